"""Moves of Lie as text: `turn 4422` each card of the hand in its order · `3x4` · `check` · `cw`, `ccw`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stolik.games.lie.rules import Lie

PAIRS = [f"{low}{high}" for low in range(1, 7) for high in range(low + 1, 7)]  # in the order of the kernel's cards
MOST_TO_TURN = 9  # cards: with one more there would be more choices than the kernel can offer
WORDS = [*(f"{count}x{value}" for count in range(1, 31) for value in range(1, 7)), "check", "cw", "ccw"]
CODES = {word: code for code, word in enumerate(WORDS)}
COUNT = len(WORDS) + 2**MOST_TO_TURN
NEVER = COUNT  # read for a word that says something, but nothing this hand or any heap of cards allows

A_CHOICE = re.compile(r"turn [1-6]{1,30}")
A_BID = re.compile(r"[1-9][0-9]{0,3}x[1-6]")


def words(kernel: Lie, seat: int, codes: list[int]) -> list[str]:
    hand = hand_of(kernel, seat)
    said = [*WORDS, *choices(hand)]
    return [said[code] if code < len(said) else f"turn {turned(hand, code - len(WORDS))}" for code in codes]


def read(kernel: Lie, seat: int, word: str) -> int:
    if word in CODES:
        return CODES[word]
    if A_CHOICE.fullmatch(word):
        ends = choices(hand_of(kernel, seat)).get(word)
        return NEVER if ends is None else len(WORDS) + ends
    return NEVER if A_BID.fullmatch(word) else -1


def seen(word: str, mover: int, viewer: int) -> str:
    """That a seat has chosen is seen by all, what it has chosen only by itself."""
    return "turn" if word.startswith("turn") and viewer != mover else word


@lru_cache(maxsize=4096)
def parts(word: str) -> dict[str, Any]:
    if word.startswith("turn"):
        return {"do": "turn", "values": [int(value) for value in word.removeprefix("turn").strip()]}
    if word in ("cw", "ccw"):
        return {"do": "direction", "way": word}
    if word == "check":
        return {"do": "check"}
    count, value = word.split("x")
    return {"do": "bid", "count": int(count), "value": int(value)}


def hand_of(kernel: Lie, seat: int) -> tuple[str, ...]:
    first = kernel.first
    return tuple(PAIRS[card] for card in kernel.heap[first[seat] : first[seat + 1]])


@lru_cache(maxsize=1024)
def choices(hand: tuple[str, ...]) -> dict[str, int]:
    """All ways to turn a hand, in words, each with its bits; none for a hand too large to be turned."""
    words = ["turn "] if len(hand) <= MOST_TO_TURN else []
    for card in hand:
        words = [word + value for value in card for word in words]
    return {word: ends for ends, word in enumerate(words)}


def turned(hand: Sequence[str], ends: int) -> str:
    """The values that show when the cards with a bit are turned to their higher value."""
    return "".join(card[ends >> place & 1] for place, card in enumerate(hand))


def ends_of(hand: Sequence[str], values: str) -> int | None:
    """The other way round; None where the cards do not have these values."""
    if len(values) != len(hand) or any(value not in card for value, card in zip(values, hand, strict=True)):
        return None
    return sum(card.index(value) << place for place, (value, card) in enumerate(zip(values, hand, strict=True)))
