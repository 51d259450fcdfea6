"""What a table shows of itself: to one viewer, and no more than that viewer may know.

Lines of the log are numbered for each seat by itself, 1, 2, 3 …: a move of which a seat is not told has no number
there. Words for people are `Text` (the name of a sentence and its fields).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stolik.engine.text import Text

View = dict[str, Any]
Parts = dict[str, Any]
Level = Literal["easy", "normal", "hard", "expert"]
Stage = Literal["waiting", "playing", "over"]
By = Literal["person", "bot", "clock"]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]  # a browser knows no others, and JSON is not to carry them


class Choice(Struct, frozen=True, gc=False):
    """A move that may be made now, and what it is made of (`do`, `card`, `pile` …)."""

    move: str
    parts: Parts


class Chair(Struct, frozen=True, gc=False):
    """Who sits at a seat. `away`: a person whose seat a bot plays meanwhile."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None
    connected: bool = False
    away: bool = False
    host: bool = False
    you: bool = False
    ready: bool = False  # wants a rematch


class Clock(Struct, frozen=True, gc=False):
    """Seconds per decision, None: no clock. The call window is Seventeen's.

    `away`: after so many seconds without a connection a bot takes over; None: never, unless there is a clock.
    """

    decision: Number | None = None
    call_window: float = 6.0
    away: Number | None = None


class Settings(Struct, frozen=True, gc=False):
    """What a table was made with."""

    game: str
    players: int
    options: dict[str, Any]
    listed: bool
    clock: Clock
    hints: bool
    pace: float  # seconds a bot takes at least


class TableInfo(Struct, frozen=True, gc=False):
    id: str
    code: str  # short, for saying aloud
    settings: Settings
    stage: Stage
    chairs: list[Chair]
    spectators: int
    seat: int | None  # the receiver's; None: a spectator
    host: bool  # is the receiver the host?
    commitment: str  # SHA-256 of the deal's secret, published before anyone sits
    phrases: list[str]  # ids of ready phrases
    chat: bool  # free text allowed for the receiver
    muted: list[int]  # seats the receiver does not want to hear
    undo: Undo | None
    rematch: str | None  # the table of the rematch, once there is one
    result: Result | None


class Undo(Struct, frozen=True, gc=False):
    """Somebody asks to take a decision back."""

    seat: int
    agreed: list[int]
    needed: list[int]


class Result(Struct, frozen=True, gc=False):
    """How it ended: `closing` tells how the points came about; `view` has all hands open."""

    winners: list[int]
    scores: list[int]
    closing: list[Text]
    view: View
    secret: str
    shares: list[str]


class Now(Struct, frozen=True, gc=False):
    """The game as the receiver may know it, and what it may do."""

    n: int  # number of the last line the receiver was told
    chain: str  # hash of all those lines
    view: View | None  # None before the start
    actors: list[int]  # seats that are asked, as far as the receiver may know
    choices: list[Choice]
    signals: list[Choice]
    asked: Text | None
    rules: list[str]  # ids of the rules that matter now
    left: float | None  # seconds until the clock decides
    can_undo: bool
    can_hint: bool


class Happened(Struct, frozen=True, gc=False):
    """One event as the receiver may know it: a line of the log, and what to animate."""

    n: int
    kind: Literal["move", "talk", "seat", "undo", "race", "end"]
    seat: int | None
    move: str  # as the receiver saw it; "" where it is no move
    parts: Parts
    texts: list[Text]
    by: By = "person"
