"""Whatever the line does to messages, the game ends as it would have on a good one."""

from __future__ import annotations

import asyncio
import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.client import Person
from tests.server.launch import Server
from tests.server.proxy import Proxy

PATIENCE = 0.15  # a player who has heard nothing for so long connects again

GAMES = [("toads", 3, {"rounds": 1}), ("piles", 3, {}), ("lie", 3, {}), ("lynx", 3, {})]


class Steady:
    """Always makes the same move in the same place, and comes again when it has heard nothing for a while."""

    def __init__(self, person: Person, table: str, port: int) -> None:
        self.person = person
        self.url = f"ws://127.0.0.1:{port}/ws/{table}"
        self.now: dict[str, Any] = {"n": 0}
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.comebacks = 0

    async def run(self) -> None:
        while not self.over:
            try:
                async with connect(self.url, additional_headers=self.person.headers()) as socket:
                    self.comebacks += 1
                    await self.stay(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0)

    async def stay(self, socket: ClientConnection) -> None:
        hello = {
            "type": "hello",
            "language": "en",
            "have": self.now["n"],
            "share": self.person.name.encode().hex(),
        }
        await socket.send(json.dumps(hello))
        while not self.over:
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await socket.recv())
            if message["type"] == "bye":
                return
            if message["type"] in ("joined", "update"):
                self.take(message)
                await self.decide(socket)
            elif self.pending and message.get("id") == self.pending["id"]:
                self.pending = None

    def take(self, message: dict[str, Any]) -> None:
        """Every message has the whole view: what is older than the last one is let fall."""
        if message["now"]["n"] >= self.now["n"]:
            self.now = message["now"]
            self.over = message["table"] is not None and message["table"]["stage"] == "over"

    async def decide(self, socket: ClientConnection) -> None:
        choices, actors = self.now["choices"], self.now["actors"]
        if self.pending is None and choices and self.now["view"]["seat"] == min(actors):
            place = json.dumps([self.now["view"], self.now["n"]], sort_keys=True)
            number = int.from_bytes(sha256(place.encode()).digest()[:4], "big") % len(choices)
            name = f"{self.person.name}-{self.now['n']}"
            self.pending = {"type": "move", "id": name, "n": self.now["n"], "move": choices[number]["move"]}
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))


async def played(
    server: Server, game: str, players: int, options: dict[str, Any], proxy: Proxy
) -> tuple[str, int]:
    """The record of a game that was played over this line, and how often somebody had to come again."""
    people = [Person(server.port, f"name{seat}") for seat in range(players)]
    table = await people[0].make(game, players, options=options)
    for person in people[1:]:
        await person.sit(table)
    async with proxy.open():
        windows = [await person.open(table, share=person.name.encode().hex()) for person in people]
        for window in windows:
            await window.until_type("joined")
        assert (await windows[0].ask("start"))["type"] == "ack"
        for window in windows:
            await window.close()
        steady = [Steady(person, table, proxy.port) for person in people]
        async with asyncio.timeout(120), asyncio.TaskGroup() as tasks:
            for one in steady:
                tasks.create_task(one.run())
    record = await people[0].http.get(f"/api/tables/{table}/record")
    for person in people:
        await person.http.aclose()
    return record.text, sum(one.comebacks for one in steady)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_bad_line_changes_nothing(tmp_path: Path, game: str, players: int, options: dict[str, Any]) -> None:
    with Server(tmp_path / "stolik.db", "tests.server.launch_dealt") as server:

        async def both() -> tuple[str, str]:
            good = Proxy(server.port, random.Random(1), rate=0)
            bad = Proxy(server.port, random.Random(2), rate=0.3)
            straight, _ = await played(server, game, players, options, good)
            crooked, comebacks = await played(server, game, players, options, bad)
            assert comebacks > players
            assert min(bad.faults[fault] for fault in ("drop", "double", "delay", "swap")) > 0
            return straight, crooked

        straight, crooked = asyncio.run(both())
    assert json.loads(straight)["result"]
    assert crooked == straight
