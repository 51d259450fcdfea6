"""What to ask of the others: how much a hand hopes to do on a pile, never with which card."""

from __future__ import annotations

from stolik.engine import bits
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles

NOTHING = 0
IF_YOU_CAN = 1
BY_ALL_MEANS = 2
SMALL_STEPS = 3

# How much a hope counts, and from how much on it is told.
BACK = 0  # a step back
NEXT = 1  # a card within reach
GAP = 2  # less for each card of others that would come before it
SMALL = 3  # least hope for small steps,
KINDLY = 4  # for leaving the pile if possible,
STRONGLY = 5  # and by all means
GONE = 6  # less for each number before it that is gone
HABITS = 7

USUAL = (60, 40, 10, 10, 50, 60, 10)


class Wishes:
    """The signs one seat would give."""

    def __init__(self, habits: tuple[int, ...] = USUAL) -> None:
        self.habit = [0] * 7
        for i in range(HABITS):
            self.habit[i] = habits[i]
        self.hand = bits.empty()
        self.hidden = bits.empty()

    def look(self, state: Piles, seat: int) -> None:
        """See the table as this seat does."""
        self.hand = state.hands[seat]
        self.hidden = bits.empty()
        for other in range(state.players):
            if other != seat:
                self.hidden |= state.hands[other]
        for i in range(state.drawn, rules.CARDS):
            self.hidden |= bits.bit(state.deck[i])

    def sign(self, pile: int, top: int) -> int:
        hope = self.hope(top, 1 if pile < 2 else -1)
        if hope >= self.habit[STRONGLY]:
            return BY_ALL_MEANS
        if hope >= self.habit[KINDLY]:
            return IF_YOU_CAN
        if hope >= self.habit[SMALL]:
            return SMALL_STEPS
        return NOTHING

    def hope(self, top: int, up: int) -> int:
        """What the hand could do on a pile: a step back, and cards that follow closely."""
        hope = 0
        back = top - rules.STEP_BACK * up
        if rules.LOWEST <= back <= rules.HIGHEST and self.hand & bits.bit(back):
            hope = self.habit[BACK]
        card = top + up
        missing = 0
        while rules.LOWEST <= card <= rules.HIGHEST and missing < self.habit[NEXT]:
            if self.hand & bits.bit(card):
                hope += self.habit[NEXT] - missing
                missing = 0
            elif self.hidden & bits.bit(card):
                missing += self.habit[GAP]
            else:
                missing += self.habit[GONE]
            card += up
        return hope

    def give(self, state: Piles, seat: int) -> None:
        """Set all four signs of a seat."""
        self.look(state, seat)
        for pile in range(4):
            state.signals[seat * 4 + pile] = self.sign(pile, state.tops[pile])
