"""Moves of Toads as text: `34` place 34 · `x49` pull 49 out of the row · `take`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stolik.games.toads.rules import Toads

NUMBERS = [number for number in range(12, 99) if number % 10]  # in the order of the kernel's cards
CARDS = {number: card for card, number in enumerate(NUMBERS)}
WORDS = [*map(str, NUMBERS), *(f"x{number}" for number in NUMBERS), "take"]
CODES = {word: code for code, word in enumerate(WORDS)}


def twin_of(number: int) -> int:
    """T-02: its digits the other way round; a toad is its own twin."""
    return number % 10 * 10 + number // 10


def words(kernel: Toads, seat: int, codes: list[int]) -> list[str]:
    return list(map(WORDS.__getitem__, codes))


def read(kernel: Toads, seat: int, word: str) -> int:
    return CODES.get(word, -1)


def seen(word: str, mover: int, viewer: int) -> str:
    return word


@lru_cache(maxsize=1024)
def parts(word: str) -> dict[str, Any]:
    if word == "take":
        return {"do": "take"}
    if word.startswith("x"):
        card = int(word[1:])
        return {"do": "pull", "card": card, "with": twin_of(card)}
    return {"do": "place", "card": int(word)}
