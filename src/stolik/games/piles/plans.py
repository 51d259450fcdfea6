"""Whole turns, the best ones first."""

from __future__ import annotations

from stolik.engine import bits
from stolik.games.piles import judge
from stolik.games.piles.judge import Judge
from stolik.games.piles.rules import Piles
from stolik.games.piles.turns import Turns

BEST = 64  # the most turns that are kept


class Plans:
    """Finds the turns of a seat and sorts out the best."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.turns = Turns()
        self.judge = Judge(weights)
        self.kept = 0
        self.best = [0] * 64
        self.value = [0] * 64
        self.disregard = [0] * 64  # the part of the value that is lost by not doing what others asked for

    def plan(self, state: Piles, seat: int, wanted: int) -> int:
        """Find the best turns, so many at most; how many there are."""
        self.turns.find(state, seat)
        self.judge.look(state, seat)
        self.kept = 0
        whole = min(self.turns.owed, self.turns.deepest)  # in a lost game, as many as possible
        for node in range(self.turns.count):
            if self.turns.depth[node] >= whole:
                self.keep(node, self.valued(node, state, seat), wanted)
        for place in range(self.kept):
            self.valued(self.best[place], state, seat)
            self.disregard[place] = self.judge.disregard()
        return self.kept

    def valued(self, node: int, state: Piles, seat: int) -> int:
        self.judge.cards = self.turns.depth[node]
        if self.judge.cards == state.left:
            return judge.WIN
        self.judge.rest = state.hands[seat]
        for i in range(self.turns.size):
            if self.turns.played[node] >> i & 1:
                self.judge.rest ^= bits.bit(self.turns.hand[i])
        for pile in range(4):
            self.judge.tops[pile] = self.turns.tops[4 * node + pile]
        return self.judge.value()

    def keep(self, node: int, value: int, wanted: int) -> None:
        """Put a turn in its place among the best."""
        if self.kept == wanted:
            if value <= self.value[wanted - 1]:
                return
            self.kept -= 1
        place = self.kept
        while place > 0 and self.value[place - 1] < value:
            self.best[place] = self.best[place - 1]
            self.value[place] = self.value[place - 1]
            place -= 1
        self.best[place] = node
        self.value[place] = value
        self.kept += 1

    def codes(self, place: int) -> list[int]:
        """The moves of one of the turns that were kept, with the end where it has to be said."""
        return self.turns.path(self.best[place])

    def write(self, place: int, out: list[int], at: int) -> int:
        """Write the codes of a turn that was kept, in order, and say how many."""
        node = self.best[place]
        count = self.turns.depth[node]
        for i in range(count - 1, -1, -1):
            out[at + i] = self.turns.code[node]
            node = self.turns.parent[node]
        return count
