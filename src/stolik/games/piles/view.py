"""What a seat of Piles may know."""

from __future__ import annotations

from typing import Any

from stolik.games.piles.notation import NUMBERS
from stolik.games.piles.position import common
from stolik.games.piles.rules import Piles


def public(kernel: Piles) -> dict[str, Any]:
    hands = [kernel.hand(seat) for seat in range(kernel.players)]
    pile = kernel.pile()
    left = {*pile}.union(*hands)
    return {
        "seat": None,
        **common(kernel),
        "hands": [[None] * len(hand) for hand in hands],
        "deck": len(pile),
        "gone": [number for number in NUMBERS if number not in left],
    }


def own(kernel: Piles, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    hands = public["hands"].copy()
    hands[seat] = kernel.hand(seat)
    return {"hands": hands}
