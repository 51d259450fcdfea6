"""Why a move of Lie is not allowed."""

from __future__ import annotations

from stolik.engine.game import Reason
from stolik.games.lie.notation import hand_of
from stolik.games.lie.position import PHASES, bid
from stolik.games.lie.rules import Lie


def refuse(kernel: Lie, seat: int, word: str) -> Reason:
    if kernel.out >> seat & 1:
        return "K-11" if kernel.extra else "K-15", "lie-out", {}
    if word.startswith("turn"):
        return refuse_choice(kernel, seat, word.removeprefix("turn "))
    if word in ("cw", "ccw") and not kernel.directions:
        return "K-13", "lie-clockwise-only", {}
    if PHASES[kernel.phase] == "choose":
        return "K-03", "lie-not-all-chosen", {}
    if seat != kernel.turn:
        return "K-04", "not-your-turn", {"turn": kernel.turn}
    if word in ("cw", "ccw"):
        return "K-13", "lie-direction-said", {}
    if PHASES[kernel.phase] == "direction":
        return "K-13", "lie-direction-first", {}
    return refuse_answer(kernel, seat, word)


def refuse_choice(kernel: Lie, seat: int, values: str) -> Reason:
    if kernel.turned >> seat & 1 or PHASES[kernel.phase] != "choose":
        return "K-03", "lie-has-chosen", {}
    hand = hand_of(kernel, seat)
    if len(values) != len(hand):
        return "K-03", "lie-other-hand", {"cards": len(hand), "values": len(values)}
    place = next(place for place, card in enumerate(hand) if values[place] not in card)
    ends = {"low": hand[place][0], "high": hand[place][1]}
    return "K-03", "lie-not-on-card", {"place": place + 1, "value": values[place], **ends}


def refuse_answer(kernel: Lie, seat: int, word: str) -> Reason:
    if word == "check":
        return "K-04", "lie-nothing-to-check", {}
    if kernel.bid_count and kernel.fill(seat) == 1:
        return "K-07", "lie-must-check", {}
    if int(word.split("x")[0]) > kernel.in_play:
        return "K-07", "lie-too-many", {"cards": kernel.in_play}
    _, count, value = bid(kernel.bids[kernel.bid_count - 1])
    reason = "lie-not-higher-by-value" if kernel.by_value else "lie-not-higher-by-count"
    return "K-06", reason, {"bid": f"{count}x{value}", "count": count, "value": value}
