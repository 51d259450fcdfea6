"""How a round of Lie between two seats may be bid: what is dealt, what bids may follow, and how each is chosen.

All bidders of a seat are dealt with at once: a row of numbers has one for each of them. A node is what bids have
been heard, or the last few of them; it has a row for checking and one for each higher bid. Where there is no node,
the seat checks: so hardly any of the endless rows of bids nobody makes are walked through.
"""

from __future__ import annotations

from array import array
from typing import Any

from stolik.engine.errand import Errand
from stolik.games.lie.rounds import ALL, VALUES, Round, showing

LONGEST = 64  # bids of a round, at most


def numbers(count: int) -> Any:
    return array("f", bytes(4 * count))


def whole(count: int) -> Any:
    return array("i", bytes(4 * count))


def longer(old: Any, more: int) -> Any:
    """The same, and so many zeros after it."""
    new = array(memoryview(old).format, bytes(memoryview(old)))
    new.frombytes(bytes(4 * more))
    return new


class Bidding(Errand):
    """A strategy for both seats, and room for what is learned on the way to a better one."""

    def __init__(self, game: Round, room: int = 1 << 22) -> None:
        self.game = game
        self.fine = [look == ALL for look in game.looks]
        self.remembered = game.remembered
        self.bid_count = len(game.bids)
        self.faint = 1e-9  # what is made by so few bidders, or fewer, is not followed
        self.iteration = 0
        self.wanted = 0
        self.side = 0
        self.wild = 0
        self.crowded = False
        self.lay_out_bidders()
        self.lay_out_hands()
        self.lay_out_bids()
        self.nodes = whole(game.key_count)  # by key; 0: none
        self.make_room(room)

    # -- what is dealt

    def lay_out_bidders(self) -> None:
        game = self.game
        self.bidders = [len(bidders) for bidders in game.bidders]
        self.widths = [(count + 7) // 8 * 8 for count in self.bidders]
        self.widest = max(self.widths)
        self.payoffs = numbers(self.bidders[0] * self.bidders[1])  # to the starter, of each bidder against each
        self.area = self.widths[0] * self.widths[1]
        self.weights = numbers(self.area)
        self.lots = numbers(2 * self.widest)  # how often a seat becomes each bidder
        self.reach = numbers(2 * (LONGEST + 1) * self.widest)
        self.values = numbers((LONGEST + 2) * self.widest)
        self.signed = numbers(2 * self.bid_count * self.area)

    def lay_out_hands(self) -> None:
        game = self.game
        self.hands = [len(hands) for hands in game.hands]
        self.firsts = whole(
            2 * (max(self.hands) + 1)
        )  # of the turnings of each hand; those of the other seat follow
        self.turnings = [sum(map(len, ways)) for ways in game.ways]
        self.become = whole(sum(self.turnings))  # the bidder a turning makes
        self.turning = numbers(sum(self.turnings))
        self.turning_regret = numbers(sum(self.turnings))
        self.turning_total = numbers(sum(self.turnings))
        self.deals = array("f", game.deals())
        self.facing = numbers(max(self.hands[0] * self.bidders[1], self.hands[1] * self.bidders[0]))
        place = 0
        for side in range(2):
            for hand, ways in enumerate(game.ways[side]):
                self.firsts[self.first_of(side, hand)] = place
                for bidder in ways:
                    self.become[place] = bidder
                    self.turning[place] = 1.0 / len(ways)
                    place += 1
            self.firsts[self.first_of(side, self.hands[side])] = place

    def lay_out_bids(self) -> None:
        game = self.game
        self.counts = whole(LONGEST)
        for bid, (count, _) in enumerate(game.bids):
            self.counts[bid] = count
        self.shows = whole(
            4 * self.bid_count * self.widest
        )  # cards that count for a bid: by side, bid and wildness
        for side in range(2):
            for bid, (_, value) in enumerate(game.bids):
                for wild in range(2):
                    for (_, turned), bidder in game.bidders[side].items():
                        self.shows[self.shown(side, bid, wild) + bidder] = showing(turned, value, bool(wild))
        self.makes_wild = whole(LONGEST)
        for bid, (_, value) in enumerate(game.bids):
            self.makes_wild[bid] = game.jokers and value != VALUES[0]

    def first_of(self, side: int, hand: int) -> int:
        return (self.hands[0] + 1) * side + hand

    def shown(self, side: int, bid: int, wild: int) -> int:
        return ((side * self.bid_count + bid) * 2 + wild) * self.widest

    # -- nodes

    def make_room(self, entries: int) -> None:
        """Forget all nodes, and have room for so many numbers of them."""
        self.room = entries
        self.used = 1
        self.node_count = 1
        self.regret, self.gain = numbers(entries), numbers(entries)
        self.chance, self.total = numbers(entries), numbers(entries)
        self.node_at = whole(entries // 16)
        self.node_last = whole(entries // 16)  # the bid that stands, −1: none
        self.node_side = whole(entries // 16)
        self.alive = whole(entries // 8)  # for each row: does anyone regret not having made the bid?
        self.trail = [0] * 64  # the bids made so far
        self.masks = [0] * 65  # and as bits, where all are remembered

    def extend(self) -> None:
        """Twice the room."""
        more = self.room
        self.regret, self.gain = longer(self.regret, more), longer(self.gain, more)
        self.chance, self.total = longer(self.chance, more), longer(self.total, more)
        self.node_at, self.node_last = longer(self.node_at, more // 16), longer(self.node_last, more // 16)
        self.node_side, self.alive = longer(self.node_side, more // 16), longer(self.alive, more // 8)
        self.room += more
        self.crowded = False

    def key(self, depth: int) -> int:
        if self.remembered == 0:
            return self.masks[depth]
        key = 0
        for back in range(1, self.remembered + 1):
            key = key * (self.bid_count + 1) + (self.trail[depth - back] + 1 if back <= depth else 0)
        return key * 4 + (depth & 1) * 2 + self.wild

    def grown(self, depth: int, last: int) -> int:
        """The node of the bids made so far, new if need be; 0 where there is no room left for it."""
        key = self.key(depth)
        node: int = self.nodes[key]
        return node if node else self.plant(key, last, depth & 1)

    def plant(self, key: int, last: int, side: int) -> int:
        rows = self.bid_count - last
        size = rows * self.widths[side]
        if self.used + size > self.room:
            self.crowded = True
            return 0
        node = self.node_count
        self.node_count += 1
        self.nodes[key] = node
        self.node_at[node] = self.used
        self.node_last[node] = last
        self.node_side[node] = side
        for row in range(rows):
            self.alive[self.row_number(node, row)] = 1
        self.used += size
        self.forget(node)
        return node

    def planted(self, key: int, last: int, side: int) -> int:
        """The same, for callers with an interpreter."""
        return self.plant(key, last, side)

    def row_number(self, node: int, row: int) -> int:
        first: int = self.node_at[node] // 8
        return first + row

    def forget(self, node: int) -> None:
        """Nothing regretted: check; where there is nothing to check, any bid."""
        width = self.widths[self.node_side[node]]
        rows = self.bid_count - self.node_last[node]
        at = self.node_at[node]
        for bidder in range(width):
            if self.node_last[node] >= 0:
                self.chance[at + bidder] = 1
            else:
                for row in range(1, rows):
                    self.chance[at + row * width + bidder] = 1.0 / (rows - 1)

    def step(self, depth: int, bid: int) -> None:
        self.trail[depth] = bid
        if self.remembered == 0:
            self.masks[depth + 1] = self.masks[depth] | 1 << bid
        if depth == 0:
            self.wild = self.makes_wild[bid]

    # -- the strategy

    def play_average(self) -> None:
        """What has been played so far, all in all: that is what comes near to an equilibrium."""
        for node in range(1, self.node_count):
            width = self.widths[self.node_side[node]]
            rows = self.bid_count - self.node_last[node]
            at = self.node_at[node]
            for bidder in range(width):
                whole = 0.0
                for row in range(rows):
                    whole += self.total[at + row * width + bidder]
                for row in range(rows):
                    here = at + row * width + bidder
                    self.chance[here] = self.total[here] / whole if whole > 0 else row == 0
        for hand in range(self.hands[0] + self.hands[1] + 1):
            self.turn_as(hand, self.turning_total)

    def turn_as(self, hand: int, parts: Any) -> None:
        """Turn a hand in these parts; hands of the second seat follow those of the first, and a gap of one."""
        if hand == self.hands[0]:
            return
        whole = 0.0
        for place in range(self.firsts[hand], self.firsts[hand + 1]):
            whole += parts[place]
        for place in range(self.firsts[hand], self.firsts[hand + 1]):
            alike = 1.0 / (self.firsts[hand + 1] - self.firsts[hand])
            self.turning[place] = parts[place] / whole if whole > 0 else alike

    def round_off(self, scale: int) -> None:
        """Make chances whole parts of 1: `scale` of them, or none where it was less than half of one."""
        for node in range(1, self.node_count):
            width = self.widths[self.node_side[node]]
            for bidder in range(self.bidders[self.node_side[node]]):
                at = self.node_at[node] + bidder
                self.round_all(self.chance, at, at + (self.bid_count - self.node_last[node]) * width, width, scale)
        for hand in range(self.hands[0] + self.hands[1] + 1):
            if hand != self.hands[0]:
                self.round_all(self.turning, self.firsts[hand], self.firsts[hand + 1], 1, scale)

    def round_all(self, chances: Any, first: int, after: int, step: int, scale: int) -> None:
        """The likeliest gets what is left over."""
        best = first
        left = scale
        place = first
        while place < after:
            parts = int(chances[place] * scale + 0.5)
            left -= parts
            chances[place] = parts / float(scale)
            if chances[place] > chances[best]:
                best = place
            place += step
        chances[best] += left / float(scale)
