"""The cards of Lie: what they are, who holds which, how they are turned, and who knows it.

A card is one of 15 pairs of values, each of which exists twice. The hands lie one after the other in `heap`.
"""

from __future__ import annotations

from stolik.engine.kernel import Kernel
from stolik.engine.rng import Rng

CARDS = 30
PAIRS = 15
VALUES = 6
LOW = [0] * 15  # K-01: the two values of each pair
HIGH = [0] * 15


def lay_out_tables() -> None:
    pair = 0
    for low in range(1, VALUES):
        for high in range(low + 1, VALUES + 1):
            LOW[pair] = low
            HIGH[pair] = high
            pair += 1


lay_out_tables()


class Cards(Kernel):
    """The seats that take part and their hands."""

    def __init__(self, players: int) -> None:
        Kernel.__init__(self, players)
        self.cards = [0] * 6  # how many each seat draws
        self.out = 0  # a bit for each seat that takes no part
        self.heap = [0] * 30
        self.first = [0] * 7  # where in the heap the hand of each seat begins, and where the last one ends
        self.ends = [0] * 6  # a bit for each card of the hand that is turned to its higher value
        self.turned = 0  # a bit for each seat that has chosen
        self.in_play = 0
        self.showing = False  # is there anything a check has shown?
        self.shown_heap = [0] * 30
        self.shown_first = [0] * 7
        self.shown_ends = [0] * 6
        self.shown_turned = 0

    # -- who takes part

    def takes_part(self, seat: int) -> bool:
        return self.out >> seat & 1 == 0

    def taking_part(self) -> int:
        """A bit for each seat that takes part."""
        return ((1 << self.players) - 1) & ~self.out

    def taking_part_from(self, seat: int, step: int) -> int:
        """This seat if it takes part, else the first that does from there on."""
        while not self.takes_part(seat):
            seat = (seat + step + self.players) % self.players
        return seat

    # -- hands

    def draw_hands(self) -> None:
        """K-02: all cards are mixed, and each seat draws its number."""
        for card in range(CARDS):
            self.heap[card] = card >> 1
        self.shuffle(self.heap, CARDS)
        drawn = 0
        for seat in range(self.players):
            self.first[seat] = drawn
            if self.takes_part(seat):
                drawn += self.cards[seat]
        self.first[self.players] = drawn
        self.in_play = drawn
        self.turned = 0

    def hand_size(self, seat: int) -> int:
        return self.first[seat + 1] - self.first[seat]

    def turn_cards(self, seat: int, ends: int) -> None:
        self.ends[seat] = ends
        self.turned |= 1 << seat

    def end_of(self, seat: int, place: int) -> int:
        """The value a card of a hand is turned to."""
        card = self.heap[self.first[seat] + place]
        return HIGH[card] if self.ends[seat] >> place & 1 else LOW[card]

    def count_ends(self, value: int, other: int) -> int:
        """K-08: how many cards are turned to one of two values; unused ends do not count."""
        count = 0
        for seat in range(self.players):
            if self.takes_part(seat) and self.turned >> seat & 1:
                for place in range(self.hand_size(seat)):
                    end = self.end_of(seat, place)
                    if end in (value, other):
                        count += 1
        return count

    def show_hands(self) -> None:
        self.showing = True
        self.shown_heap = self.heap[:]
        self.shown_first = self.first[:]
        self.shown_ends = self.ends[:]
        self.shown_turned = self.turned

    # -- what a seat does not know

    def scramble(self, seat: int, rng: Rng) -> None:
        self.filled = 0
        for pair in range(PAIRS):
            for _ in range(2 - self.copies_held(seat, pair)):
                self.buffer[self.filled] = pair
                self.filled += 1
        self.mix(rng)
        for other in range(self.players):
            if other == seat:
                continue
            for place in range(self.first[other], self.first[other + 1]):
                self.heap[place] = self.next_spread()
            if self.turned >> other & 1:
                self.ends[other] = rng.below(1 << self.hand_size(other))

    def copies_held(self, seat: int, pair: int) -> int:
        """How many of the two cards of a pair a seat (−1: a spectator) holds."""
        count = 0
        if seat >= 0:
            for place in range(self.first[seat], self.first[seat + 1]):
                if self.heap[place] == pair:
                    count += 1
        return count

    # -- for positions

    def lay_hands(self, hands: list[list[int]], ends: list[int]) -> None:
        """The cards of each seat and how they are turned; −1: not yet."""
        self.turned = 0
        for seat in range(self.players):
            self.turned |= (ends[seat] >= 0) << seat
            self.ends[seat] = max(ends[seat], 0)
            self.first[seat + 1] = self.first[seat] + len(hands[seat])
            for place in range(len(hands[seat])):
                self.heap[self.first[seat] + place] = hands[seat][place]

    def seat_hands(self, cards: list[int], out: int) -> None:
        """How many each seat draws, and who takes no part."""
        self.out = out
        self.in_play = 0
        for seat in range(self.players):
            self.cards[seat] = cards[seat]
            if self.takes_part(seat):
                self.in_play += self.hand_size(seat)
