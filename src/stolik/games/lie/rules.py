"""Lie: the rules, in the order of the rulebook. Ids refer to the rules page of the game. Cards are in cards.py.

Codes: a bid is (count − 1) · 6 + value − 1; then CHECK, CLOCKWISE, COUNTER; then TURN + a bit for each card of the
hand, in its order, that is turned to its higher value.
"""

from __future__ import annotations

from stolik.games.lie import cards
from stolik.games.lie.cards import Cards

CHECK = 180
CLOCKWISE = 181
COUNTER = 182
TURN = 183

CHOOSE = 0  # phases
DIRECTION = 1
BID = 2

TOO_MANY = 6  # K-10
MOST_AT_FIRST = 5  # K-14


def single(seats: int) -> bool:
    """Is it the bit of one seat only?"""
    return seats & (seats - 1) == 0


class Lie(Cards):
    """Cards with two values each, of which everyone picks one and nobody says which."""

    def __init__(
        self, players: int, jokers: bool, directions: bool, fewer: bool, longer: bool, by_value: bool
    ) -> None:
        Cards.__init__(self, players)
        self.jokers = jokers
        self.directions = directions
        self.fewer = fewer
        self.longer = longer
        self.by_value = by_value  # K-06: raising by value first, not by count
        self.extra = False
        self.phase = CHOOSE
        self.starter = 0
        self.turn = 0
        self.direction = 1
        self.bids = [0] * 360  # of this round: code · 8 + seat
        self.bid_count = 0
        self.shown_bid = 0  # of the last check
        self.checker = 0
        self.found = 0

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
        self.draw_hands()
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

    # -- a round: everyone turns their cards

    def open_choice(self) -> None:
        """K-03: all at the same time. Whoever holds no card has nothing to turn."""
        for seat in range(self.players):
            if self.takes_part(seat) and self.hand_size(seat) == 0:
                self.turn_cards(seat, 0)
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
        self.turn_cards(seat, ends)
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
        for code in range(self.standing_bid() + 1, self.in_play * cards.VALUES):
            self.buffer[count] = code
            count += 1
        return count

    def raises_by_value(self) -> int:
        """K-06: a higher value, or the same value with a higher count. K-07: of the cards in play."""
        code = 0 if self.bid_count == 0 else self.standing_bid() + cards.VALUES
        count = 0
        for value in range(code % cards.VALUES, cards.VALUES):
            while code < self.in_play * cards.VALUES:
                self.buffer[count] = code
                count += 1
                code += cards.VALUES
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
        value = (last >> 3) % cards.VALUES + 1
        self.found = self.count_ends(value, 1 if self.ones_are_jokers() else value)
        self.show(seat, last)
        if self.found >= (last >> 3) // cards.VALUES + 1:
            self.end_round(bidder, seat)
        else:
            self.end_round(seat, bidder)

    def ones_are_jokers(self) -> bool:
        """K-12: unless this round's first bid was on ones."""
        return self.jokers and self.bid_count > 0 and (self.bids[0] >> 3) % cards.VALUES != 0

    def show(self, checker: int, bid: int) -> None:
        self.show_hands()
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

    def is_beaten_with(self, count: int) -> bool:
        return count <= 0 if self.fewer else count >= TOO_MANY

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
            count = self.cards[seat] if self.fewer else -self.cards[seat]
            if mask == 0 or count > best:
                mask = 1 << seat
                best = count
            elif count == best:
                mask |= 1 << seat
        return mask

    def finish(self) -> None:
        self.over = True
        self.actor_mask = 0

    def points(self, seat: int) -> int:
        return self.best() >> seat & 1 if self.over else 0

    def winners(self) -> int:
        return self.best()

    # -- for positions

    def reveal(self, checker: int, bid: int, found: int) -> None:
        """What has been laid is what a check showed."""
        self.found = found
        self.show(checker, bid)

    def lay_bids(self, bids: list[int], extra: bool) -> None:
        """The bids of the round so far, and whether it is an extra one."""
        self.extra = extra
        self.bid_count = len(bids)
        for i in range(len(bids)):
            self.bids[i] = bids[i]

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
