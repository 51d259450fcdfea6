"""A sensible move in Lie, from what the seat may know: bid near what can be expected, doubt what cannot."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from stolik.engine import bits, memory
from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option, Options
from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import WIN, Level, Thought
from stolik.games.lie import cards, equilibrium, rules
from stolik.games.lie.rules import Lie


@dataclass(frozen=True)
class LieLevel(Level):
    """Plays rounds by their tables where there are any."""

    solved: bool = False


LEVELS: dict[str, Level] = {
    "easy": LieLevel(100, noise=3000),
    "normal": LieLevel(200, noise=1700),
    "hard": LieLevel(3000, solved=True),
    "expert": LieLevel(400, ahead=1, inside=1000, solved=True),
}
SETTINGS: tuple[Option, ...] = ()

SURE = 1000
AIM = 800  # how likely a good bid is to be right, in thousandths: safer ones leave the others too much room
MOOD = 100  # how far the aim may wander, so that the same hand is not always played alike
WORTH_A_TRY = 12  # bids that are tried out, of up to more than a hundred
NERVE = 120  # a bid may never be checked, so it is worth more than its chance

DRAWS = 24  # worlds of which one is kept
USUAL = 700  # how many turn their cards to as many of a kind as they can, in thousandths
SAME = 1000  # how likely a bid is made, in thousandths: the sensible one …
ALIKE = 400  # … another of the same value …
DARING = 100  # … any other
FIT = 1_000_000

SIDE = 31  # a side of the table of chances
CHANCES = [0] * 1922  # of at least k of n unknown cards showing a value: without jokers, then with them


def lay_out_chances() -> None:
    """A card shows a value one time in six, and with jokers as often a one."""
    for wild in range(2):
        for unknown in range(SIDE):
            for wanted in range(SIDE):
                CHANCES[(wild * SIDE + unknown) * SIDE + wanted] = at_least(unknown, wanted, 1 + wild)


def at_least(unknown: int, wanted: int, sixths: int) -> int:
    ways: list[int] = [
        comb(unknown, hits) * pow(sixths, hits) * pow(6 - sixths, unknown - hits) for hits in range(unknown + 1)
    ]
    return SURE * sum(ways[wanted:]) // sum(ways)


lay_out_chances()


def greedy(state: Lie, seat: int, rng: Rng) -> int:
    if state.phase == rules.CHOOSE:
        return turn_to_the_most(state, seat, rng)
    if state.phase == rules.DIRECTION:
        return way_to_the_smaller_hand(state, seat, rng)
    return raise_or_check(state, seat, rng)


def turn_to_the_most(state: Lie, seat: int, rng: Rng) -> int:
    """Each card to the value that more of the hand could show; a joker to one."""
    favourite = rng.below(cards.VALUES)
    ends = 0
    for place in range(state.hand_size(seat)):
        card = state.heap[state.first[seat] + place]
        if use_of(state, seat, cards.HIGH[card], favourite) > use_of(state, seat, cards.LOW[card], favourite):
            ends |= 1 << place
    return rules.TURN + ends


def use_of(state: Lie, seat: int, value: int, favourite: int) -> int:
    """How many cards of the hand have the value; among equals the same one wins for the whole hand."""
    if state.jokers and value == 1:
        return cards.CARDS * cards.VALUES
    count = 0
    for place in range(state.first[seat], state.first[seat + 1]):
        card = state.heap[place]
        if cards.LOW[card] == value or cards.HIGH[card] == value:
            count += 1
    return count * cards.VALUES + (value + favourite) % cards.VALUES


def way_to_the_smaller_hand(state: Lie, seat: int, rng: Rng) -> int:
    """Let the side begin that knows less of what lies in all hands."""
    left = state.taking_part_from((seat + 1) % state.players, 1)
    right = state.taking_part_from((seat + state.players - 1) % state.players, -1)
    more = state.hand_size(left) - state.hand_size(right)
    if more == 0:
        more = rng.below(2)
    return rules.COUNTER if more > 0 else rules.CLOCKWISE


def raise_or_check(state: Lie, seat: int, rng: Rng) -> int:
    count = state.answers()
    aim = AIM + rng.below(MOOD)
    best = rules.CHECK
    best_worth = -1_000_000
    for i in range(count):
        code = state.buffer[i]
        if code != rules.CHECK:
            worth = worth_of(state, seat, code, aim) * 32 + code // cards.VALUES  # of equals the higher count
            worth = worth * 8 + rng.below(8)  # ties fall at random
            if worth > best_worth:
                best = code
                best_worth = worth
    if state.bid_count == 0 or best == rules.CHECK:
        return best
    doubt = SURE - chance_of(state, seat, state.standing_bid())
    return rules.CHECK if doubt > chance_of(state, seat, best) + NERVE else best


def worth_of(state: Lie, seat: int, code: int, aim: int) -> int:
    """The nearer to what is aimed at the better, and rather too safe than too bold."""
    chance = chance_of(state, seat, code)
    return -((chance - aim) // 4) if chance > aim else (chance - aim) * 2


def chance_of(state: Lie, seat: int, code: int) -> int:
    """How likely a bid is to be right, in thousandths, where the others' bids are half believed."""
    value = code % cards.VALUES + 1
    wild = wildness(state, value)
    unknown = state.in_play - state.hand_size(seat)
    wanted = code // cards.VALUES + 1 - own_count(state, seat, value, wild)
    backers = others_on(state, seat, value)
    plain = chance_of_at_least(unknown, wanted, wild)
    return (plain + chance_of_at_least(unknown - backers, wanted - backers, wild)) // 2


