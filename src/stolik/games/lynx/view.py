"""What a seat of Lynx may know."""

from __future__ import annotations

from typing import Any

from stolik.games.lynx.position import common, hand
from stolik.games.lynx.rules import Lynx


def public(kernel: Lynx) -> dict[str, Any]:
    view = common(kernel)
    return {
        "seat": None,
        **view,
        "hands": [
            [*cards, *[None] * (kernel.hand_sizes[seat] - len(cards))] for seat, cards in enumerate(view["known"])
        ],
        "deck": kernel.deck_size - kernel.drawn,
    }


def own(kernel: Lynx, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    hands = public["hands"].copy()
    hands[seat] = hand(kernel, seat)
    return {"hands": hands}
