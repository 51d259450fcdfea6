"""The live table: commands come in, facts go out, and everything a viewer may know can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from typing import Any

from msgspec import Raw

from stolik.engine.errors import IllegalMove
from stolik.engine.observation import Observation
from stolik.engine.record import Record
from stolik.table import (
    again,
    bots,
    commands,
    due,
    events,
    looking,
    making,
    playing,
    presence,
    seating,
    talk,
    undoing,
)
from stolik.table.commands import Command, Create
from stolik.table.events import Created, Event
from stolik.table.log import Log, decode
from stolik.table.play import Play, silent_words
from stolik.table.recording import record_of
from stolik.table.refusals import illegal, refused
from stolik.table.seats import Seat
from stolik.table.shapes import Happened, Now, Result, Stage, TableInfo, View

Viewer = str | None  # a person, seated or not; None: any spectator
Thinker = bots.Thinker

LONGEST_ID = 64


class Table:
    """State is the fold of the events; only who is connected, and what bots have in mind, is not."""

    def __init__(self, made: Created, watching: Iterable[int] = ()) -> None:
        """What `create` and `restore` begin with. `watching`: the seats (−1: spectators) whose logs are kept."""
        self.made = made
        self.game = making.game_of(made)
        self.secret = bytes.fromhex(made.secret)
        self.shares: list[bytes] = []
        self.seats = [Seat() for _ in range(made.players)]
        self.persons: dict[str, int] = {}  # their seats
        self.names = [""] * made.players
        self.host = ""
        self.stage: Stage = "waiting"
        self.races = bool(silent_words(made.game))  # can moves be calls that race?
        self.has_clock = made.clock.decision is not None or made.clock.away is not None
        self.play: Play | None = None
        self.wish: undoing.Wish | None = None
        self.follower: str | None = None
        self.paused = False  # all persons are away: the bots wait for one to come back
        self.events: list[Event] = [made]
        self.done: set[tuple[str, str]] = set()
        self.logs = {seat: Log(seat) for seat in watching}
        definition = self.game.definition
        self.seen, self.parts = definition.notation.seen, definition.notation.parts
        self.telling = definition.telling
        self.commitment = self.begin_record().commitment
        # not kept
        self.time = made.at
        self.presence = presence.Presence(made.at)
        self.minds = bots.Minds()
        self.results: dict[int, Result] = {}
        self.undo_known, self.undo_possible = 0, False
        self.everybody = frozenset(range(-1, made.players))
        self._stirred: Set[int] = frozenset()
        self._info_stirred = False

    @classmethod
    def create(cls, command: Create, now: float) -> tuple[Table, list[Event]]:
        """A new table and the events that made it. Refused where the wishes do not go together."""
        table = cls(making.created(command, now))
        for event in seating.first_events(table, command, now):
            table.fold(event)
        return table, list(table.events)

    @classmethod
    def restore(cls, facts: Iterable[Event], watching: Iterable[int] = ()) -> Table:
        """The table these events made. Nobody is connected."""
        first, *rest = facts
        assert isinstance(first, Created)
        table = cls(first, watching)
        for event in rest:
            table.fold(event)
        table.time = table.events[-1].at
        return table

    def handle(self, command: Command, now: float) -> list[Event]:
        """Do what is asked: the facts to be kept, already folded in. Refused, and nothing has changed, otherwise.

        [] where there is nothing to keep: a resend (see `answered`), a late answer of a bot, a connection.
        """
        self._stirred, self._info_stirred = frozenset(), False
        if self.is_resend(command):
            return []
        now = max(now, self.time)  # time does not run back
        facts = []
        try:
            for event in HANDLERS[type(command)](self, command, now):
                self.fold(event)
                facts.append(event)
        except IllegalMove as error:
            raise illegal(error) from None
        self.time = now
        return facts

    def is_resend(self, command: Command) -> bool:
        name = getattr(command, "id", None)
        if name is None:
            return False
        if not 0 < len(name) <= LONGEST_ID:
            raise refused("id", most=LONGEST_ID)
        return (command.person, name) in self.done  # type: ignore[union-attr]

    def answered(self, person: str, id: str) -> bool:
        """Has this command been done before? Also after a restart."""
        return (person, id) in self.done

    def stirred(self) -> Set[int]:
        """The seats (−1: spectators) for which the last `handle` changed anything; nobody else is to be told."""
        return self._stirred

    def info_stirred(self) -> bool:
        """Has it changed anything in `info`?"""
        return self._info_stirred

    # -- what a viewer may know

    def seat_of(self, viewer: Viewer) -> int:
        """−1: none."""
        return -1 if viewer is None else self.persons.get(viewer, -1)

    def info(self, viewer: Viewer) -> TableInfo:
        return looking.info(self, self.seat_of(viewer), viewer or "")

    def now(self, viewer: Viewer) -> Now:
        return self.now_at(self.seat_of(viewer))

    def now_at(self, seat: int) -> Now:
        """−1: any spectator."""
        return looking.now(self, self.log(seat))

    def happened(self, viewer: Viewer, after: int = 0) -> list[Happened]:
        """The lines of the log after line `after`."""
        return [decode(line) for line in self.lines_at(self.seat_of(viewer), max(0, after))]

    def lines_at(self, seat: int, after: int) -> list[Raw]:
        """The same as JSON."""
        return self.log(seat).lines[after:]

    def moment(self, viewer: Viewer, n: int) -> tuple[View, Happened]:
        """The game as the viewer saw it after line n, and the line. Refused where there is no such moment."""
        log = self.log(self.seat_of(viewer))
        if not 1 <= n <= len(log.lines):
            raise refused("no-line", n=n, last=len(log.lines))
        then = Table.restore(self.events[: log.ends[n - 1]], [log.seat])
        view = then.logs[log.seat].view
        if view is None:
            raise refused("not-playing")
        return view, decode(log.lines[n - 1])

    def hint(self, viewer: Viewer) -> Observation:
        """What a bot is to be asked about for the viewer. Refused where hints are off or nothing is asked."""
        if not self.made.hints:
            raise refused("hints-off")
        seat = self.player(viewer or "")
        assert self.play is not None
        if not self.play.is_awaited(seat):
            raise refused("not-asked")
        return self.play.state.observe(seat)

    # -- what the server has to do

    def thinkers(self) -> list[Thinker]:
        """Bots whose answer is awaited."""
        return bots.thinkers(self)

    def deadline(self) -> float | None:
        """When `Tick` is due."""
        return due.deadline(self)

    def asked(self) -> int:
        """A bit for each seat whose person's decision is missing. Each may be told its own bit only."""
        play = self.play
        if play is None or play.state.over:
            return 0
        return sum(1 << seat for seat in play.asked if self.seats[seat].by_person and play.is_awaited(seat))

    def record(self) -> Record:
        """The game as its record, with the secret. Refused until it is over."""
        if self.stage != "over":
            raise refused("not-over")
        return record_of(self)

    def rematch(self, table: str, code: str, secret: bytes, now: float) -> tuple[Table, list[Event]] | None:
        """The next table, seats moved on by one, once all who are here want it; tell this one `Rematched`."""
        if self.stage != "over" or self.follower is not None or not again.all_want_it(self):
            return None
        facts = list(again.next_events(self, table, code, secret, now))
        return Table.restore(facts), facts

    # -- for the parts of the table

    @property
    def number(self) -> int:
        """Of the event that is being folded in."""
        return len(self.events) + 1

    def fold(self, event: Event) -> None:
        """Let an event have happened. A move against the rules is refused, and nothing has happened."""
        person = self.author(event)
        FOLDS[type(event)](self, event)
        self.events.append(event)
        if person:
            self.done.add((person, event.id))  # type: ignore[union-attr]

    def author(self, event: Event) -> str:
        """The person whose command led to the event; "": nobody's."""
        if not getattr(event, "id", ""):
            return ""
        return getattr(event, "person", "") or self.seats[event.seat].person  # type: ignore[union-attr, index]

    def log(self, seat: int) -> Log:
        """What a seat was told. The first time it is worked out from the beginning, from then on kept."""
        log = self.logs.get(seat)
        if log is None:
            seats = {seat, *self.persons.values()} - self.logs.keys()
            self.logs.update(Table.restore(self.events, seats).logs)
            log = self.logs[seat]
        return log

    def begin_record(self) -> Record:
        return Record(self.game, [seat.written for seat in self.seats], self.secret, self.shares)

    def seated(self, person: str) -> int:
        seat = self.persons.get(person)
        if seat is None:
            raise refused("not-seated")
        return seat

    def player(self, person: str) -> int:
        """The seat of a person who decides there."""
        seat = self.seated(person)
        if self.stage != "playing":
            raise refused("not-playing")
        if self.seats[seat].away:
            raise refused("away")
        return seat

    def is_here(self, seat: int) -> bool:
        """Is there a person who plays this seat, and connected?"""
        return self.seats[seat].by_person and self.seats[seat].person in self.presence.here

    def seat_names(self) -> None:
        self.names = [seat.name for seat in self.seats]
        self.persons = {seat.person: number for number, seat in enumerate(self.seats) if seat.person}
        if self.host not in self.persons:
            self.host = next(iter(self.persons), "")

    def stir(self, seat: int, info: bool = False) -> None:
        self._stirred |= {seat}
        self._info_stirred |= info

    def stir_all(self, info: bool = False) -> None:
        self._stirred = self.everybody
        self._info_stirred |= info


