"""What a seat of Piles may know."""

from __future__ import annotations

from typing import Any

from stolik.games.piles.notation import NUMBERS
from stolik.games.piles.position import common
from stolik.games.piles.rules import Piles


def view(kernel: Piles, seat: int) -> dict[str, Any]:
    hands = [kernel.hand(other) for other in range(kernel.players)]
    left = {*kernel.pile()}.union(*hands)
    return {
        "seat": None if seat < 0 else seat,
        **common(kernel),
        "hands": [hand if other == seat else [None] * len(hand) for other, hand in enumerate(hands)],
        "deck": len(kernel.pile()),
        "gone": [number for number in NUMBERS if number not in left],
    }
