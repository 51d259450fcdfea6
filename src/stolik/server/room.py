"""A table in memory, with the people who look at it.

What is asked waits in line; it is done, kept, and only then answered and told to all. While a step is being kept
nothing else is done at this table, so nobody is ever shown what could still be lost.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Set
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from stolik.server import clock
from stolik.server.logs import failure
from stolik.server.messages import Ack, Joined, Refusal, Update
from stolik.server.refusals import refuse
from stolik.server.storage import Card, Changes, Entry
from stolik.server.watcher import Watcher
from stolik.table import commands, events
from stolik.table.refusals import Refused
from stolik.table.shapes import Happened, TableInfo
from stolik.table.table import Table

if TYPE_CHECKING:
    from stolik.server.hall import Hall

encode = msgspec.json.Encoder(enc_hook=str).encode

Answer = Callable[[Refused | None], None]
SPECTATOR = -1
SHOWN = 64  # so many of the last messages are remembered with the time they were sent


class Step:
    """What one go at the waiting commands has come to."""

    def __init__(self) -> None:
        self.events: list[events.Event] = []
        self.stirred: Set[int] = frozenset()
        self.about = False  # does it change what is known of the table itself?
        self.acks: list[tuple[Watcher, str]] = []
        self.sent_away: list[Watcher] = []
        self.shown: list[tuple[str, int]] = []  # persons, and up to which line they are told
        self.greeted: dict[Watcher, int] = {}  # who has come, and up to which line they have all
        self.asked: list[tuple[asyncio.Future[Table], Refused | None]] = []


class Room:
    def __init__(self, hall: Hall, number: int, table: Table, log: list[events.Event]) -> None:
        self.hall = hall
        self.number = number
        self.table = table
        self.length = len(log)  # of the log
        self.id = table.made.table
        self.sitting: dict[int, str] = {}  # seat → person
        self.watchers: dict[str, Watcher] = {}
        # in a game with races, to each person: up to which line, and when
        self.sent: dict[str, deque[tuple[int, float]]] = defaultdict(lambda: deque(maxlen=SHOWN))
        self.waiting: deque[tuple[float, commands.Command | None, Answer]] = deque()
        self.step: Step | None = None
        self.begun = 0.0  # when the step under way began
        self.tickets: set[str] = set()  # of bots that think
        self.timer: asyncio.TimerHandle | None = None
        self.used = clock.now()
        self.broken = False
        self.following = False  # is the table of the rematch being made?
        self._sat(log)

    # -- what is asked

    def ask(self, command: commands.Command | None, answer: Answer) -> None:
        """Put a command in line (None: only the answer, in its turn). It counts as done when it came."""
        if self.broken or self.hall.closing:
            answer(refuse("going-down"))
            return
        if len(self.waiting) >= self.hall.limits.waiting and not isinstance(command, INNER):
            answer(refuse("too-often"))
            return
        self.waiting.append((clock.now(), command, answer))
        if self.step is None:
            self.work()

    def note(self, command: commands.Command) -> None:
        """A command nobody waits for."""
        self.ask(command, ignored)

    async def settled(self, command: commands.Command | None = None) -> Table:
        """The table once the command has been done and kept. Refused if it was refused."""
        kept: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

        def answer(refused: Refused | None) -> None:
            if self.step is None:
                settle(kept, refused or self.table)
            else:
                self.step.asked.append((kept, refused))

        self.ask(command, answer)
        return await kept

    # -- a step

    def work(self) -> None:
        """Do everything that waits, and have it kept in one go."""
        step = self.step = Step()
        self.begun = self.used = clock.now()
        try:
            while self.waiting:
                at, command, answer = self.waiting.popleft()
                self._do(step, at, command, answer)
            self._tell(step)
        except Exception as error:
            self._break("table-failed", error)
            return
        if not step.events:
            self._finish(None)
            return
        self.hall.store.append(self._changes(step), self._finish)

    def _do(self, step: Step, at: float, command: commands.Command | None, answer: Answer) -> None:
        if command is None:
            answer(None)
            return
        try:
            new = self.table.handle(command, at)
        except Refused as refused:
            self.hall.metrics.refusals.labels(refused.code).inc()
            answer(refused)
            return
        step.events += new
        step.stirred |= self.table.stirred()
        step.about |= self.table.info_stirred()
        answer(None)

    def _changes(self, step: Step) -> Changes:
        turns = self.table.asked()
        entries = [
            Entry(number, event.at, turns, events.encode(event))
            for number, event in enumerate(step.events, self.length + 1)
        ]
        self.length += len(entries)
        if not step.about:
            return Changes(self.number, entries)
        return Changes(self.number, entries, card_of(self.table), self._sat(step.events))

    def _finish(self, error: Exception | None) -> None:
        """The step is on the disk: answer, tell, and go on."""
        step, self.step = self.step, None
        if error is not None or step is None:
            self._break("not-kept", error)
            return
        if step.events:
            self.hall.metrics.kept.step(len(step.events), clock.now() - self.begun)
        if step.shown:
            now = clock.now()
            for person, n in step.shown:
                self.sent[person].append((n, now))
        for watcher in list(self.watchers.values()):
            watcher.post()
        for kept, refused in step.asked:
            settle(kept, refused or self.table)
        for watcher in step.sent_away:
            watcher.leave("kicked")
        if not self.hall.closing:
            self.look_ahead()
            if step.about and self.table.stage == "over" and not self.following:
                self.hall.run(self.hall.rematch(self))
        if self.waiting and self.step is None:
            self.work()
        elif self.idle and self.table.stage == "over":
            self.hall.forget(self)  # whoever wants to see it again finds it in the log

    def _break(self, what: str, error: Exception | None) -> None:
        """Memory and disk may differ now: the disk is right. Everyone comes again, to the table as it was kept."""
        self.broken = True
        self.hall.metrics.failures.inc()
        failure(what, error)
        waiting, self.waiting = self.waiting, deque()
        step, self.step = self.step, None
        self.hall.forget(self)
        for watcher in list(self.watchers.values()):
            watcher.leave("restart")
        for _, _, answer in waiting:
            answer(refuse("going-down"))
        for kept, refused in step.asked if step else ():
            settle(kept, refused or refuse("going-down"))

    # -- what is told

    def _tell(self, step: Step) -> None:
        """Write a letter to everyone for whom something has changed. They are sent once the step is kept."""
        same: dict[int, bytes] = {}  # spectators who have been told as much are all told the same
        freed = {event.seat for event in step.events if type(event) is events.Freed and event.sent}
        for watcher in self.watchers.values():
            seat = self.table.seat_of(watcher.person)
            if seat == SPECTATOR and watcher.seat in freed:
                step.sent_away.append(watcher)
            elif watcher in step.greeted or seat != watcher.seat:
                self._greet(step, watcher, seat)
            elif seat in step.stirred:
                self._update(step, watcher, same)
        for watcher, command in step.acks:
            watcher.letters.insert(0, encode(Ack(command, watcher.told)))

    def _update(self, step: Step, watcher: Watcher, same: dict[int, bytes]) -> None:
        table, told = self.table, watcher.told
        seat, info = watcher.seat, watcher.info
        changed = None
        if step.about and (known := table.info(watcher.person)) != info:
            info = changed = known
        now = table.now_at(seat)
        alike = seat == SPECTATOR and changed is None
        letter = same.get(told) if alike else None
        if letter is None:
            letter = encode(Update(now, lines(table.lines_at(seat, told)), changed))
            if alike:
                same[told] = letter
        watcher.letters.append(letter)
        self._note(step, watcher, now.n, info)

    def _greet(self, step: Step, watcher: Watcher, seat: int) -> None:
        """Everything there is to know, and the lines missed: one message, whatever the length of the game."""
        table, person = self.table, watcher.person
        now, info, have = table.now(person), table.info(person), step.greeted.get(watcher, 0)
        missed = table.lines_at(seat, have if 0 <= have <= now.n else 0)
        watcher.seat = seat
        watcher.letters.append(encode(Joined(info, now, lines(missed))))
        self._note(step, watcher, now.n, info)

    def _note(self, step: Step, watcher: Watcher, n: int, info: TableInfo | None) -> None:
        watcher.told = n
        watcher.info = info
        if self.table.races and watcher.seat != SPECTATOR:
            step.shown.append((watcher.person, n))

    def write(self, watcher: Watcher, letter: bytes) -> None:
        """Send it in its place among everything else: not before the step it belongs to is kept."""
        if self.step is None:
            watcher.write(letter)
        else:
            watcher.letters.append(letter)

    def acknowledge(self, watcher: Watcher, id: str) -> None:
        assert self.step is not None
        self.step.acks.append((watcher, id))

    def refuse(self, watcher: Watcher, id: str | None, refused: Refused) -> None:
        sentence = refused.text.worded(watcher.language)
        self.write(watcher, encode(Refusal(id, refused.code, refused.text, sentence, refused.rule)))

    def first_sent(self, person: str, n: int) -> float | None:
        """When a message with that line was first written to the person's socket."""
        return next((at for last, at in self.sent.get(person, ()) if last >= n), None)

    # -- who is there

    def enter(self, watcher: Watcher, have: int, share: str) -> None:
        """A socket has said hello. The newest window of a person is the one that counts."""
        known = self.watchers.get(watcher.person)
        if known is not None:
            known.leave("elsewhere")
        self.watchers[watcher.person] = watcher

        def greet(refused: Refused | None) -> None:
            if self.step is not None:
                self.step.greeted[watcher] = have

        self.ask(commands.Connected(watcher.person, share), greet)

    def exit(self, watcher: Watcher) -> None:
        if self.watchers.get(watcher.person) is watcher:
            del self.watchers[watcher.person]
            watcher.letters.clear()  # it may be told of another table next
            self.note(commands.Disconnected(watcher.person))

    def _sat(self, log: list[events.Event]) -> dict[int, int]:
        """Follow who sits where: the seats of players that have changed, −1 where one has none any more."""
        changed: dict[int, int] = {}
        for event in log:
            if isinstance(event, events.Freed | events.BotSat | events.Sat):
                gone = self.sitting.pop(event.seat, None)
                if gone is not None:
                    changed[player_number(gone)] = SPECTATOR
            if isinstance(event, events.Sat):
                for seat in [seat for seat, person in self.sitting.items() if person == event.person]:
                    del self.sitting[seat]
                self.sitting[event.seat] = event.person
                changed[player_number(event.person)] = event.seat
        return changed

    # -- what comes next

    def look_ahead(self) -> None:
        """Let bots think that are awaited, and see when the clock has to be looked at."""
        for thinker in self.table.thinkers():
            if thinker.ticket not in self.tickets:
                self.tickets.add(thinker.ticket)
                self.hall.think(self, thinker)
        deadline = self.table.deadline()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if deadline is not None:
            delay = max(0.0, deadline - clock.now())
            self.timer = asyncio.get_running_loop().call_later(delay, self._tick)

    def _tick(self) -> None:
        self.timer = None
        self.note(commands.Tick())

    def thought(self, ticket: str, command: commands.Command) -> None:
        self.tickets.discard(ticket)
        self.note(command)

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is under way and nothing will come by itself."""
        rematch = self.following and self.table.follower is None
        return not (self.watchers or self.waiting or self.step or self.tickets or self.timer or rematch)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


INNER = (
    commands.Tick,
    commands.Wake,
    commands.BotMoved,
    commands.BotSignalled,
    commands.Connected,
    commands.Disconnected,
    commands.Rematched,
)


def ignored(refused: Refused | None) -> None:
    """Nobody asked."""


def settle(kept: asyncio.Future[Table], answer: Table | Refused) -> None:
    if kept.done():
        return
    if isinstance(answer, Refused):
        kept.set_exception(answer)
    else:
        kept.set_result(answer)


def lines(written: list[Raw]) -> list[Happened]:
    """Lines that are JSON already go into a letter as they are."""
    return written  # type: ignore[return-value]


def card_of(table: Table) -> Card:
    chairs = table.info(None).chairs
    return Card(table.stage, tuple(chair.name for chair in chairs), sum(chair.kind == "open" for chair in chairs))


def person_name(player: int) -> str:
    """What tables call a player."""
    return f"p{player}"


def player_number(person: str) -> int:
    return int(person[1:])
