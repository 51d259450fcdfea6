"""Why a move of Seventeen is not allowed."""

from __future__ import annotations

from stolik.engine.game import Reason
from stolik.games.seventeen.rules import Seventeen


def refuse(kernel: Seventeen, seat: int, word: str) -> Reason:
    if kernel.reacting:
        return refuse_in_open_phase(kernel, seat)
    if seat != kernel.turn:
        return "S-07", "not-your-turn", {"turn": kernel.turn}
    if word == "check":
        return refuse_check(kernel)
    if not kernel.hand_sizes[seat]:
        return "S-10", "seventeen-only-check", {}
    if word == "pass":
        return "S-06", "seventeen-nothing-to-pass", {}
    return "S-05", "seventeen-not-in-hand", {"card": word.rstrip("+-")}


def refuse_in_open_phase(kernel: Seventeen, seat: int) -> Reason:
    if seat == kernel.turn:
        return "S-06", "seventeen-own-card", {}
    if kernel.passed >> seat & 1:
        return "S-06", "seventeen-has-passed", {}
    return "S-06", "seventeen-open-phase", {}


def refuse_check(kernel: Seventeen) -> Reason:
    if not kernel.row_size:
        return "S-08", "seventeen-empty-row", {}
    return "S-08", "seventeen-turn-begun", {}
