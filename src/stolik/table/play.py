"""The game at a table: its state, the moves that stand, and since when each seat is asked."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from stolik.engine.game import Game
from stolik.engine.state import State
from stolik.games import GAMES
from stolik.table.window import Window


class Asked(Struct, frozen=True, gc=False):
    """A decision of a seat: the event that led to it, and when."""

    number: int
    at: float


@cache
def silent_words(game: str) -> frozenset[str]:
    """Moves of which nobody else is told. Where there is one, all others are calls, and race."""
    notation = GAMES[game].notation
    return frozenset(word for word in notation.WORDS if not notation.seen(word, 0, 1))


class Play:
    """From the deal to the end. Moves can be taken back: the state is always that of the moves that stand."""

    def __init__(self, game: Game, seed: bytes, number: int, at: float) -> None:
        self.opening = game.deal(seed.hex())
        self.state = self.opening.copy()
        self.acting = self.state.actors  # asked for at every move, and by everybody
        self.earlier: State | None = None  # the game before the last move
        self.moves: list[tuple[int, str]] = []
        self.silent = silent_words(game.name)
        self.signalling = bool(self.state.signals(0))
        self.number = number  # of the last event that was no signal
        self.asked: dict[int, Asked] = {}
        self.window: Window | None = None
        self.ask(number, at)

    def move(self, seat: int, word: str, number: int, at: float) -> bool:
        """Make a move; does it lead to new decisions? IllegalMove, and nothing has changed, against the rules."""
        state = self.state
        before, earlier = self.acting, state.copy()
        signal = self.is_signal(seat, word)
        state.play(seat, word)
        self.acting = state.actors
        self.moves.append((seat, word))
        self.earlier = earlier
        if signal:
            return False
        self.number = number
        others = tuple([other for other in before if other != seat])
        if others and others == self.acting and self.is_window() == bool(self.window):
            del self.asked[seat]  # the others are still asked what they were asked
            return False
        self.ask(number, at)
        return True

    def ask(self, number: int, at: float) -> None:
        """All who may act now have something new to decide."""
        self.number = number
        self.asked = {seat: Asked(number, at) for seat in self.acting}
        self.window = Window(at, self.acting) if self.is_window() else None

    def is_window(self) -> bool:
        if not self.silent or self.state.over:
            return False
        return not self.silent.isdisjoint(self.state.legal(self.acting[0]))

    def is_signal(self, seat: int, word: str) -> bool:
        return self.signalling and word in self.state.signals(seat)

    def before(self, stand: int) -> State:
        """The game when only the first so many moves had been made."""
        if self.earlier is not None and stand == len(self.moves) - 1:
            return self.earlier.copy()
        state = self.opening.copy()
        for seat, move in self.moves[:stand]:
            state.play(seat, move)
        return state

    def take_back(self, stand: int, number: int, at: float) -> None:
        self.state = self.before(stand)
        self.acting = self.state.actors
        self.earlier = None
        del self.moves[stand:]
        self.ask(number, at)

    def restart(self, at: float) -> None:
        """Time that has passed does not count: everyone has as long as at first."""
        self.asked = {seat: replace(asked, at=at) for seat, asked in self.asked.items()}
        if self.window:
            self.window.since = at

    def restart_seat(self, seat: int, at: float) -> None:
        if seat in self.asked:
            self.asked[seat] = replace(self.asked[seat], at=at)

    def actors(self, viewer: int) -> list[int]:
        """Who is asked, as far as a viewer may know: in a window everyone who was, until it is over."""
        if self.window is None:
            return list(self.acting)
        return [seat for seat in self.window.rivals if seat != viewer or self.is_awaited(seat)]

    def is_awaited(self, seat: int) -> bool:
        """Is a decision of this seat missing?"""
        return seat in self.asked and not (self.window and seat in self.window.calls)
