"""Information-set Monte Carlo tree search: one tree, walked in a newly imagined world each time.

A node stands for a move and all that went before it. Which moves follow depends on the world, so it is counted how
often one could have been chosen, too. Every seat seeks its own worth.
"""

from __future__ import annotations

import math

from stolik.engine import memory, unlocked
from stolik.engine.errand import Errand
from stolik.engine.kernel import Kernel
from stolik.engine.mind import Mind
from stolik.engine.rng import Rng
from stolik.engine.thought import WIN

NODES = 65536
DEEPEST = 64
CURIOSITY = 0.7  # how much a move gains by having been tried less than others
LONGEST = 5000  # moves of a game that is tried out
NOTHING = -1


class Tree(Errand):
    """A decision of one seat. `run` tries some worlds more; `finished` says when there is no use in it."""

    def __init__(self, mind: Mind, root: Kernel, seat: int, simulations: int, rng: Rng) -> None:
        self.mind = mind
        self.root = root
        self.seat = seat
        self.rng = rng
        self.simulations = simulations  # how many may be made
        self.made = 0
        self.moves = 0  # in all of them
        self.slice = 64  # simulations for one run
        self.codes = [0] * 65536  # of each node: the move that leads to it
        self.movers = [0] * 65536  # who makes it
        self.firsts = [-1] * 65536  # its first child
        self.nexts = [-1] * 65536  # its next sibling
        self.visits = [0] * 65536
        self.chances = [0] * 65536  # how often it could have been chosen
        self.totals = [0] * 65536  # of worth to the mover
        self.size = 1  # node 0 is the decision itself
        self.options = [0] * 640  # of the decision
        self.at_hand = [0] * 640  # moves at the node at hand
        self.known = [0] * 1024  # by code, more than any game has: the child of the node at hand
        self.path = [0] * 64
        self.depth = 0
        self.count = 0

    def begin(self) -> int:
        """How many options there are; they are the first children."""
        memory.assign(self.mind.state, self.root)
        self.count = self.mind.ponder(self.seat)
        for i in range(self.count):
            self.options[i] = self.mind.options[i]
        return self.count

    def option(self, place: int) -> int:
        return self.options[place]

    def go_on(self) -> None:
        """Try some worlds more, without the GIL."""
        unlocked.run(self)

    def finished(self) -> bool:
        return self.count <= 1 or self.made >= self.simulations

    def run(self) -> None:
        for _ in range(self.slice):
            if self.finished():
                return
            self.try_world()

    def try_world(self) -> None:
        memory.assign(self.mind.state, self.root)
        self.mind.imagine(self.seat, self.rng)
        self.mind.state.noise = self.rng.fork()
        self.descend()
        self.moves += self.depth + self.mind.play_out(self.rng, LONGEST)
        self.made += 1
        self.learn()

    def descend(self) -> None:
        """Walk down the tree as far as it goes in this world, and add one node to it."""
        node = 0
        self.depth = 0
        grown = False
        while not grown and self.depth < DEEPEST and not self.mind.done():
            seat = self.seat if node == 0 else self.mind.state.first_actor()
            count = self.list_moves(node, seat)
            child = self.expand(node, seat, count)
            grown = child != NOTHING
            if not grown:
                child = self.select(node, count)
            if child == NOTHING:
                return
            self.note_chances(count)
            self.path[self.depth] = child
            self.depth += 1
            if node == 0:
                self.mind.attempt(seat, self.codes[child])
            else:
                self.mind.state.make(seat, self.codes[child])
            node = child

    def list_moves(self, node: int, seat: int) -> int:
        """The moves of this world to `at_hand`, and to `known` which of them the node has."""
        count = self.count if node == 0 else self.mind.state.moves(seat)
        for i in range(count):
            code = self.options[i] if node == 0 else self.mind.state.buffer[i]
            self.at_hand[i] = code
            self.known[code] = NOTHING
        child = self.firsts[node]
        while child != NOTHING:
            self.known[self.codes[child]] = child
            child = self.nexts[child]
        return count

    def expand(self, node: int, seat: int, count: int) -> int:
        """A new child for a move that has none: what the policy would do first, else any."""
        if self.size >= NODES:
            return NOTHING
        missing = 0
        for i in range(count):
            if self.known[self.at_hand[i]] == NOTHING:
                missing += 1
        if missing == 0:
            return NOTHING
        code = self.nth_missing(count, self.rng.below(missing))
        if node != 0:
            wished = self.mind.choose(seat, self.rng)
            if self.known[wished] == NOTHING:
                code = wished
        return self.add(node, seat, code)

    def nth_missing(self, count: int, number: int) -> int:
        for i in range(count):
            if self.known[self.at_hand[i]] == NOTHING:
                if number == 0:
                    return self.at_hand[i]
                number -= 1
        return NOTHING

    def add(self, node: int, seat: int, code: int) -> int:
        child = self.size
        self.size += 1
        self.codes[child] = code
        self.movers[child] = seat
        self.firsts[child] = NOTHING
        self.visits[child] = 0
        self.chances[child] = 0
        self.totals[child] = 0
        self.nexts[child] = self.firsts[node]
        self.firsts[node] = child
        self.known[code] = child
        return child

    def select(self, node: int, count: int) -> int:
        """The child that looks best, where those tried seldom gain."""
        best = NOTHING
        best_worth = -1.0
        for i in range(count):
            child = self.known[self.at_hand[i]]
            if child != NOTHING:
                worth = self.promise(child)
                if worth > best_worth:
                    best = child
                    best_worth = worth
        return best

    def promise(self, child: int) -> float:
        visits = self.visits[child] + 1.0
        mean = self.totals[child] / (WIN * visits)
        return mean + CURIOSITY * math.sqrt(math.log(self.chances[child] + 2.0) / visits)

    def note_chances(self, count: int) -> None:
        for i in range(count):
            child = self.known[self.at_hand[i]]
            if child != NOTHING:
                self.chances[child] += 1

    def learn(self) -> None:
        for i in range(self.depth):
            child = self.path[i]
            self.visits[child] += 1
            self.totals[child] += self.mind.worth(self.movers[child])

    def found(self) -> list[tuple[int, int, int]]:
        """Option, times tried and total worth of each."""
        found = []
        child = self.firsts[0]
        while child != NOTHING:
            found.append((self.codes[child], self.visits[child], self.totals[child]))
            child = self.nexts[child]
        return found
