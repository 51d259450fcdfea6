"""Two tables that differ only in what a viewer may not know tell the viewer the same bytes, line for line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from stolik.table import commands
from stolik.table.table import Table
from tests.disguise import disguised
from tests.settings import plain
from tests.table.evening import Evening

PLAYERS = 3


class Twins:
    """Two tables with the same people. To the viewer (−1: spectators) both deals look the same."""

    def __init__(self, game: str, viewer: int, chooser: random.Random) -> None:
        options = dict(plain(game).options)
        secret = chooser.randbytes(32)
        self.viewer = viewer
        self.chooser = chooser
        self.one = Evening(game, PLAYERS, PLAYERS, secret=secret, options=options)
        self.two = Evening(game, PLAYERS, PLAYERS, secret=secret, options=options)
        deal = self.one.play.state.position()
        seat = None if viewer < 0 else viewer
        others = [disguised(game, deal, seat, chooser, self.one.table.game.options) for _ in range(30)]
        other = max(others, key=lambda o: (o["hands"] != deal["hands"], alike(deal, o)))
        self.replace(self.two.table, self.two.table.game.at(other))

    def replace(self, table: Table, state: stolik.State) -> None:
        """Put another deal on the table, for everybody who looks."""
        assert table.play is not None
        table.play.opening = state.copy()
        table.play.state = state
        for seat in (-1, *range(PLAYERS)):
            table.log(seat).view = state.view(None if seat < 0 else seat)

    def compare(self) -> bool:
        """What the viewer is shown is the same; False where the rules have brought something to light."""
        if self.view(self.one) != self.view(self.two) or self.one.table.stage == "over":
            return False  # at the end all hands are open
        assert seen_by(self.one, self.viewer) == seen_by(self.two, self.viewer)
        return True

    def play(self, steps: int) -> int:
        """Go on while the two games look the same to the viewer; how many moves that was."""
        for step in range(steps):
            moves = list(self.common_moves())
            if self.one.table.stage != "playing" or not moves:
                return step
            seat, first, second = self.chooser.choice(moves)
            self.one.move(seat, first)
            self.two.move(seat, second)
            assert self.one.table.stirred() == self.two.table.stirred()
            if not self.compare():
                return step
            self.pass_secretly()
            if not self.compare():
                return step
        return steps

    def view(self, evening: Evening) -> dict[str, Any]:
        return evening.play.state.view(None if self.viewer < 0 else self.viewer)

    def common_moves(self) -> Iterator[tuple[int, str, str]]:
        """Moves in the one game, each with one in the other that the viewer cannot tell from it."""
        seen = self.one.table.seen
        for seat in range(PLAYERS):
            others = self.two.choices(seat)
            for move in self.one.choices(seat):
                if seat == self.viewer:
                    alike = [other for other in others if other == move]
                else:
                    alike = [o for o in others if seen(o, seat, self.viewer) == seen(move, seat, self.viewer)]
                if alike and move not in ("pass", "check"):
                    yield seat, move, self.chooser.choice(alike)

    def pass_secretly(self) -> None:
        """In a window others pass here and not there, and it closes by its time, or by the last to pass."""
        if self.one.play.window is None:
            return
        for evening in (self.one, self.two):
            before = seen_by(evening, self.viewer)
            for seat in range(PLAYERS):
                if seat != self.viewer and evening.choices(seat) and self.chooser.random() < 0.5:
                    evening.move(seat, "pass")
                    if evening.play.window is None:
                        self.close()
                        return
                    assert self.viewer not in evening.table.stirred()
            assert seen_by(evening, self.viewer) == before
        assert self.compare()
        self.close()

    def close(self) -> None:
        """Let the windows run out; the clocks show the same again."""
        for evening in (self.one, self.two):
            evening.wait(10)
            assert evening.play.window is None
        self.one.time = self.two.time = max(self.one.time, self.two.time)


def alike(deal: dict[str, Any], other: dict[str, Any]) -> int:
    return sum(card in mine for mine, hand in zip(deal["hands"], other["hands"], strict=True) for card in hand)


def seen_by(evening: Evening, seat: int) -> bytes:
    viewer = evening.viewer(seat)
    table = evening.table
    return msgspec.json.encode((table.info(viewer), table.now(viewer), table.happened(viewer)))


games = st.sampled_from(["toads", "piles", "lie", "lynx", "seventeen"])


@settings(max_examples=150, deadline=None)
@given(games, st.integers(-1, PLAYERS - 1), st.integers(0, 2**32))
def test_two_games_that_look_the_same_are_told_in_the_same_bytes(game: str, viewer: int, seed: int) -> None:
    twins = Twins(game, viewer, random.Random(seed))
    twins.compare()
    twins.play(30)


def test_the_twins_are_different_games_and_do_get_somewhere() -> None:
    """Otherwise the test above would prove nothing."""
    for game, least in (("toads", 2), ("piles", 2), ("lie", 6), ("lynx", 2), ("seventeen", 3)):
        lengths = []
        for seed in range(30):
            twins = Twins(game, seed % 4 - 1, random.Random(seed))
            assert twins.one.play.state.position() != twins.two.play.state.position()
            lengths.append(twins.play(30))
        assert max(lengths) >= least, (game, lengths)


@settings(max_examples=60, deadline=None)
@given(games, st.integers(0, 2**32))
def test_what_one_seat_is_told_of_anothers_hand_is_what_the_rules_say(game: str, seed: int) -> None:
    """Spectators and seats are shown their own view and no other."""
    chooser = random.Random(seed)
    evening = Evening(game, PLAYERS, PLAYERS, secret=chooser.randbytes(32))
    for _ in range(chooser.randrange(40)):
        actors = [seat for seat in range(PLAYERS) if evening.choices(seat)]
        if not actors:
            break
        seat = chooser.choice(actors)
        evening.move(seat, chooser.choice(evening.choices(seat)))
    for seat in (-1, *range(PLAYERS)):
        now = evening.now(seat)
        assert now.view == evening.play.state.view(None if seat < 0 else seat)
        assert all(line.n == number for number, line in enumerate(evening.lines(seat), 1))


def test_bots_are_paced_by_what_nobody_can_know() -> None:
    """The commitment does not let anybody work out how long a bot takes."""
    dues = set()
    for secret in (b"a" * 32, b"b" * 32):
        evening = Evening("toads", 2, 1, pace=1.0, secret=secret)
        evening.any_move(0)
        for thinker in evening.table.thinkers():
            evening.do(commands.BotMoved(thinker.ticket, thinker.observation.legal[0]))
        dues.add(evening.table.deadline())
    assert len(dues) == 2
