"""The cards of Seventeen: what they are, where each of them lies, and who can see it.

A card is its kind, 0 … 13: D1 … D5, S1 … S5, Reverse, Two, Bin, Trap. A card as it is laid is a code: `UP` of
its kind, or `DOWN` for heart up.
"""

from __future__ import annotations

from stolik.engine.kernel import Kernel
from stolik.engine.rng import Rng

KINDS = 14
HEARTS = 5  # kinds from this one on have a heart behind
REVERSE = 10
TWO = 11
BIN = 12
TRAP = 13

COPIES = [0] * 14  # of each kind
UP = [0] * 14
DOWN = [0] * 14  # two-sided cards show their number either way
KIND = [0] * 23  # of a card as it is laid
WORTH = [0] * 23
HEART_UP = [0] * 23


def lay_out_tables() -> None:
    for kind in range(KINDS):  # S-01
        COPIES[kind] = 7 if kind < HEARTS else 3 if kind < REVERSE else 5
        UP[kind] = kind if kind < REVERSE else kind + 5
        DOWN[kind] = kind if kind < HEARTS else kind + 5 if kind < REVERSE else kind + 9
        for code in (DOWN[kind], UP[kind]):
            KIND[code] = kind
            WORTH[code] = kind % 5 + 1 if kind < REVERSE else 0
            HEART_UP[code] = code != UP[kind]


lay_out_tables()


