"""Solves a round of Lie between two seats by CFR+: each turns to what it regrets not having done.

Nodes are made when regrets are first met there.
"""

from __future__ import annotations

from stolik.engine import unlocked
from stolik.games.lie.bidding import Bidding

MIXED = 0.02  # how much of a hand counts for a way to turn it that is never chosen


class Solver(Bidding):
    """What has been learned of a round so far. `run` learns for some iterations more."""

    def go_on(self) -> None:
        unlocked.run(self)

    def run(self) -> None:
        for _ in range(self.wanted):
            self.iteration += 1
            for side in range(2):
                self.side = side
                self.weigh()
                self.begin(1 - side, side)
                self.walk(0, 0)
                self.learn()
                self.begin(0, 1)
                self.pay(0, 0, self.widest)
                self.learn_turning()
            if self.crowded:
                return

    def begin(self, side: int, other: int) -> None:
        """At the start all bidders of both seats are there; how often, is in the weights."""
        for bidder in range(self.widest):
            self.reach[bidder] = bidder < self.bidders[side]
            self.reach[self.widest + bidder] = bidder < self.bidders[other]
        for i in range(self.bidders[0] * self.bidders[1]):
            self.payoffs[i] = 0
        self.wild = 0
        self.masks[0] = 0

    # -- who meets whom

    def face(self) -> None:
        """How likely each hand of the seat is together with each bidder of the other."""
        side = self.side
        others = self.bidders[1 - side]
        for i in range(self.hands[side] * others):
            self.facing[i] = 0
        for hand in range(self.hands[1 - side]):
            first = self.firsts[self.first_of(1 - side, hand)]
            after = self.firsts[self.first_of(1 - side, hand + 1)]
            for own in range(self.hands[side]):
                deal = self.deals[own * self.hands[1] + hand if side == 0 else hand * self.hands[1] + own]
                if deal > 0:
                    for place in range(first, after):
                        self.facing[own * others + self.become[place]] += deal * self.turning[place]

    def weigh(self) -> None:
        """How likely each two bidders meet; the seat's own choice of how to turn is left out of it."""
        side = self.side
        self.face()
        others, width = self.bidders[1 - side], self.widths[side]
        for i in range(others * width):
            self.weights[i] = 0
        for bidder in range(self.widest):
            self.lots[(1 - side) * self.widest + bidder] = 0
        for hand in range(self.hands[side]):
            first = self.firsts[self.first_of(side, hand)]
            after = self.firsts[self.first_of(side, hand + 1)]
            for place in range(first, after):
                part = self.part(first, after, place)
                for other in range(others):
                    self.weights[other * width + self.become[place]] += part * self.facing[hand * others + other]
        for hand in range(self.hands[1 - side]):
            first = self.firsts[self.first_of(1 - side, hand)]
            after = self.firsts[self.first_of(1 - side, hand + 1)]
            for place in range(first, after):
                self.lots[(1 - side) * self.widest + self.become[place]] += self.turning[place]
        for bid in range(self.bid_count):
            for wild in range(2):
                self.sign(bid, wild, others, width)

    def part(self, first: int, after: int, place: int) -> float:
        """Coarse bidders forget which hand they were; those that would turn it so count for more."""
        if self.fine[self.side]:
            return 1
        whole = 0.0
        for other in range(first, after):
            whole += self.turning_total[other]
        return MIXED + self.turning_total[place] / whole if whole > 0 else 1

    def sign(self, bid: int, wild: int, others: int, width: int) -> None:
        """What each bidder wins of each other by checking a bid: 1 if it is a lie, −1 if not, as they meet."""
        at = (bid * 2 + wild) * self.area
        mine = self.shown(self.side, bid, wild)
        theirs = self.shown(1 - self.side, bid, wild)
        for other in range(others):
            missing = self.counts[bid] - self.shows[theirs + other]
            for bidder in range(width):
                weight = self.weights[other * width + bidder]
                self.signed[at + other * width + bidder] = (
                    -weight if self.shows[mine + bidder] >= missing else weight
                )

    # -- bidding

    def walk(self, depth: int, reach: int) -> None:
        """What it is worth to the seat that bidding has come this far; regrets are noted on the way."""
        out = depth * self.widest
        for bidder in range(self.widths[self.side]):
            self.values[out + bidder] = 0
        last = self.trail[depth - 1] if depth else -1
        if last == self.bid_count - 1:
            self.settle(depth, reach, out, (depth & 1) == self.side)
        elif (depth & 1) == self.side:
            self.decide(depth, reach, last)
        else:
            self.await_other(depth, reach, last)

    def decide(self, depth: int, reach: int, last: int) -> None:
        node = self.grown(depth, last)
        if node == 0:
            self.settle(depth, reach, depth * self.widest, True)
            return
        width = self.widths[self.side]
        at = self.node_at[node]
        out = depth * self.widest
        tried = out + self.widest
        for row in range(0 if depth else 1, self.bid_count - last):
            if row == 0:
                for bidder in range(width):
                    self.values[tried + bidder] = 0
                self.settle(depth, reach, tried, True)
            else:
                self.step(depth, last + row)
                self.walk(depth + 1, reach)
            here = at + row * width
            for bidder in range(width):
                self.gain[here + bidder] += self.values[tried + bidder]
                self.values[out + bidder] += self.chance[here + bidder] * self.values[tried + bidder]
        for row in range(0 if depth else 1, self.bid_count - last):
            here = at + row * width
            for bidder in range(width):
                self.gain[here + bidder] -= self.values[out + bidder]

    def await_other(self, depth: int, reach: int, last: int) -> None:
        node = self.nodes[self.key(depth)]
        out = depth * self.widest
        if node == 0:
            self.settle(depth, reach, out, False)
            return
        width = self.widths[1 - self.side]
        at = self.node_at[node]
        lots = (1 - self.side) * self.widest
        after = (depth + 1) * 2 * self.widest
        weight = self.weight()
        for row in range(0 if depth else 1, self.bid_count - last):
            if not self.alive[self.row_number(node, row)] and row:
                continue
            here = at + row * width
            most = 0.0
            for bidder in range(width):
                share = self.reach[reach + bidder] * self.chance[here + bidder]
                self.reach[after + bidder] = share
                self.total[here + bidder] += weight * self.lots[lots + bidder] * share
                most += share
            if most <= self.faint:
                continue
            if row == 0:
                self.settle(depth, after, out, False)
            else:
                self.step(depth, last + row)
                self.walk(depth + 1, after)
                for bidder in range(self.widths[self.side]):
                    self.values[out + bidder] += self.values[out + self.widest + bidder]

    def settle(self, depth: int, reach: int, out: int, mine: bool) -> None:
        """Add what it is worth that the standing bid is checked, by the seat or by the other."""
        last = self.trail[depth - 1]
        wild = self.wild if self.makes_wild[last] else 0
        at = (last * 2 + wild) * self.area
        width = self.widths[self.side]
        for other in range(self.bidders[1 - self.side]):
            share = self.reach[reach + other]
            if share > 0:
                if not mine:
                    share = -share
                for bidder in range(width):
                    self.values[out + bidder] += share * self.signed[at + other * width + bidder]

    def weight(self) -> float:
        """Later strategies are better, and count for more."""
        return self.iteration * self.iteration

    # -- learning

    def play_on(self) -> None:
        """What regrets say, again."""
        for side in range(2):
            self.side = side
            self.learn()
        for hand in range(self.hands[0] + self.hands[1] + 1):
            self.turn_as(hand, self.turning_regret)

    def learn(self) -> None:
        """Regrets of the seat become its next strategy."""
        for node in range(1, self.node_count):
            if self.node_side[node] == self.side:
                self.learn_node(node)

    def learn_node(self, node: int) -> None:
        width = self.widths[self.side]
        rows = self.bid_count - self.node_last[node]
        at = self.node_at[node]
        for bidder in range(self.widest):
            self.values[bidder] = 0
        for row in range(rows):
            here = at + row * width
            most = 0.0
            for bidder in range(width):
                regret = self.regret[here + bidder] + self.gain[here + bidder]
                regret = regret if regret > 0 else 0
                self.gain[here + bidder] = 0
                self.regret[here + bidder] = regret
                self.values[bidder] += regret
                most += regret
            self.alive[self.row_number(node, row)] = most > 0
        for row in range(rows):
            here = at + row * width
            default = 1 if row == 0 else 0
            if self.node_last[node] < 0:
                default = 1.0 / (rows - 1) if row else 0
            for bidder in range(width):
                whole = self.values[bidder]
                self.chance[here + bidder] = self.regret[here + bidder] / whole if whole > 0 else default

    # -- how to turn

    def pay(self, depth: int, reach: int, other_reach: int) -> None:
        """Note what each bidder wins against each: `reach` is that of the seat to bid."""
        last = self.trail[depth - 1] if depth else -1
        node = self.nodes[self.key(depth)] if last < self.bid_count - 1 else 0
        if node == 0:
            self.pay_check(depth, reach, other_reach)
            return
        width = self.widths[depth & 1]
        at = self.node_at[node]
        after = (depth + 1) * 2 * self.widest
        for row in range(0 if depth else 1, self.bid_count - last):
            if not self.alive[self.row_number(node, row)] and row:
                continue
            here = at + row * width
            most = 0.0
            for bidder in range(width):
                share = self.reach[reach + bidder] * self.chance[here + bidder]
                self.reach[after + bidder] = share
                most += share
            if most <= self.faint:
                continue
            if row == 0:
                self.pay_check(depth, after, other_reach)
            else:
                self.step(depth, last + row)
                self.pay(depth + 1, other_reach, after)

    def pay_check(self, depth: int, reach: int, other_reach: int) -> None:
        last = self.trail[depth - 1]
        wild = self.wild if self.makes_wild[last] else 0
        if depth & 1 == 0:  # the starter checks
            self.pay_starter(last, wild, reach, other_reach, 1)
        else:
            self.pay_starter(last, wild, other_reach, reach, -1)

    def pay_starter(self, last: int, wild: int, reach: int, other_reach: int, lie: float) -> None:
        mine = self.shown(0, last, wild)
        theirs = self.shown(1, last, wild)
        for bidder in range(self.bidders[0]):
            if self.reach[reach + bidder] <= 0:
                continue
            won = self.reach[reach + bidder] * lie
            missing = self.counts[last] - self.shows[mine + bidder]
            here = bidder * self.bidders[1]
            for other in range(self.bidders[1]):
                share = won * self.reach[other_reach + other]
                self.payoffs[here + other] += -share if self.shows[theirs + other] >= missing else share

    def learn_turning(self) -> None:
        side = self.side
        others = self.bidders[1 - side]
        for hand in range(self.hands[side]):
            first = self.firsts[self.first_of(side, hand)]
            after = self.firsts[self.first_of(side, hand + 1)]
            mean = 0.0
            for place in range(first, after):
                worth = 0.0
                for other in range(others):
                    worth += self.facing[hand * others + other] * self.payoff(self.become[place], other)
                self.values[place - first] = worth
                mean += self.turning[place] * worth
            for place in range(first, after):
                self.turning_total[place] += self.weight() * self.turning[place]
                regret = self.turning_regret[place] + self.values[place - first] - mean
                self.turning_regret[place] = regret if regret > 0 else 0
            self.turn_as(self.first_of(side, hand), self.turning_regret)

    def payoff(self, bidder: int, other: int) -> float:
        """To the seat."""
        place = bidder * self.bidders[1] + other if self.side == 0 else other * self.bidders[1] + bidder
        payoff: float = self.payoffs[place]
        return payoff if self.side == 0 else -payoff
