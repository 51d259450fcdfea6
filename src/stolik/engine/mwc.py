"""Multiply-with-carry, the step behind the fast generator: ints here, C in `mwc.pxd`, the same numbers in both.

The state stays below 2**63 and its period is about 2**62.
"""

from __future__ import annotations

MULTIPLIER = 2131995753
LOW_WORD = 0xFFFFFFFF


def advance(x: int) -> int:
    return MULTIPLIER * (x & LOW_WORD) + (x >> 32)


def scaled(x: int, n: int) -> int:
    """The state x as a number below n (n at most 2**31)."""
    return (((x ^ (x >> 32)) & LOW_WORD) * n) >> 32


def joined(high: int, low: int) -> int:
    """A state made of two numbers, each below 2**30; never one on which the generator stands still."""
    return (high << 32) + low + 1