def chance_of_at_least(unknown: int, wanted: int, wild: int) -> int:
    if wanted <= 0:
        return SURE
    return 0 if wanted > unknown else CHANCES[(wild * SIDE + unknown) * SIDE + wanted]


def own_count(state: Lie, seat: int, value: int, wild: int) -> int:
    count = 0
    for place in range(state.hand_size(seat)):
        end = state.end_of(seat, place)
        if end == value or (wild == 1 and end == 1):
            count += 1
    return count


def others_on(state: Lie, seat: int, value: int) -> int:
    """How many others chose this value for their last bid; where values must rise, few are free to choose."""
    if state.by_value:
        return 0
    count = 0
    heard = 0
    for i in range(state.bid_count - 1, -1, -1):
        bidder = 1 << (state.bids[i] & 7)
        if heard & bidder:
            break
        heard |= bidder
        if bidder != 1 << seat and (state.bids[i] >> 3) % cards.VALUES + 1 == value:
            count += 1
    return count


def checker(state: Lie, seat: int, rng: Rng) -> int:
    """Check what is less likely than not, else make the likeliest bid, the highest of equals. It reads nobody."""
    if state.phase != rules.BID:
        return greedy(state, seat, rng)
    count = state.moves(seat)
    if state.bid_count > 0 and chance_alone(state, seat, state.standing_bid()) * 2 < SURE:
        return rules.CHECK
    best = rules.CHECK
    best_chance = -1
    for i in range(count):
        code = state.buffer[i]
        if code != rules.CHECK and chance_alone(state, seat, code) >= best_chance:
            best = code
            best_chance = chance_alone(state, seat, code)
    return best


