"""What a turn leaves behind, as a number: the higher the better."""

from __future__ import annotations

from stolik.engine import bits
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles

# What is counted. Unseen cards are those in the deck and in other hands.
LOST = 0  # unseen cards lost to the better pile of each direction
LOST_WORSE = 1  # and to the worse one
DEAD = 2  # unseen cards that fit nowhere
HAND_LOST = 3  # unseen cards that playing the rest of the hand would jump over
HAND_STEPS = 4  # and the numbers
BACK_WON = 5  # unseen cards won back by steps back that this hand can make
BACK_HOPED = 6  # and by those that somebody may make
BACKS = 7  # how many steps back this hand can make
BACKS_HOPED = 8
PAIRS = 9  # pairs of cards ten apart in the hand
PLAYED = 10  # cards played
STEPS = 11  # numbers the better piles have moved by
STEPS_WORSE = 12
UNEVEN = 13  # squares of LOST, as a share of what is unseen
NEXT_TWO = 14  # unseen cards the two cheapest plays of the rest would jump over
HAND_DEAD = 15  # cards of the hand that fit nowhere
UNEVEN_WORSE = 16
CHAINS = 17  # two steps back in a row in the hand
WORST = 18  # unseen cards the dearest play of the rest would jump over
ASKED = 19  # piles moved on that somebody asked to leave by all means
ASKED_SMALL = 20  # numbers moved on a pile where somebody asked for small steps
ASKED_STEPS = 21  # numbers moved on a pile somebody asked to leave
KINDLED = 22  # burning cards left for the next turn
KINDLED_TWICE = 23  # more than one
ASKED_KINDLY = 24  # piles moved on that somebody asked to leave if possible
KINDLY_STEPS = 25  # numbers moved on those
ONE_WAY = 26  # unseen cards that fit on one pile only
COUNTS = 27

LOSS = 1 << 50  # a burning card that nobody can cover any more
WIN = 1 << 50
NOWHERE = 60

ALONE = (
    1721, 220, 340, 397, -41, 442, -291, -2223, -113, -112, -242, 387, 428,
    -1, -79, 2713, 36, 519, 182, 521, 172, -395, 3000, 3000, 0, 0, 0,
    315, 179, -945, -333, -10, -389, 82, 783, 56, -151, -1112, -30, 14,
    1, -9, 163, 9, -506, 200, -2700, 92, -315, 0, 0, 0, 0, 0,
)  # fmt: skip
TEAM = (
    3381, 576, 3697, 163, 45, 318, -440, -1344, -1173, -737, -1790, 77, 364,
    15, -310, 11175, 51, 439, 184, 9280, 392, 373, 3000, 3000, 5000, 150, 0,
    738, 1636, 2678, -136, 44, 667, -307, -318, 122, -522, -1666, 129, -6,
    4, 502, 3414, 2, -42, 152, 1618, 15, 74, 0, 0, 0, 0, 0,
)  # fmt: skip


