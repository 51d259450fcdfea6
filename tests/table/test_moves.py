"""Moves at the table: legal ones, refused ones, old ones, and the same one twice."""

from __future__ import annotations

import pytest

from stolik.table import commands, events
from stolik.table.table import Table
from tests.table.evening import Evening, everything


def test_a_move_is_made_and_everybody_is_told() -> None:
    evening = Evening("toads", 2)
    card = evening.choices(0)[0]
    [fact] = evening.move(0, card)
    assert fact == events.Moved(evening.time, 0, card, id="c2")
    for viewer in (0, 1, -1):
        line = evening.lines(viewer)[-1]
        assert (line.kind, line.seat, line.move, line.by) == ("move", 0, card, "person")
        assert line.parts == {"do": "place", "card": int(card)}
    assert "You" in evening.told(0)
    assert "Ala" in evening.told(1)
    assert evening.now(0).actors == [1]
    assert evening.choices(0) == []
    assert evening.choices(1)


def test_choices_carry_their_parts_and_what_is_asked() -> None:
    now = Evening("toads", 2).now(0)
    assert now.choices[0].parts["do"] == "place"
    assert now.asked is not None
    assert now.asked.worded("pl")
    assert "T-07" in now.rules
    other = Evening("toads", 2).now(1)
    assert (other.choices, other.asked, other.actors) == ([], None, [0])


def test_a_move_against_the_rules_is_refused_with_its_rule() -> None:
    evening = Evening("toads", 2)
    refusal = evening.refused(evening.command(0, "take"))
    assert (refusal.code, refusal.rule) == ("illegal-move", "T-07")
    assert evening.refused(evening.command(1, "34")).code == "illegal-move"
    assert evening.refused(evening.command(0, "hop")).code == "illegal-move"


def test_who_may_not_move_at_all() -> None:
    evening = Evening("toads", 2)
    assert evening.refused(commands.Move("stranger", "x", 3, "34")).code == "not-seated"
    assert Evening(start=False).refused(commands.Move("p0", "x", 1, "34")).code == "not-playing"


@pytest.mark.parametrize("name", ["", "x" * 65])
def test_a_command_needs_an_id(name: str) -> None:
    evening = Evening("toads", 2)
    assert evening.refused(commands.Move("p0", name, evening.now(0).n, evening.choices(0)[0])).code == "id"


def test_the_same_command_again_changes_nothing_also_after_a_restart() -> None:
    evening = Evening("toads", 2)
    command = evening.command(0, evening.choices(0)[0])
    evening.do(command)
    before = everything(evening.table)
    assert evening.do(command) == []
    assert evening.table.answered("p0", command.id)
    assert not evening.table.answered("p1", command.id)
    assert evening.table.stirred() == set()
    restored = evening.restored()
    assert restored.answered("p0", command.id)
    assert restored.handle(command, evening.time) == []
    assert everything(evening.table) == everything(restored) == before


def test_every_kind_of_command_is_done_once() -> None:
    evening = Evening("piles", 3, 2, start=False)
    for command in (
        commands.SeatBot("p0", "a", 2, "easy"),
        commands.OpenSeat("p0", "b", 2),
        commands.Start("p0", "c", "greedy"),
        commands.Phrase("p1", "d", "phrase-hello"),
        commands.Mute("p1", "e", 0, True),
        commands.Leave("p1", "f", "greedy"),
        commands.Return("p1", "g"),
        commands.Move("p0", "h", 7, "start"),
    ):
        assert evening.do(command), command
        assert evening.table.answered(command.person, command.id)
        assert evening.do(command) == []
        assert evening.restored().answered(command.person, command.id)


def test_another_persons_id_is_another_command() -> None:
    evening = Evening("toads", 2)
    evening.do(commands.Move("p0", "same", evening.now(0).n, evening.choices(0)[0]))
    assert evening.do(commands.Move("p1", "same", evening.now(1).n, evening.choices(1)[0]))


def test_a_move_chosen_at_an_older_decision_is_refused_even_if_it_would_be_legal() -> None:
    evening = Evening("toads", 2)
    old = evening.now(0).n
    cards = evening.choices(0)
    evening.move(0, cards[0])
    evening.any_move(1)
    still_legal = next(card for card in evening.choices(0) if card in cards)
    assert evening.refused(evening.command(0, still_legal, n=old)).code == "stale"
    assert evening.move(0, still_legal)