class Cards(Kernel):
    """Hands, row, draw pile and discards."""

    def __init__(self, players: int, open_backs: bool) -> None:
        Kernel.__init__(self, players)
        self.open_backs = open_backs
        self.hands = [0] * 84  # how many of each kind, seat by seat
        self.hand_sizes = [0] * 6
        self.row = [0] * 70
        self.row_seats = [0] * 70
        self.row_size = 0
        self.deck = [0] * 70
        self.drawn = 0  # the next card of the deck
        self.deck_size = 0
        self.discard = [0] * 14  # how many of each kind
        self.binned = [0] * 70  # of the discards: those that lay heart up
        self.binned_seats = [0] * 70
        self.binned_size = 0
        self.unseen = [0] * 14  # what `count_unseen` found

    # -- cards on the move

    def append(self, seat: int, code: int) -> None:
        """From the hand to the end of the row."""
        self.hands[seat * KINDS + KIND[code]] -= 1
        self.hand_sizes[seat] -= 1
        self.row[self.row_size] = code
        self.row_seats[self.row_size] = seat
        self.row_size += 1

    def discard_end(self) -> int:
        """From the end of the row to the discards; the card as it lay."""
        self.row_size -= 1
        code = self.row[self.row_size]
        self.discard[KIND[code]] += 1
        return code

    def note_binned(self) -> None:
        """Of the card just discarded only its owner knows what it is."""
        self.binned[self.binned_size] = KIND[self.row[self.row_size]]
        self.binned_seats[self.binned_size] = self.row_seats[self.row_size]
        self.binned_size += 1

    def draw(self, seat: int) -> None:
        self.hands[seat * KINDS + self.deck[self.drawn]] += 1
        self.hand_sizes[seat] += 1
        self.drawn += 1

    def pile_is_empty(self) -> bool:
        return self.drawn == self.deck_size

    def shuffle_discards(self) -> None:
        """Make the pile of all discards; who knew what of them is forgotten."""
        size = 0
        for kind in range(KINDS):
            for _ in range(self.discard[kind]):
                self.deck[size] = kind
                size += 1
            self.discard[kind] = 0
        self.drawn = 0
        self.deck_size = size
        self.binned_size = 0
        if size:
            self.shuffle(self.deck, size)

    # -- what a seat does not know

    def count_unseen(self, seat: int) -> None:
        """Write to `unseen` how many cards of each kind the seat (−1: a spectator) cannot see anywhere."""
        for kind in range(KINDS):
            self.unseen[kind] = COPIES[kind] - self.discard[kind]
        for place in range(self.row_size):
            if not self.is_hidden(seat, place):
                self.unseen[KIND[self.row[place]]] -= 1
        for i in range(self.binned_size):
            if self.binned_seats[i] != seat:
                self.unseen[self.binned[i]] += 1
        for other in range(self.players):
            for kind in range(self.kinds_seen(seat, other)):
                self.unseen[kind] -= self.hands[other * KINDS + kind]
        if self.top_is_seen():
            self.unseen[self.deck[self.drawn]] -= 1

    def is_hidden(self, seat: int, place: int) -> bool:
        """Does that card of the row lie heart up, laid by another seat?"""
        return self.row_seats[place] != seat and HEART_UP[self.row[place]] != 0

    def kinds_seen(self, seat: int, other: int) -> int:
        """S-03: the kinds below this one are seen in that hand."""
        if seat == other:
            return KINDS
        return HEARTS if self.open_backs else 0

    def top_is_seen(self) -> bool:
        return self.open_backs and not self.pile_is_empty() and self.deck[self.drawn] < HEARTS

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        """Places that show a heart are dealt from the hearts alone, then all others from what is left.

        Each arrangement that looks the same to the seat is one choice of the first and one of the second,
        both made evenly: so all of them are equally likely.
        """
        self.count_unseen(seat)
        self.filled = 0
        self.gather_unseen(HEARTS, KINDS)
        self.mix(rng)
        self.deal_table(seat)
        if self.open_backs:
            self.deal_hands(seat, HEARTS)
            self.deal_top()
        self.gather_unseen(0, HEARTS)
        self.mix(rng)
        if self.open_backs:
            self.deal_pile(self.drawn + 1)
        else:
            self.deal_hands(seat, 0)
            self.deal_pile(self.drawn)

    def gather_unseen(self, first: int, end: int) -> None:
        for kind in range(first, end):
            for _ in range(self.unseen[kind]):
                self.buffer[self.filled] = kind
                self.filled += 1

    def deal_table(self, seat: int) -> None:
        for place in range(self.row_size):
            if self.is_hidden(seat, place):
                self.row[place] = DOWN[self.next_spread()]
        for i in range(self.binned_size):
            if self.binned_seats[i] != seat:
                self.discard[self.binned[i]] -= 1
                self.binned[i] = self.next_spread()
                self.discard[self.binned[i]] += 1

    def deal_hands(self, seat: int, first: int) -> None:
        """The kinds from this one on, anew in every other hand."""
        for other in range(self.players):
            if other != seat:
                self.deal_hand(other, first)

    def deal_hand(self, other: int, first: int) -> None:
        missing = 0
        for kind in range(first, KINDS):
            missing += self.hands[other * KINDS + kind]
            self.hands[other * KINDS + kind] = 0
        for _ in range(missing):
            self.hands[other * KINDS + self.next_spread()] += 1

    def deal_top(self) -> None:
        if not self.pile_is_empty() and not self.top_is_seen():
            self.deck[self.drawn] = self.next_spread()

    def deal_pile(self, first: int) -> None:
        for i in range(first, self.deck_size):
            self.deck[i] = self.next_spread()

    # -- for positions and views

    def hand(self, seat: int) -> list[int]:
        """The kinds in a hand, in the game's order."""
        return [kind for kind in range(KINDS) for _ in range(self.hands[seat * KINDS + kind])]

    def discards(self) -> list[int]:
        return [kind for kind in range(KINDS) for _ in range(self.discard[kind])]

    def pile(self) -> list[int]:
        """The draw pile, next card first."""
        return [self.deck[i] for i in range(self.drawn, self.deck_size)]

    def row_cards(self) -> list[tuple[int, int]]:
        return [(self.row[i], self.row_seats[i]) for i in range(self.row_size)]

    def binned_cards(self) -> list[tuple[int, int]]:
        return [(self.binned[i], self.binned_seats[i]) for i in range(self.binned_size)]

    def lay_hands(self, hands: list[list[int]]) -> None:
        for seat in range(self.players):
            self.hand_sizes[seat] = len(hands[seat])
            for kind in hands[seat]:
                self.hands[seat * KINDS + kind] += 1

    def lay_row(self, row: list[tuple[int, int]]) -> None:
        for code, seat in row:
            self.row[self.row_size] = code
            self.row_seats[self.row_size] = seat
            self.row_size += 1

    def lay_piles(self, deck: list[int], discard: list[int], binned: list[tuple[int, int]]) -> None:
        self.deck_size = len(deck)
        for i in range(self.deck_size):
            self.deck[i] = deck[i]
        for kind in discard:
            self.discard[kind] += 1
        for kind, seat in binned:
            self.binned[self.binned_size] = kind
            self.binned_seats[self.binned_size] = seat
            self.binned_size += 1
