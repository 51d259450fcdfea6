"""What a seat of Seventeen may know."""

from __future__ import annotations

from typing import Any

from stolik.games.seventeen.notation import HEART, KINDS, LAID, TWO_SIDED
from stolik.games.seventeen.position import common
from stolik.games.seventeen.rules import Seventeen


def view(kernel: Seventeen, seat: int) -> dict[str, Any]:
    return {
        "seat": None if seat < 0 else seat,
        **common(kernel),
        "passed": [seat] if seat >= 0 and kernel.passed >> seat & 1 else [],
        "row": [[row_card(LAID[code], owner == seat), owner] for code, owner in kernel.row_cards()],
        "hands": [hand(kernel, owner, seat) for owner in range(kernel.players)],
        "deck": kernel.deck_size - kernel.drawn,
        "top": top(kernel),
        "discard": discard(kernel, seat),
        "binned": [[KINDS[kind] if owner == seat else "?", owner] for kind, owner in kernel.binned_cards()],
    }


def row_card(laid: str, own: bool) -> str:
    return HEART if laid.endswith("-") and not own else laid


def hand(kernel: Seventeen, owner: int, seat: int) -> list[str | None]:
    """S-03: the own cards; of others the two-sided ones, then one null for each heart."""
    held = [KINDS[kind] for kind in kernel.hand(owner)]
    known = [card for card in held if owner == seat or (kernel.open_backs and card in TWO_SIDED)]
    return [*known, *[None] * (len(held) - len(known))]


def top(kernel: Seventeen) -> str | None:
    """S-03: the card on the pile where it is two-sided."""
    pile = kernel.pile()
    if not pile:
        return None
    card = KINDS[pile[0]]
    return card if kernel.open_backs and card in TWO_SIDED else "?"


def discard(kernel: Seventeen, seat: int) -> list[str]:
    known = kernel.discards()
    for kind, owner in kernel.binned_cards():
        if owner != seat:
            known.remove(kind)
    return [KINDS[kind] for kind in known]
