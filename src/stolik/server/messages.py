"""Every message between a browser and the server. The TypeScript types are generated from here.

Words for people travel as `Text` (the name of a sentence and its fields); the browser says them in its language.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from stolik.engine.text import Text
from stolik.table.shapes import Chair as Chair
from stolik.table.shapes import Choice as Choice
from stolik.table.shapes import Clock, Happened, Level, Now, Number, Parts, TableInfo, View
from stolik.table.shapes import Result as Result
from stolik.table.shapes import Settings as Settings
from stolik.table.shapes import Undo as Undo

# -- from the server


class Joined(Struct, tag="joined", frozen=True):
    """The answer to `hello`: everything there is to know, and the log lines missed since `have`."""

    table: TableInfo
    now: Now
    happened: list[Happened]


class Update(Struct, tag="update", frozen=True):
    """Something happened. Several events that belong together come together."""

    now: Now
    happened: list[Happened]
    table: TableInfo | None = None  # where seats, stage or the like have changed


class Ack(Struct, tag="ack", frozen=True):
    """The command with this id is on disk."""

    id: str
    n: int


class Refusal(Struct, tag="refusal", frozen=True):
    """A command that changed nothing, why, and for a move which rule is against it."""

    id: str | None
    code: str
    text: Text
    sentence: str  # the text in the language of `hello`
    rule: str | None = None


class Moment(Struct, tag="moment", frozen=True):
    """The table as it looked to the receiver after line n."""

    n: int
    view: View
    happened: list[Happened]


class Candidate(Struct, frozen=True):
    move: str
    parts: Parts
    value: float
    visits: int


class Hint(Struct, tag="hint", frozen=True):
    """What the hard bot would do, and why."""

    id: str
    n: int
    candidates: list[Candidate]
    why: Text


class Pong(Struct, tag="pong", frozen=True):
    t: float


Goodbye = Literal["restart", "elsewhere", "kicked", "slow"]


class Bye(Struct, tag="bye", frozen=True):
    """The server goes; connect again. Or another window took over this seat."""

    reason: Goodbye


FromServer = Joined | Update | Ack | Refusal | Moment | Hint | Pong | Bye


# -- from the browser


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message on a socket. `share`: random bytes (hex) that this client adds to the deal."""

    language: Literal["pl", "en"]
    have: Number = 0
    share: str = ""


class Move(Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """`id` is new for each command, and the same when it is sent again. `n`: the last line the client had."""

    id: str
    n: Number
    move: str


class Seen(Struct, tag="seen", frozen=True, forbid_unknown_fields=True):
    """Line n is on the screen: reaction time counts from here."""

    n: Number


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """Free words, or a ready phrase by its id."""

    id: str
    text: str = ""
    phrase: str = ""


class Mute(Struct, tag="mute", frozen=True, forbid_unknown_fields=True):
    id: str
    seat: Number
    on: bool


class Seat(Struct, tag="seat", frozen=True, forbid_unknown_fields=True):
    """The host before the start: put a bot there, open the seat, or send its person away."""

    id: str
    seat: Number
    kind: Literal["bot", "open"]
    level: Level = "normal"


class Start(Struct, tag="start", frozen=True, forbid_unknown_fields=True):
    """Bots fill open seats."""

    id: str
    level: Level = "normal"


class Leave(Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Before the start: free the seat. During play: a bot of this level plays on."""

    id: str
    level: Level = "normal"


class Return(Struct, tag="return", frozen=True, forbid_unknown_fields=True):
    id: str


class AskUndo(Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Ask for it, or answer somebody who has asked."""

    id: str
    agree: bool = True


class AskHint(Struct, tag="ask-hint", frozen=True, forbid_unknown_fields=True):
    id: str
    n: Number


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Show the table as it was after line n."""

    n: Number


class Rematch(Struct, tag="rematch", frozen=True, forbid_unknown_fields=True):
    id: str


class Follow(Struct, tag="follow", frozen=True, forbid_unknown_fields=True):
    """Go on to the table of the rematch, on the same socket. The answer is `joined`, as to `hello`."""

    share: str = ""


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    t: float


FromBrowser = (
    Hello
    | Move
    | Seen
    | Say
    | Mute
    | Seat
    | Start
    | Leave
    | Return
    | AskUndo
    | AskHint
    | Look
    | Rematch
    | Follow
    | Ping
)


# -- HTTP


class OptionInfo(Struct, frozen=True):
    name: str
    default: bool | int | str
    allowed: list[bool | int | str]


class GameInfo(Struct, frozen=True):
    name: str
    fewest: int
    most: int
    minutes: list[int]  # about how long, from – to
    options: list[OptionInfo]
    rules: list[str]  # all ids, in order
    levels: list[str]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`bots`: levels for the seats after the maker's own; the rest stays open. `start`: at once, bots fill up."""

    game: str
    players: Number
    options: dict[str, bool | Number | str] = field(default_factory=dict)
    nickname: str = ""
    listed: bool = False
    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    pace: float = 1.0
    bots: list[Level] = field(default_factory=list)
    start: bool = False


class Made(Struct, frozen=True):
    table: str
    code: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: str
    seat: Number | None = None  # None: the first open one


class TableCard(Struct, frozen=True):
    """A table in a list: the lobby's or one's own."""

    id: str
    code: str
    game: str
    players: int
    stage: Literal["waiting", "playing", "over"]
    names: list[str]
    open: int
    yours: bool
    your_turn: bool
    changed: float  # seconds since the epoch


class Me(Struct, frozen=True):
    nickname: str
    tables: list[TableCard]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    nickname: str


class Frame(Struct, frozen=True):
    """A moment of a replay: one view for each way of looking at it."""

    n: int
    seat: int | None
    move: str
    parts: Parts
    texts: list[list[Text]]  # as each seat, then a spectator, then with everything open, is told
    views: list[View]  # in the same order


class Replay(Struct, frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    frames: list[Frame]  # the first is the deal
    winners: list[int]
    scores: list[int]
    closing: list[Text]
    verified: bool
    commitment: str


class Carry(Struct, frozen=True):
    """A link that brings the player key to another device, once, for a few minutes."""

    url: str
    qr: str  # SVG
    minutes: int


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: Text
    sentence: str
