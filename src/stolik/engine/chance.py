"""Seeds and shuffles of real games, as docs/chance.md tells them: SHA-256 and nothing else."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from struct import unpack

from stolik.engine.errors import BadSeed

Seed = str | int | bytes

WORDS = 2**32
RAW_SEED = re.compile(r"[0-9a-fA-F]{64}")


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_bytes(seed: Seed) -> bytes:
    """The 256 bits behind a seed given as text, whole number or bytes."""
    match seed:
        case str() if RAW_SEED.fullmatch(seed):
            return bytes.fromhex(seed)
        case str():
            return sha256(b"stolik seed text:" + seed.encode("utf-8", "surrogatepass")).digest()
        case bool():
            raise BadSeed(seed)
        case int():
            return sha256(b"stolik seed int:%d" % seed).digest()
        case bytes() | bytearray():
            return sha256(b"stolik seed bytes:" + seed).digest()
    raise BadSeed(seed)


def order(seed: bytes, number: int, size: int) -> list[int]:
    """Shuffle `number` of the seed: which of `size` cards comes first, second, …"""
    stream = words(b"stolik shuffle" + seed + number.to_bytes(4, "big"))
    places = list(range(size))
    for last in range(size - 1, 0, -1):
        limit = WORDS - WORDS % (last + 1)  # words from here on would favour the first cards
        word = next(stream)
        while word >= limit:
            word = next(stream)
        other = word % (last + 1)
        places[last], places[other] = places[other], places[last]
    return places


def words(prefix: bytes) -> Iterator[int]:
    """32-bit words out of SHA-256 blocks, without end."""
    for block in count():
        yield from unpack(">8I", sha256(prefix + block.to_bytes(4, "big")).digest())
