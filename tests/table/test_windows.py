"""The call window of Seventeen: buttons for all, a time of its own, and nobody can tell who has passed."""

from __future__ import annotations

import msgspec
import pytest

from stolik.table import commands, events
from stolik.table.shapes import Clock
from tests.table.evening import Evening


def opened(players: int = 4, persons: int | None = None, **wishes: object) -> Evening:
    """Seat 0 has laid a card; the others may call."""
    evening = Evening("seventeen", players, persons or players, **wishes)  # type: ignore[arg-type]
    card = next(move for move in evening.choices(0) if not move.startswith(("B", "T", "R")))
    evening.move(0, card)
    return evening


def shown(evening: Evening, seat: int) -> bytes:
    """All a seat is shown, as bytes."""
    viewer = evening.viewer(seat)
    table = evening.table
    return msgspec.json.encode((table.info(viewer), table.now(viewer), table.happened(viewer)))


def test_every_rival_is_offered_the_buttons_and_the_window_has_its_time() -> None:
    evening = opened()
    for seat in (1, 2, 3):
        assert evening.choices(seat) == ["check", "pass"]
        assert evening.now(seat).left == 6.0
        assert evening.now(seat).actors == [1, 2, 3]
    assert evening.choices(0) == []
    assert evening.table.deadline() == evening.time + 6.0


def test_without_a_clock_the_window_still_closes_by_itself() -> None:
    evening = opened(clock=Clock(call_window=4.0))
    assert evening.wait(3.9) == []
    facts = evening.wait(0.1)
    assert [(fact.seat, fact.move, fact.by) for fact in facts if isinstance(fact, events.Moved)] == [
        (seat, "pass", "clock") for seat in (1, 2, 3)
    ]
    assert len(facts) == 3
    assert evening.play.window is None
    assert evening.told(-1) == "Nobody calls."
    assert evening.choices(1)


def test_it_ends_at_once_when_all_have_passed() -> None:
    evening = opened()
    for seat in (3, 1, 2):
        assert evening.play.window
        evening.move(seat, "pass")
    assert evening.play.window is None
    assert evening.now(1).actors == [1]


def test_nobody_gets_a_message_when_another_passes() -> None:
    evening = opened()
    before = {seat: shown(evening, seat) for seat in (-1, 0, 1, 3)}
    evening.move(2, "pass")
    assert evening.table.stirred() == {2}
    assert not evening.table.info_stirred()
    for seat, seen in before.items():
        assert shown(evening, seat) == seen
    assert evening.choices(2) == []
    assert evening.now(2).actors == [1, 3]
    assert evening.lines(2)[-1].move == "pass"
    assert evening.refused(evening.command(2, "check")).code == "illegal-move"


@pytest.mark.parametrize("watcher", [-1, 0, 1])
def test_who_passed_and_in_which_order_cannot_be_told_afterwards(watcher: int) -> None:
    """The others pass by hand or by clock, in any order: the bytes are the same."""
    seen = set()
    for passes in ((2, 3), (3, 2), (2,), (3,), ()):
        evening = opened()
        evening.time = 1001.0
        for seat in passes:
            evening.move(seat, "pass")
        if watcher == 1:
            evening.time = 1002.0
            evening.move(1, "pass")
        evening.time = 1000.0
        evening.wait(8)
        evening.table.time = 1008.0
        seen.add(shown(evening, watcher))
    assert len(seen) == 1


def test_who_had_passed_cannot_be_told_when_somebody_calls() -> None:
    seen = set()
    for passes in ((2,), ()):
        evening = opened()
        for seat in passes:
            evening.move(seat, "pass")
        evening.time += 1.0
        evening.move(3, "check")
        evening.wait(1.0)
        assert evening.play.moves[-1] == (3, "check")
        seen.add((shown(evening, 0), shown(evening, 1), shown(evening, -1)))
    assert len(seen) == 1


def test_a_line_says_that_the_window_is_over_so_that_a_late_call_is_old() -> None:
    """A call may also be made at the beginning of one's turn: a click in the window is not that call."""
    evening = opened()
    n = evening.now(1).n
    evening.wait(6)
    assert "check" in evening.choices(1)
    assert evening.now(1).n > n
    assert evening.refused(evening.command(1, "check", n=n)).code == "stale"


