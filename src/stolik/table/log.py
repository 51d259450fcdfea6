"""What one seat, or all spectators, have been told: numbered lines, and a hash over them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal

import msgspec
from msgspec import Raw

from stolik.engine.text import Text
from stolik.table.shapes import By, Happened, Parts, View

Kind = Literal["move", "talk", "seat", "undo", "race", "end"]

NOTHING: Parts = {}
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Happened).decode


def new_history() -> blake2b:
    """A hash to be updated with every line. It tells only what was told."""
    return blake2b(digest_size=16)


class Log:
    """The lines of one seat (−1: spectators), and the game as it sees it now."""

    __slots__ = ("before", "began", "ends", "history", "lines", "seat", "view")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[Raw] = []  # written once, and sent as they are
        self.ends: list[int] = []  # for each line the number of its event
        self.history = new_history()
        self.view: View | None = None
        self.before: View | None = None  # the view before the last move
        self.began = 0  # how many lines there were when this seat's decision began

    def add(
        self,
        number: int,
        kind: Kind,
        seat: int | None,
        texts: list[Text],
        move: str = "",
        parts: Parts = NOTHING,
        by: By = "person",
    ) -> None:
        line = encode(Happened(len(self.lines) + 1, kind, seat, move, parts, texts, by))
        self.lines.append(Raw(line))
        self.ends.append(number)
        self.history.update(line)
