"""A sensible move in Toads, from what the seat may know: pull, else place what helps a later pull, else take."""

from __future__ import annotations

from stolik.engine import bits
from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option
from stolik.engine.rng import Rng
from stolik.engine.thought import Level
from stolik.games.toads import rules
from stolik.games.toads.rules import Toads

LEVELS: dict[str, Level] = {
    "easy": Level(100, noise=1500),
    "normal": Level(400, noise=300),
    "hard": Level(3000),
    "expert": Level(30_000),
}
SETTINGS: tuple[Option, ...] = ()

PULL = 1000
SMALL_ROW = 2  # points one gives away rather than spoil a pull of one's own


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


class Mind(BaseMind):
    """Tries games out by the greedy policy."""

    def __init__(self, state: Toads) -> None:
        BaseMind.__init__(self, state)
        self.toads = state

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.toads, seat, rng)
