"""How to play Piles: a sensible move at first sight, and whole turns that are tried out."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine import bits, memory
from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option, Options
from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import WIN, Idea, Level, Thought
from stolik.games.piles import judge, quick, reasons, rules, turns
from stolik.games.piles.beliefs import Beliefs
from stolik.games.piles.plans import Plans
from stolik.games.piles.quick import Quick
from stolik.games.piles.rules import Piles
from stolik.games.piles.signals import Wishes


@dataclass(frozen=True)
class PilesLevel(Level):
    """So many turns are thought of. Without simulations, and far from the end, the judge decides alone."""

    turns: int = 12
    late: int = rules.CARDS  # turns are tried out from so few unseen cards on


LEVELS: dict[str, Level] = {
    "easy": PilesLevel(noise=1500, turns=32),
    "normal": PilesLevel(),
    "hard": PilesLevel(1000, turns=8, late=45),
    "expert": PilesLevel(40_000, turns=32, late=60),
}
SETTINGS: tuple[Option, ...] = (Option("signals", "respect", ("respect", "infer", "off")),)

TRUST = 1000  # in the judge, for each card that is not seen
HEED = 50_000  # of what others asked for
UNIT = 100_000_000  # of both: so much of the judge's value is a ten-thousandth of a win
MOST = 2000  # ten-thousandths that the judge may add or take away
UNTHINKABLE = 10_000_000_000

HANDS = 100  # imagined, to see how well others could start
# The share of hands that start worse, from which on to offer, by how many others may still do so.
OFFER = (0.0, 0.5, 0.625, 0.695, 0.742)

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
    """Thinks in whole turns: the best of them are tried out, all seats going on by the quick way to play.

    What trying says and what the judge says are added: far from the end the judge sees more, close to it the
    games that were tried out do.
    """

    def __init__(self, state: Piles) -> None:
        BaseMind.__init__(self, state)
        self.piles = state
        self.seen = memory.fresh(state)  # as the seat sees it
        self.world = memory.fresh(state)  # as it may be
        memory.assign(self.seen, state)
        self.plans = Plans(judge.ALONE if state.players == 1 else judge.TEAM)
        self.quick = Quick(quick.ALONE if state.players == 1 else quick.TWO if state.players == 2 else quick.TEAM)
        self.wishes = Wishes()
        self.beliefs = Beliefs(self.wishes)
        self.infers = False
        self.trust = TRUST
        self.heed = HEED
        self.wanted = 12
        self.whole = False  # do options stand for whole turns?
        self.tried = 0
        self.lengths = [0] * 64
        self.codes = [0] * 640
        self.prices = [0] * 64

    # -- without the interpreter

    def imagine(self, seat: int, rng: Rng) -> None:
        if not self.infers:
            self.piles.scramble(seat, rng)
            return
        if not self.beliefs.begun:
            memory.assign(self.world, self.piles)
            self.world.scramble(seat, rng)
        self.beliefs.wander(self.world, seat, rng)
        memory.assign(self.piles, self.world)

    def ponder(self, seat: int) -> int:
        self.whole = not self.piles.starting and bits.size(self.piles.hands[seat]) <= turns.HAND
        if not self.whole:
            return BaseMind.ponder(self, seat)
        self.plans.plan(self.piles, seat, self.wanted)
        for place in range(self.plans.kept):
            self.options[place] = place
            self.lengths[place] = self.plans.write(place, self.codes, 10 * place)
            self.prices[place] = self.price(place)
        return self.plans.kept

    def price(self, place: int) -> int:
        """How much worse than the first a turn looks to the judge, in ten-thousandths of a win."""
        asked = self.plans.disregard[place] - self.plans.disregard[0]
        behind = min(UNTHINKABLE, self.plans.value[0] - self.plans.value[place]) - asked
        total = behind * self.plans.judge.all * self.trust + asked * self.heed
        if total < 0:
            return -min(MOST, -total // UNIT)
        return min(MOST, total // UNIT)

    def attempt(self, seat: int, option: int) -> None:
        self.tried = option
        if self.whole:
            self.play_turn(seat, option)
        else:
            self.piles.make(seat, option)
        if not self.piles.starting:
            self.quick.look(self.piles)
            self.quick.finish(self.piles)

    def play_turn(self, seat: int, option: int) -> None:
        for i in range(self.lengths[option]):
            code = self.codes[10 * option + i]
            self.piles.play_card(seat, (code >> 2) + rules.LOWEST, code & 3)
        if not self.piles.over and self.piles.played and self.piles.turn == seat:
            self.piles.end_turn()

    def worth(self, seat: int) -> int:
        won = 6000 if self.piles.left == 0 else 0
        worth = MOST + won + 10 * (rules.CARDS - self.piles.left)
        return worth - self.prices[self.tried] if self.whole else worth

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.piles, seat, rng)

    # -- asked once for a decision

    def think(self, seat: int, level: Level, settings: Options, rng: Rng) -> Thought | None:
        self.infers = settings["signals"] == "infer"
        self.plans.judge.heeds = settings["signals"] != "off"
        if not isinstance(level, PilesLevel):
            return None
        self.wanted = level.turns
        if self.piles.starting:
            return self.think_of_starting(seat, rng)
        late = self.piles.left - bits.size(self.piles.hands[seat]) <= level.late
        return None if level.simulations and late else self.judged(seat, level, rng)

    def judged(self, seat: int, level: Level, rng: Rng) -> Thought | None:
        """What the judge says, without trying anything out."""
        count = self.ponder(seat)
        if not self.whole:
            return None
        best: dict[int, Idea] = {}
        for option in range(count):
            idea = Idea(self.code(option), 0.5 - self.prices[option] / WIN, 0)
            best.setdefault(idea.code, idea)
        ideas = list(best.values())
        if len(ideas) == 1:
            return Thought((ideas[0],), Text("bot-why-only"))
        ideas.sort(key=lambda idea: -idea.value)
        if level.noise:
            chosen = max(ideas, key=lambda idea: idea.value + rng.below(level.noise) / WIN)
            ideas.remove(chosen)
            ideas.insert(0, chosen)
        return Thought(tuple(ideas))

    def think_of_starting(self, seat: int, rng: Rng) -> Thought:
        """Offer to start where few hands would start better."""
        others = bits.size(self.piles.actor_mask) - 1
        if others == 0:
            return Thought((Idea(rules.START, 0.5, 0),), Text("bot-why-only"))
        mine = self.promise(seat)
        worse = 0
        for _ in range(HANDS):
            memory.assign(self.piles, self.seen)
            self.piles.scramble(seat, rng)
            worse += self.promise(self.piles.after(seat)) < mine
        share = worse / HANDS
        ideas = Idea(rules.START, share, 0), Idea(rules.DECLINE, 1 - share, 0)
        why = {"worse": worse, "better": HANDS - worse}
        if share >= OFFER[others]:
            return Thought(ideas, Text("bot-why-piles-start", why))
        return Thought(ideas[::-1], Text("bot-why-piles-decline", why))

    def promise(self, seat: int) -> int:
        """How much a first turn of a seat would better its lot, to the judge."""
        self.piles.start(seat)
        if bits.size(self.piles.hands[seat]) > turns.HAND:
            return 0
        self.plans.plan(self.piles, seat, 1)
        return self.plans.value[0] - self.plans.valued(0, self.piles, seat)

    def code(self, option: int) -> int:
        if not self.whole:
            return option
        return self.codes[10 * option] if self.lengths[option] else rules.END

    def why(self, seat: int, thought: Thought) -> Text:
        return reasons.reason(self.seen, seat, thought.code)

    def signals(self, seat: int, settings: Options, rng: Rng) -> list[int]:
        """The signs that should change."""
        if settings["signals"] == "off" or (self.piles.turn == seat and not self.piles.starting):
            return []
        codes = []
        self.wishes.look(self.piles, seat)
        for pile in range(4):
            sign = self.wishes.sign(pile, self.piles.tops[pile])
            if sign != self.piles.signals[4 * seat + pile]:
                codes.append(rules.SIGNALS + 4 * pile + sign)
        return codes