def test_a_call_waits_for_others_that_may_be_on_their_way() -> None:
    evening = opened()
    evening.time += 2
    before = [shown(evening, seat) for seat in (-1, 0, 1, 3)]
    [fact] = evening.move(2, "check")
    assert isinstance(fact, events.Called)
    assert evening.table.stirred() == {2}
    assert [shown(evening, seat) for seat in (-1, 0, 1, 3)] == [
        seen.replace(b'"left":6.0', b'"left":4.0') for seen in before
    ]
    now = evening.now(2)
    assert now.choices == []
    assert now.asked is not None
    assert "called" in now.asked.worded("en")
    assert evening.refused(evening.command(2, "check")).code == "called"
    assert evening.refused(evening.command(2, "pass")).code == "called"
    facts = evening.wait(0.5)
    assert isinstance(facts[0], events.Raced)
    assert evening.play.moves[-1] == (2, "check")


def test_with_one_rival_there_is_nothing_to_wait_for() -> None:
    evening = opened(2)
    facts = evening.move(1, "check")
    assert [type(fact) for fact in facts] == [events.Called, events.Raced, events.Moved]


def test_a_call_of_one_who_may_not_call() -> None:
    evening = opened()
    assert evening.refused(evening.command(0, "check")).code == "illegal-move"
    assert evening.refused(evening.command(1, "D4")).code == "illegal-move"


def test_a_call_outlives_a_restart() -> None:
    evening = opened()
    evening.time += 1
    evening.move(2, "check")
    table = evening.restored()
    table.presence.here.clear()
    table.handle(commands.Wake(), evening.time + 100)
    facts = table.handle(commands.Tick(), evening.time + 100)
    assert [type(fact) for fact in facts] == [events.Raced, events.Moved]
    assert table.play is not None
    assert table.play.moves[-1] == (2, "check")


def test_a_window_cannot_be_undone_and_the_refusal_tells_nothing() -> None:
    for passes in ((), (2,)):
        evening = opened()
        for seat in passes:
            evening.move(seat, "pass")
        assert not evening.now(0).can_undo
        assert evening.refused(commands.Undo("p0", evening.id())).code == "undo-others"


# -- bots


def test_bots_answer_after_a_time_that_does_not_hang_on_the_answer() -> None:
    dues = {}
    for choice in ("check", "pass"):
        evening = opened(4, 1, pace=1.0)
        assert evening.think(choice) == []
        dues[choice] = sorted(held.due - evening.time for held in evening.table.minds.held.values())
    assert dues["check"] == dues["pass"]
    assert len(set(dues["pass"])) == 3
    assert all(0.6 <= due <= 2.8 for due in dues["pass"])


def test_bots_in_a_short_window_answer_within_it() -> None:
    evening = opened(4, 1, pace=10.0, clock=Clock(call_window=2.0))
    evening.think("pass")
    assert all(held.due <= evening.time + 1.6 for held in evening.table.minds.held.values())


def test_all_bots_have_passed_and_the_turn_goes_on_at_once() -> None:
    evening = opened(4, 1, pace=1.0)
    evening.think("pass")
    facts = evening.wait(3)
    assert len(facts) == 3
    assert evening.play.window is None


def test_the_fastest_bot_has_the_call() -> None:
    evening = opened(4, 1, pace=1.0)
    evening.think("check")
    first = min(evening.table.minds.held.values(), key=lambda held: held.due)
    facts = evening.wait(first.due - evening.time)
    assert [type(fact) for fact in facts] == [events.Called, events.Raced, events.Moved]
    assert evening.play.moves[-1] == (first.seat, "check")
    assert evening.lines(0)[-1].by == "bot"


def test_a_bot_that_thinks_long_does_not_lose_its_reaction() -> None:
    evening = opened(3, 2, pace=1.0)
    [thinker] = evening.table.thinkers()
    evening.time += 3.0
    evening.move(1, "check")
    assert evening.wait(5) == [], "the race waits for the bot"
    facts = evening.do(commands.BotMoved(thinker.ticket, "check"))
    race = next(fact for fact in facts if isinstance(fact, events.Raced))
    assert [call[0] for call in race.ranking] == [thinker.seat, 1]
    assert evening.play.moves[-1] == (thinker.seat, "check")


def test_a_window_waits_for_a_bot_that_thinks_long() -> None:
    evening = opened(3, 2, pace=1.0)
    [thinker] = evening.table.thinkers()
    assert evening.wait(20) == []
    assert evening.table.deadline() is None
    evening.do(commands.BotMoved(thinker.ticket, "pass"))
    assert evening.play.window is None


def test_somebody_leaves_while_the_window_is_open() -> None:
    evening = opened(3, 3)
    evening.do(commands.Leave("p1", evening.id(), "greedy"))
    [thinker] = evening.table.thinkers()
    assert thinker.seat == 1
    evening.do(commands.BotMoved(thinker.ticket, "check"))
    evening.wait(1)
    assert evening.play.moves[-1] == (1, "check")
