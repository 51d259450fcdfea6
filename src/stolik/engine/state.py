"""The friendly face of a game in progress: moves as text, views and positions as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from stolik.engine.errors import IllegalCode, IllegalMove, UnknownSeat, quoted
from stolik.engine.observation import Observation

if TYPE_CHECKING:
    from stolik.engine.game import Game
    from stolik.engine.kernel import Kernel


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Higher scores are better; a win can be shared."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


def seen_by(game: Game, kernel: Kernel, seats: Iterable[int]) -> list[dict[str, Any]]:
    """Views: what everybody knows, and for a seat what it knows besides."""
    view = game.definition.view
    public = view.public(kernel)
    return [public if seat < 0 else {**public, "seat": seat, **view.own(kernel, seat, public)} for seat in seats]


@cache
def seats_of(mask: int, players: int, first: int) -> tuple[int, ...]:
    """The seats of a mask, clockwise from the first."""
    order = (seat % players for seat in range(first, first + players))
    return tuple(seat for seat in order if mask >> seat & 1)


class State:
    """One game in progress. Every way in is checked; a refused move changes nothing."""

    __slots__ = ("_words", "game", "kernel", "notation")

    def __init__(self, game: Game, kernel: Kernel) -> None:
        self.game = game
        self.kernel = kernel
        self.notation = game.definition.notation
        self._words = self.notation.WORDS

    @property
    def over(self) -> bool:
        return self.kernel.over

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, the one whose wish counts first in front; () when the game is over."""
        kernel = self.kernel
        return seats_of(kernel.actor_mask, kernel.players, kernel.priority)

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat in notation; [] for one that may not act."""
        self.kernel.fill(self._seat(seat))
        return self._filled(seat)

    def signals(self, seat: int) -> list[str]:
        """What the seat may say besides: moves that are never demanded and do not pass the turn."""
        self.kernel.fill_signals(self._seat(seat))
        return self._filled(seat)

    def play(self, seat: int, move: str) -> None:
        """Make a move or a signal. IllegalMove names the rule against it, and nothing has changed."""
        code = self.notation.read(self.kernel, self._seat(seat), move.strip(" ")) if isinstance(move, str) else -1
        if code < 0:
            raise self._refusal(seat, move, code)
        try:
            self.kernel.apply(seat, code)
        except IllegalCode:
            raise self._refusal(seat, move, code) from None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain data; None: a spectator."""
        return seen_by(self.game, self.kernel, [-1 if seat is None else self._seat(seat)])[0]

    def views(self, seats: Iterable[int]) -> list[dict[str, Any]]:
        """The views of several seats (−1: a spectator), which share what everybody knows."""
        return seen_by(self.game, self.kernel, seats)

    def open_view(self, seat: int | None) -> dict[str, Any]:
        """A view in which every hand is open, for a game that is over."""
        return {**self.view(seat), "hands": self.position()["hands"]}

    def position(self) -> dict[str, Any]:
        """Everything, as plain data: `game.at(state.position())` is this state again."""
        seed = self.kernel.seed.hex() if self.kernel.sealed else None
        return {
            **self.game.definition.position.write(self.kernel),
            "seed": seed,
            "shuffles": self.kernel.shuffles,
        }

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, and the scores; None while the game goes on."""
        if not self.kernel.over:
            return None
        seats = range(self.kernel.players)
        mask = self.kernel.winner_mask
        return Outcome(
            tuple(seat for seat in seats if mask >> seat & 1),
            tuple(self.kernel.score(seat) for seat in seats),
        )

    def copy(self) -> State:
        new = State.__new__(State)
        new.game, new.kernel = self.game, self.kernel.copy()
        new.notation, new._words = self.notation, self._words
        return new

    def observe(self, seat: int) -> Observation:
        """What a bot in that seat is handed: nothing it may not know is in it."""
        return Observation(self.game, self._seat(seat), self.kernel)

    def _filled(self, seat: int) -> list[str]:
        kernel = self.kernel
        names = kernel.named(self._words)
        return self.notation.words(kernel, seat, kernel.codes) if names is None else names

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.kernel.players:
            raise UnknownSeat(seat, self.kernel.players)
        return seat

    def _refusal(self, seat: int, move: object, code: int) -> IllegalMove:
        definition = self.game.definition
        text = move.strip(" ") if isinstance(move, str) else quoted(move)
        if code < 0:
            return IllegalMove(definition.move_rule, f"{self.game.name}-notation", seat, quoted(text)[1:-1])
        if self.kernel.over:
            return IllegalMove(definition.end_rule, "over", seat, text)
        rule, reason, fields = definition.refusals.refuse(self.kernel, seat, text)
        return IllegalMove(rule, reason, seat, text, **fields)

    def __repr__(self) -> str:
        return f"<State {self.game}, {'over' if self.over else f'actors {self.actors}'}>"
