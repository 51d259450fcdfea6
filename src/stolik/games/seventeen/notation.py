"""Moves of Seventeen as text: `D4` · `S4+` face up, `S4-` face down · `R+`, `P-` … · `check` · `pass`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stolik.games.seventeen.rules import Seventeen

TWO_SIDED = ["D1", "D2", "D3", "D4", "D5"]
ONE_SIDED = ["S1", "S2", "S3", "S4", "S5"]
SPECIAL = ["R", "T", "B", "P"]
KINDS = [*TWO_SIDED, *ONE_SIDED, *SPECIAL]  # in the order of the kernel's kinds
LAID = [*TWO_SIDED, *(f"{card}{side}" for group in (ONE_SIDED, SPECIAL) for side in "+-" for card in group)]
WORDS = [*LAID, "check", "pass"]
CODES = {word: code for code, word in enumerate(WORDS)}

HEART = "?-"  # a card that lies heart up, to those who did not lay it


def words(kernel: Seventeen, seat: int, codes: list[int]) -> list[str]:
    return [WORDS[code] for code in codes]


def read(kernel: Seventeen, seat: int, word: str) -> int:
    return CODES.get(word, -1)


def seen(word: str, mover: int, viewer: int) -> str:
    if mover == viewer:
        return word
    if word == "pass":
        return ""  # S-06: nobody else is told
    return HEART if word.endswith("-") else word


@lru_cache(maxsize=1024)
def parts(word: str) -> dict[str, Any]:
    if word in ("check", "pass"):
        return {"do": word}
    side = "up" if word.endswith("+") else "down" if word.endswith("-") else "both"
    return {"do": "lay", "card": word.rstrip("+-"), "side": side}
