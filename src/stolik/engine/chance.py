"""Seeds and shuffles of real games, as docs/chance.md tells them: SHA-256 and nothing else."""

from __future__ import annotations

import hashlib
import re
import secrets

from stolik.engine.errors import BadSeed

Seed = str | int | bytes

RAW_SEED = re.compile(r"[0-9a-fA-F]{64}")


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_bytes(seed: Seed) -> bytes:
    """The 256 bits behind a seed given as text, whole number or bytes."""
    match seed:
        case str() if RAW_SEED.fullmatch(seed):
            return bytes.fromhex(seed)
        case str():
            return hashlib.sha256(b"stolik seed text:" + seed.encode("utf-8", "surrogatepass")).digest()
        case bool():
            raise BadSeed(seed)
        case int():
            return hashlib.sha256(b"stolik seed int:%d" % seed).digest()
        case bytes() | bytearray():
            return hashlib.sha256(b"stolik seed bytes:" + seed).digest()
    raise BadSeed(seed)


def order(seed: bytes, number: int, size: int) -> list[int]:
    """Shuffle `number` of the seed: which of `size` cards comes first, second, …"""
    draw = _Stream(seed, number).below
    places = list(range(size))
    for last in range(size - 1, 0, -1):
        other = draw(last + 1)
        places[last], places[other] = places[other], places[last]
    return places


class _Stream:
    """32-bit words out of SHA-256 blocks."""

    def __init__(self, seed: bytes, number: int) -> None:
        self.prefix = b"stolik shuffle" + seed + number.to_bytes(4, "big")
        self.blocks = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            block = hashlib.sha256(self.prefix + self.blocks.to_bytes(4, "big")).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
            self.blocks += 1
        return self.words.pop()

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n  # words from here on would favour the first cards
        while (word := self.word()) >= limit:
            pass
        return word % n
