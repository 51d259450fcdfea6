"""A round of Lie between two seats, laid out for solving: bids in order, hands, and how they can be turned.

A bidder is what bids depend on: how a hand has been turned and, as far as this is looked at, which hand it is. The
ends turned away say a little about what the other may hold: most where hands are small, or ones are jokers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb, prod

PAIRS = [(low, high) for low in range(1, 7) for high in range(low + 1, 7)]  # in the order of the kernel's cards
COPIES = 2
VALUES = range(1, 7)

Hand = tuple[int, ...]  # pairs, ascending
Turned = tuple[int, ...]  # values, ascending
Bidder = tuple[Hand, Turned]  # the first: what is looked at of the hand

BLIND, ONES, ALL = range(3)  # what is looked at of a hand besides how it is turned: nothing, ones turned away, all


@dataclass(frozen=True)
class Round:
    """How many cards the starter and the other hold, and by which rules they play."""

    sizes: tuple[int, int]
    jokers: bool
    by_value: bool
    looks: tuple[int, int] = (BLIND, BLIND)  # for each of the two
    remembered: int = 0  # how many bids back are looked at; 0: all

    @property
    def name(self) -> str:
        order = "value" if self.by_value else "count"
        return f"{self.sizes[0]}v{self.sizes[1]}-{order}{'-jokers' if self.jokers else ''}"

    @cached_property
    def bids(self) -> list[tuple[int, int]]:
        """Counts and values, each bid higher than the one before it (K-06, K-07)."""
        bids = [(count, value) for count in range(1, sum(self.sizes) + 1) for value in VALUES]
        return sorted(bids, key=lambda bid: (bid[1], bid[0])) if self.by_value else bids

    @cached_property
    def places(self) -> dict[tuple[int, int], int]:
        return {bid: place for place, bid in enumerate(self.bids)}

    def key(self, bids: list[int]) -> int:
        """What is looked at of the bids made so far, as a number."""
        if self.remembered == 0:
            return sum(1 << bid for bid in bids)
        key = 0
        for back in range(1, self.remembered + 1):
            key = key * (len(self.bids) + 1) + (bids[-back] + 1 if back <= len(bids) else 0)
        return key * 4 + len(bids) % 2 * 2 + self.is_wild(bids)

    @property
    def key_count(self) -> int:
        if self.remembered == 0:
            return 1 << len(self.bids)
        heard: int = (len(self.bids) + 1) ** self.remembered
        return 4 * heard

    def is_wild(self, bids: list[int]) -> bool:
        """Do ones count as every value (K-12)?"""
        return self.jokers and bool(bids) and self.bids[bids[0]][1] != VALUES[0]

    @cached_property
    def hands(self) -> tuple[list[Hand], list[Hand]]:
        first, second = (hands_of(size) for size in self.sizes)
        return first, second

    @cached_property
    def bidders(self) -> tuple[dict[Bidder, int], dict[Bidder, int]]:
        return self.numbered(0), self.numbered(1)

    def numbered(self, side: int) -> dict[Bidder, int]:
        numbers: dict[Bidder, int] = {}
        for hand in self.hands[side]:
            for turned in self.turnings(hand):
                numbers.setdefault(self.bidder(side, hand, turned), len(numbers))
        return numbers

    def bidder(self, side: int, hand: Hand, turned: Turned) -> Bidder:
        if self.looks[side] == ALL:
            return hand, turned
        ones = sum(VALUES[0] in PAIRS[pair] for pair in hand) - turned.count(VALUES[0])
        return (0,) * ones if self.looks[side] == ONES else (), turned

    @cached_property
    def ways(self) -> tuple[list[list[int]], list[list[int]]]:
        """For each hand, the bidders it can be turned into."""
        return self.ways_of(0), self.ways_of(1)

    def ways_of(self, side: int) -> list[list[int]]:
        numbers = self.bidders[side]
        return [
            [numbers[self.bidder(side, hand, turned)] for turned in self.turnings(hand)]
            for hand in self.hands[side]
        ]

    def turnings(self, hand: Hand) -> list[Turned]:
        """All a hand can show (K-03)."""
        shown: set[Turned] = {()}
        for pair in hand:
            shown = {tuple(sorted((*values, value))) for values in shown for value in PAIRS[pair]}
        return sorted(shown)

    def deals(self) -> Iterator[float]:
        """How likely each hand of the starter is together with each of the other."""
        whole = comb(COPIES * len(PAIRS), self.sizes[0]) * comb(COPIES * len(PAIRS) - self.sizes[0], self.sizes[1])
        for hand in self.hands[0]:
            for other in self.hands[1]:
                yield chances(hand) * chances(other, hand) / whole


def hands_of(size: int) -> list[Hand]:
    pairs = range(len(PAIRS))
    return [hand for hand in combinations_with_replacement(pairs, size) if chances(hand)]


def chances(hand: Hand, gone: Hand = ()) -> int:
    """In how many ways a hand can be drawn where others have been."""
    return prod(comb(COPIES - gone.count(pair), hand.count(pair)) for pair in set(hand))


def showing(turned: Turned, value: int, wild: bool) -> int:
    """How many cards count for a value (K-08, K-12)."""
    return turned.count(value) + (turned.count(1) if wild and value != 1 else 0)
