"""Who was first: calls ranked by reaction, which is the same wherever a caller's wire ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FASTEST = 100  # milliseconds: nobody sees, decides and moves in less; faster ones are equal


class Call(NamedTuple):
    """Milliseconds since the moment that was called on: when the caller could see it, and when the call came."""

    seat: int
    shown: int
    called: int

    @property
    def reaction(self) -> int:
        return max(FASTEST, self.called - self.shown)


def ranked(calls: Sequence[Call], order: Sequence[int]) -> list[Call]:
    """The fastest first; of equals the one that comes first in `order` (nearest to the left)."""
    return sorted(calls, key=lambda call: (call.reaction, order.index(call.seat)))
