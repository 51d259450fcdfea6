"""What a table may be asked. `person` is whoever asks, as the server names them; `id` makes a resend harmless.

Everything random comes in from outside: names, the secret of the deal. So does every measurement of time.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from stolik.table.shapes import Clock


class Create(Struct, frozen=True):
    """A new table, its maker in the first seat. `bots`: levels for the seats after it.

    `start`: as soon as its maker has a connection (so that the maker's bytes are in the deal), bots filling up.
    """

    table: str
    code: str
    secret: bytes  # 32 random ones
    person: str
    nickname: str
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    listed: bool = False
    clock: Clock = Clock()
    hints: bool = True
    pace: float = 1.0
    bots: tuple[str, ...] = ()
    start: bool = False


# -- before the start


class Sit(Struct, frozen=True):
    """Take a seat, the first open one if none is named. Somebody who sits already moves there."""

    person: str
    nickname: str
    seat: int | None = None


class SeatBot(Struct, frozen=True):
    """The host puts a bot on a seat that no person has."""

    person: str
    id: str
    seat: int
    level: str


class OpenSeat(Struct, frozen=True):
    """The host sends a bot or a person away from a seat."""

    person: str
    id: str
    seat: int


class Start(Struct, frozen=True):
    """The host begins; bots of this level fill open seats."""

    person: str
    id: str
    level: str


# -- play


class Move(Struct, frozen=True):
    """A move or a signal. `n`: the last line its person had been told."""

    person: str
    id: str
    n: int
    move: str


class Seen(Struct, frozen=True):
    """A client has acknowledged line `n`, now.

    `sent`: when the server wrote that line to the socket for the first time, by the server's clock. `wire`: the
    shortest round trip (seconds) the server has lately measured on this connection, by its own pings.
    """

    person: str
    n: int
    sent: float
    wire: float


class BotMoved(Struct, frozen=True):
    """What a bot chose, with the ticket of the `Thinker`. One that comes too late is let fall."""

    ticket: str
    move: str


class BotSignalled(Struct, frozen=True):
    """What a bot signals, with the ticket of the `Thinker`; nothing is an answer too."""

    ticket: str
    moves: tuple[str, ...] = ()


class Leave(Struct, frozen=True):
    """Before the start: free the seat. During play: let a bot of this level play on."""

    person: str
    id: str
    level: str


class Return(Struct, frozen=True):
    """Take the seat back from the bot."""

    person: str
    id: str


class Undo(Struct, frozen=True):
    """Ask to take the last own decision back, or answer somebody who has asked."""

    person: str
    id: str
    agree: bool = True


# -- talk


class Say(Struct, frozen=True):
    """Free words, where the game allows them."""

    person: str
    id: str
    text: str


class Phrase(Struct, frozen=True):
    """A ready phrase, by its id."""

    person: str
    id: str
    phrase: str


class Mute(Struct, frozen=True):
    """Do not hear a seat, or hear it again."""

    person: str
    id: str
    seat: int
    on: bool


# -- afterwards


class Rematch(Struct, frozen=True):
    """Wish to play again with the same people."""

    person: str
    id: str


class Rematched(Struct, frozen=True):
    """The rematch is at that table."""

    table: str


# -- what the server notices


class Connected(Struct, frozen=True):
    """A person, seated or watching, has a connection. `share`: random bytes (hex) its client adds to the deal."""

    person: str
    share: str = ""


class Disconnected(Struct, frozen=True):
    """A person's last connection is gone."""

    person: str


class Tick(Struct, frozen=True):
    """The time of `deadline()` has come."""


class Wake(Struct, frozen=True):
    """The table has been restored: clocks start again from now."""


Command = (
    Sit
    | SeatBot
    | OpenSeat
    | Start
    | Move
    | Seen
    | BotMoved
    | BotSignalled
    | Leave
    | Return
    | Undo
    | Say
    | Phrase
    | Mute
    | Rematch
    | Rematched
    | Connected
    | Disconnected
    | Tick
    | Wake
)
