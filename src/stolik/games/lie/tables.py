"""Solved rounds of Lie as small files: how hands are turned, and how bids are answered, in parts of a whole.

A file has only what is reached by playing as it says. Everywhere else one checks.
"""

from __future__ import annotations

import lzma
import struct
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from stolik.games.lie.rounds import Hand, Round, Turned

FOLDER = Path(__file__).parent / "solved"
MAGIC = b"lie 1"
HEAD = struct.Struct("<5s8BHII")
CHECK = -1
MOST = 5  # cards in a hand


class BrokenTable(ValueError):
    """A file that is not a solved round, or no longer."""


@dataclass(eq=False)
class Table:
    """A strategy for both seats. Nodes are told apart by key (see `Round.key`), and are in the order of keys."""

    game: Round
    scale: int  # parts in a whole
    turning: Any  # parts of each turning of each hand, those of the other seat after the starter's
    keys: Any = field(default_factory=lambda: array("I"))
    lasts: Any = field(default_factory=lambda: array("b"))  # the bid that stands, −1: none
    sides: Any = field(default_factory=lambda: array("b"))
    rows: Any = field(default_factory=lambda: array("Q"))  # a bit for each bid higher than the standing one
    parts: Any = field(
        default_factory=lambda: array("H")
    )  # of each bid with a bit, for each bidder; the rest: check

    def __post_init__(self) -> None:
        self.starts = array("I", [0])
        for rows, side in zip(self.rows, self.sides, strict=True):
            self.starts.append(self.starts[-1] + rows.bit_count() * len(self.game.bidders[side]))

    # -- what to play

    def turned(self, side: int, hand: Hand) -> dict[Turned, int]:
        """Ways to turn a hand, in parts of a whole."""
        ways = self.game.ways[side]
        number = self.game.hands[side].index(hand)
        start = sum(map(len, ways[:number])) + side * sum(map(len, self.game.ways[0]))
        return dict(zip(self.game.turnings(hand), self.turning[start : start + len(ways[number])], strict=True))

    def answers(self, bids: list[int], bidder: int) -> dict[int, int]:
        """What a bidder does after such bids: places of bids, or CHECK, in parts of a whole."""
        answers: dict[int, int] = {}
        node = self.node(bids)
        if node >= 0:
            answers = {bid: parts[bidder] for bid, parts in self.columns(node) if parts[bidder]}
        rest = self.scale - sum(answers.values())
        return {**answers, CHECK: rest} if rest else answers

    def columns(self, node: int) -> Iterator[tuple[int, Any]]:
        """The bids that are made at a node, each with the parts of all bidders."""
        at, rows = self.starts[node], self.rows[node]
        count = len(self.game.bidders[self.sides[node]])
        while rows:
            row = (rows & -rows).bit_length()
            yield self.lasts[node] + row, self.parts[at : at + count]
            at += count
            rows &= rows - 1

    def node(self, bids: list[int]) -> int:
        key = self.game.key(bids)
        node = bisect_left(self.keys, key)
        return node if node < len(self.keys) and self.keys[node] == key else -1

    # -- files

    def packed(self) -> bytes:
        game = self.game
        flags = (game.jokers, game.by_value, *game.looks)
        head = (*game.sizes, game.remembered, 0, *flags, self.scale, len(self.keys), len(self.parts))
        columns = (self.turning, self.keys, self.lasts, self.sides, self.rows, self.parts)
        body = b"".join(little_endian(column).tobytes() for column in columns)
        return lzma.compress(HEAD.pack(MAGIC, *head) + body, preset=9 | lzma.PRESET_EXTREME)

    @classmethod
    def unpacked(cls, data: bytes) -> Table:
        try:
            plain = lzma.decompress(data)
            magic, first, second, remembered, _, jokers, by_value, look, other, scale, nodes, parts = HEAD.unpack(
                plain[: HEAD.size]
            )
        except (lzma.LZMAError, struct.error) as error:
            raise BrokenTable(str(error)) from None
        if magic != MAGIC or not 1 <= min(first, second) <= max(first, second) <= MOST:
            raise BrokenTable("no solved round of Lie")
        game = Round((first, second), bool(jokers), bool(by_value), (look, other), remembered)
        turnings = sum(len(ways) for side in game.ways for ways in side)
        columns = []
        at = HEAD.size
        for kind, count in (("H", turnings), ("I", nodes), ("b", nodes), ("b", nodes), ("Q", nodes), ("H", parts)):
            column = array(kind)
            size = count * column.itemsize
            if at + size > len(plain):
                raise BrokenTable("too short")
            column.frombytes(plain[at : at + size])
            columns.append(little_endian(column))
            at += size
        table = cls(game, scale, *columns)
        if at != len(plain) or table.starts[-1] != parts:
            raise BrokenTable("its parts do not fit together")
        return table


def little_endian(column: Any) -> Any:
    """The same on every machine."""
    if sys.byteorder == "big":
        column = column[:]
        column.byteswap()
    return column


def file_of(game: Round) -> Path:
    return FOLDER / f"{game.name}.xz"


@lru_cache(maxsize=32)
def table_of(first: int, second: int, jokers: bool, by_value: bool) -> Table | None:
    """The table of a round whose starter holds the first number of cards; None where none was solved."""
    file = file_of(Round((first, second), jokers, by_value))
    return Table.unpacked(file.read_bytes()) if file.exists() else None
