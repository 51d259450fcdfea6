"""Moves of Piles as text: `37A` · `end` · `start`, `decline` · signals `A-` `A!` `A!!` `A~`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stolik.games.piles.rules import Piles

NUMBERS = range(2, 100)
PILES = "ABCD"
SIGNS = ["-", "!", "!!", "~"]
MEANINGS = {"-": "nothing", "!": "if-you-can", "!!": "by-all-means", "~": "small-steps"}  # P-14
WORDS = [
    *(f"{number}{pile}" for number in NUMBERS for pile in PILES),
    "end",
    "start",
    "decline",
    *(f"{pile}{sign}" for pile in PILES for sign in SIGNS),
]
CODES = {word: code for code, word in enumerate(WORDS)}


def words(kernel: Piles, seat: int, codes: list[int]) -> list[str]:
    return list(map(WORDS.__getitem__, codes))


def read(kernel: Piles, seat: int, word: str) -> int:
    return CODES.get(word, -1)


def seen(word: str, mover: int, viewer: int) -> str:
    return word


@lru_cache(maxsize=1024)
def parts(word: str) -> dict[str, Any]:
    if word[0] in PILES:
        return {"do": "signal", "pile": word[0], "sign": word[1:], "means": MEANINGS[word[1:]]}
    if word[-1] in PILES:
        return {"do": "play", "card": int(word[:-1]), "pile": word[-1]}
    return {"do": word}
