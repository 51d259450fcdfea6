"""Moves of Toads as text: `34` place 34 · `x49` pull 49 out of the row · `take`."""

from __future__ import annotations

from stolik.games.toads.rules import Toads

NUMBERS = [number for number in range(12, 99) if number % 10]  # in the order of the kernel's cards
CARDS = {number: card for card, number in enumerate(NUMBERS)}
WORDS = [*map(str, NUMBERS), *(f"x{number}" for number in NUMBERS), "take"]
CODES = {word: code for code, word in enumerate(WORDS)}


def words(kernel: Toads, seat: int, codes: list[int]) -> list[str]:
    return list(map(WORDS.__getitem__, codes))


def read(kernel: Toads, seat: int, word: str) -> int:
    return CODES.get(word, -1)


def seen(word: str, mover: int, viewer: int) -> str:
    return word
