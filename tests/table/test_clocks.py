"""Clocks, bots that decide when the time is up, people who are away, and coming back."""

from __future__ import annotations

import pytest

from stolik.table import commands, events
from stolik.table.shapes import Clock
from tests.table.evening import Evening, everything


def test_without_a_clock_a_table_waits_for_days() -> None:
    evening = Evening("toads", 2)
    assert evening.table.deadline() is None
    assert evening.now(0).left is None
    evening.do(commands.Disconnected("p0"))
    evening.do(commands.Disconnected("p1"))
    assert evening.wait(30 * 24 * 3600) == []
    assert evening.table.deadline() is None


def test_when_the_time_is_up_a_bot_decides_once() -> None:
    evening = Evening("toads", 2, clock=Clock(decision=30))
    assert evening.now(0).left == 30
    assert evening.table.deadline() == evening.time + 30
    assert evening.wait(29) == []
    assert evening.table.thinkers() == []
    evening.wait(1)
    [thinker] = evening.table.thinkers()
    assert (thinker.seat, thinker.level, thinker.wants) == (0, "normal", "move")
    [fact] = evening.think()
    assert isinstance(fact, events.Moved)
    assert (fact.seat, fact.by) == (0, "clock")
    assert evening.lines(1)[-1].by == "clock"
    assert evening.now(1).left == 30
    evening.any_move(1)
    assert evening.table.thinkers() == [], "the next decision is the person's again"


def test_a_person_who_is_still_quicker_than_the_bot_decides() -> None:
    evening = Evening("toads", 2, clock=Clock(decision=30))
    evening.wait(31)
    [thinker] = evening.table.thinkers()
    [fact] = evening.any_move(0)
    assert isinstance(fact, events.Moved)
    assert fact.by == "person"
    assert evening.do(commands.BotMoved(thinker.ticket, thinker.observation.legal[0])) == []


def test_in_an_open_phase_each_has_a_clock() -> None:
    evening = Evening("lie", 3, 3, clock=Clock(decision=30))
    evening.wait(20)
    evening.any_move(1)
    assert evening.now(0).left == 10
    evening.wait(10)
    assert [thinker.seat for thinker in evening.table.thinkers()] == [0, 2]


# -- away


def test_somebody_away_too_long_is_played_by_a_bot() -> None:
    evening = Evening("toads", 2, clock=Clock(decision=300))
    evening.do(commands.Disconnected("p0"))
    assert evening.wait(89) == []
    [fact] = evening.wait(1)
    assert isinstance(fact, events.HandedOver)
    assert (fact.seat, fact.why) == (0, "away")
    chair = evening.table.info("p1").chairs[0]
    assert (chair.kind, chair.away, chair.level, chair.name) == ("person", True, "normal", "Ala")
    [move] = evening.think()
    assert isinstance(move, events.Moved)
    assert (move.seat, move.by) == (0, "bot")
    assert evening.choices(1)


def test_a_reconnect_in_time_keeps_the_seat() -> None:
    evening = Evening("toads", 2, clock=Clock(decision=300))
    evening.do(commands.Disconnected("p0"))
    evening.wait(80)
    evening.do(commands.Connected("p0"))
    evening.wait(100)
    assert not evening.table.seats[0].away


def test_somebody_gone_while_others_play_is_asked_for_a_while_at_least() -> None:
    evening = Evening("toads", 2, clock=Clock(decision=300))
    evening.do(commands.Disconnected("p1"))
    evening.wait(120)
    assert not evening.table.seats[1].away, "it is not their turn"
    evening.any_move(0)
    assert evening.wait(14.9) == []
    [fact] = evening.wait(0.2)
    assert isinstance(fact, events.HandedOver)


def test_without_a_decision_clock_only_where_it_was_asked_for_and_somebody_waits() -> None:
    evening = Evening("toads", 2, clock=Clock(away=60))
    evening.do(commands.Disconnected("p0"))
    [fact] = evening.wait(60)
    assert isinstance(fact, events.HandedOver)
    alone = Evening("toads", 2, 1, clock=Clock(away=60))
    alone.do(commands.Disconnected("p0"))
    assert alone.wait(1000) == []