class Judge:
    """Values what is left after a turn: set `tops`, `rest` and `cards`, then ask."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.weights = [0] * 54
        for i in range(2 * COUNTS):
            self.weights[i] = weights[i]
        self.weight = [0] * 27  # for this moment of the game
        self.counted = [0] * 27
        self.unseen = [0] * 103  # how many unseen cards up to a number
        self.hidden = bits.empty()
        self.all = 0
        self.before = [0] * 4
        self.on_fire = False
        self.heeds = True  # the signals of others
        self.fire = [0] * 4
        self.asked = [0] * 4
        self.asked_kindly = [0] * 4
        self.asked_small = [0] * 4
        self.tops = [0] * 4
        self.rest = bits.empty()  # of the hand
        self.cards = 0  # played
        self.low = 0  # the better ascending pile
        self.low_worse = 0
        self.high = 0
        self.high_worse = 0

    # -- before a turn

    def look(self, state: Piles, seat: int) -> None:
        """See the table as this seat does."""
        self.hidden = bits.empty()
        for other in range(state.players):
            if other != seat:
                self.hidden |= state.hands[other]
        for i in range(state.drawn, rules.CARDS):
            self.hidden |= bits.bit(state.deck[i])
        self.all = 0
        for number in range(103):
            if self.hidden & bits.bit(number):
                self.all += 1
            self.unseen[number] = self.all
        for i in range(COUNTS):
            self.weight[i] = self.weights[i] * rules.CARDS + self.weights[COUNTS + i] * self.all
        self.on_fire = state.on_fire
        for pile in range(4):
            self.before[pile] = state.tops[pile]
            self.fire[pile] = state.fire[pile]
        self.listen(state, seat)

    def listen(self, state: Piles, seat: int) -> None:
        for pile in range(4):
            self.asked[pile] = 0
            self.asked_kindly[pile] = 0
            self.asked_small[pile] = 0
            for other in range(state.players):
                if other != seat and self.heeds:
                    sign = state.signals[other * 4 + pile]
                    self.asked_kindly[pile] += sign == 1
                    self.asked[pile] += sign == 2
                    self.asked_small[pile] += sign == 3

    # -- after one

    def value(self) -> int:
        self.count_piles()
        self.count_hand()
        self.count_backs()
        self.count_asked()
        total = -LOSS if self.on_fire and self.burnt() else 0
        for i in range(COUNTS):
            total -= self.weight[i] * self.counted[i]
        return total

    def disregard(self) -> int:
        """The part of the value that is lost by not doing what others asked for."""
        return (
            self.weight[ASKED] * self.counted[ASKED]
            + self.weight[ASKED_STEPS] * self.counted[ASKED_STEPS]
            + self.weight[ASKED_KINDLY] * self.counted[ASKED_KINDLY]
            + self.weight[KINDLY_STEPS] * self.counted[KINDLY_STEPS]
            + self.weight[ASKED_SMALL] * self.counted[ASKED_SMALL]
        )

    def count_piles(self) -> None:
        self.low = min(self.tops[0], self.tops[1])
        self.low_worse = max(self.tops[0], self.tops[1])
        self.high = max(self.tops[2], self.tops[3])
        self.high_worse = min(self.tops[2], self.tops[3])
        low = self.unseen[self.low]
        low_worse = self.unseen[self.low_worse]
        high = self.all - self.unseen[self.high - 1]
        high_worse = self.all - self.unseen[self.high_worse - 1]
        self.counted[LOST] = low + high
        self.counted[LOST_WORSE] = low_worse + high_worse
        self.counted[DEAD] = low + high - self.all if low + high > self.all else 0
        self.counted[STEPS] = self.low - 1 + 100 - self.high
        self.counted[STEPS_WORSE] = self.low_worse - 1 + 100 - self.high_worse
        self.counted[UNEVEN] = 16 * (low * low + high * high) // (self.all + 4)
        self.counted[UNEVEN_WORSE] = 16 * (low_worse * low_worse + high_worse * high_worse) // (self.all + 4)
        self.counted[ONE_WAY] = self.between(max(self.low, self.high - 1), self.low_worse) + self.between(
            self.high_worse - 1, min(self.high - 1, self.low)
        )
        self.counted[PLAYED] = self.cards

    def between(self, above: int, up_to: int) -> int:
        """How many unseen cards lie there."""
        return self.unseen[up_to] - self.unseen[above] if up_to > above else 0

    def count_hand(self) -> None:
        lost = 0
        steps = 0
        dead = 0
        worst = 0
        first = 99
        second = 99
        cards = self.rest
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            cost = NOWHERE
            step = NOWHERE
            if card > self.low:
                top = self.low_worse if card > self.low_worse else self.low
                cost = self.unseen[card - 1] - self.unseen[top]
                step = card - top
            if card < self.high:
                top = self.high_worse if card < self.high_worse else self.high
                cost = min(cost, self.unseen[top - 1] - self.unseen[card])
                step = min(step, top - card)
            if self.steps_back(card):
                cost = -4
                step = -10
            if cost == NOWHERE:
                if self.holds(card + 10) or self.holds(card - 10):
                    cost = 8
                    step = 10
                else:
                    dead += 1
                    cost = 25
                    step = 40
            worst = max(worst, cost)
            cost = min(cost, 20)
            lost += cost
            steps += min(step, 30)
            if cost < first:
                second = first
                first = cost
            elif cost < second:
                second = cost
        self.counted[HAND_LOST] = lost
        self.counted[HAND_STEPS] = steps
        self.counted[HAND_DEAD] = dead
        self.counted[WORST] = worst
        self.counted[NEXT_TWO] = (first if first < 99 else 0) + (second if second < 99 else 0)
        self.counted[PAIRS] = bits.size(self.rest & (self.rest >> 10))

    def steps_back(self, card: int) -> bool:
        up = card + 10
        down = card - 10
        return up in (self.low, self.low_worse) or down in (self.high, self.high_worse)

    def holds(self, card: int) -> bool:
        return rules.LOWEST <= card <= rules.HIGHEST and (self.rest & bits.bit(card)) != 0

    def count_backs(self) -> None:
        mine = 0
        won = 0
        chains = 0
        hoped = 0
        hoped_won = 0
        for pile in range(4):
            top = self.tops[pile]
            step = -10 if pile < 2 else 10
            back = top + step
            if not rules.LOWEST <= back <= rules.HIGHEST:
                continue
            between = self.unseen[max(top, back) - 1] - self.unseen[min(top, back)]
            if self.rest & bits.bit(back):
                mine += 1
                won += between
                chains += self.holds(back + step)
            elif self.hidden & bits.bit(back):
                hoped += 1
                hoped_won += between
        self.counted[BACKS] = mine
        self.counted[BACK_WON] = won
        self.counted[CHAINS] = chains
        self.counted[BACKS_HOPED] = hoped
        self.counted[BACK_HOPED] = hoped_won

    def count_asked(self) -> None:
        """Going on where others hope to; a step back does not stand in their way."""
        asked = 0
        kindly = 0
        steps = 0
        kindly_steps = 0
        small = 0
        for pile in range(4):
            step = self.tops[pile] - self.before[pile]
            if pile >= 2:
                step = -step
            if step > 0:
                asked += self.asked[pile]
                kindly += self.asked_kindly[pile]
                steps += step * self.asked[pile]
                kindly_steps += step * self.asked_kindly[pile]
                small += step * self.asked_small[pile]
        self.counted[ASKED] = asked
        self.counted[ASKED_KINDLY] = kindly
        self.counted[ASKED_STEPS] = steps
        self.counted[KINDLY_STEPS] = kindly_steps
        self.counted[ASKED_SMALL] = small

    def burnt(self) -> bool:
        """Is a card left on top that has burnt down? Counts those that burn on."""
        burning = 0
        lost = False
        for pile in range(4):
            if self.tops[pile] != self.before[pile]:
                burning += rules.burns(self.tops[pile])
            elif self.fire[pile] == 1:
                lost = True
            elif self.fire[pile] == 2:
                burning += 1
        self.counted[KINDLED] = burning
        self.counted[KINDLED_TWICE] = burning > 1
        return lost
