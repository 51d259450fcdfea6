"""What Lynx is played with, and where it lies. When a card may move is the business of the rules.

A card is its kind: 0 … 12 for the values 1 … 13, then JOKER. A layer is the code of the play that laid it:
value · 48 + (cards of it − 1) · 6 + jokers, then one to five jokers alone.
"""

from __future__ import annotations

from stolik.engine.kernel import Kernel
from stolik.engine.rng import Rng

CARDS = 109  # L-01
OF_A_VALUE = 8
JOKERS = 5
KINDS = 14
JOKER = 13  # above every value (L-04)
PLACES = 6  # of the pool (L-02)

LAYERS = 629
PLAYS_OF_A_VALUE = 48
JOKERS_ALONE = 624

VALUE = [0] * 629  # of each layer; jokers take that of the cards they lie with (L-04)
VALUED = [0] * 629  # how many cards of that value
WILD = [0] * 629  # how many jokers
SIZE = [0] * 629


def lay_out_tables() -> None:
    for layer in range(JOKERS_ALONE):
        VALUE[layer] = layer // PLAYS_OF_A_VALUE
        VALUED[layer] = layer % PLAYS_OF_A_VALUE // (JOKERS + 1) + 1
        WILD[layer] = layer % (JOKERS + 1)
    for layer in range(JOKERS_ALONE, LAYERS):
        VALUE[layer] = JOKER
        VALUED[layer] = 0
        WILD[layer] = layer - JOKERS_ALONE + 1
    for layer in range(LAYERS):
        SIZE[layer] = VALUED[layer] + WILD[layer]


lay_out_tables()


