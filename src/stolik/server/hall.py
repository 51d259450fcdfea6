"""All tables: found in memory or brought back from the log, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from stolik.bots import bot
from stolik.engine import chance
from stolik.server import clock
from stolik.server.limits import DAY, MINUTE, Buckets, Limits
from stolik.server.logs import failure, log
from stolik.server.metrics import Metrics
from stolik.server.room import Room, card_of, player_number
from stolik.server.storage import Entry, Name, Store
from stolik.server.thinking import Thinking
from stolik.table import commands, events
from stolik.table.table import Table, Thinker

if TYPE_CHECKING:
    from stolik.server.sockets import Socket

LETTERS = "BCDFGHJKMNPQRSTVWXZ"  # no vowels, so no words; nothing that is read as a digit
CODE_LENGTH = 6
IDLE = 10 * MINUTE
SWEEP = 30.0
MOMENT = 0.002
DEEP = ("hard", "expert")  # levels that may think for long
LOOKED_THROUGH = 30 * DAY  # tables that rest for longer are only brought back when somebody comes


class Hall:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.metrics = Metrics()
        self.thinking = Thinking(self.metrics)
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Socket] = set()
        self.addresses: Counter[str] = Counter()
        self.new_players = Buckets(limits.players)
        self.new_tables = Buckets(limits.tables)
        self.lookups = Buckets(limits.lookups)
        self.replays = Buckets(limits.replays)
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.run(self._wake_up())
        self.run(self._sweep())

    def run(self, task: Coroutine[object, object, None]) -> None:
        running = asyncio.get_running_loop().create_task(task)
        self.tasks.add(running)
        running.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.metrics.failures.inc()
            failure("task-failed", error)

    # -- finding tables

    def find(self, id_or_code: str) -> Room | None:
        """The table, brought back from the log if need be."""
        room = self.rooms.get(id_or_code)
        if room is None and (stored := self.store.table(id_or_code)):
            room = self.rooms.get(stored.name.id) or self._restore(stored.number)
        if room is not None:
            room.used = clock.now()
        return room

    def _restore(self, number: int) -> Room:
        facts = [events.decode(body) for body in self.store.events(number)]
        room = self._add(Room(self, number, Table.restore(facts), facts))
        room.note(commands.Wake())
        return room

    def _add(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    def forget(self, room: Room) -> None:
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.metrics.rooms.set(len(self.rooms))

    # -- making tables

    async def make(self, wishes: commands.Create) -> Room:
        now = clock.now()
        table, facts = Table.create(wishes, now)
        room = await self._keep(table, facts, player_number(wishes.person))
        log("table-made", game=wishes.game, players=wishes.players)
        return room

    async def _keep(self, table: Table, facts: list[events.Event], maker: int) -> Room:
        info = table.info(None)
        name = Name(info.id, info.code, info.settings.game, info.settings.players, info.settings.listed)
        entries = [Entry(n, fact.at, table.asked(), events.encode(fact)) for n, fact in enumerate(facts, 1)]
        seats = {player_number(fact.person): fact.seat for fact in facts if isinstance(fact, events.Sat)}
        number = await self.store.add_table(name, maker, entries, card_of(table), seats)
        self.metrics.kept.events += len(facts)
        room = self._add(Room(self, number, table, facts))
        room.look_ahead()
        return room

    async def rematch(self, room: Room) -> None:
        """Make the next table once everybody wants it, and tell this one where it is."""
        if room.following:
            return
        made = room.table.rematch(self.new_id(), self.new_code(), chance.fresh_seed(), clock.now())
        if made is not None:
            room.following = True
            table, facts = made
            maker = next(player_number(fact.person) for fact in facts if isinstance(fact, events.Sat))
            following = await self._keep(table, facts, maker)
            room.note(commands.Rematched(following.id))

    def new_id(self) -> str:
        return secrets.token_urlsafe(12)

    def new_code(self) -> str:
        while True:
            number = secrets.randbelow(len(LETTERS) ** CODE_LENGTH)
            code = "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))
            if self.store.table(code) is None:
                return code

    # -- bots

    def think(self, room: Room, thinker: Thinker) -> None:
        ticket, observation = thinker.ticket, thinker.observation

        def move(seconds: float) -> commands.Command:
            player = bot(observation.game.name, thinker.level, thinker.seed)
            if thinker.wants == "signals":
                return commands.BotSignalled(ticket, tuple(player.signals(observation)))
            return commands.BotMoved(ticket, player.choose(observation, seconds))

        def simple_move() -> commands.Command:
            if thinker.wants == "signals":
                return commands.BotSignalled(ticket)
            return commands.BotMoved(ticket, observation.legal[0])

        deep = thinker.wants == "move" and thinker.level in DEEP
        self.thinking.think(move, simple_move, lambda command: room.thought(ticket, command), deep=deep)

    # -- coming and going

    def entered(self, address: str) -> bool:
        """Is there room for one more socket of this address?"""
        if address and self.addresses[address] >= self.limits.sockets:
            return False
        self.addresses[address] += 1
        self.metrics.sockets.inc()
        return True

    def left(self, address: str) -> None:
        self.metrics.sockets.dec()
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    async def _wake_up(self) -> None:
        """Bring tables in play back little by little: their clocks run and their bots are awaited."""
        for stored in self.store.unfinished(clock.now() - LOOKED_THROUGH):
            if self.closing:
                return
            self.find(stored.name.id)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        while not self.closing:
            await asyncio.sleep(SWEEP)
            old = clock.now() - IDLE
            for room in [room for room in self.rooms.values() if room.idle and room.used < old]:
                self.forget(room)

    async def close(self) -> None:
        """Finish what is being kept, tell everyone to come again, and close the file."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.close()
        for task in list(self.tasks):
            task.cancel()
        while any(room.step is not None for room in self.rooms.values()):
            await asyncio.sleep(MOMENT)
        for socket in list(self.sockets):
            socket.leave("restart")
        self.thinking.close()
        self.store.close()
        log("stopped")