# -- by wish, and back


def test_a_person_hands_over_and_takes_back_at_any_decision() -> None:
    evening = Evening("toads", 2)
    evening.do(commands.Leave("p0", evening.id(), "hard"))
    assert "a bot" in evening.told(0).lower()
    [thinker] = evening.table.thinkers()
    assert (thinker.seat, thinker.level) == (0, "hard")
    assert evening.now(0).choices == []
    assert evening.refused(evening.command(0, "34")).code == "away"
    evening.do(commands.Return("p0", evening.id()))
    assert evening.table.thinkers() == []
    assert evening.do(commands.BotMoved(thinker.ticket, thinker.observation.legal[0])) == []
    assert evening.any_move(0)


def test_the_bot_in_a_persons_seat_gets_only_what_that_seat_may_know() -> None:
    evening = Evening("toads", 2)
    evening.do(commands.Leave("p0", evening.id(), "greedy"))
    [thinker] = evening.table.thinkers()
    assert thinker.observation.view == evening.play.state.view(0)
    assert thinker.observation.kernel.seed == b""
    assert thinker.observation.seat == 0


def test_taking_back_starts_the_clock_of_that_decision_again() -> None:
    evening = Evening("toads", 3, 3, clock=Clock(decision=60), pace=10.0)
    evening.wait(50)
    evening.do(commands.Leave("p0", evening.id(), "greedy"))
    evening.wait(5)
    evening.do(commands.Return("p0", evening.id()))
    assert evening.now(0).left == 60


def test_leaving_and_coming_back_make_sense_or_are_refused() -> None:
    evening = Evening("toads", 2)
    assert evening.refused(commands.Return("p0", evening.id())).code == "not-away"
    evening.do(commands.Leave("p0", evening.id(), "greedy"))
    assert evening.refused(commands.Leave("p0", evening.id(), "greedy")).code == "away"
    assert evening.refused(commands.Leave("stranger", evening.id(), "greedy")).code == "not-seated"
    assert evening.refused(commands.Leave("p1", evening.id(), "genius")).code == "level"


def test_when_nobody_plays_any_more_the_bots_wait() -> None:
    evening = Evening("toads", 3, 2, clock=Clock(decision=30))
    evening.do(commands.Leave("p0", evening.id(), "greedy"))
    evening.do(commands.Leave("p1", evening.id(), "greedy"))
    assert evening.table.thinkers() == []
    assert evening.table.deadline() is None
    assert evening.now(0).left is None
    evening.wait(10_000)
    evening.do(commands.Return("p1", evening.id()))
    assert [thinker.seat for thinker in evening.table.thinkers()] == [0]
    assert evening.now(1).left == 30


def test_both_are_in_the_record() -> None:
    evening = Evening("toads", 2, options={"rounds": 1})
    evening.do(commands.Leave("p0", evening.id(), "easy"))
    evening.think()
    evening.do(commands.Return("p0", evening.id()))
    while evening.table.stage == "playing":
        evening.any_move(evening.now(0).actors[0])
    first, second, third, *_ = evening.table.record().events
    assert (first["seat"], first["bot"], first["why"]) == (0, "easy", "wish")
    assert (second["seat"], second["by"]) == (0, "bot")
    assert (third["seat"], third["back"]) == (0, True)


# -- restarts


def test_after_a_restart_clocks_start_again() -> None:
    evening = Evening("toads", 2, clock=Clock(decision=30))
    evening.wait(25)
    table = evening.restored()
    [fact] = table.handle(commands.Wake(), evening.time + 3600)
    assert isinstance(fact, events.Woken)
    assert table.now("p0").left == 30
    assert table.deadline() == evening.time + 3600 + 30


def test_a_restart_without_a_clock_leaves_no_trace() -> None:
    evening = Evening("toads", 2)
    table = evening.restored()
    before = everything(table)
    assert table.handle(commands.Wake(), evening.time) == []
    assert everything(table) == before


# -- the pace of bots