def test_within_a_turn_each_card_is_a_decision_of_its_own() -> None:
    evening = Evening("piles", 2)
    evening.move(0, "start")
    old = evening.now(0).n
    evening.any_move(0)
    assert evening.refused(evening.command(0, evening.choices(0)[0], n=old)).code == "stale"


def test_what_others_did_in_the_same_open_phase_does_not_make_a_choice_old() -> None:
    evening = Evening("lie", 3, 3)
    old = evening.now(1).n
    choice = evening.choices(1)[0]
    evening.any_move(0)
    evening.do(commands.Say("p0", evening.id(), "Hurry"))
    assert evening.now(1).n == old + 2
    assert evening.move(1, choice, n=old)


def test_a_signal_is_never_too_late() -> None:
    evening = Evening("piles", 2)
    old = evening.now(1).n
    evening.move(0, "start")
    evening.any_move(0)
    evening.any_move(0)
    evening.move(0, "end")
    assert evening.move(1, "A!", n=old)
    assert evening.choices(1), "a signal does not use up the turn"


@pytest.mark.parametrize("n", [-1, 99])
def test_a_line_that_nobody_was_told(n: int) -> None:
    evening = Evening("toads", 2)
    assert evening.refused(evening.command(0, evening.choices(0)[0], n=n)).code == "no-line"


def test_signals_are_offered_to_those_who_are_not_to_move() -> None:
    evening = Evening("piles", 2)
    evening.move(0, "start")
    assert {choice.move for choice in evening.now(1).signals} >= {"A!", "D~"}
    assert evening.now(1).choices == []
    assert evening.now(-1).signals == []


def test_a_moment_of_the_past_can_be_looked_at() -> None:
    evening = Evening("toads", 2)
    views = {}
    for _ in range(6):
        evening.any_move(evening.now(0).actors[0])
        views[evening.now(0).n] = evening.now(0).view
    for n, view in views.items():
        seen, line = evening.table.moment("p0", n)
        assert seen == view
        assert line.n == n
    with pytest.raises(Exception, match="There is no line"):
        evening.table.moment("p0", 99)
    with pytest.raises(Exception, match="no game going on"):
        evening.table.moment("p0", 1)


def test_hints_are_about_what_the_seat_may_know() -> None:
    evening = Evening("toads", 2)
    assert evening.now(0).can_hint
    assert not evening.now(1).can_hint
    observation = evening.table.hint("p0")
    assert observation.view == evening.now(0).view
    assert observation.kernel.seed == b""
    with pytest.raises(Exception, match="nothing for you to decide"):
        evening.table.hint("p1")


def test_a_table_without_hints_gives_none() -> None:
    evening = Evening("toads", 2, hints=False)
    assert not evening.now(0).can_hint
    with pytest.raises(Exception, match="no hints"):
        evening.table.hint("p0")


def test_whose_decision_is_missing() -> None:
    evening = Evening("lie", 3, 2, here=True)
    assert evening.table.asked() == 0b011
    evening.any_move(0)
    assert evening.table.asked() == 0b010
    assert Evening(start=False).table.asked() == 0


def test_time_does_not_run_back() -> None:
    evening = Evening("toads", 2)
    evening.time -= 500
    [fact] = evening.any_move(0)
    assert fact.at == 1000.0


def test_a_table_can_be_made_from_its_events_at_any_moment() -> None:
    evening = Evening("lynx", 3, 3)
    for _ in range(40):
        evening.any_move(evening.now(0).actors[0])
        assert everything(evening.restored()) == everything(evening.table)


def test_a_log_begun_late_is_the_same_as_one_kept_from_the_start() -> None:
    evening = Evening("seventeen", 3, 3)
    watched = Table.restore(evening.facts, watching=[-1, 0, 1, 2])
    for _ in range(30):
        seat = evening.now(-1).actors[0]
        facts = evening.any_move(seat) if evening.choices(seat) else evening.wait(7)
        for fact in facts:
            watched.fold(fact)
        if evening.table.stage == "over":
            break
    for viewer in (None, "p0", "p1", "p2"):
        assert watched.happened(viewer) == evening.restored().happened(viewer)
