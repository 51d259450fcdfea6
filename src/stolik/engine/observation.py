"""What a bot gets to see: one seat's knowledge, from which states to think about can be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.engine.rng import Rng

if TYPE_CHECKING:
    from stolik.engine.game import Game
    from stolik.engine.kernel import Kernel


class Observation:
    """The knowledge of one seat. What it may not know has been dealt anew before a bot gets hold of it."""

    __slots__ = ("game", "kernel", "legal", "seat")

    def __init__(self, game: Game, seat: int, kernel: Kernel) -> None:
        self.game = game
        self.seat = seat
        self.kernel = kernel.redeal(seat, Rng(0))  # one state out of all that look the same: no secret survives
        self.kernel.fill(seat)
        self.legal = game.definition.notation.words(self.kernel, seat, self.kernel.codes)

    @property
    def view(self) -> dict[str, Any]:
        view = self.game.definition.view
        public = view.public(self.kernel)
        return {**public, "seat": self.seat, **view.own(self.kernel, self.seat, public)}

    def sample(self, rng: Rng) -> Kernel:
        """A random state that looks just like this to the seat."""
        return self.kernel.redeal(self.seat, rng)
