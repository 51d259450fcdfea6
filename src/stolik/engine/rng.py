"""The fast generator of search and simulation. Real deals come from `chance`, never from here."""

from __future__ import annotations

from stolik.engine import mwc

STATES = (mwc.MULTIPLIER << 32) - 2  # states other than the two on which the generator stands still


class Rng:
    """Numbers below n from a seed: the same ones on every machine, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.x = (seed * 2654435769 + 88172645463325252) % STATES + 1
        for _ in range(4):  # so that neighbouring seeds part ways
            self.x = mwc.advance(self.x)

    def below(self, n: int) -> int:
        self.x = mwc.advance(self.x)
        return mwc.scaled(self.x, n)

    def fork(self) -> int:
        """A starting point for another run of numbers."""
        high = self.below(1 << 30)
        return mwc.joined(high, self.below(1 << 30))
