"""How a seat plays a solved round: as the table says, which is mixed.

What its moves are worth is worked out besides, against one who plays by the table too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import Idea, Thought
from stolik.games.lie import notation
from stolik.games.lie.rounds import PAIRS, Hand, Turned, chances, showing
from stolik.games.lie.rules import Lie
from stolik.games.lie.tables import CHECK, Table, table_of

CHOOSE, DIRECTION = 0, 1  # phases of the rules
CODE_CHECK = notation.CODES["check"]
TURN = len(notation.WORDS)
NOTED = 6  # higher bids that are weighed, besides those the table would make


def think(state: Lie, seat: int, rng: Rng) -> Thought | None:
    """What the table of this round says; None where there is none, or play has left it."""
    table = table_for(state)
    if table is None or state.phase == DIRECTION:
        return None
    place = Place(table, state, seat)
    parts = place.turnings() if state.phase == CHOOSE else place.answers()
    if not parts:
        return None
    chosen = drawn(parts, rng)
    worths = place.worths_of_turnings() if state.phase == CHOOSE else place.worths_of_answers(parts)
    ideas = [Idea(code, worths[code], 0) for code in worths]
    ideas.sort(key=lambda idea: (idea.code != chosen, -idea.value))
    fields = {"share": round(100 * parts[chosen] / table.scale), "worth": round(100 * worths[chosen])}
    return Thought(tuple(ideas), Text("bot-why-lie-solved", fields))


def table_for(state: Lie) -> Table | None:
    seats = [seat for seat in range(state.players) if state.out >> seat & 1 == 0]
    if len(seats) != 2 or state.starter not in seats:
        return None
    other = sum(seats) - state.starter
    return table_of(size_of(state, state.starter), size_of(state, other), state.jokers, state.by_value)


def size_of(state: Lie, seat: int) -> int:
    return state.first[seat + 1] - state.first[seat]


def drawn(parts: dict[int, int], rng: Rng) -> int:
    """One of these, as often as its part says."""
    left = rng.below(sum(parts.values()))
    for code, part in parts.items():
        if left < part:
            return code
        left -= part
    raise AssertionError(parts)


class Place:
    """A seat at a round that has a table."""

    def __init__(self, table: Table, state: Lie, seat: int) -> None:
        self.table, self.game = table, table.game
        self.side = int(seat != state.starter)
        self.cards = [state.heap[place] for place in range(state.first[seat], state.first[seat + 1])]
        self.hand: Hand = tuple(sorted(self.cards))
        self.ends = state.ends[seat]
        self.bids = [self.game.places[code // 6 + 1, code % 6 + 1] for code in self.codes_of(state)]

    @staticmethod
    def codes_of(state: Lie) -> list[int]:
        return [state.bids[i] >> 3 for i in range(state.bid_count)]

    # -- what the table says, in parts of a whole, by code

    def turnings(self) -> dict[int, int]:
        parts = self.table.turned(self.side, self.hand)
        return {self.code_to(turned): part for turned, part in parts.items() if part}

    def answers(self) -> dict[int, int]:
        """Nothing, where the hand has not been played by the table so far."""
        if not self.is_faithful():
            return {}
        answers = self.table.answers(self.bids, self.bidder(self.turned(self.ends)))
        return {self.code_of(bid): part for bid, part in answers.items()}

    def is_faithful(self) -> bool:
        turned = self.turned(self.ends)
        if not self.table.turned(self.side, self.hand)[turned]:
            return False
        bidder = self.bidder(turned)
        return all(
            self.bids[made] in self.table.answers(self.bids[:made], bidder)
            for made in range(self.side, len(self.bids), 2)
        )

    # -- names of the same thing

    def turned(self, ends: int) -> Turned:
        pairs = enumerate(PAIRS[card] for card in self.cards)
        return tuple(sorted(pair[ends >> place & 1] for place, pair in pairs))

    def code_to(self, turned: Turned) -> int:
        return TURN + next(ends for ends in range(1 << len(self.cards)) if self.turned(ends) == turned)

    def code_of(self, bid: int) -> int:
        if bid == CHECK:
            return CODE_CHECK
        count, value = self.game.bids[bid]
        return (count - 1) * 6 + value - 1

    def bidder(self, turned: Turned) -> int:
        return self.game.bidders[self.side][self.game.bidder(self.side, self.hand, turned)]

    # -- what moves are worth: the chance to win the round

    def worths_of_turnings(self) -> dict[int, float]:
        others = meeting(self.table, self.side, self.hand)
        return {
            self.code_to(turned): self.share(self.worth(turned, [], others), others)
            for turned in self.table.turned(self.side, self.hand)
        }

    def worths_of_answers(self, parts: Iterable[int]) -> dict[int, float]:
        turned, others = self.turned(self.ends), self.others()
        last = self.bids[-1] if self.bids else -1
        bids = [
            bid
            for bid in range(last + 1, len(self.game.bids))
            if bid <= last + NOTED or self.code_of(bid) in parts
        ]
        answers = [CHECK, *bids] if self.bids else bids
        return {
            self.code_of(answer): self.share(self.worth_of(turned, self.bids, others, answer), others)
            for answer in answers
        }

    @staticmethod
    def share(won: float, others: list[float]) -> float:
        return max(0.0, min(1.0, won / sum(others)))

    def others(self) -> list[float]:
        """How likely the other is each of its bidders, by what it has bid; who left the table may be anyone."""
        others = meeting(self.table, self.side, self.hand)
        for made in range(1 - self.side, len(self.bids), 2):
            after = dict(self.after(self.bids[:made], others)).get(self.bids[made])
            others = after if after and sum(after) > 0 else others
        return others

    def after(self, bids: list[int], others: list[float]) -> list[tuple[int, list[float]]]:
        """What the other does now, and who of them does it."""
        node = self.table.node(bids)
        left = others
        after = []
        if node >= 0:
            for bid, parts in self.table.columns(node):
                made = [other * part / self.table.scale for other, part in zip(others, parts, strict=True)]
                left = [rest - part for rest, part in zip(left, made, strict=True)]
                after.append((bid, made))
        return [*after, (CHECK, left)] if bids else after

    def worth(self, turned: Turned, bids: list[int], others: list[float]) -> float:
        """How many of the others are beaten from here on."""
        if len(bids) % 2 == self.side:
            answers = self.table.answers(bids, self.bidder(turned))
            whole = sum(answers.values())
            return sum(part / whole * self.worth_of(turned, bids, others, bid) for bid, part in answers.items())
        won = 0.0
        for bid, those in self.after(bids, others):
            if bid == CHECK:
                won += sum(those) - self.lies(turned, bids, those)
            elif sum(those) > 0:
                won += self.worth(turned, [*bids, bid], those)
        return won

    def worth_of(self, turned: Turned, bids: list[int], others: list[float], answer: int) -> float:
        if answer == CHECK:
            return self.lies(turned, bids, others)
        return self.worth(turned, [*bids, answer], others)

    def lies(self, turned: Turned, bids: list[int], others: list[float]) -> float:
        """How many of the others would make the standing bid a lie."""
        if not bids:
            return 0.0
        count, value = self.game.bids[bids[-1]]
        wild = self.game.is_wild(bids)
        missing = count - showing(turned, value, wild)
        shown = shown_by(self.table, 1 - self.side, value, wild)
        return sum(other for other, show in zip(others, shown, strict=True) if show < missing)


@lru_cache(maxsize=256)
def shown_by(table: Table, side: int, value: int, wild: bool) -> list[int]:
    return [showing(turned, value, wild) for _, turned in table.game.bidders[side]]


@lru_cache(maxsize=256)
def meeting(table: Table, side: int, hand: Hand) -> list[float]:
    """How likely a hand meets each bidder of the other."""
    game = table.game
    others = [0.0] * len(game.bidders[1 - side])
    for other, ways in zip(game.hands[1 - side], game.ways[1 - side], strict=True):
        weight = chances(other, hand)
        for bidder, part in zip(ways, table.turned(1 - side, other).values(), strict=True):
            others[bidder] += weight * part
    return others
