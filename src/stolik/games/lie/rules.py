"""Lie: the rules, in the order of the rulebook. Ids refer to the rules page of the game.

A card is one of 15 pairs of values, each of which exists twice. The hands lie one after the other in `heap`.
Codes: a bid is (count − 1) · 6 + value − 1; then CHECK, CLOCKWISE, COUNTER; then TURN + a bit for each card of the
hand, in its order, that is turned to its higher value.
"""

from __future__ import annotations

from stolik.engine.kernel import Kernel
from stolik.engine.rng import Rng

# -- cards

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


def single(seats: int) -> bool:
    """Is it the bit of one seat only?"""
    return seats & (seats - 1) == 0


CHECK = 180
CLOCKWISE = 181
COUNTER = 182
TURN = 183

CHOOSE = 0  # phases
DIRECTION = 1
BID = 2

TOO_MANY = 6  # K-10
MOST_AT_FIRST = 5  # K-14


class Lie(Kernel):
    """Cards with two values each, of which everyone picks one and nobody says which."""

    def __init__(
        self, players: int, jokers: bool, directions: bool, fewer: bool, longer: bool, by_value: bool
    ) -> None:
        Kernel.__init__(self, players)
        self.jokers = jokers
        self.directions = directions
        self.fewer = fewer
        self.longer = longer
        self.by_value = by_value  # K-06: raising by value first, not by count
        self.heap = [0] * 30
        self.first = [0] * 7  # where in the heap the hand of each seat begins, and where the last one ends
        self.ends = [0] * 6  # a bit for each card of the hand that is turned to its higher value
        self.turned = 0  # a bit for each seat that has chosen
        self.in_play = 0
        self.cards = [0] * 6  # how many each seat draws
        self.out = 0  # a bit for each seat that takes no part
        self.extra = False
        self.phase = CHOOSE
        self.starter = 0
        self.turn = 0
        self.direction = 1
        self.bids = [0] * 360  # of this round: code · 8 + seat
        self.bid_count = 0
        self.showing = False  # what the last check revealed:
        self.shown_heap = [0] * 30
        self.shown_first = [0] * 7
        self.shown_ends = [0] * 6
        self.shown_turned = 0
        self.shown_bid = 0
        self.checker = 0
        self.found = 0

    def copy(self) -> Lie:
        new = Lie.__new__(Lie)
        self.copy_base(new)
        self.copy_to(new)
        return new

    def copy_to(self, new: Lie) -> None:
        new.jokers = self.jokers
        new.directions = self.directions
        new.fewer = self.fewer
        new.longer = self.longer
        new.by_value = self.by_value
        new.heap = self.heap[:]
        new.first = self.first[:]
        new.ends = self.ends[:]
        new.turned = self.turned
        new.in_play = self.in_play
        new.cards = self.cards[:]
        new.out = self.out
        new.extra = self.extra
        new.phase = self.phase
        new.starter = self.starter
        new.turn = self.turn
        new.direction = self.direction
        new.bids = self.bids[:]
        new.bid_count = self.bid_count
        new.showing = self.showing
        new.shown_heap = self.shown_heap[:]
        new.shown_first = self.shown_first[:]
        new.shown_ends = self.shown_ends[:]
        new.shown_turned = self.shown_turned
        new.shown_bid = self.shown_bid
        new.checker = self.checker
        new.found = self.found

    # -- a round: cards are mixed and drawn

    def deal(self) -> None:
        for seat in range(self.players):
            self.cards[seat] = MOST_AT_FIRST if self.fewer else 1  # K-02, K-14
        self.out = 0
        self.extra = False
        self.over = False
        self.showing = False
        self.deal_round(0)

    def deal_round(self, winner: int) -> None:
        """K-02"""
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
        self.bid_count = 0
        self.direction = 1
        self.phase = CHOOSE
        self.starter = self.taking_part_from(winner, 1)  # K-09, K-11
        self.turn = self.starter
        self.go_on()

    def go_on(self) -> None:
        """Ask whoever is to act now. Without a single card there is nothing to bid on."""
        if self.in_play == 0 and self.bid_count == 0:
            self.finish()
        elif self.phase == CHOOSE:
            self.open_choice()
        else:
            self.actor_mask = 1 << self.turn

    def hand_size(self, seat: int) -> int:
        return self.first[seat + 1] - self.first[seat]

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

    # -- a round: everyone turns their cards

    def open_choice(self) -> None:
        """K-03: all at the same time. Whoever holds no card has nothing to turn."""
        for seat in range(self.players):
            if self.takes_part(seat) and self.hand_size(seat) == 0:
                self.turned |= 1 << seat
                self.ends[seat] = 0
        self.actor_mask = self.taking_part() & ~self.turned
        if self.actor_mask == 0:
            self.open_bidding()

    def choices(self, seat: int) -> int:
        """K-03: any mix of ends."""
        count = 1 << self.hand_size(seat)
        for ends in range(count):
            self.buffer[ends] = TURN + ends
        return count

    def choose(self, seat: int, ends: int) -> None:
        self.ends[seat] = ends
        self.turned |= 1 << seat
        self.actor_mask &= ~(1 << seat)
        if self.actor_mask == 0:
            self.open_bidding()

    def open_bidding(self) -> None:
        self.phase = DIRECTION if self.directions else BID  # K-13
        self.turn = self.starter
        self.actor_mask = 1 << self.starter

    def say_direction(self, direction: int) -> None:
        """K-13"""
        self.direction = direction
        self.phase = BID

    # -- a round: bids

    def moves(self, seat: int) -> int:
        if self.actor_mask >> seat & 1 == 0:
            return 0
        if self.phase == CHOOSE:
            return self.choices(seat)
        if self.phase == BID:
            return self.answers()
        self.buffer[0] = CLOCKWISE
        self.buffer[1] = COUNTER
        return 2

    def make(self, seat: int, code: int) -> None:
        if code < CHECK:
            self.bid(seat, code)
        elif code == CHECK:
            self.check(seat)
        elif code >= TURN:
            self.choose(seat, code - TURN)
        else:
            self.say_direction(1 if code == CLOCKWISE else -1)

    def answers(self) -> int:
        """K-04: raise or check; with nothing to check, bid."""
        count = self.raises_by_value() if self.by_value else self.raises_by_count()
        if self.bid_count > 0:
            self.buffer[count] = CHECK
            count += 1
        return count

    def standing_bid(self) -> int:
        """The code of the last bid, −1 before the first."""
        return self.bids[self.bid_count - 1] >> 3 if self.bid_count > 0 else -1

    def raises_by_count(self) -> int:
        """K-06: a higher count, or the same count of a higher value. K-07: of the cards in play."""
        count = 0
        for code in range(self.standing_bid() + 1, self.in_play * VALUES):
            self.buffer[count] = code
            count += 1
        return count

    def raises_by_value(self) -> int:
        """K-06: a higher value, or the same value with a higher count. K-07: of the cards in play."""
        code = 0 if self.bid_count == 0 else self.standing_bid() + VALUES
        count = 0
        for value in range(code % VALUES, VALUES):
            while code < self.in_play * VALUES:
                self.buffer[count] = code
                count += 1
                code += VALUES
            code = value + 1
        return count

    def bid(self, seat: int, code: int) -> None:
        """K-05"""
        self.showing = False  # a round has begun: what the last one showed is put away
        self.bids[self.bid_count] = code * 8 + seat
        self.bid_count += 1
        step = self.direction + self.players
        self.turn = self.taking_part_from((seat + step) % self.players, self.direction)  # K-04, K-13
        self.actor_mask = 1 << self.turn

    # -- a round: check

    def check(self, seat: int) -> None:
        """K-08"""
        last = self.bids[self.bid_count - 1]
        bidder = last & 7
        self.found = self.count_turned_to((last >> 3) % VALUES + 1)
        self.show(seat, last)
        if self.found >= (last >> 3) // VALUES + 1:
            self.end_round(bidder, seat)
        else:
            self.end_round(seat, bidder)

    def count_turned_to(self, value: int) -> int:
        """K-08: how many cards count for a value."""
        wild = 1 if self.ones_are_jokers() else value
        count = 0
        for seat in range(self.players):
            if self.takes_part(seat) and self.turned >> seat & 1:
                for place in range(self.hand_size(seat)):
                    end = self.end_of(seat, place)
                    if end in (value, wild):
                        count += 1
        return count

    def ones_are_jokers(self) -> bool:
        """K-12: unless this round's first bid was on ones."""
        return self.jokers and self.bid_count > 0 and (self.bids[0] >> 3) % VALUES != 0

    def end_of(self, seat: int, place: int) -> int:
        """The value a card of a hand is turned to."""
        card = self.heap[self.first[seat] + place]
        return HIGH[card] if self.ends[seat] >> place & 1 else LOW[card]

    def show(self, checker: int, bid: int) -> None:
        self.showing = True
        self.shown_heap = self.heap[:]
        self.shown_first = self.first[:]
        self.shown_ends = self.ends[:]
        self.shown_turned = self.turned
        self.shown_bid = bid
        self.checker = checker

    def end_round(self, winner: int, loser: int) -> None:
        if self.extra:
            self.out |= 1 << loser  # K-11
        else:
            self.cards[loser] += -1 if self.fewer else 1  # K-09, K-14
            self.retire(self.beaten())
        if self.over:
            return
        if single(self.taking_part()):  # K-11, K-15
            self.finish()
        else:
            self.deal_round(winner)

    # -- end

    def beaten(self) -> int:
        """A bit for each seat that has lost the game: too many cards (K-10), or none left (K-14)."""
        mask = 0
        for seat in range(self.players):
            if self.takes_part(seat) and self.is_beaten_with(self.cards[seat]):
                mask |= 1 << seat
        return mask

    def is_beaten_with(self, cards: int) -> bool:
        return cards <= 0 if self.fewer else cards >= TOO_MANY

    def retire(self, beaten: int) -> None:
        """What happens to the others when somebody has lost the game."""
        if beaten == 0:
            return
        if self.longer and beaten != self.taking_part():  # K-15
            self.out |= beaten
            return
        best = self.best()
        if single(best):  # K-10
            self.finish()
            return
        self.extra = True  # K-11
        self.out |= self.taking_part() & ~best

    def best(self) -> int:
        """A bit for each seat that takes part and has the fewest cards (K-10), or the most (K-14)."""
        mask = 0
        best = 0
        for seat in range(self.players):
            if not self.takes_part(seat):
                continue
            cards = self.cards[seat] if self.fewer else -self.cards[seat]
            if mask == 0 or cards > best:
                mask = 1 << seat
                best = cards
            elif cards == best:
                mask |= 1 << seat
        return mask

    def finish(self) -> None:
        self.over = True
        self.actor_mask = 0

    def points(self, seat: int) -> int:
        return self.best() >> seat & 1 if self.over else 0

    def winners(self) -> int:
        return self.best()

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

    def lay(self, hands: list[list[int]], ends: list[int]) -> None:
        """The cards of each seat and how they are turned; −1: not yet."""
        self.turned = 0
        for seat in range(self.players):
            self.turned |= (ends[seat] >= 0) << seat
            self.ends[seat] = max(ends[seat], 0)
            self.first[seat + 1] = self.first[seat] + len(hands[seat])
            for place in range(len(hands[seat])):
                self.heap[self.first[seat] + place] = hands[seat][place]

    def reveal(self, checker: int, bid: int, found: int) -> None:
        """What has been laid is what a check showed."""
        self.found = found
        self.show(checker, bid)

    def set_up(self, cards: list[int], out: int, extra: bool, bids: list[int]) -> None:
        """How many each seat draws, who takes no part, and the bids of the round so far."""
        self.out = out
        self.extra = extra
        self.bid_count = len(bids)
        for i in range(len(bids)):
            self.bids[i] = bids[i]
        self.in_play = 0
        for seat in range(self.players):
            self.cards[seat] = cards[seat]
            if self.takes_part(seat):
                self.in_play += self.hand_size(seat)

    def resume(self, phase: int, turn: int, starter: int, direction: int, over: bool) -> None:
        """Go on from what has been laid out."""
        self.phase = phase
        self.turn = turn
        self.starter = starter
        self.direction = direction
        if over or single(self.taking_part()):
            self.finish()
            return
        self.turn = self.taking_part_from(turn, direction)
        self.starter = self.taking_part_from(starter, 1)
        self.go_on()
