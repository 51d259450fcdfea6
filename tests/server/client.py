"""A player who talks to a real server, as a program would."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from itertools import count
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
TIMEOUT = 20

ids = count(1)  # of commands: never the same one twice, whatever window it comes from


class Person:
    """Somebody with a key of their own."""

    def __init__(self, port: int, name: str = "Ala") -> None:
        self.port = port
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def make(self, game: str, players: int, **wishes: Any) -> str:
        wishes = {"pace": 0.0, "nickname": self.name, **wishes}
        answer = await self.http.post("/api/tables", json={"game": game, "players": players, **wishes})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    async def sit(self, table: str, seat: int | None = None) -> None:
        answer = await self.http.post(f"/api/tables/{table}/sit", json={"nickname": self.name, "seat": seat})
        assert answer.status_code == 200, answer.text

    async def open(self, table: str, **hello: Any) -> Window:
        window = Window(await connect(f"ws://127.0.0.1:{self.port}/ws/{table}", additional_headers=self.headers()))
        await window.send({"type": "hello", "language": "en", "share": "ab" * 16, **hello})
        return window

    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}


class Window:
    """One socket on one table: the last view, everything that was told, and what has been answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.info: Message = {}
        self.now: Message = {}
        self.lines: list[Message] = []
        self.raw: list[str | bytes] = []
        self.bye: str | None = None

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        async with asyncio.timeout(TIMEOUT):
            data = await self.socket.recv()
        self.raw.append(data)
        message: Message = json.loads(data)
        if message["type"] in ("joined", "update"):
            self.now = message["now"]
            self.info = message["table"] or self.info
            self.lines += message["happened"]
        elif message["type"] == "bye":
            self.bye = message["reason"]
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while not wanted(message := await self.receive()):
            pass
        return message

    async def until_type(self, *kinds: str) -> Message:
        return await self.until(lambda message: message["type"] in kinds)

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send a command and wait for its ack or refusal."""
        message = {"type": type, "id": f"c{next(ids)}", **fields}
        await self.send(message)
        return await self.until(lambda answer: answer.get("id") == message["id"])

    async def move(self, word: str) -> Message:
        return await self.ask("move", n=self.now["n"], move=word)

    async def play(self, chooser: random.Random) -> None:
        """Make random moves until the game is over."""
        while self.info.get("stage") != "over":
            if not self.now.get("choices"):
                await self.receive()
                continue
            n = self.now["n"]
            await self.move(chooser.choice(self.now["choices"])["move"])  # refused where another was faster
            while self.now["n"] == n and self.info["stage"] != "over":
                await self.receive()

    async def close(self) -> None:
        await self.socket.close()
