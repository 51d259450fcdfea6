"""The live table: commands come in, facts go out, and everything a viewer may know can be asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from stolik.engine.observation import Observation
from stolik.engine.record import Record
from stolik.table.commands import Command, Create
from stolik.table.events import Event
from stolik.table.shapes import Happened, Now, TableInfo, View

Viewer = str | None  # a person, seated or not; None: any spectator


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot that is to think. Its answer comes back as `BotMoved`, or `BotSignalled`, with the ticket.

    It is `stolik.bot(game, level, seed).choose(observation)`, or `.signals(observation)`. The same table gives the
    same ticket until the answer has come or is no longer wanted; so a ticket is to be thought about once.
    """

    ticket: str
    seat: int
    level: str
    seed: str
    wants: Literal["move", "signals"]
    observation: Observation


class Table:
    """State is the fold of the events; only who is connected, and what bots have in mind, is not."""

    @classmethod
    def create(cls, command: Create, now: float) -> tuple[Table, list[Event]]:
        """A new table and the events that made it. Refused where the wishes do not go together."""
        raise NotImplementedError

    @classmethod
    def restore(cls, events: Iterable[Event]) -> Table:
        """The table these events made. Nobody is connected."""
        raise NotImplementedError

    def handle(self, command: Command, now: float) -> list[Event]:
        """Do what is asked: the facts to be kept, already folded in. Refused, and nothing has changed, otherwise.

        [] where there is nothing to keep: a resend (see `answered`), a late answer of a bot, a connection.
        """
        raise NotImplementedError

    def answered(self, person: str, id: str) -> bool:
        """Has this command been done before? Also after a restart."""
        raise NotImplementedError

    def stirred(self) -> set[int]:
        """The seats (−1: spectators) for which the last `handle` changed anything; nobody else is to be told."""
        raise NotImplementedError

    # -- what a viewer may know

    def seat_of(self, viewer: Viewer) -> int:
        """−1: none."""
        raise NotImplementedError

    def info(self, viewer: Viewer) -> TableInfo:
        raise NotImplementedError

    def now(self, viewer: Viewer) -> Now:
        raise NotImplementedError

    def happened(self, viewer: Viewer, after: int = 0) -> list[Happened]:
        """The lines of the log after line `after`."""
        raise NotImplementedError

    def moment(self, viewer: Viewer, n: int) -> tuple[View, Happened]:
        """Line n, and the game as the viewer saw it after it. Refused where there is no such moment."""
        raise NotImplementedError

    def hint(self, viewer: Viewer) -> Observation:
        """What a bot is to be asked about for the viewer. Refused where hints are off or nothing is asked."""
        raise NotImplementedError

    # -- what the server has to do

    def thinkers(self) -> list[Thinker]:
        """Bots whose answer is awaited."""
        raise NotImplementedError

    def deadline(self) -> float | None:
        """When `Tick` is due."""
        raise NotImplementedError

    def record(self) -> Record:
        """The game as its record, with the secret. Refused until it is over."""
        raise NotImplementedError

    def rematch(self, table: str, code: str, secret: bytes, now: float) -> tuple[Table, list[Event]] | None:
        """The next table, seats moved on by one, once all who are here want it; tell this one `Rematched`."""
        raise NotImplementedError