def chance_alone(state: Lie, seat: int, code: int) -> int:
    """How likely a bid is to be right, in thousandths, by the own cards alone."""
    value = code % cards.VALUES + 1
    wild = wildness(state, value)
    unknown = state.in_play - state.hand_size(seat)
    return chance_of_at_least(unknown, code // cards.VALUES + 1 - own_count(state, seat, value, wild), wild)


def wildness(state: Lie, value: int) -> int:
    """1 where ones count for a value, or would if it were bid now."""
    return 1 if value != 1 and state.jokers and (state.bid_count == 0 or state.ones_are_jokers()) else 0


class Mind(BaseMind):
    """Plays solved rounds by their tables, and tries others out to their end, in worlds that fit what was bid."""

    def __init__(self, state: Lie) -> None:
        BaseMind.__init__(self, state)
        self.lie = state
        self.kept = state.copy()
        self.dealt = state.shuffles  # once more, and the round is over

    def imagine(self, seat: int, rng: Rng) -> None:
        """One of a few worlds, the likelier the better the bids of the others fit their cards."""
        total = 0
        for _ in range(DRAWS):
            self.state.scramble(seat, rng)
            self.turn_others(seat, rng)
            fit = self.fit_of_bids(seat, rng)
            total += fit
            if rng.below(total) < fit:
                memory.assign(self.kept, self.state)
        memory.assign(self.state, self.kept)

    def ponder(self, seat: int) -> int:
        """Among many, of many bids only those that look best, so that each is tried more often; and to check."""
        count = BaseMind.ponder(self, seat)
        if self.lie.players > 2 and self.lie.phase == rules.BID and count > WORTH_A_TRY:
            self.weigh_bids(seat, count)
            self.bring_forward(WORTH_A_TRY, count)
            return WORTH_A_TRY
        return count

    def weigh_bids(self, seat: int, count: int) -> None:
        """What each bid is worth at first sight; the check comes before all."""
        for i in range(count):
            code = self.options[i]
            self.worths[i] = SURE if code == rules.CHECK else worth_of(self.lie, seat, code, AIM)

    def turn_others(self, seat: int, rng: Rng) -> None:
        """Most turn their cards to as many of a kind as they can."""
        for other in range(self.lie.players):
            if other != seat and self.lie.turned >> other & 1 and rng.below(SURE) < USUAL:
                self.lie.ends[other] = turn_to_the_most(self.lie, other, rng) - rules.TURN

    def fit_of_bids(self, seat: int, rng: Rng) -> int:
        """How well the others' bids fit their cards: would a sensible player have made them?"""
        made = self.lie.bid_count
        fit = FIT
        for i in range(made):
            bidder = self.lie.bids[i] & 7
            if bidder != seat:
                self.lie.bid_count = i
                fit = fit * self.likeness(self.lie.bids[i] >> 3, raise_or_check(self.lie, bidder, rng)) // SURE + 1
        self.lie.bid_count = made
        return fit

    def likeness(self, made: int, sensible: int) -> int:
        """How likely a bid is made, in thousandths, where another would be sensible."""
        if made == sensible:
            return SAME
        if sensible == rules.CHECK:
            return DARING
        return ALIKE if made % cards.VALUES == sensible % cards.VALUES else DARING

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.lie, seat, rng)

    def done(self) -> bool:
        return self.lie.over or self.lie.shuffles != self.dealt

    def worth(self, seat: int) -> int:
        """The own part of the win: a card less to lose doubles it."""
        if self.lie.over:
            return WIN // bits.size(self.lie.winners()) if self.lie.winners() >> seat & 1 else 0
        whole = 0
        for other in range(self.lie.players):
            whole += self.promise(other)
        return WIN * self.promise(seat) // whole

    def promise(self, seat: int) -> int:
        if not self.lie.takes_part(seat):
            return 0
        if self.lie.extra:
            return 1
        return 1 << (self.lie.cards[seat] if self.lie.fewer else max(0, rules.TOO_MANY - self.lie.cards[seat]))

    # -- asked once for a decision

    def think(self, seat: int, level: Level, settings: Options, rng: Rng) -> Thought | None:
        by_table = isinstance(level, LieLevel) and level.solved
        return equilibrium.think(self.lie, seat, rng) if by_table else None

    def why(self, seat: int, thought: Thought) -> Text:
        if thought.code == rules.CHECK:
            return Text("bot-why-lie-check", {"right": chance_of(self.lie, seat, self.lie.standing_bid()) // 10})
        if thought.code < rules.CHECK:
            return Text("bot-why-lie-bid", {"right": chance_of(self.lie, seat, thought.code) // 10})
        if thought.code >= rules.TURN:
            return Text("bot-why-lie-turn")
        return BaseMind.why(self, seat, thought)
