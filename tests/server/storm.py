"""kill -9 at random moments, under load: what was acknowledged is in the log, and everyone sees one history.

`python -m tests.server.storm 200` does two hundred rounds. Players make random moves and resend what was not
answered, as the pages do; each keeps the lines it was told and follows their chain by itself.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stolik.table import events
from stolik.table.log import new_history
from stolik.table.shapes import Happened
from stolik.table.table import Table
from tests.server.client import Person
from tests.server.launch import Server

TABLES = [("toads", 4), ("piles", 3), ("lie", 3), ("lynx", 3), ("seventeen", 3), ("toads", 2)]
OPTIONS: dict[str, dict[str, Any]] = {"toads": {"rounds": 3}}
WAIT = 0.02


@dataclass(eq=False)
class Party:
    """People who play one game after another."""

    game: str
    people: list[Person]
    table: str = ""
    sitting_down: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def next(self, finished: str) -> str:
        """The table after the finished one; whoever comes first makes it."""
        async with self.sitting_down:
            while self.table == finished:
                try:
                    self.table = await self.sit_down()
                except httpx.TransportError:
                    await asyncio.sleep(WAIT)
            return self.table

    async def sit_down(self) -> str:
        host, *others = self.people
        options = OPTIONS.get(self.game, {})
        table = await host.make(self.game, len(self.people), options=options, clock={"call_window": 1.0})
        for person in others:
            await person.sit(table)
        return table


@dataclass(eq=False)
class Stormer:
    """A player who comes back after every crash, and plays on after every game."""

    person: Person
    party: Party
    chooser: random.Random
    table: str = ""
    lines: list[Happened] = field(default_factory=list)
    history: Any = field(default_factory=new_history)
    acked: list[str] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    playing: bool = True
    calm: bool = False  # has been told everything since the storm ended
    told: dict[str, list[Happened]] = field(default_factory=dict)  # by table
    comebacks: int = 0
    sent: int = 0

    async def run(self) -> None:
        while self.playing or not self.calm:
            try:
                self.table = self.table or await self.party.next("")
                async with connect(
                    f"ws://127.0.0.1:{self.person.port}/ws/{self.table}", additional_headers=self.person.headers()
                ) as socket:
                    await self.stay(socket)
            except (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError):
                await asyncio.sleep(WAIT)
        self.told[self.table] = self.lines

    async def stay(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "language": "pl", "have": len(self.lines), "share": "cd" * 16}
        await socket.send(json.dumps(hello))
        self.comebacks += 1
        while self.playing or not self.calm:
            async with asyncio.timeout(10):
                message = json.loads(await socket.recv())
            if message["type"] in ("joined", "update"):
                self.take(message)
                if message["type"] == "joined":
                    self.calm = not self.playing
                    await self.send(socket, self.pending)
                if self.playing and message["table"] and message["table"]["stage"] == "over":
                    self.move_on(await self.party.next(self.table))
                    return
                await self.decide(socket, message)
            elif message["type"] in ("ack", "refusal") and self.pending and message["id"] == self.pending["id"]:
                if message["type"] == "ack" and self.pending["type"] == "move":
                    self.acked.append(message["id"])
                self.pending = None
                await self.decide(socket, {"now": self.now, "table": None})
            elif message["type"] == "bye":
                return

    def take(self, message: dict[str, Any]) -> None:
        """Follow the history: no line is missing, none comes twice, and the hash over all is the server's."""
        self.now = message["now"]
        for line in msgspec.convert(message["happened"], list[Happened]):
            assert line.n == len(self.lines) + 1, (self.table, line.n, len(self.lines))
            self.lines.append(line)
            self.history.update(msgspec.json.encode(line))
        assert (self.now["n"], self.now["chain"]) == (len(self.lines), self.history.hexdigest()), self.table

    async def decide(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        waiting = message["table"] is not None and message["table"]["stage"] == "waiting"
        if self.pending is not None or not self.playing:
            return
        if waiting and message["table"]["host"]:
            self.pending = {"type": "start", "id": self.new_id()}
        elif self.now["choices"]:
            move = self.chooser.choice(self.now["choices"])["move"]
            self.pending = {"type": "move", "id": self.new_id(), "n": self.now["n"], "move": move}
        else:
            return
        await self.send(socket, self.pending)

    async def send(self, socket: ClientConnection, message: dict[str, Any] | None) -> None:
        if message is not None:
            await socket.send(json.dumps(message))

    def new_id(self) -> str:
        self.sent += 1
        return f"{self.person.name}-{self.sent}"

    def move_on(self, table: str) -> None:
        self.told[self.table] = self.lines
        self.table, self.lines, self.history, self.pending = table, [], new_history(), None


async def storm(server: Server, rounds: int, chooser: random.Random) -> list[Stormer]:
    stormers = gathered(server, chooser)
    async with asyncio.TaskGroup() as tasks:
        for stormer in stormers:
            tasks.create_task(stormer.run())
        for _ in range(rounds):
            await until_acknowledged(stormers, chooser.randint(1, 60))
            await asyncio.sleep(chooser.uniform(0, 0.02))
            await asyncio.to_thread(server.end, signal.SIGKILL)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.5)
        for stormer in stormers:
            stormer.playing = False
        await asyncio.to_thread(
            server.end, signal.SIGKILL
        )  # once more, so that all come back and are told everything
        await asyncio.to_thread(server.start)
    for stormer in stormers:
        await stormer.person.http.aclose()
    return stormers


