"""A quick way to play Piles on, card by card, for trying turns out: nothing is planned, everything is priced.

It plays all seats of a state it knows in full: that it spares the hopes of other hands stands for what they would
have signalled.
"""

from __future__ import annotations

from stolik.engine import bits
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles

# What plays cost, found by trial, in the order of Quick's fields. The unit is its own.
ALONE = (33, 1, 0, 92, 383, 0, 0, -67, -71, 53)
TWO = (1, 37, 19, 164, 264, 81, 518, 70, 87, 52)
TEAM = (1, 21, 9, 188, 225, 68, 336, 68, 76, 64)
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

    def __init__(self, prices: tuple[int, ...]) -> None:
        self.step = prices[0]  # each number a pile moves by
        self.lost = prices[1]  # each card jumped over, on the better pile of its direction
        self.lost_worse = prices[2]  # and on the worse one
        self.back = prices[3]  # won by a step back
        self.pair = prices[4]  # won where the step back from this very card is in the hand
        self.other = prices[5]  # each card jumped over that another hand holds
        self.other_back = prices[6]  # another hand could have stepped back here
        self.extra = prices[7]  # what a card beyond those owed may cost
        self.extra_late = prices[8]  # the same once the deck is empty
        self.kindle = prices[9]  # a burning card left on top
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
        return self.extra if state.drawn < rules.CARDS else self.extra_late

    def take_off(self, card: int) -> None:
        for number in range(card, 102):
            self.live[number] -= 1

    def find(self, state: Piles) -> None:
        """The cheapest play. Of the cards that fit only the nearest can be it, or one with its own step back."""
        self.cost = NOTHING
        paired = self.mine & (self.mine << 10)
        for pile in range(2):
            top = state.tops[pile]
            near = self.mine & ABOVE[top]
            if near:
                self.try_up(state, pile, top, bits.lowest(near), 0)
                if near & paired:
                    self.try_up(state, pile, top, bits.lowest(near & paired), self.pair)
            if top > 11 and self.mine & bits.bit(top - 10):
                won = self.live[top - 1] - self.live[top - 10]
                self.try_back(state, pile, top - 10, won, top - 10 <= state.tops[1 - pile])
        paired = self.mine & (self.mine >> 10)
        for pile in range(2, 4):
            top = state.tops[pile]
            near = self.mine & BELOW[top]
            if near:
                self.try_down(state, pile, top, bits.highest(near), 0)
                if near & paired:
                    self.try_down(state, pile, top, bits.highest(near & paired), self.pair)
            if top < 90 and self.mine & bits.bit(top + 10):
                won = self.live[top + 9] - self.live[top]
                self.try_back(state, pile, top + 10, won, top + 10 >= state.tops[5 - pile])

    def try_up(self, state: Piles, pile: int, top: int, card: int, bonus: int) -> None:
        lost = self.live[card - 1] - self.live[top]
        cost = (card - top) * self.step + lost * (self.lost if top <= state.tops[1 - pile] else self.lost_worse)
        cost -= bonus
        if cost >= self.cost and not state.on_fire:
            return
        if lost:
            cost += self.jumped(ABOVE[top] & BELOW[card])
        if top > 11 and self.theirs & bits.bit(top - 10):
            cost += self.other_back
        self.offer(state, pile, card, cost)

    def try_down(self, state: Piles, pile: int, top: int, card: int, bonus: int) -> None:
        lost = self.live[top - 1] - self.live[card]
        cost = (top - card) * self.step + lost * (self.lost if top >= state.tops[5 - pile] else self.lost_worse)
        cost -= bonus
        if cost >= self.cost and not state.on_fire:
            return
        if lost:
            cost += self.jumped(BELOW[top] & ABOVE[card])
        if top < 90 and self.theirs & bits.bit(top + 10):
            cost += self.other_back
        self.offer(state, pile, card, cost)

    def try_back(self, state: Piles, pile: int, card: int, won: int, better: bool) -> None:
        cost = -self.back - self.step * 10 - won * (self.lost if better else self.lost_worse)
        self.offer(state, pile, card, cost)

    def jumped(self, cards: int) -> int:
        """What it costs that others hold some of the cards jumped over."""
        return self.other * bits.size(cards & self.theirs)

    def offer(self, state: Piles, pile: int, card: int, cost: int) -> None:
        if state.on_fire:
            if state.fire[pile] == 1:
                cost -= COVER
            elif state.fire[pile] == 2:
                cost -= self.kindle
            if rules.burns(card):
                cost += self.kindle
        if cost < self.cost:
            self.cost = cost
            self.card = card
            self.pile = pile
