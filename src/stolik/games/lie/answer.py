"""The best answer to a strategy of Lie: what it wins, in the deck as it is, knowing all of its own cards.

The one who answers remembers every bid and which hand it was dealt, whatever the strategy looks at.
"""

from __future__ import annotations

from stolik.engine import unlocked
from stolik.engine.errand import Errand
from stolik.games.lie.bidding import LONGEST, numbers, whole
from stolik.games.lie.solver import Solver


class Answer(Errand):
    """One seat answers what the other would do."""

    def __init__(self, solver: Solver, side: int) -> None:
        self.solver = solver
        self.side = side
        self.hands = solver.hands[side]
        self.others = solver.bidders[1 - side]
        self.most = solver.game.sizes[1 - side] + 1
        self.offset = self.solver.firsts[self.solver.first_of(side, 0)]
        self.width = solver.turnings[side]
        self.values = numbers((LONGEST + 2) * self.width)
        self.reach = numbers((LONGEST + 1) * solver.widest)
        self.facing = numbers(self.hands * self.others)
        self.lies = numbers((self.most + 1) * self.hands)
        self.met = bytearray(solver.used)  # for each node and bidder of the strategy, in place of its first row
        self.hand = whole(self.width)  # of each turning
        for hand in range(self.hands):
            first = self.solver.firsts[self.solver.first_of(side, hand)]
            after = self.solver.firsts[self.solver.first_of(side, hand + 1)]
            for place in range(first, after):
                self.hand[place - self.offset] = hand

    def won(self) -> float:
        """What is won with the best turning of each hand and the best bids after it."""
        unlocked.run(self)
        best = [-2.0] * self.hands
        for place in range(self.width):
            best[self.hand[place]] = max(best[self.hand[place]], self.values[place])
        return sum(best)

    def run(self) -> None:
        self.face()
        self.begin()
        self.walk(0, 0)

    def begin(self) -> None:
        """All bidders are there that a hand is ever turned into; how often, is in `facing`."""
        for bidder in range(self.others):
            self.reach[bidder] = 0
        for place in range(
            self.solver.first_of(1 - self.side, 0),
            self.solver.first_of(1 - self.side, self.solver.hands[1 - self.side]),
        ):
            for turning in range(self.solver.firsts[place], self.solver.firsts[place + 1]):
                if self.solver.turning[turning] > 0:
                    self.reach[self.solver.become[turning]] = 1
        self.solver.begin(0, 1)

    def face(self) -> None:
        self.solver.side = self.side
        self.solver.face()
        for hand in range(self.hands):
            for other in range(self.others):
                self.facing[other * self.hands + hand] = self.solver.facing[hand * self.others + other]

    def walk(self, depth: int, reach: int) -> None:
        """What it is worth to each turning that bidding has come this far."""
        out = depth * self.width
        last = self.solver.trail[depth - 1] if depth else -1
        if depth & 1 == self.side:
            self.decide(depth, reach, last)
            return
        for place in range(self.width):
            self.values[out + place] = 0
        node = self.solver.nodes[self.solver.key(depth)] if last < self.solver.bid_count - 1 else 0
        if node == 0:
            self.settle(depth, reach, out, False)
        else:
            self.await_other(depth, reach, node)

    def decide(self, depth: int, reach: int, last: int) -> None:
        out = depth * self.width
        tried = out + self.width
        for place in range(self.width):
            self.values[out + place] = -2
        for row in range(0 if depth else 1, self.solver.bid_count - last):
            if row == 0:
                for place in range(self.width):
                    self.values[tried + place] = 0
                self.settle(depth, reach, tried, True)
            else:
                self.solver.step(depth, last + row)
                self.walk(depth + 1, reach)
            for place in range(self.width):
                value = self.values[tried + place]
                if value > self.values[out + place]:
                    self.values[out + place] = value

    def await_other(self, depth: int, reach: int, node: int) -> None:
        out = depth * self.width
        last = self.solver.node_last[node]
        width = self.solver.widths[1 - self.side]
        after = (depth + 1) * self.solver.widest
        for row in range(0 if depth else 1, self.solver.bid_count - last):
            at = self.solver.node_at[node]
            here = at + row * width
            most = 0.0
            for bidder in range(self.others):
                share = self.reach[reach + bidder] * self.solver.chance[here + bidder]
                self.reach[after + bidder] = share
                self.met[at + bidder] |= share > 0
                most += share
            if most <= 0:
                continue
            if row == 0:
                self.settle(depth, after, out, False)
            else:
                self.solver.step(depth, last + row)
                self.walk(depth + 1, after)
                for place in range(self.width):
                    self.values[out + place] += self.values[out + self.width + place]

    def settle(self, depth: int, reach: int, out: int, mine: bool) -> None:
        """Add what a check brings: `lies` are the others it would find who show too few, summed up by how few."""
        last = self.solver.trail[depth - 1]
        wild = self.solver.wild if self.solver.makes_wild[last] else 0
        theirs = self.solver.shown(1 - self.side, last, wild)
        for i in range((self.most + 1) * self.hands):
            self.lies[i] = 0
        for other in range(self.others):
            share = self.reach[reach + other]
            if share > 0:
                here = (self.solver.shows[theirs + other] + 1) * self.hands
                for hand in range(self.hands):
                    self.lies[here + hand] += share * self.facing[other * self.hands + hand]
        for i in range(self.hands, (self.most + 1) * self.hands):
            self.lies[i] += self.lies[i - self.hands]
        shown = self.solver.shown(self.side, last, wild)
        whole = self.most * self.hands
        sign = 1.0 if mine else -1.0
        for place in range(self.width):
            missing = self.solver.counts[last] - self.solver.shows[shown + self.solver.become[self.offset + place]]
            missing = max(0, min(missing, self.most))
            hand = self.hand[place]
            self.values[out + place] += sign * (
                2 * self.lies[missing * self.hands + hand] - self.lies[whole + hand]
            )
