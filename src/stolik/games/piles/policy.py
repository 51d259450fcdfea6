"""A sensible move in Piles, from what the seat may know: the smallest jump, steps back first, signals heeded."""

from __future__ import annotations

from stolik.engine import bits
from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option
from stolik.engine.rng import Rng
from stolik.engine.thought import Level
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles

LEVELS: dict[str, Level] = {
    "easy": Level(100, noise=1500),
    "normal": Level(400, noise=300),
    "hard": Level(3000),
    "expert": Level(30_000),
}
SETTINGS: tuple[Option, ...] = ()

GOOD_JUMP = 2  # a jump worth making beyond what is owed
GOOD_START = 12  # two first jumps that are worth offering to start


def greedy(state: Piles, seat: int, rng: Rng) -> int:
    if state.starting:
        return offer_to_start(state, seat)
    count = state.moves(seat)
    best = rules.END
    best_cost = 10_000
    for i in range(count):
        if state.buffer[i] != rules.END:
            cost = cost_of(state, seat, state.buffer[i]) * 4 + rng.below(4)  # ties fall at random
            if cost < best_cost:
                best = state.buffer[i]
                best_cost = cost
    enough = state.played >= state.owed
    if enough and best_cost > GOOD_JUMP * 4 + 3:
        return rules.END
    return best


def offer_to_start(state: Piles, seat: int) -> int:
    """Start with two cards that fit well, or when nobody else will."""
    if state.start_moves(seat) == 1:
        return rules.START
    low = bits.lowest(state.hands[seat])
    high = low
    rest = state.hands[seat]
    while rest:
        high = bits.lowest(rest)
        rest &= rest - 1
    return rules.START if (low - 1) + (100 - high) <= GOOD_START else rules.DECLINE


def cost_of(state: Piles, seat: int, code: int) -> int:
    """How much of a pile a card uses up, with what the others asked for."""
    card = (code >> 2) + rules.LOWEST
    pile = code & 3
    up = 1 if pile < 2 else -1
    jump = (card - state.tops[pile]) * up
    cost = jump
    back = card - 10 * up
    if rules.LOWEST <= back <= 99 and state.hands[seat] & bits.bit(back):
        cost -= 8  # and then back again
    if jump > 0:
        cost += asked_to_leave(state, seat, pile, jump)
    if state.fire[pile] == 1:
        cost -= 60  # cover it now or lose
    return cost


def asked_to_leave(state: Piles, seat: int, pile: int, jump: int) -> int:
    cost = 0
    for other in range(state.players):
        sign = state.signals[other * 4 + pile]
        if other == seat or sign == 0:
            continue
        if sign == 1:
            cost += 10
        elif sign == 2:
            cost += 40
        elif jump > 4:
            cost += 12
    return cost


class Mind(BaseMind):
    """Tries games out by the greedy policy."""

    def __init__(self, state: Piles) -> None:
        BaseMind.__init__(self, state)
        self.piles = state

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.piles, seat, rng)
