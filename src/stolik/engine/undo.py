"""Taking back a decision: only where nothing hidden has come to light since. The same for all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.errors import IllegalMove
from stolik.engine.rng import Rng
from stolik.engine.state import State

SAMPLES = 12

Move = tuple[int, str]  # seat and word


def hindrance(before: State, now: State, seat: int, since: Sequence[Move]) -> str | None:
    """Why the decision a seat made `before`, and all moves since, cannot be taken back; None where they can."""
    if any(mover != seat for mover, _ in since):
        return "undo-others"
    if cards_were_drawn(before, now):
        return "undo-drawn"
    moves, view = [move for _, move in since], now.view(seat)
    if not all(foretold(before, seat, moves, view, n) for n in range(SAMPLES)):
        return "undo-revealed"
    return None


def cards_were_drawn(before: State, after: State) -> bool:
    old, new = before.position(), after.position()
    return any(old.get(key) != new.get(key) for key in ("deck", "shuffles"))


def foretold(before: State, seat: int, moves: Sequence[str], after: dict[str, Any], number: int) -> bool:
    """Would the moves have led to the same view from another deal that looked the same to the seat?"""
    dealt = State(before.game, before.kernel.redeal(seat, Rng(number)))
    try:
        for move in moves:
            dealt.play(seat, move)
    except IllegalMove:  # what one move showed has decided whether the next could be made
        return False
    return dealt.view(seat) == after