@pytest.mark.parametrize("game", ["toads", "piles", "lynx"])
def test_a_bot_takes_its_time_and_its_choice_makes_no_difference(game: str) -> None:
    dues = set()
    for place in (0, -1):
        evening = Evening(game, 2, 1, pace=1.0)
        if game == "piles":
            evening.move(0, "decline")
        else:
            evening.any_move(0)
        evening.hush()
        while not any(thinker.wants == "move" for thinker in evening.table.thinkers()):
            evening.any_move(0)
            evening.hush()
        [thinker] = [thinker for thinker in evening.table.thinkers() if thinker.wants == "move"]
        evening.time += 0.1
        assert evening.do(commands.BotMoved(thinker.ticket, thinker.observation.legal[place])) == []
        assert evening.table.stirred() == set()
        assert all(other.wants == "signals" for other in evening.table.thinkers())
        due = evening.table.deadline()
        assert due is not None
        assert 0.7 <= due - 1000.0 <= 1.3
        dues.add(due)
        assert evening.wait(2)
    assert len(dues) == 1


def test_a_bot_that_thought_longer_than_its_pace_moves_at_once() -> None:
    evening = Evening("toads", 2, 1, pace=1.0)
    evening.any_move(0)
    evening.wait(5)
    assert evening.think()


def test_a_bot_that_would_cheat_is_refused() -> None:
    evening = Evening("toads", 2, 1)
    evening.any_move(0)
    [thinker] = evening.table.thinkers()
    assert evening.refused(commands.BotMoved(thinker.ticket, "nonsense")).code == "bot"
    assert evening.do(commands.BotMoved("9.9.9.9", "34")) == []


def test_the_same_table_makes_its_bots_think_the_same() -> None:
    one, two = Evening("lie", 3, 1), Evening("lie", 3, 1)
    assert [(t.ticket, t.seed) for t in one.table.thinkers()] == [(t.ticket, t.seed) for t in two.table.thinkers()]
    assert len({t.seed for t in one.table.thinkers()}) == 2
    assert one.table.thinkers()[0] is one.table.thinkers()[0]


def test_a_bot_whose_choice_is_gone_is_asked_again() -> None:
    """Who starts in Piles: the last one cannot decline any more."""
    evening = Evening("piles", 3, 1, pace=1.0)
    evening.hush()
    for thinker in evening.table.thinkers():
        if thinker.wants == "move":
            evening.do(commands.BotMoved(thinker.ticket, "decline"))
    evening.move(0, "decline")
    while evening.play.moves[-1][1] != "start":
        evening.wait(2)
        evening.hush()
        for thinker in evening.table.thinkers():
            if thinker.wants == "move":
                assert thinker.observation.legal == ["start"]
                evening.do(commands.BotMoved(thinker.ticket, "start"))
    assert [move for _, move in evening.play.moves] == ["decline", "decline", "start"]


def test_bots_may_signal_once_after_each_move() -> None:
    evening = Evening("piles", 2, 1)
    evening.move(0, "start")
    [thinker] = evening.table.thinkers()
    assert (thinker.seat, thinker.wants) == (1, "signals")
    facts = evening.do(commands.BotSignalled(thinker.ticket, ("A!", "A!", "nonsense", "B-", "C~")))
    assert [(fact.seat, fact.move) for fact in facts if isinstance(fact, events.Moved)] == [(1, "A!"), (1, "C~")]
    assert evening.table.thinkers() == []
    evening.any_move(0)
    assert [t.wants for t in evening.table.thinkers()] == ["signals"]


def test_a_bot_that_moves_next_knows_the_signals_of_the_others() -> None:
    evening = Evening("piles", 3, 1)
    evening.move(0, "start")
    while evening.play.state.actors == (0,):
        evening.any_move(0)
    [two] = [thinker for thinker in evening.table.thinkers() if thinker.seat == 2]
    assert {thinker.wants for thinker in evening.table.thinkers()} == {"signals"}
    for thinker in evening.table.thinkers():
        evening.do(commands.BotSignalled(thinker.ticket, ("B!!",) if thinker is two else ()))
    [mover] = evening.table.thinkers()
    assert (mover.seat, mover.wants) == (1, "move")
    assert mover.observation.view["signals"][2] == {"B": "!!"}
