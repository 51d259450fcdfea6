"""Why a move of Piles is not allowed."""

from __future__ import annotations

from stolik.engine.game import Reason
from stolik.games.piles.notation import NUMBERS, PILES
from stolik.games.piles.rules import Piles


def refuse(kernel: Piles, seat: int, word: str) -> Reason:
    if word[0] in PILES:
        return refuse_signal(kernel, seat, word)
    if kernel.starting:
        return refuse_in_start(kernel, seat, word)
    if word in ("start", "decline"):
        return "P-03", "piles-started", {}
    if seat != kernel.turn:
        return "P-09", "not-your-turn", {"turn": kernel.turn}
    if word == "end":
        return "P-04", "piles-minimum", {"played": kernel.played, "owed": kernel.owed}
    return refuse_card(kernel, seat, int(word[:-1]), PILES.index(word[-1]))


def refuse_in_start(kernel: Piles, seat: int, word: str) -> Reason:
    if word not in ("start", "decline"):
        return "P-03", "piles-not-started", {}
    if kernel.declined >> seat & 1:
        return "P-03", "piles-has-declined", {}
    return "P-03", "piles-last-must-start", {}


def refuse_card(kernel: Piles, seat: int, card: int, pile: int) -> Reason:
    top = kernel.tops[pile]
    if card not in kernel.hand(seat):
        return "P-04", "piles-not-in-hand", {"card": card}
    back = top - 10 if pile < 2 else top + 10
    fields: dict[str, object] = {"card": card, "pile": PILES[pile], "top": top, "back": back}
    how = "not" if back in NUMBERS else "only"  # is there a card to step back with?
    if pile < 2:
        return "P-05", f"piles-{how}-higher", fields
    return "P-06", f"piles-{how}-lower", fields


def refuse_signal(kernel: Piles, seat: int, word: str) -> Reason:
    if kernel.players == 1:
        return "P-14", "piles-signal-alone", {}
    if not kernel.hand(seat):
        return "P-14", "piles-signal-no-cards", {}
    return "P-14", "piles-signal-set", {"pile": word[0]}
