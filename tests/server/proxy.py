"""A bad line between players and the server: it drops, doubles, delays and swaps messages, both ways."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LONGEST = 0.03  # seconds a message is kept back


class Proxy:
    def __init__(self, target: int, chooser: random.Random, rate: float) -> None:
        self.target = target
        self.chooser = chooser
        self.rate = rate
        self.port = 0
        self.faults: Counter[str] = Counter()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Proxy]:
        async with serve(self.join, "127.0.0.1", 0) as server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            yield self

    async def join(self, client: ServerConnection) -> None:
        assert client.request is not None
        cookies = {"Cookie": cookie} if (cookie := client.request.headers.get("Cookie")) else {}
        url = f"ws://127.0.0.1:{self.target}{client.request.path}"
        async with connect(url, additional_headers=cookies) as server, asyncio.TaskGroup() as tasks:
            tasks.create_task(self.pump(client, server, tasks))
            tasks.create_task(self.pump(server, client, tasks))

    async def pump(self, source: Connection, target: Connection, tasks: asyncio.TaskGroup) -> None:
        held: str | bytes | None = None
        async for message in ended_quietly(source):
            fault = self.fault()
            if fault == "drop":
                continue
            if fault == "swap" and held is None:
                held = message
                continue
            if fault == "delay":
                tasks.create_task(self.later(target, message))
                continue
            await self.deliver(target, message)
            if fault == "double":
                await self.deliver(target, message)
            if held is not None:
                await self.deliver(target, held)
                held = None
        await target.close()

    def fault(self) -> str:
        fault = (
            "" if self.chooser.random() >= self.rate else self.chooser.choice(["drop", "double", "delay", "swap"])
        )
        self.faults[fault] += 1
        return fault

    async def later(self, target: Connection, message: str | bytes) -> None:
        await asyncio.sleep(self.chooser.uniform(0, LONGEST))
        await self.deliver(target, message)

    async def deliver(self, target: Connection, message: str | bytes) -> None:
        try:
            await target.send(message)
        except ConnectionClosed:
            self.faults["too late"] += 1


async def ended_quietly(source: Connection) -> AsyncIterator[str | bytes]:
    try:
        async for message in source:
            yield message
    except ConnectionClosed:
        pass
