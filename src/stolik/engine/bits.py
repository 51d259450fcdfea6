"""Sets of cards as the bits of one number: plain ints here, 128-bit machine words in `bits.pxd`."""

from __future__ import annotations


def bit(card: int) -> int:
    return 1 << card


def empty() -> int:
    return 0


def size(cards: int) -> int:
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The lowest card of a set that has one."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The highest card of a set that has one."""
    return cards.bit_length() - 1


def write(cards: int, out: list[int], at: int, scale: int, shift: int) -> int:
    """Write card · scale + shift for each card to out[at], out[at + 1] …; the place after the last."""
    while cards:
        out[at] = lowest(cards) * scale + shift
        at += 1
        cards &= cards - 1
    return at


def write_fitting(hand: int, fits: int, out: list[int], at: int, scale: int, shift: int) -> int:
    """`write` the cards of a hand that fit; the C twin takes the same steps whatever fits, which is quicker."""
    return write(hand & fits, out, at, scale, shift)


def members(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def gather(cards: list[int]) -> int:
    result = 0
    for card in cards:
        result |= 1 << card
    return result
