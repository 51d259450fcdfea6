"""Scripted players, of Toads unless there are bots, at Stolik's tables. After a game they play another."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from itertools import count

import httpx
import msgspec
from msgspec import Struct

from benchmarks.seat import SEATS, Count, Seat

AT_ONCE = 64  # tables that are being made: each waits for the disk several times
HELLO = b'{"type":"hello","language":"en","share":"abababababababab"}'
START = b'{"type":"start","id":"start"}'
AGAIN = b'{"type":"rematch","id":"again"}'
FOLLOW = b'{"type":"follow","share":"abababababababab"}'

ids = count(1)


class Choice(Struct):
    move: str


class Now(Struct):
    n: int
    choices: list[Choice]


class Table(Struct):
    stage: str
    rematch: str | None


class Told(Struct):
    now: Now
    table: Table | None = None


told = msgspec.json.Decoder(Told).decode


class StolikSeat(Seat):
    """One socket: a seat for one game after another."""

    def __init__(self, count: Count, port: int, cookie: str) -> None:
        super().__init__(count)
        self.port = port
        self.cookie = cookie
        self.over = False
        self.following = False  # on the way to the next table

    async def enter(self, table: str) -> None:
        await self.connect(self.port, f"/ws/{table}", self.cookie)
        self.send(HELLO)

    def heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"ack"'):
            if self.sent:
                self.acknowledged()
        elif message.startswith((b'{"type":"update"', b'{"type":"joined"')):
            if self.following and not message.startswith(b'{"type":"joined"'):
                return
            self.following = False
            if b'"choices":[]' not in message or not message.endswith(b'"table":null}'):
                self.look(told(message))
        elif message.startswith(b'{"type":"refusal"'):
            self.count.refused += 1

    def look(self, told: Told) -> None:
        now, table = told.now, told.table
        if now.choices:
            word = self.chooser.choice(now.choices).move
            self.move(b'{"type":"move","id":"%d","n":%d,"move":"%b"}' % (next(ids), now.n, word.encode()))
        if table is None or table.stage != "over":
            return
        if not self.over:
            self.over = True
            self.send(AGAIN)
        if table.rematch is not None:
            self.count.games += 1
            self.over = False
            self.following = True
            self.send(FOLLOW)


@dataclass(frozen=True)
class Bots:
    """What a table plays where one person sits among bots."""

    game: str
    levels: tuple[str, ...]


class StolikPlayers:
    def __init__(self, port: int, count: Count, bots: Bots | None = None) -> None:
        self.port = port
        self.count = count
        self.bots = bots
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # every request is somebody new
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, cookies=nobody)
        self.hosts: list[StolikSeat] = []

    async def sit_down(self, tables: int) -> None:
        free = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with free:
                await self.gather()

        await asyncio.gather(*(one() for _ in range(tables)))

    async def gather(self) -> None:
        """A table with its people."""
        bots = self.bots
        wishes = {"game": "toads"} if bots is None else {"game": bots.game, "bots": bots.levels, "pace": 0}
        made = await self.http.post("/api/tables", json={"players": SEATS, "nickname": "p0", **wishes})
        table = made.json()["table"]
        answers = [made]
        for number in range(1, SEATS if bots is None else 1):
            answers.append(await self.http.post(f"/api/tables/{table}/sit", json={"nickname": f"p{number}"}))
        seats = [StolikSeat(self.count, self.port, cookie_in(answer)) for answer in answers]
        for seat in seats:
            await seat.enter(table)
        self.hosts.append(seats[0])

    def begin(self) -> None:
        for host in self.hosts:
            host.send(START)


def cookie_in(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]