class Cards(Kernel):
    """Hands, layers, pool, deck, discard pile, and what the virtual player has."""

    def __init__(self, players: int) -> None:
        Kernel.__init__(self, players)
        self.hands = [0] * 70  # for each seat, how many cards of each kind
        self.known = [0] * 70  # of the hands: the cards everyone has seen go there
        self.hand_sizes = [0] * 5
        self.layers = [0] * 545  # for each seat, room for as many layers as there are cards
        self.heights = [0] * 5
        self.pool = [0] * 109  # left to right, each group from its lowest card up
        self.pool_size = 0
        self.groups = [0] * 6  # how many cards lie in each place
        self.places = 0
        self.deck = [0] * 109
        self.deck_size = 0
        self.drawn = 0  # the next card of the deck
        self.discard = [0] * 14
        self.virtual = [0] * 14
        self.virtual_size = 0

    # -- hands

    def take(self, seat: int, kind: int, count: int) -> None:
        self.hands[seat * KINDS + kind] += count
        self.hand_sizes[seat] += count

    def take_openly(self, seat: int, kind: int, count: int) -> None:
        self.take(seat, kind, count)
        self.known[seat * KINDS + kind] += count

    def take_layer(self, seat: int, layer: int) -> None:
        """L-16: its jokers are jokers again."""
        self.take_openly(seat, VALUE[layer], VALUED[layer])
        self.take_openly(seat, JOKER, WILD[layer])

    def give(self, seat: int, kind: int, count: int) -> None:
        self.hands[seat * KINDS + kind] -= count
        self.hand_sizes[seat] -= count
        seen = self.known[seat * KINDS + kind]
        self.known[seat * KINDS + kind] = seen - count if seen > count else 0

    # -- layers

    def lay_layer(self, seat: int, layer: int) -> None:
        self.layers[seat * CARDS + self.heights[seat]] = layer
        self.heights[seat] += 1

    def top(self, seat: int) -> int:
        return self.layers[seat * CARDS + self.heights[seat] - 1]

    def lift(self, seat: int) -> int:
        """The top layer, taken away."""
        self.heights[seat] -= 1
        return self.layers[seat * CARDS + self.heights[seat]]

    def cards_before(self, seat: int) -> int:
        count = 0
        for i in range(self.heights[seat]):
            count += SIZE[self.layers[seat * CARDS + i]]
        return count

    def put_away_layer(self, layer: int) -> None:
        self.discard[VALUE[layer]] += VALUED[layer]
        self.discard[JOKER] += WILD[layer]

    # -- deck and pool

    def gather_deck(self, jokers: int) -> None:
        for kind in range(KINDS):
            for _ in range(jokers if kind == JOKER else OF_A_VALUE):
                self.deck[self.deck_size] = kind
                self.deck_size += 1

    def next_card(self) -> int:
        self.drawn += 1
        return self.deck[self.drawn - 1]

    def deck_is_empty(self) -> bool:
        return self.drawn == self.deck_size

    def open_place(self, card: int) -> None:
        self.pool[self.pool_size] = card
        self.pool_size += 1
        self.groups[self.places] = 1
        self.places += 1

    def put_upon(self, place: int, card: int) -> None:
        """Make a group in a place of the pool, or a larger one."""
        end = self.end_of(place)
        for i in range(self.pool_size, end, -1):
            self.pool[i] = self.pool[i - 1]
        self.pool[end] = card
        self.pool_size += 1
        self.groups[place] += 1

    def take_place(self, seat: int, place: int) -> None:
        """All that lies in one place of the pool goes to a hand; the places to the right move up."""
        start = self.end_of(place - 1)
        size = self.groups[place]
        for i in range(start, start + size):
            self.take_openly(seat, self.pool[i], 1)
        self.pool_size -= size
        for i in range(start, self.pool_size):
            self.pool[i] = self.pool[i + size]
        self.places -= 1
        for other in range(place, self.places):
            self.groups[other] = self.groups[other + 1]

    def end_of(self, place: int) -> int:
        """Where the cards of a place of the pool end."""
        end = 0
        for other in range(place + 1):
            end += self.groups[other]
        return end

    # -- what a seat does not know

    def scramble(self, seat: int, rng: Rng) -> None:
        self.filled = 0
        for kind in range(KINDS):
            for _ in range(self.hidden_from(seat, kind)):
                self.buffer[self.filled] = kind
                self.filled += 1
        self.mix(rng)
        for other in range(self.players):
            if other != seat:
                self.redeal_hand(other)
        for i in range(self.drawn, self.deck_size):
            self.deck[i] = self.next_spread()

    def hidden_from(self, seat: int, kind: int) -> int:
        """How many cards of a kind lie where this seat cannot see them."""
        count = 0
        for other in range(self.players):
            if other != seat:
                count += self.hands[other * KINDS + kind] - self.known[other * KINDS + kind]
        for i in range(self.drawn, self.deck_size):
            if self.deck[i] == kind:
                count += 1
        return count

    def redeal_hand(self, seat: int) -> None:
        """A hand of the same size with the same known cards."""
        unknown = self.hand_sizes[seat]
        for i in range(seat * KINDS, (seat + 1) * KINDS):
            self.hands[i] = self.known[i]
            unknown -= self.known[i]
        for _ in range(unknown):
            self.hands[seat * KINDS + self.next_spread()] += 1

    # -- for positions

    def lay_seat(self, seat: int, hand: list[int], known: list[int], layers: list[int]) -> None:
        for kind in hand:
            self.take(seat, kind, 1)
        for kind in known:
            self.known[seat * KINDS + kind] += 1
        for layer in layers:
            self.lay_layer(seat, layer)

    def lay(self, pool: list[list[int]], deck: list[int], discard: list[int], virtual: list[int]) -> None:
        for group in pool:
            self.open_place(group[0])
            for kind in group[1:]:
                self.put_upon(self.places - 1, kind)
        for kind in deck:
            self.deck[self.deck_size] = kind
            self.deck_size += 1
        for kind in discard:
            self.discard[kind] += 1
        for kind in virtual:
            self.virtual[kind] += 1
            self.virtual_size += 1
