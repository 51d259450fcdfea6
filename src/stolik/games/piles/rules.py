"""Piles: the rules, in the order of the rulebook. Ids refer to the rules page of the game.

A card is its number. Codes: (card − 2) · 4 + pile, then END, START, DECLINE, then the signals.
"""

from __future__ import annotations

from stolik.engine import bits
from stolik.engine.kernel import Kernel
from stolik.engine.rng import Rng

# -- cards

LOWEST = 2  # P-01
HIGHEST = 99
CARDS = 98
STEP_BACK = 10
NOT_BURNING = -1
BURNING = 2  # turn's ends until a burning card has cost the game

END = 392
START = 393
DECLINE = 394
SIGNALS = 395  # four piles, each with nothing, leave it if you can, leave it by all means, only small steps

FITS_UP = [0] * 101  # the cards that fit on an ascending pile, by its top card
FITS_DOWN = [0] * 101


def lay_out_tables() -> None:
    for top in range(101):
        up = bits.empty()
        down = bits.empty()
        for card in range(LOWEST, HIGHEST + 1):
            if card > top or card == top - STEP_BACK:  # P-05, P-07
                up |= bits.bit(card)
            if card < top or card == top + STEP_BACK:  # P-06, P-07
                down |= bits.bit(card)
        FITS_UP[top] = up
        FITS_DOWN[top] = down


lay_out_tables()


def burns(card: int) -> bool:
    return 22 <= card <= 77 and card % 11 == 0  # P-17


