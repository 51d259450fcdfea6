"""What a seat of Lie may know."""

from __future__ import annotations

from typing import Any

from stolik.games.lie.position import choices, common, hands
from stolik.games.lie.rules import Lie


def view(kernel: Lie, seat: int) -> dict[str, Any]:
    held = hands(kernel.heap, kernel.first, kernel.players)
    chosen = choices(held, kernel.ends, kernel.turned)
    return {
        "seat": None if seat < 0 else seat,
        **common(kernel),
        "hands": [hand if other == seat else [None] * len(hand) for other, hand in enumerate(held)],
        "chosen": [
            choice if other == seat or choice is None else "?" * len(choice) for other, choice in enumerate(chosen)
        ],
    }
