"""What a seat of Toads may know."""

from __future__ import annotations

from typing import Any

from stolik.games.toads.notation import NUMBERS
from stolik.games.toads.position import common, numbers, shown
from stolik.games.toads.rules import Toads


def view(kernel: Toads, seat: int) -> dict[str, Any]:
    seats = range(kernel.players)
    return {
        "seat": None if seat < 0 else seat,
        **common(kernel),
        "hands": [
            numbers(kernel.hand(other)) if other == seat else [None] * len(kernel.hand(other)) for other in seats
        ],
        "gained": [numbers(kernel.gained_cards(other)) for other in seats],
        "penalties": [
            numbers(kernel.seen_penalties(other)) + [None] * len(kernel.unseen_penalties(other)) for other in seats
        ],
        "deck": len(NUMBERS) - kernel.drawn,
        "shown": shown(kernel),
    }
