"""What a seat of Lynx may know."""

from __future__ import annotations

from typing import Any

from stolik.games.lynx.position import common, hand, known
from stolik.games.lynx.rules import Lynx


def view(kernel: Lynx, seat: int) -> dict[str, Any]:
    return {
        "seat": None if seat < 0 else seat,
        **common(kernel),
        "hands": [seen_hand(kernel, seat, other) for other in range(kernel.players)],
        "deck": kernel.deck_size - kernel.drawn,
    }


def seen_hand(kernel: Lynx, seat: int, other: int) -> list[str | None]:
    if seat == other:
        return [*hand(kernel, other)]
    cards = known(kernel, other)
    return [*cards, *[None] * (kernel.hand_sizes[other] - len(cards))]
