"""Toads: the rules, in the order of the rulebook. Ids refer to the rules page of the game.

Cards are 0 … 78, in the order of their numbers (`NUMBER`). Codes: placing card c is c, pulling it out of the row
is 79 + c, taking the row is TAKE.
"""

from __future__ import annotations

from stolik.engine import bits
from stolik.engine.kernel import Kernel
from stolik.engine.rng import Rng

# -- cards

CARDS = 79
TAKE = 158
MOST_APART = 10  # T-06
TOAD_COSTS = 5  # T-15
MEMORY = 3  # cards a seat may draw before what it once lacked says little

NUMBER = [0] * 79  # T-01: 12 … 98 without tens
TWIN = [0] * 79  # T-02: digits swapped; a toad is its own twin
NEAR = [0] * 79  # the cards that may follow a card
TOADS = bits.empty()


def lay_out_tables() -> int:
    """Fill the tables; the set of toads."""
    card = 0
    for number in range(12, 99):
        if number % 10 != 0:
            NUMBER[card] = number
            card += 1
    toads = bits.empty()
    for card in range(CARDS):
        near = bits.empty()
        for other in range(CARDS):
            if NUMBER[other] == NUMBER[card] % 10 * 10 + NUMBER[card] // 10:
                TWIN[card] = other
            if -MOST_APART <= NUMBER[other] - NUMBER[card] <= MOST_APART:
                near |= bits.bit(other)
        NEAR[card] = near
        if TWIN[card] == card:
            toads |= bits.bit(card)
    return toads


TOADS = lay_out_tables()


def numbers_of(cards: int) -> list[int]:
    """What a set of cards says, ascending."""
    numbers = [0] * bits.size(cards)
    for place in range(len(numbers)):
        numbers[place] = NUMBER[bits.lowest(cards)]
        cards &= cards - 1
    return numbers


