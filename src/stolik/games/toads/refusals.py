"""Why a move of Toads is not allowed."""

from __future__ import annotations

from stolik.engine.game import Reason
from stolik.games.toads.rules import Toads


def refuse(kernel: Toads, seat: int, word: str) -> Reason:
    if seat != kernel.turn:
        return "T-11", "not-your-turn", {"turn": kernel.turn}
    row = kernel.row_cards()
    hand = kernel.hand(seat)
    if word == "take":
        return "T-07", "toads-empty-row", {}
    if word.startswith("x"):
        return refuse_pull(int(word[1:]), row, hand)
    return refuse_place(int(word), row, hand)


def refuse_place(card: int, row: list[int], hand: list[int]) -> Reason:
    if card not in hand:
        return "T-06", "toads-not-in-hand", {"card": card}
    return "T-06", "toads-too-far", {"card": card, "end": row[-1], "low": row[-1] - 10, "high": row[-1] + 10}


def refuse_pull(card: int, row: list[int], hand: list[int]) -> Reason:
    if not row:
        return "T-07", "toads-empty-row", {}
    twin = card % 10 * 10 + card // 10
    if twin == card:
        return "T-08", "toads-no-twin", {"card": card}
    if card not in row:
        return "T-08", "toads-not-in-row", {"card": card}
    return "T-08", "toads-twin-not-in-hand", {"card": card, "twin": twin}
