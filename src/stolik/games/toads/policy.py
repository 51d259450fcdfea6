"""A sensible move in Toads, from what the seat may know: pull, else place what helps a later pull, else take."""

from __future__ import annotations

from math import erf, sqrt

from stolik.engine import bits
from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option
from stolik.engine.rng import Rng
from stolik.engine.thought import WIN, Level
from stolik.games.toads import rules
from stolik.games.toads.rules import Toads

LEVELS: dict[str, Level] = {
    "easy": Level(100, noise=4000),
    "normal": Level(200, noise=2000),
    "hard": Level(400, crowd=4000),
    "expert": Level(20_000, tree=True),
}
SETTINGS: tuple[Option, ...] = ()

PULL = 1000
SMALL_ROW = 2  # points one gives away rather than spoil a pull of one's own

FAR = 60  # a lead that counts like any larger one
SPAN = 121
WINNING = [0] * 363  # by players and lead
ROOTS = [0] * 20  # of the rounds to come, in hundredths


def greedy(state: Toads, seat: int, rng: Rng) -> int:
    count = state.moves(seat)
    best = state.buffer[0]
    best_worth = -PULL
    for i in range(count):
        worth = worth_of(state, seat, state.buffer[i]) * 8 + rng.below(8)  # ties fall at random
        if worth > best_worth:
            best = state.buffer[i]
            best_worth = worth
    return best


def worth_of(state: Toads, seat: int, code: int) -> int:
    if code == rules.TAKE:
        return worth_of_taking(state)
    if code >= rules.CARDS:
        return PULL
    return worth_of_placing(state, seat, code)


def worth_of_taking(state: Toads) -> int:
    row = bits.empty()
    for place in range(state.row_size):
        row |= bits.bit(state.row[place])
    cost = state.row_size + (rules.TOAD_COSTS - 1) * bits.size(row & rules.TOADS)
    if state.professional and state.row_size == 1:
        cost += 2  # the extra card, and the toad it may be
    return -6 if cost <= SMALL_ROW else -20 - cost


def worth_of_placing(state: Toads, seat: int, card: int) -> int:
    hand = state.hands[seat] & ~bits.bit(card)
    twin = bits.bit(rules.TWIN[card])
    worth = bits.size(hand & rules.NEAR[card])  # what could follow next time
    if hand & twin & ~rules.TOADS:
        worth += 12  # a pair: lay one, pull it back with the other
    if state.pullable & bits.bit(card):
        worth -= 24  # this card can pull its twin right now
    if rules.TOADS & bits.bit(card):
        worth += 3 if state.row_size >= 3 else -3  # a toad is best laid in a row that others will have to take
    return worth


# -- thinking ahead


def lay_out_chances() -> None:
    """The chance to win by one more round, as the greedy policy plays it, by players and the lead before it."""
    for players, mean, deviation in ((2, 0.0, 26.0), (3, -6.4, 14.6), (4, -7.6, 11.0)):
        for lead in range(-FAR, FAR + 1):
            chance = (1 + erf((lead + mean) / (deviation * sqrt(2)))) / 2
            WINNING[(players - 2) * SPAN + lead + FAR] = round(WIN * chance)
    for rounds in range(1, 20):
        ROOTS[rounds] = round(100 * sqrt(rounds))


lay_out_chances()


class Mind(BaseMind):
    """Tries the round out by the greedy policy; what comes after it is a matter of the lead."""

    def __init__(self, state: Toads) -> None:
        BaseMind.__init__(self, state)
        self.toads = state
        self.at_stake = 0  # the round that is tried out

    def ponder(self, seat: int) -> int:
        self.at_stake = self.toads.round
        return BaseMind.ponder(self, seat)

    def imagine(self, seat: int, rng: Rng) -> None:
        """The others hardly hold what they would have pulled with, or placed rather than take a row."""
        self.toads.scramble(seat, rng)
        for other in range(self.toads.players):
            if other != seat:
                self.exchange(other, rng)

    def exchange(self, seat: int, rng: Rng) -> None:
        """Swap cards a hand should lack for others of the pile, but for as many as have been drawn since."""
        hand = self.toads.hands[seat]
        pile = rules.CARDS - self.toads.drawn
        fresh = self.toads.since[seat]
        wrong = hand & self.toads.lacking[seat]
        size = bits.size(hand)
        while wrong and pile:
            card = bits.lowest(wrong)
            wrong &= wrong - 1
            if rng.below(size) >= fresh:
                place = self.toads.drawn + rng.below(pile)
                other = self.toads.deck[place]
                if not self.toads.lacking[seat] & bits.bit(other):
                    self.toads.deck[place] = card
                    hand ^= bits.bit(card) | bits.bit(other)
        self.toads.hands[seat] = hand

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.toads, seat, rng)

    def done(self) -> bool:
        return self.toads.over or self.toads.round != self.at_stake

    def worth(self, seat: int) -> int:
        if self.toads.over:
            return BaseMind.worth(self, seat)
        lead = self.lead(seat)
        far = abs(lead) * 100 // ROOTS[self.toads.rounds - self.toads.round + 1]
        return WINNING[(self.toads.players - 2) * SPAN + FAR + (far if lead > 0 else -far)]
