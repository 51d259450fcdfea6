"""What has happened at a table: the facts that are kept. A table is the fold of its events, and nothing else.

An event that a person's command caused carries the command's id, and the person where no seat tells who it was.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from stolik.table.shapes import By, Clock


class Fact(Struct, frozen=True, omit_defaults=True, gc=False):
    at: float  # seconds, by the server's clock


class Created(Fact, tag="created", frozen=True, omit_defaults=True, gc=False):
    table: str
    code: str
    secret: str  # hex
    game: str
    rules: int  # version
    players: int
    options: dict[str, Any]
    listed: bool = False
    clock: Clock = Clock()
    hints: bool = True
    pace: float = 1.0
    eager: bool = False  # starts by itself once everybody is there


class Sat(Fact, tag="sat", frozen=True, omit_defaults=True, gc=False):
    seat: int
    person: str
    name: str


class Freed(Fact, tag="freed", frozen=True, omit_defaults=True, gc=False):
    """A seat has become open: its person has left or was sent away, or its bot was taken out."""

    seat: int
    sent: bool = False  # away, by the host
    person: str = ""
    id: str = ""


class BotSat(Fact, tag="bot-sat", frozen=True, omit_defaults=True, gc=False):
    seat: int
    level: str
    name: str
    person: str = ""
    id: str = ""


class Started(Fact, tag="started", frozen=True, omit_defaults=True, gc=False):
    """The cards are dealt, from the secret and what each person's client added, in order of seats."""

    shares: list[str] = field(default_factory=list)
    person: str = ""
    id: str = ""


class Moved(Fact, tag="moved", frozen=True, omit_defaults=True, gc=False):
    seat: int
    move: str
    by: By = "person"
    id: str = ""


class Called(Fact, tag="called", frozen=True, omit_defaults=True, gc=False):
    """A call in an open window, which a race decides. `shown`: when the caller could see what it called on."""

    seat: int
    move: str
    shown: float
    by: By = "person"
    id: str = ""


class Raced(Fact, tag="raced", frozen=True, omit_defaults=True, gc=False):
    """The calls of a window, ranked; the first one is the move that follows.

    Seat, and in milliseconds after the window opened: when the caller could see it, when the call came.
    """

    ranking: list[tuple[int, int, int]]


class Said(Fact, tag="said", frozen=True, omit_defaults=True, gc=False):
    seat: int
    text: str = ""
    phrase: str = ""
    id: str = ""


class Muted(Fact, tag="muted", frozen=True, omit_defaults=True, gc=False):
    seat: int
    other: int
    on: bool
    id: str = ""


class HandedOver(Fact, tag="handed-over", frozen=True, omit_defaults=True, gc=False):
    """A bot plays a person's seat."""

    seat: int
    level: str
    why: Literal["wish", "away"]
    id: str = ""


class TakenBack(Fact, tag="taken-back", frozen=True, omit_defaults=True, gc=False):
    """The person plays again."""

    seat: int
    id: str = ""


class UndoAsked(Fact, tag="undo-asked", frozen=True, omit_defaults=True, gc=False):
    seat: int
    id: str = ""


class UndoAgreed(Fact, tag="undo-agreed", frozen=True, omit_defaults=True, gc=False):
    seat: int
    id: str = ""


class UndoDropped(Fact, tag="undo-dropped", frozen=True, omit_defaults=True, gc=False):
    """Somebody is against it, or nobody has answered in time."""

    seat: int | None = None
    id: str = ""


class Undone(Fact, tag="undone", frozen=True, omit_defaults=True, gc=False):
    """The first so many of the moves that stood stand; those after them have been taken back by a seat."""

    seat: int
    stand: int
    id: str = ""


class Wished(Fact, tag="wished", frozen=True, omit_defaults=True, gc=False):
    """A seat wants a rematch."""

    seat: int
    id: str = ""


class Followed(Fact, tag="followed", frozen=True, omit_defaults=True, gc=False):
    """The rematch is at that table."""

    table: str


class Woken(Fact, tag="woken", frozen=True, omit_defaults=True, gc=False):
    """The table was restored, and its clocks run from here."""


Event = (
    Created
    | Sat
    | Freed
    | BotSat
    | Started
    | Moved
    | Called
    | Raced
    | Said
    | Muted
    | HandedOver
    | TakenBack
    | UndoAsked
    | UndoAgreed
    | UndoDropped
    | Undone
    | Wished
    | Followed
    | Woken
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Event).decode
