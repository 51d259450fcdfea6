"""A quick way to play Piles on, card by card, for trying turns out: nothing is planned, everything is priced.

It plays all seats of a state it knows in full, so that what it learns of the others' hands stands for what they would
have signalled.
"""

from __future__ import annotations

from stolik.engine import bits
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles

# What a play costs, tuned by tools/tune_piles.py; sixteenths of a card that is lost to a pile.
STEP = 0  # each number a pile moves by
LOST = 1  # each card jumped over, on the better pile of its direction
LOST_WORSE = 2  # and on the worse one
BACK = 3  # a step back
PAIR = 4  # the step back for this very card is in the hand
THEIRS = 5  # each card jumped over that another hand holds
THEIR_BACK = 6  # another hand could have stepped back here
THEIR_NEXT = 7  # another hand has the next number here
EXTRA = 8  # what a card beyond those owed may cost
EXTRA_LATE = 9  # the same once the deck is empty
KINDLE = 10  # a burning card left on top
MINE = 11  # each card jumped over that this hand holds
PRICES = 12

PRICED = (8, 16, 4, 40, 120, 8, 96, 48, 40, -200, 60, 0)
COVER = 30_000  # a burning card that costs the game unless it is covered now
NOTHING = 1_000_000

ABOVE = [0] * 102  # the cards above a number
BELOW = [0] * 102


def lay_out_tables() -> None:
    for number in range(102):
        above = bits.empty()
        below = bits.empty()
        for card in range(rules.LOWEST, rules.HIGHEST + 1):
            if card > number:
                above |= bits.bit(card)
            if card < number:
                below |= bits.bit(card)
        ABOVE[number] = above
        BELOW[number] = below


lay_out_tables()


class Quick:
    """Plays a state on."""

    def __init__(self, prices: tuple[int, ...] = PRICED) -> None:
        self.price = [0] * 12
        for i in range(PRICES):
            self.price[i] = prices[i]
        self.live = [0] * 102  # how many cards up to a number are still to be played
        self.mine = bits.empty()
        self.theirs = bits.empty()
        self.card = 0  # the best play found, and what it costs
        self.pile = 0
        self.cost = 0

    def look(self, state: Piles) -> None:
        """Count what is still to be played."""
        cards = bits.empty()
        for seat in range(state.players):
            cards |= state.hands[seat]
        for i in range(state.drawn, rules.CARDS):
            cards |= bits.bit(state.deck[i])
        count = 0
        for number in range(102):
            if cards & bits.bit(number):
                count += 1
            self.live[number] = count

    def finish(self, state: Piles) -> None:
        """Play a turn that has begun, and all that follow, to the end of the game."""
        while not state.over:
            self.play_turn(state)

    def play_turn(self, state: Piles) -> None:
        seat = state.turn
        self.theirs = bits.empty()
        for other in range(state.players):
            if other != seat:
                self.theirs |= state.hands[other]
        while not state.over and state.turn == seat:
            self.mine = state.hands[seat]
            self.find(state)
            if state.played >= state.owed and self.cost > self.patience(state):
                state.end_turn()
                return
            self.take_off(self.card)
            state.play_card(seat, self.card, self.pile)

    def patience(self, state: Piles) -> int:
        """What a card beyond those owed may cost."""
        return self.price[EXTRA if state.drawn < rules.CARDS else EXTRA_LATE]

    def take_off(self, card: int) -> None:
        for number in range(card, 102):
            self.live[number] -= 1

    def find(self, state: Piles) -> None:
        """The cheapest play. Of the cards that fit only the nearest can be it, or one with its own step back."""
        self.cost = NOTHING
        for pile in range(4):
            top = state.tops[pile]
            if pile < 2:
                near = self.mine & ABOVE[top]
                paired = near & (self.mine << 10)
                back = top - 10
                if near:
                    self.try_up(state, pile, bits.lowest(near), 0)
                if paired:
                    self.try_up(state, pile, bits.lowest(paired), self.price[PAIR])
            else:
                near = self.mine & BELOW[top]
                paired = near & (self.mine >> 10)
                back = top + 10
                if near:
                    self.try_down(state, pile, bits.highest(near), 0)
                if paired:
                    self.try_down(state, pile, bits.highest(paired), self.price[PAIR])
            if rules.LOWEST <= back <= rules.HIGHEST and self.mine & bits.bit(back):
                self.try_back(state, pile, back)

    def try_up(self, state: Piles, pile: int, card: int, bonus: int) -> None:
        top = state.tops[pile]
        between = ABOVE[top] & BELOW[card]
        lost = self.live[card - 1] - self.live[top]
        better = top <= state.tops[1 - pile]
        cost = self.jump(card - top, lost, better, between) - bonus
        cost += self.hurt(top - 10, top + 1)
        self.offer(state, pile, card, cost)

    def try_down(self, state: Piles, pile: int, card: int, bonus: int) -> None:
        top = state.tops[pile]
        between = BELOW[top] & ABOVE[card]
        lost = self.live[top - 1] - self.live[card]
        better = top >= state.tops[5 - pile]
        cost = self.jump(top - card, lost, better, between) - bonus
        cost += self.hurt(top + 10, top - 1)
        self.offer(state, pile, card, cost)

    def try_back(self, state: Piles, pile: int, card: int) -> None:
        top = state.tops[pile]
        if pile < 2:
            won = self.live[top - 1] - self.live[card]
            better = card <= state.tops[1 - pile]
        else:
            won = self.live[card - 1] - self.live[top]
            better = card >= state.tops[5 - pile]
        cost = -self.price[BACK] - self.price[STEP] * 10 - won * self.price[LOST if better else LOST_WORSE]
        self.offer(state, pile, card, cost)

    def jump(self, step: int, lost: int, better: bool, between: int) -> int:
        cost = step * self.price[STEP] + lost * self.price[LOST if better else LOST_WORSE]
        if lost:
            cost += bits.size(between & self.theirs) * self.price[THEIRS]
            cost += bits.size(between & self.mine) * self.price[MINE]
        return cost

    def hurt(self, back: int, following: int) -> int:
        """What others would rather have done here."""
        cost = 0
        if rules.LOWEST <= back <= rules.HIGHEST and self.theirs & bits.bit(back):
            cost += self.price[THEIR_BACK]
        if self.theirs & bits.bit(following):
            cost += self.price[THEIR_NEXT]
        return cost

    def offer(self, state: Piles, pile: int, card: int, cost: int) -> None:
        if state.on_fire:
            if state.fire[pile] == 1:
                cost -= COVER
            elif state.fire[pile] == 2:
                cost -= self.price[KINDLE]
            if rules.burns(card):
                cost += self.price[KINDLE]
        if cost < self.cost:
            self.cost = cost
            self.card = card
            self.pile = pile