def connected(table: Table, command: commands.Connected, now: float) -> Iterator[Event]:
    table.presence.come(command.person, command.share)
    table.stir_all(info=True)
    yield from seating.start_if_all_are_here(table, now)


def disconnected(table: Table, command: commands.Disconnected, now: float) -> Iterator[Event]:
    table.presence.go(command.person, now)
    table.stir_all(info=True)
    yield from ()


HANDLERS: dict[type, Callable[[Table, Any, float], Iterator[Event]]] = {
    commands.Sit: seating.sit,
    commands.SeatBot: seating.seat_bot,
    commands.OpenSeat: seating.open_seat,
    commands.Start: seating.start,
    commands.Move: playing.move,
    commands.Seen: playing.seen,
    commands.BotMoved: playing.bot_moved,
    commands.BotSignalled: playing.bot_signalled,
    commands.Leave: playing.leave,
    commands.Return: playing.come_back,
    commands.Undo: undoing.undo,
    commands.Say: talk.say,
    commands.Phrase: talk.phrase,
    commands.Mute: talk.mute,
    commands.Rematch: again.rematch,
    commands.Rematched: again.rematched,
    commands.Connected: connected,
    commands.Disconnected: disconnected,
    commands.Tick: playing.tick,
    commands.Wake: playing.wake,
}

FOLDS: dict[type, Callable[[Table, Any], None]] = {
    events.Sat: seating.sat,
    events.Freed: seating.freed,
    events.BotSat: seating.bot_sat,
    events.Started: seating.dealt,
    events.Moved: playing.moved,
    events.Called: playing.called,
    events.Raced: playing.raced,
    events.HandedOver: playing.handed_over,
    events.TakenBack: playing.taken_back,
    events.Woken: playing.woken,
    events.Said: talk.said,
    events.Muted: talk.muted,
    events.UndoAsked: undoing.asked,
    events.UndoAgreed: undoing.agreed,
    events.UndoDropped: undoing.dropped,
    events.Undone: undoing.undone,
    events.Wished: again.wished,
    events.Followed: again.followed,
}