class Piles(Kernel):
    """One team against 98 cards."""

    def __init__(self, players: int, minimum: int, smaller_hands: bool, on_fire: bool) -> None:
        Kernel.__init__(self, players)
        self.tops = [1, 1, 100, 100]
        self.hands = [0] * 5
        self.deck = [0] * 98
        self.drawn = 0  # the next card of the deck
        self.minimum = minimum  # P-15
        self.hand_size = (8 if players == 1 else 7 if players == 2 else 6) - smaller_hands  # P-02, P-16
        self.on_fire = on_fire
        self.starting = False
        self.declined = 0
        self.turn = 0
        self.played = 0
        self.owed = 0
        self.left = CARDS
        self.fire = [NOT_BURNING] * 4
        self.signals = [0] * 20

    # -- set-up

    def deal(self) -> None:
        for i in range(CARDS):
            self.deck[i] = LOWEST + i
        self.shuffle(self.deck, CARDS)
        for seat in range(self.players):  # P-02
            self.draw(seat)
        if self.players == 1:
            self.begin_turn(0)
        else:
            self.open_start()

    def open_start(self) -> None:
        """P-03: everyone who has not declined may start."""
        self.starting = True
        everyone = (1 << self.players) - 1
        self.actor_mask = everyone & ~self.declined

    def start_moves(self, seat: int) -> int:
        if not self.actor_mask >> seat & 1:
            return 0
        self.buffer[0] = START
        if self.actor_mask == 1 << seat:  # the last one can only start
            return 1
        self.buffer[1] = DECLINE
        return 2

    def start(self, seat: int) -> None:
        self.starting = False
        self.begin_turn(seat)

    def decline(self, seat: int) -> None:
        self.declined |= 1 << seat
        self.open_start()

    # -- a turn

    def moves(self, seat: int) -> int:
        if self.starting:
            return self.start_moves(seat)
        if seat != self.turn or self.over:
            return 0
        count = 0
        for pile in range(4):
            fits = self.fitting(pile)
            count = bits.write_fitting(self.hands[seat], fits, self.buffer, count, 4, pile - 4 * LOWEST)
        if self.played >= self.owed:  # P-09
            self.buffer[count] = END
            count += 1
        return count

    def make(self, seat: int, code: int) -> None:
        if code < END:
            self.play_card(seat, (code >> 2) + LOWEST, code & 3)
        elif code == END:
            self.end_turn()
        elif code == START:
            self.start(seat)
        elif code == DECLINE:
            self.decline(seat)
        else:
            self.signals[seat * 4 + (code - SIGNALS >> 2)] = code - SIGNALS & 3

    def fitting(self, pile: int) -> int:
        """The cards that fit on a pile as it lies."""
        if pile < 2:  # A and B ascend, C and D descend
            return FITS_UP[self.tops[pile]]
        return FITS_DOWN[self.tops[pile]]

    def can_play(self) -> bool:
        fits = FITS_UP[self.tops[0]] | FITS_UP[self.tops[1]] | FITS_DOWN[self.tops[2]] | FITS_DOWN[self.tops[3]]
        return (self.hands[self.turn] & fits) != 0

    def begin_turn(self, seat: int) -> None:
        while self.drawn == CARDS and not self.hands[seat]:  # P-11
            seat = self.after(seat)
        self.turn = seat
        self.actor_mask = 1 << seat
        self.played = 0
        for pile in range(4):  # P-14
            self.signals[seat * 4 + pile] = 0
        self.set_owed()
        self.settle()

    def set_owed(self) -> None:
        """P-04, P-10, P-15: the least number of cards for this turn, fixed when it begins."""
        whole_hand = bits.size(self.hands[self.turn]) + self.played
        self.owed = self.minimum if self.drawn < CARDS else 1
        if self.owed > whole_hand:
            self.owed = whole_hand

    def play_card(self, seat: int, card: int, pile: int) -> None:
        self.hands[seat] ^= bits.bit(card)
        self.tops[pile] = card
        self.fire[pile] = BURNING if self.on_fire and burns(card) else NOT_BURNING  # P-17
        self.played += 1
        self.left -= 1
        self.settle()

    def settle(self) -> None:
        """What happens by itself: the end of the game, or of a turn with nothing left in hand."""
        if self.left == 0:  # P-13
            self.finish()
        elif not self.hands[self.turn]:  # P-08, P-09
            self.end_turn()
        elif self.is_stuck():
            self.finish()

    def is_stuck(self) -> bool:
        """P-12: fewer than the minimum played, and nothing fits."""
        return not self.starting and self.played < self.owed and not self.can_play()

    def end_turn(self) -> None:
        if self.on_fire and self.burn_down():
            self.finish()
            return
        self.draw(self.turn)
        self.begin_turn(self.after(self.turn))

    def burn_down(self) -> bool:
        """P-17: a turn ends; is a burning card now too long on top?"""
        lost = False
        for pile in range(4):
            if self.fire[pile] > 0:
                self.fire[pile] -= 1
                if self.fire[pile] == 0:
                    lost = True
        return lost

    def draw(self, seat: int) -> None:
        """P-09: back to the hand size, as far as the pile reaches."""
        missing = self.hand_size - bits.size(self.hands[seat])
        while missing > 0 and self.drawn < CARDS:
            self.hands[seat] |= bits.bit(self.deck[self.drawn])
            self.drawn += 1
            missing -= 1

    # -- talk

    def signs(self, seat: int) -> int:
        """P-14: every sign but the one that is set, for a seat that holds cards."""
        if self.over or self.players == 1 or not self.hands[seat]:
            return 0
        count = 0
        for pile in range(4):
            for sign in range(4):
                if sign != self.signals[seat * 4 + pile]:
                    self.buffer[count] = SIGNALS + pile * 4 + sign
                    count += 1
        return count

    # -- end

    def finish(self) -> None:
        self.over = True
        self.actor_mask = 0

    def points(self, seat: int) -> int:
        return CARDS - self.left  # P-13

    def winners(self) -> int:
        return (1 << self.players) - 1 if self.left == 0 else 0

    # -- what a seat does not know

    def scramble(self, seat: int, rng: Rng) -> None:
        self.deal_unseen(seat, rng)
        while not self.over and self.is_stuck():  # the game goes on: everyone knows that it can (P-12)
            self.deal_unseen(seat, rng)

    def deal_unseen(self, seat: int, rng: Rng) -> None:
        unseen = bits.empty()
        for other in range(self.players):
            if other != seat:
                unseen |= self.hands[other]
        for i in range(self.drawn, CARDS):
            unseen |= bits.bit(self.deck[i])
        self.spread(unseen, rng)
        for other in range(self.players):
            if other != seat:
                self.hands[other] = self.gathered(bits.size(self.hands[other]))
        for i in range(self.drawn, CARDS):
            self.deck[i] = self.next_spread()

    # -- for positions and views

    def hand(self, seat: int) -> list[int]:
        return bits.members(self.hands[seat])

    def pile(self) -> list[int]:
        """The draw pile, next card first."""
        return [self.deck[i] for i in range(self.drawn, CARDS)]

    def lay(self, hands: list[list[int]], deck: list[int], tops: list[int]) -> None:
        self.left = len(deck)
        for seat in range(self.players):
            self.hands[seat] = bits.gather(hands[seat])
            self.left += len(hands[seat])
        self.drawn = CARDS - len(deck)
        for i in range(len(deck)):
            self.deck[self.drawn + i] = deck[i]
        for pile in range(4):
            self.tops[pile] = tops[pile]

    def resume(self, turn: int, played: int, fire: list[int], signals: list[int]) -> None:
        """Take up a turn where it was left."""
        self.turn = turn
        self.played = played
        for pile in range(4):
            self.fire[pile] = fire[pile]
        for i in range(len(signals)):
            self.signals[i] = signals[i]

    def open(self, starting: bool, over: bool, declined: list[int]) -> None:
        """Go on from what has been laid out."""
        for seat in declined:
            self.declined |= 1 << seat
        if over or self.left == 0:
            self.finish()
        elif starting:
            self.open_start()
        else:
            self.actor_mask = 1 << self.turn
            self.set_owed()
            self.settle_position()

    def settle_position(self) -> None:
        """P-11: a seat with nothing to play and nothing to draw has no turn to take up."""
        if not self.played and self.drawn == CARDS and not self.hands[self.turn]:
            self.begin_turn(self.turn)
        else:
            self.settle()
