"""Shuffles as docs/chance.md tells them, written without the engine."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TypeVar

Card = TypeVar("Card")


def words(seed: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(
            b"stolik shuffle" + seed + number.to_bytes(4, "big") + block.to_bytes(4, "big")
        ).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(cards: list[Card], seed_hex: str, number: int) -> list[Card]:
    """Shuffle `number` of the seed, applied to cards in the game's own order."""
    stream = words(bytes.fromhex(seed_hex), number)
    result = list(cards)
    for last in range(len(result) - 1, 0, -1):
        size = last + 1
        limit = 2**32 - 2**32 % size
        word = next(stream)
        while word >= limit:
            word = next(stream)
        other = word % size
        result[last], result[other] = result[other], result[last]
    return result
