"""All the turns worth a thought: whole ways to play a hand, each kept once however its cards are ordered."""

from __future__ import annotations

from stolik.engine import bits
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles

HAND = 8  # the largest hand that is ever dealt
NODES = 12000  # room for so many turns, begun or whole
SLOTS = 32768  # where they are looked up; a power of two
FAR = 40  # a jump that is owed
NEAR = 20  # a jump that is not
ANY = 100


class Turns:
    """A tree of plays from one state; node 0 is the turn as it stands, every other is one card more."""

    def __init__(self) -> None:
        self.count = 0
        self.hand = [0] * 8
        self.size = 0
        self.owed = 0  # cards that still have to be played
        self.deepest = 0
        self.tops = [0] * 48000
        self.played = [0] * 12000  # a bit for each card of the hand
        self.depth = [0] * 12000
        self.parent = [0] * 12000
        self.code = [0] * 12000
        self.slots = [0] * 32768  # node + 1, 0 where none is
        self.open = [False] * 4  # piles that are also tried where the other of the direction is nearer

    def find(self, state: Piles, seat: int) -> None:
        """Find the turns this seat can still make of the one that has begun."""
        self.size = bits.write(state.hands[seat], self.hand, 0, 1, 0)
        self.owed = max(0, state.owed - state.played)
        self.open_piles(state, seat)
        if state.drawn == rules.CARDS:  # every card has to go somewhere now
            self.grow(state, ANY, ANY)
            return
        self.grow(state, FAR, NEAR)
        if self.deepest < self.owed:  # nothing within reach will do
            self.grow(state, ANY, NEAR)

    def open_piles(self, state: Piles, seat: int) -> None:
        """Where somebody asks to leave a pile, or it burns, the two of a direction are not alike."""
        for pile in range(4):
            self.open[pile] = state.fire[pile] != rules.NOT_BURNING
        for other in range(state.players):
            for pile in range(4):
                if other != seat and state.signals[other * 4 + pile]:
                    self.open[pile ^ 1] = True

    def grow(self, state: Piles, far: int, near: int) -> None:
        for slot in range(SLOTS):
            self.slots[slot] = 0
        self.count = 1
        self.deepest = 0
        self.played[0] = 0
        self.depth[0] = 0
        for pile in range(4):
            self.tops[pile] = state.tops[pile]
        node = 0
        while node < self.count:
            self.extend(node, far if self.depth[node] < self.owed else near)
            node += 1

    def extend(self, node: int, reach: int) -> None:
        """Every card more that a turn may have."""
        at = node * 4
        for i in range(self.size):
            if self.played[node] >> i & 1:
                continue
            card = self.hand[i]
            self.try_pair(node, i, 0, card - self.tops[at], card - self.tops[at + 1], reach)
            self.try_pair(node, i, 2, self.tops[at + 2] - card, self.tops[at + 3] - card, reach)

    def try_pair(self, node: int, i: int, pile: int, first: int, second: int, reach: int) -> None:
        """The two piles of a direction, and how far the card would move each. The nearer one will do."""
        if first == -rules.STEP_BACK or (0 < first <= reach and (self.open[pile] or not 0 < second < first)):
            self.add(node, i, pile)
        if second == -rules.STEP_BACK or (
            0 < second <= reach and (self.open[pile + 1] or not 0 < first <= second)
        ):
            self.add(node, i, pile + 1)

    def add(self, node: int, i: int, pile: int) -> None:
        new = self.count
        if new == NODES:
            return
        for other in range(4):
            self.tops[new * 4 + other] = self.tops[node * 4 + other]
        self.tops[new * 4 + pile] = self.hand[i]
        self.played[new] = self.played[node] | 1 << i
        if not self.is_new(new):
            return
        self.depth[new] = self.depth[node] + 1
        self.deepest = self.depth[new]  # they come by depth
        self.parent[new] = node
        self.code[new] = (self.hand[i] - rules.LOWEST) * 4 + pile
        self.count = new + 1

    def is_new(self, node: int) -> bool:
        """Look a node up by what has been played and how the piles lie, and enter it."""
        at = node * 4
        upper = self.tops[at] * 101 + self.tops[at + 1]
        lower = self.tops[at + 2] * 101 + self.tops[at + 3]
        slot = (upper * 7919 + lower * 104729 + self.played[node] * 31337) & (SLOTS - 1)
        while self.slots[slot]:
            if self.same(self.slots[slot] - 1, node):
                return False
            slot = (slot + 1) & (SLOTS - 1)
        self.slots[slot] = node + 1
        return True

    def same(self, one: int, other: int) -> bool:
        if self.played[one] != self.played[other]:
            return False
        for pile in range(4):
            if self.tops[one * 4 + pile] != self.tops[other * 4 + pile]:
                return False
        return True

    def path(self, node: int) -> list[int]:
        """The codes that lead to a node, in order."""
        codes = []
        while node:
            codes.append(self.code[node])
            node = self.parent[node]
        return codes[::-1]
