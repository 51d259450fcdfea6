"""What a seat of Lie may know."""

from __future__ import annotations

from typing import Any

from stolik.games.lie.notation import hand_of, turned
from stolik.games.lie.position import common
from stolik.games.lie.rules import Lie


def public(kernel: Lie) -> dict[str, Any]:
    sizes = [kernel.first[seat + 1] - kernel.first[seat] for seat in range(kernel.players)]
    return {
        "seat": None,
        **common(kernel),
        "hands": [[None] * size for size in sizes],
        "chosen": ["?" * size if kernel.turned >> seat & 1 else None for seat, size in enumerate(sizes)],
    }


def own(kernel: Lie, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    hand = [*hand_of(kernel, seat)]
    hands, chosen = public["hands"].copy(), public["chosen"].copy()
    hands[seat] = hand
    if kernel.turned >> seat & 1:
        chosen[seat] = turned(hand, kernel.ends[seat])
    return {"hands": hands, "chosen": chosen}
