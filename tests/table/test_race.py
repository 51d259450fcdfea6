"""The race for SPRAWDZAM: reaction decides, not the wire, and lying about time gains next to nothing."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

import stolik
from stolik.table import commands, events
from stolik.table.window import MOST, SLACK, Window
from tests.table.evening import Evening
from tests.table.test_windows import opened

COMMIT = 0.004  # from the card to the socket


@dataclass
class Caller:
    """Somebody at the end of a wire. `hold`: how long a dishonest client holds its acknowledgement back."""

    seat: int
    one_way: float
    hold: float = 0.0
    pretend: float = 0.0  # added to every pong

    def steps(self, reaction: float, noise: random.Random) -> list[tuple[float, str]]:
        """What arrives at the server, and when, counted from the card."""
        shown = COMMIT + self.one_way + noise.uniform(0.005, 0.02)
        seen = shown + self.hold + self.one_way + noise.uniform(0, 0.002)
        called = shown + reaction + self.one_way + noise.uniform(0, 0.002)
        return [(min(seen, called), "seen"), (called, "called")]


def race(evening: Evening, callers: list[Caller], reactions: list[float], noise: random.Random) -> int:
    """Who wins; the table is left after the call."""
    start = evening.time
    steps = sorted(
        (at, place, what)
        for place, caller in enumerate(callers)
        for at, what in caller.steps(reactions[place], noise)
    )
    for at, place, what in steps:
        evening.wait(start + at - evening.time)
        if evening.play.window is None:
            break
        caller = callers[place]
        person = f"p{caller.seat}"
        if what == "called":
            evening.move(caller.seat, "check")
        else:
            wire = 2 * caller.one_way + caller.pretend
            evening.do(commands.Seen(person, evening.now(caller.seat).n, start + COMMIT, wire))
    evening.wait(2)
    return next(fact.ranking[0][0] for fact in reversed(evening.facts) if isinstance(fact, events.Raced))


def lay(evening: Evening) -> Evening:
    """On to the next window, at a new table where the game is over."""
    while evening.table.stage == "playing":
        turn = evening.now(-1).actors[0]
        cards = [move for move in evening.choices(turn) if move[0] in "DSP"]
        if turn != 0 and "check" in evening.choices(turn):
            evening.move(turn, "check")
        elif cards:
            evening.move(turn, cards[0])
        else:
            evening.any_move(turn)
        if evening.play.window and turn == 0:
            return evening
        while evening.play.window:
            evening.wait(6)
    return lay(Evening("seventeen", 3, 3, secret=random.Random(evening.time).randbytes(32)))


def shares(callers: list[Caller], races: int, seed: int) -> dict[int, float]:
    noise = random.Random(seed)
    wins = {caller.seat: 0 for caller in callers}
    evening = Evening("seventeen", 3, 3)
    for _ in range(races):
        evening = lay(evening)
        wins[race(evening, callers, [noise.gauss(0.9, 0.25) for _ in callers], noise)] += 1
    return {seat: count / races for seat, count in wins.items()}


@pytest.mark.parametrize(("near", "far"), [(1, 2), (2, 1)])
def test_equal_reactions_win_equally_behind_20_and_210_milliseconds_of_wire(near: int, far: int) -> None:
    won = shares([Caller(near, 0.020), Caller(far, 0.210)], 10_000, near)
    assert 0.48 <= won[near] <= 0.52
    assert 0.48 <= won[far] <= 0.52


def test_a_client_that_holds_its_acknowledgement_back_gains_the_slack_at_most() -> None:
    for hold in (0.05, 0.5, 5.0):
        noise = random.Random(3)
        for _ in range(200):
            reaction = noise.gauss(0.9, 0.25)
            assert credited(Caller(1, 0.02, hold=hold), reaction, noise) >= reaction - SLACK - 0.001


def test_a_client_that_holds_its_pongs_back_too_gains_no_more_than_the_bound() -> None:
    noise = random.Random(4)
    for pretend in (0.1, 1.0, 30.0):
        for _ in range(200):
            reaction = noise.gauss(1.5, 0.3)
            gain = reaction - credited(Caller(1, 0.02, hold=9.0, pretend=pretend), reaction, noise)
            assert gain <= MOST


def test_a_client_that_acknowledges_before_it_shows_only_hurts_itself() -> None:
    noise = random.Random(5)
    for _ in range(200):
        reaction = noise.gauss(0.9, 0.25)
        assert credited(Caller(1, 0.1, hold=-0.1), reaction, noise) >= reaction


def credited(caller: Caller, reaction: float, noise: random.Random) -> float:
    """The reaction that counts for a call."""
    window = Window(0.0, (1, 2))
    (seen, _), (called, _) = caller.steps(reaction, noise)
    window.show(1, max(0.0, seen), COMMIT, 2 * caller.one_way + caller.pretend)
    return called - window.shown_to(1)


def test_without_an_acknowledgement_the_time_runs_from_the_card() -> None:
    evening = opened(3)
    evening.time += 1.25
    [fact] = evening.move(1, "check")
    assert isinstance(fact, events.Called)
    assert fact.at - fact.shown == 1.25


def test_only_the_first_acknowledgement_of_the_card_itself_counts() -> None:
    evening = opened(3)
    n, start = evening.now(1).n, evening.time
    evening.time = start + 0.02
    evening.do(commands.Seen("p1", n - 1, start, 0.04))  # a line from before
    evening.time = start + 0.04
    evening.do(commands.Seen("p1", n, start, 0.04))
    evening.time = start + 0.08
    evening.do(commands.Seen("p1", n, start, 0.3))
    assert evening.table.stirred() == set()
    evening.time = start + 1
    [fact] = evening.move(1, "check")
    assert isinstance(fact, events.Called)
    assert fact.shown == pytest.approx(start + 0.04)


def test_coming_back_later_is_no_later_start() -> None:
    """Somebody who watches from elsewhere and connects in time to call has seen the card like all others."""
    evening = opened(3)
    start = evening.time
    evening.time = start + 4
    evening.do(commands.Disconnected("p1"))
    evening.do(commands.Connected("p1"))
    evening.do(commands.Seen("p1", evening.now(1).n, evening.time, 0.01))
    fact, *_ = evening.move(1, "check")
    assert isinstance(fact, events.Called)
    assert fact.at - fact.shown >= 4 - MOST - 1e-6


def test_a_later_call_with_the_faster_reaction_wins_and_all_are_told() -> None:
    evening = opened(3)
    start, n = evening.time, evening.now(1).n
    for seat, seen in ((1, 0.02), (2, 0.42)):
        evening.time = start + seen
        evening.do(commands.Seen(f"p{seat}", n, start, seen))
    evening.time = start + 0.90
    evening.move(1, "check")  # 880 ms
    evening.time = start + 1.20
    facts = evening.move(2, "check")  # 780 ms
    assert isinstance(facts[1], events.Raced)
    assert facts[1].ranking == [(2, 420, 1200), (1, 20, 900)]
    assert evening.play.moves[-1] == (2, "check")
    line = evening.lines(1)[-2]
    assert (line.kind, line.seat) == ("race", 2)
    assert [text.worded("en") for text in line.texts] == ["1. Cyryl: 780 ms", "2. You: 880 ms"]


def test_a_race_closes_as_soon_as_no_call_can_be_faster() -> None:
    evening = opened(3)
    start, n = evening.time, evening.now(1).n
    evening.time = start + 0.02
    for seat in (1, 2):
        evening.do(commands.Seen(f"p{seat}", n, start, 0.02))
    evening.time = start + 1
    facts = evening.move(1, "check")
    assert [type(fact) for fact in facts] == [events.Called, events.Raced, events.Moved]


def test_whether_a_rival_has_passed_does_not_change_when_a_race_closes() -> None:
    closes = set()
    for passes in (False, True):
        evening = opened(3)
        if passes:
            evening.move(2, "pass")
        evening.time += 1
        evening.move(1, "check")
        closes.add(evening.table.deadline())
    assert len(closes) == 1


def test_equal_reactions_go_to_the_nearest_seat_to_the_left_of_the_card() -> None:
    for first, second in ((1, 3), (3, 1)):
        evening = opened(4)
        evening.time += 1
        evening.move(first, "check")
        evening.move(second, "check")
        evening.wait(1)
        assert evening.play.moves[-1] == (1, "check")


def test_nobody_reacts_faster_than_a_person_can() -> None:
    evening = opened(4)
    evening.time += 0.01
    evening.move(3, "check")
    evening.time += 0.07
    evening.move(2, "check")
    evening.wait(1)
    assert evening.play.moves[-1] == (2, "check"), "both are faster than 100 ms, so equal, and 2 sits nearer"


def test_a_call_after_the_race_is_decided_is_refused() -> None:
    evening = opened(4)
    n = evening.now(1).n
    evening.time += 1
    evening.move(3, "check")
    evening.wait(1)
    assert evening.refused(evening.command(1, "check", n=n)).code in ("illegal-move", "stale")


def test_the_ranking_is_in_the_record_and_can_be_worked_out_from_it() -> None:
    evening = opened(3)
    start, n = evening.time, evening.now(1).n
    for seat, seen in ((1, 0.02), (2, 0.42)):
        evening.time = start + seen
        evening.do(commands.Seen(f"p{seat}", n, start, seen))
    for seat, called in ((1, 0.9), (2, 1.2)):
        evening.time = start + called
        evening.move(seat, "check")
    evening.wait(1)
    while evening.table.stage == "playing":
        actor = next((seat for seat in range(3) if evening.choices(seat)), None)
        if actor is None:
            evening.wait(1)
        else:
            evening.move(actor, evening.choices(actor)[-1])
    record = evening.table.record()
    assert {"race": [[2, 420, 1200], [1, 20, 900]]}.items() <= record.events[1].items()
    assert stolik.Record.loads(record.dumps(), stolik.game).events == record.events
