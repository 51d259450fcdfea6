"""What a seat of Toads may know."""

from __future__ import annotations

from typing import Any

from stolik.games.toads.notation import NUMBERS
from stolik.games.toads.position import common, shown
from stolik.games.toads.rules import Toads


def public(kernel: Toads) -> dict[str, Any]:
    seats = range(kernel.players)
    return {
        "seat": None,
        **common(kernel),
        "hands": kernel.backs(),
        "gained": [kernel.gained_cards(seat) for seat in seats],
        "penalties": [kernel.seen_penalties(seat) for seat in seats],
        "deck": len(NUMBERS) - kernel.drawn,
        "shown": shown(kernel),
    }


def own(kernel: Toads, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    hands = public["hands"].copy()
    hands[seat] = kernel.hand(seat)
    return {"hands": hands}
