"""Taking back a decision: only where nothing hidden has come to light since. The same for all games."""

from __future__ import annotations

from stolik.engine.record import Record
from stolik.engine.rng import Rng
from stolik.engine.state import State

SAMPLES = 12


def hindrance(record: Record, now: State, seat: int, start: int) -> str | None:
    """Why the decision made after `start` events cannot be taken back; None where it can."""
    since = record.events[start:]
    if any(event["seat"] != seat for event in since):
        return "undo-others"
    before = record.state(start)
    if cards_were_drawn(before, now):
        return "undo-drawn"
    if not all(foretold(before, seat, [event["move"] for event in since], now, n) for n in range(SAMPLES)):
        return "undo-revealed"
    return None


def cards_were_drawn(before: State, after: State) -> bool:
    old, new = before.position(), after.position()
    return any(old.get(key) != new.get(key) for key in ("deck", "shuffles"))


def foretold(before: State, seat: int, moves: list[str], after: State, number: int) -> bool:
    """Would the moves have led to the same view from a deal that looked the same to the seat?"""
    dealt = State(before.game, before.kernel.redeal(seat, Rng(number)))
    for move in moves:
        dealt.play(seat, move)
    return dealt.view(seat) == after.view(seat)
