"""Taking back at a table: alone at once, among people when all agree, never past what was revealed."""

from __future__ import annotations

import stolik
from stolik.table import commands, events
from tests.table.evening import Evening


def alone() -> Evening:
    """One person and a bot; the person has started in Piles and laid a card."""
    evening = Evening("piles", 2, 1)
    evening.move(0, "start")
    evening.any_move(0)
    return evening


def together(persons: int = 3) -> Evening:
    evening = Evening("piles", 3, persons)
    evening.move(0, "start")
    evening.any_move(0)
    return evening


def undo(evening: Evening, seat: int, agree: bool = True) -> list[events.Event]:
    return evening.do(commands.Undo(f"p{seat}", evening.id(), agree))


def test_alone_among_bots_a_card_is_taken_back_at_once() -> None:
    evening = Evening("piles", 2, 1)
    evening.move(0, "start")
    before = evening.now(0)
    evening.any_move(0)
    assert evening.now(0).can_undo
    [fact] = undo(evening, 0)
    assert fact == events.Undone(evening.time, 0, 1, "c4")
    now = evening.now(0)
    assert (now.view, now.choices, now.actors) == (before.view, before.choices, before.actors)
    assert now.n == before.n + 2, "the log tells both"
    assert evening.lines(0)[-1].kind == "undo"
    assert evening.restored().now("p0") == now


def test_a_choice_from_before_is_old_after_taking_back() -> None:
    evening = alone()
    n = evening.now(0).n
    undo(evening, 0)
    assert evening.refused(evening.command(0, evening.choices(0)[0], n=n)).code == "stale"


def test_drawn_cards_cannot_be_put_back() -> None:
    evening = alone()
    evening.any_move(0)
    evening.move(0, "end")
    assert not evening.now(0).can_undo
    assert evening.refused(commands.Undo("p0", evening.id())).code == "undo-drawn"


def test_another_seat_has_moved() -> None:
    evening = Evening("toads", 2)
    evening.any_move(0)
    evening.any_move(1)
    assert not evening.now(0).can_undo
    assert evening.refused(commands.Undo("p0", evening.id())).code == "undo-others"


def test_nothing_to_take_back() -> None:
    evening = Evening("toads", 2)
    assert not evening.now(0).can_undo
    assert evening.refused(commands.Undo("p0", evening.id())).code == "undo-nothing"
    assert evening.refused(commands.Undo("p0", evening.id(), False)).code == "no-wish"
    assert evening.refused(commands.Undo("stranger", evening.id())).code == "not-seated"


def test_among_people_all_must_agree() -> None:
    evening = together()
    [asked] = undo(evening, 0)
    assert isinstance(asked, events.UndoAsked)
    shape = evening.table.info("p1").undo
    assert shape is not None
    assert (shape.seat, shape.agreed, shape.needed) == (0, [], [1, 2])
    assert len(evening.play.moves) == 2
    undo(evening, 2)
    assert evening.refused(commands.Undo("p0", evening.id())).code == "wish-waits"
    assert evening.refused(commands.Undo("p2", evening.id())).code == "wish-waits"
    facts = undo(evening, 1)
    assert [type(fact) for fact in facts] == [events.UndoAgreed, events.Undone]
    assert len(evening.play.moves) == 1
    assert evening.table.info("p1").undo is None


def test_one_who_does_not_agree_is_enough() -> None:
    evening = together()
    undo(evening, 0)
    undo(evening, 1)
    undo(evening, 2, False)
    assert evening.table.info("p0").undo is None
    assert len(evening.play.moves) == 2


def test_the_one_who_asked_can_think_again() -> None:
    evening = together()
    undo(evening, 0)
    undo(evening, 0, False)
    assert evening.table.info("p0").undo is None


def test_a_wish_without_an_answer_ends_by_itself() -> None:
    evening = together()
    undo(evening, 0)
    [fact] = evening.wait(21)
    assert fact == events.UndoDropped(evening.time - 1)
    assert evening.told(0) == "The move stays: not everybody has answered."


def test_a_move_ends_the_wish() -> None:
    evening = together()
    undo(evening, 0)
    evening.any_move(0)
    assert evening.table.info_stirred()
    assert evening.table.info("p0").undo is None


def test_bots_wait_while_people_decide() -> None:
    evening = Evening("piles", 3, 2, pace=1.0)
    evening.move(0, "decline")
    evening.think("decline")
    undo(evening, 0)
    assert evening.wait(10) == []
    undo(evening, 1)
    assert evening.play.moves == []
    assert evening.choices(0) == ["start", "decline"]


def test_people_who_are_away_need_not_agree() -> None:
    evening = together()
    evening.do(commands.Leave("p1", evening.id(), "greedy"))
    undo(evening, 0)
    shape = evening.table.info("p0").undo
    assert shape is not None
    assert shape.needed == [2]


def test_a_finished_game_stays_finished() -> None:
    evening = Evening("piles", 1, 1)
    while evening.table.stage == "playing":
        evening.any_move(0)
    assert not evening.now(0).can_undo
    assert evening.refused(commands.Undo("p0", evening.id())).code == "not-playing"


def test_the_record_of_a_game_with_moves_taken_back_is_true() -> None:
    evening = alone()
    undo(evening, 0)
    while evening.table.stage == "playing":
        if evening.choices(0):
            evening.any_move(0)
        else:
            evening.think()
    record = evening.table.record()
    assert {"seat": 0, "undo": 1}.items() <= record.events[2].items()
    assert record.state().position() == evening.play.state.position()
    assert stolik.Record.loads(record.dumps(), stolik.game).events == record.events
