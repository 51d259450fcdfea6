"""What a seat of Seventeen may know."""

from __future__ import annotations

from typing import Any

from stolik.games.seventeen.notation import HEART, KINDS, LAID, TWO_SIDED
from stolik.games.seventeen.position import common
from stolik.games.seventeen.rules import Seventeen

NOBODY = -1


def public(kernel: Seventeen) -> dict[str, Any]:
    return {
        "seat": None,
        **common(kernel),
        "passed": [],
        "row": row(kernel, NOBODY),
        "hands": [backs(kernel, owner) for owner in range(kernel.players)],
        "deck": kernel.deck_size - kernel.drawn,
        "top": top(kernel),
        "discard": discard(kernel, NOBODY),
        "binned": binned(kernel, NOBODY),
    }


def own(kernel: Seventeen, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    hands = public["hands"].copy()
    hands[seat] = [KINDS[kind] for kind in kernel.hand(seat)]
    known: dict[str, Any] = {"hands": hands, "row": row(kernel, seat)}
    if kernel.passed >> seat & 1:
        known["passed"] = [seat]
    if public["binned"]:
        known.update(discard=discard(kernel, seat), binned=binned(kernel, seat))
    return known


def row(kernel: Seventeen, seat: int) -> list[list[Any]]:
    """Everything that lies up, and the hearts this seat has laid."""
    return [[row_card(LAID[code], owner == seat), owner] for code, owner in kernel.row_cards()]


def row_card(laid: str, own: bool) -> str:
    return HEART if laid.endswith("-") and not own else laid


def backs(kernel: Seventeen, owner: int) -> list[str | None]:
    """S-03: of others the two-sided cards, then one null for each heart."""
    held = [KINDS[kind] for kind in kernel.hand(owner)]
    known = [card for card in held if card in TWO_SIDED] if kernel.open_backs else []
    return [*known, *[None] * (len(held) - len(known))]


def binned(kernel: Seventeen, seat: int) -> list[list[Any]]:
    return [[KINDS[kind] if owner == seat else "?", owner] for kind, owner in kernel.binned_cards()]


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
