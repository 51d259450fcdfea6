"""What the server keeps, whatever keeps it. Nothing is told to anyone before it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from msgspec import Struct

Stage = Literal["waiting", "playing", "over"]
Done = Callable[[Exception | None], None]


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with a key: no account, only a name to be called by."""

    number: int
    nickname: str


@dataclass(frozen=True, slots=True)
class Card:
    """What lists tell about a table. It changes with the seats and the stage, not with every move."""

    stage: Stage
    names: tuple[str, ...]
    open: int


@dataclass(frozen=True, slots=True)
class Name:
    """What a table is called, and what it was made for."""

    id: str
    code: str
    game: str
    players: int
    listed: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is kept: its name and card, and how its log ends."""

    number: int
    name: Name
    card: Card
    turns: int  # the seats that were asked after the last event, as bits
    changed: float  # when that was


class Entry(Struct, frozen=True, gc=False):
    """An event in the log of a table."""

    n: int
    at: float
    turns: int
    body: bytes


class Changes(Struct, frozen=True, gc=False):
    """What one step of a table adds to its log, and where it changes what lists tell."""

    table: int
    entries: Sequence[Entry]
    card: Card | None = None
    seats: Mapping[int, int] = {}  # player → seat, −1 where one has left


class Store(Protocol):
    """Reads answer at once, from what has been kept. Writes are done when they are safe on the disk."""

    def close(self) -> None: ...

    def alive(self) -> bool:
        """Can it still write?"""

    # -- tables

    def append(self, changes: Changes, done: Done) -> None:
        """Add to the log of a table; `done` is called on the event loop once it is safe, or with what is wrong."""

    def events(self, table: int) -> list[bytes]: ...

    def table(self, id_or_code: str) -> Stored | None: ...

    def listed(self, since: float, limit: int) -> list[Stored]:
        """Public tables where something has happened since then: first those that wait for players."""

    def unfinished(self, since: float) -> list[Stored]:
        """Tables in play in which something has happened since then."""

    async def add_table(
        self, name: Name, maker: int, entries: Sequence[Entry], card: Card, seats: Mapping[int, int]
    ) -> int:
        """A new table with the beginning of its log, and its number."""

    def made_since(self, player: int, since: float) -> int:
        """How many tables the player has made since then."""

    # -- people

    def player(self, key: bytes) -> Player | None:
        """By the hash of a key."""

    def tables_of(self, player: int, limit: int) -> list[tuple[Stored, int]]:
        """Where the player sits, and in which seat: the latest first."""

    async def add_player(self, key: bytes, nickname: str, now: float) -> Player: ...

    async def rename(self, player: int, nickname: str) -> None: ...

    async def add_carry(self, token: bytes, player: int, now: float, until: float) -> None: ...

    async def carry(self, token: bytes, key: bytes, now: float) -> Player | None:
        """Give the player of an unused token one more key. The token is used up."""