class Toads(Kernel):
    """A row of numbers, the twins that may be pulled out of it, and the toads nobody wants."""

    def __init__(self, players: int, rounds: int, professional: bool) -> None:
        Kernel.__init__(self, players)
        self.hands = [0] * 4
        self.gained = [0] * 4
        self.penalties = [0] * 4
        self.unseen = [0] * 4  # of the penalties: those nobody has looked at (T-17)
        self.shown = [0] * 4  # those turned up when the last round was scored
        self.lacking = [0] * 4  # cards one would have pulled with, or placed rather than take the row …
        self.since = [0] * 4  # … and how many the seat has drawn since; both can be seen by all
        self.row = [0] * 79
        self.row_size = 0
        self.pullable = bits.empty()  # the twins of what lies in the row
        self.deck = [0] * 79
        self.drawn = CARDS  # the next card of the deck
        self.totals = [0] * 4
        self.turn = 0
        self.round = 1
        self.rounds = rounds
        self.professional = professional

    # -- set-up

    def deal(self) -> None:
        self.deal_round()

    def deal_round(self) -> None:
        for card in range(CARDS):
            self.deck[card] = card
        self.shuffle(self.deck, CARDS)
        self.drawn = 0
        self.clear_row()
        for seat in range(self.players):
            self.hands[seat] = bits.empty()
            self.gained[seat] = bits.empty()
            self.penalties[seat] = bits.empty()
            self.note_lacking(seat, bits.empty(), True)
            for _ in range(8 if self.players == 4 else 9):  # T-03
                self.draw(seat)
        self.set_turn((self.round - 1) % self.players)  # T-04

    # -- a turn

    def moves(self, seat: int) -> int:
        if seat != self.turn or self.over:
            return 0
        hand = self.hands[seat]
        if self.row_size == 0:  # T-07
            return bits.write(hand, self.buffer, 0, 1, 0)
        count = bits.write(hand & NEAR[self.row[self.row_size - 1]], self.buffer, 0, 1, 0)  # T-06
        twins = hand & self.pullable  # T-08
        while twins:
            self.buffer[count] = CARDS + TWIN[bits.lowest(twins)]
            count += 1
            twins &= twins - 1
        self.buffer[count] = TAKE  # T-10
        return count + 1

    def make(self, seat: int, code: int) -> None:
        if code < CARDS:
            self.place(seat, code)
        elif code < TAKE:
            self.pull(seat, code - CARDS)
        else:
            self.take_row(seat)

    def place(self, seat: int, card: int) -> None:
        self.note_lacking(seat, self.pullable, self.since[seat] > MEMORY)
        self.hands[seat] ^= bits.bit(card)
        self.row[self.row_size] = card
        self.row_size += 1
        self.pullable |= bits.bit(TWIN[card]) & ~TOADS
        for other in range(self.players):  # a round has begun: what the last one showed is put away
            self.shown[other] = bits.empty()
        self.draw(seat)
        self.pass_on(seat)

    def pull(self, seat: int, card: int) -> None:
        place = 0
        while self.row[place] != card:
            place += 1
        self.row_size -= 1
        while place < self.row_size:  # the gap closes
            self.row[place] = self.row[place + 1]
            place += 1
        twin = bits.bit(TWIN[card])
        self.pullable ^= twin
        self.hands[seat] ^= twin
        self.gained[seat] |= twin | bits.bit(card)
        if self.row_size == 0 and self.pile_is_used_up():  # T-12
            self.end_round()
            return
        self.draw(seat)
        self.pass_on(seat)

    def take_row(self, seat: int) -> None:
        used_up = self.pile_is_used_up()
        single = self.row_size == 1
        self.note_lacking(seat, self.pullable | NEAR[self.row[self.row_size - 1]], True)
        for place in range(self.row_size):
            self.penalties[seat] |= bits.bit(self.row[place])
        self.clear_row()
        if used_up:  # T-12
            self.end_round()
            return
        if self.professional and single:
            self.take_unseen(seat)
        if not self.hands[seat]:  # T-07
            self.end_round()

    def take_unseen(self, seat: int) -> None:
        """T-17: the top card of the pile comes along, face down."""
        card = bits.bit(self.deck[self.drawn])
        self.drawn += 1
        self.penalties[seat] |= card
        self.unseen[seat] |= card

    def draw(self, seat: int) -> None:
        if not self.pile_is_used_up():  # T-11
            self.hands[seat] |= bits.bit(self.deck[self.drawn])
            self.drawn += 1
            self.since[seat] += 1

    def note_lacking(self, seat: int, cards: int, anew: bool) -> None:
        """What the seat does shows that it holds none of these; what it showed before may be forgotten."""
        if anew:
            self.lacking[seat] = bits.empty()
            self.since[seat] = 0
        self.lacking[seat] |= cards

    def pass_on(self, seat: int) -> None:
        left = self.after(seat)
        if self.row_size == 0 and not self.hands[left]:  # T-07
            self.end_round()
            return
        self.set_turn(left)

    def set_turn(self, seat: int) -> None:
        self.turn = seat
        self.actor_mask = 1 << seat

    def pile_is_used_up(self) -> bool:
        return self.drawn == CARDS

    def clear_row(self) -> None:
        self.row_size = 0
        self.pullable = bits.empty()

    # -- end of a round

    def end_round(self) -> None:
        for seat in range(self.players):
            self.totals[seat] += self.round_score(seat)
            self.shown[seat] = self.unseen[seat]
            self.unseen[seat] = bits.empty()
        if self.round >= self.rounds:  # T-16
            self.over = True
            self.actor_mask = 0
            return
        self.round += 1
        self.deal_round()

    def round_score(self, seat: int) -> int:
        """T-15"""
        penalties = self.penalties[seat]
        toads = bits.size(penalties & TOADS)
        return bits.size(self.gained[seat]) - bits.size(penalties) - (TOAD_COSTS - 1) * toads

    def points(self, seat: int) -> int:
        return self.totals[seat]

    def winners(self) -> int:
        best = self.totals[0]
        for seat in range(self.players):
            if self.totals[seat] > best:
                best = self.totals[seat]
        mask = 0
        for seat in range(self.players):
            if self.totals[seat] == best:
                mask |= 1 << seat
        return mask

    # -- what a seat does not know

    def scramble(self, seat: int, rng: Rng) -> None:
        hidden = bits.empty()
        for other in range(self.players):
            hidden |= self.unseen[other]
            if other != seat:
                hidden |= self.hands[other]
        for i in range(self.drawn, CARDS):
            hidden |= bits.bit(self.deck[i])
        self.spread(hidden, rng)
        for other in range(self.players):
            if other != seat:
                self.hands[other] = self.gathered(bits.size(self.hands[other]))
            extra = self.gathered(bits.size(self.unseen[other]))
            self.penalties[other] = self.penalties[other] & ~self.unseen[other] | extra
            self.unseen[other] = extra
        for i in range(self.drawn, CARDS):
            self.deck[i] = self.next_spread()

    # -- for positions and views: the numbers that lie somewhere

    def hand(self, seat: int) -> list[int]:
        return numbers_of(self.hands[seat])

    def backs(self) -> list[list[None]]:
        """The hands as everybody sees them."""
        return [[None] * bits.size(self.hands[seat]) for seat in range(self.players)]

    def gained_cards(self, seat: int) -> list[int]:
        return numbers_of(self.gained[seat])

    def all_penalties(self, seat: int) -> list[int]:
        return numbers_of(self.penalties[seat])

    def seen_penalties(self, seat: int) -> list[int | None]:
        """Those nobody has looked at come last, as None."""
        unseen = self.unseen[seat]
        return [*numbers_of(self.penalties[seat] & ~unseen), *([None] * bits.size(unseen))]

    def unseen_penalties(self, seat: int) -> list[int]:
        return numbers_of(self.unseen[seat])

    def has_shown(self) -> bool:
        together = bits.empty()
        for seat in range(self.players):
            together |= self.shown[seat]
        return together != bits.empty()

    def shown_cards(self, seat: int) -> list[int]:
        return numbers_of(self.shown[seat])

    def lacking_cards(self, seat: int) -> list[int]:
        return numbers_of(self.lacking[seat])

    def row_cards(self) -> list[int]:
        return [NUMBER[self.row[i]] for i in range(self.row_size)]

    def pile(self) -> list[int]:
        """The draw pile, next card first."""
        return [NUMBER[self.deck[i]] for i in range(self.drawn, CARDS)]

    def lay_seat(self, seat: int, total: int, zones: list[list[int]]) -> None:
        """What one seat has: hand, gained, penalties, those unseen, those shown."""
        self.totals[seat] = total
        self.hands[seat] = bits.gather(zones[0])
        self.gained[seat] = bits.gather(zones[1])
        self.penalties[seat] = bits.gather(zones[2])
        self.unseen[seat] = bits.gather(zones[3])
        self.shown[seat] = bits.gather(zones[4])

    def lay_lacking(self, seat: int, cards: list[int], since: int) -> None:
        self.lacking[seat] = bits.gather(cards)
        self.since[seat] = since

    def lay(self, row: list[int], deck: list[int]) -> None:
        for card in row:
            self.row[self.row_size] = card
            self.row_size += 1
            self.pullable |= bits.bit(TWIN[card]) & ~TOADS
        self.drawn = CARDS - len(deck)
        for i in range(len(deck)):
            self.deck[self.drawn + i] = deck[i]

    def resume(self, turn: int, round: int, over: bool) -> None:
        """Go on from what has been laid out."""
        self.round = round
        self.set_turn(turn)
        if over:
            self.over = True
            self.actor_mask = 0
        elif self.row_size == 0 and not self.hands[turn]:  # T-07
            self.end_round()