async def until_acknowledged(stormers: list[Stormer], moves: int) -> None:
    goal = sum(len(stormer.acked) for stormer in stormers) + moves
    while sum(len(stormer.acked) for stormer in stormers) < goal:
        await asyncio.sleep(WAIT / 10)


def gathered(server: Server, chooser: random.Random) -> list[Stormer]:
    found = []
    for number, (game, players) in enumerate(TABLES):
        party = Party(game, [Person(server.port, f"t{number}s{seat}") for seat in range(players)])
        found += [Stormer(person, party, random.Random(chooser.getrandbits(64))) for person in party.people]
    return found


def check(data: Path, stormers: list[Stormer]) -> dict[str, int]:
    """Compare what the players were told with what lies on the disk."""
    with closing(sqlite3.connect(data)) as connection:
        rows = connection.execute('SELECT t.id, e.n, e.body FROM events e JOIN tables t ON t.number = e."table"')
        logs: dict[str, dict[int, events.Event]] = {}
        for table, n, body in rows:
            logs.setdefault(table, {})[n] = events.decode(body)
    done: Counter[str] = Counter()
    lines = 0
    tables = {}
    for name, log in logs.items():
        assert list(log) == list(range(1, len(log) + 1)), name
        tables[name] = Table.restore(log.values())
        done.update(event.id for event in log.values() if getattr(event, "id", ""))  # type: ignore[union-attr]
    assert not [name for name, times in done.items() if times > 1]
    for stormer in stormers:
        assert not (lost := [name for name in stormer.acked if name not in done]), lost
        for name, told in stormer.told.items():
            person = next(
                person
                for person, seat in tables[name].persons.items()
                if tables[name].names[seat] == stormer.person.name
            )
            assert told == tables[name].happened(person)[: len(told)], name
            lines += len(told)
    return {
        "tables": len(logs),
        "events": sum(map(len, logs.values())),
        "acknowledged": sum(len(stormer.acked) for stormer in stormers),
        "kept, not acknowledged": sum(done.values()) - sum(len(stormer.acked) for stormer in stormers),
        "lines told": lines,
        "comebacks": sum(stormer.comebacks for stormer in stormers),
    }


def whole(folder: Path, rounds: int, seed: int) -> dict[str, int]:
    with Server(folder / "stolik.db") as server:
        stormers = asyncio.run(storm(server, rounds, random.Random(seed)))
    return check(folder / "stolik.db", stormers)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        found = whole(Path(folder), int(sys.argv[1]), random.SystemRandom().getrandbits(32))
    print(*(f"{name}: {number}" for name, number in found.items()), sep="\n")
