"""Two games that differ only in what a seat may not know: every byte sent to that seat is the same.

The whole games, move by move, with everything else a client may ask: coming back, looking back, hints, refused
moves, lists. When it is over all hands and the secret are shown, as they should; so the last message may differ.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

import stolik
from tests.server.client import Person
from tests.server.launch import Server
from tests.server.launch_twin import Given
from tests.server.raw import Raw
from tests.server.twins import Position, Twins, twins

PLAYERS = 3
NOW = 1_000_000.0
LEAST = {"toads": 60, "piles": 5, "lie": 5, "lynx": 100, "seventeen": 5}
ILLEGAL = "no such move"


class Evening:
    """One of the two games, on a server of its own."""

    def __init__(self, server: Server, pair: Twins, position: Position) -> None:
        self.server = server
        self.pair = pair
        self.position = position
        self.given = Given(server.data)
        self.given.write(position, NOW)
        self.people = [Person(server.port, f"name{seat}") for seat in range(PLAYERS)]
        self.table = ""
        self.sockets: list[Raw] = []
        self.viewer: Raw
        self.closed: list[tuple[int, bytes]] = []  # what the viewer was sent on sockets it has closed
        self.pages: list[bytes] = []

    async def begin(self) -> None:
        game = self.pair.game
        self.table = await self.people[0].make(game.name, PLAYERS, options=dict(game.options), listed=True)
        for person in self.people[1:]:
            await person.sit(self.table)
        self.sockets = [await self.join(seat) for seat in range(PLAYERS)]
        self.viewer = self.sockets[self.pair.viewer] if self.pair.viewer >= 0 else await self.join(-1)
        for socket in self.sockets:
            await socket.catch_up()
        self.sockets[0].send({"type": "start", "id": "start"})
        await self.sockets[0].until("ack")

    async def join(self, seat: int, have: int = 0) -> Raw:
        headers = self.people[seat].headers() if seat >= 0 else {}
        raw = await Raw.open(self.server.port, self.table, headers)
        raw.send({"type": "hello", "language": "pl", "have": have, "share": f"{seat + 1:02x}" * 16})
        await raw.until("joined")
        return raw

    async def move(self, number: int, seat: int, word: str) -> None:
        mover = self.sockets[seat]
        await mover.catch_up()
        n = latest(mover)["now"]["n"]
        mover.send({"type": "move", "id": f"m{number}", "n": n, "move": word})
        answer = await mover.until("ack", "refusal")
        assert (answer["type"], answer["id"]) == ("ack", f"m{number}"), answer
        if word == "check":  # the table waits for other calls
            self.given.write(self.position, NOW + 60 * number)
            while latest(mover)["now"]["n"] <= n:
                mover.send({"type": "seen", "n": n})
                await mover.catch_up()

    async def try_everything(self, number: int) -> None:
        """What the viewer may ask besides moving."""
        viewer = self.viewer
        n = latest(viewer)["now"]["n"]
        viewer.send({"type": "look", "n": number % n + 1})
        viewer.send({"type": "move", "id": f"x{number}", "n": n, "move": ILLEGAL})
        viewer.send({"type": "say", "id": f"s{number}", "phrase": "phrase-none"})
        viewer.send({"type": "seen", "n": n})
        viewer.send({"type": "undo", "id": f"u{number}"})
        await viewer.catch_up()
        if number % 4 == 0 and latest(viewer)["now"]["can_hint"]:
            viewer.send({"type": "ask-hint", "id": f"h{number}", "n": n})
            await viewer.until("hint")
        if number % 5 == 0:
            await self.come_back(n)
        self.pages.append((await self.people[self.pair.viewer].http.get(f"/api/tables/{self.table}")).content)

    async def come_back(self, n: int) -> None:
        """The same person in a new window."""
        await self.viewer.close()
        self.closed += self.viewer.frames
        self.viewer = await self.join(self.pair.viewer, have=n // 2)
        if self.pair.viewer >= 0:
            self.sockets[self.pair.viewer] = self.viewer

    async def end(self) -> None:
        for socket in {*self.sockets, self.viewer}:
            await socket.close()
        for person in self.people:
            await person.http.aclose()


def latest(raw: Raw) -> dict[str, dict[str, int]]:
    """The last message that had a view."""
    for _, payload in reversed(raw.frames):
        message: dict[str, dict[str, int]] = json.loads(payload)
        if "now" in message:
            return message
    raise AssertionError("nothing shown yet")


def is_over(frame: tuple[int, bytes]) -> bool:
    return b'"stage":"over"' in frame[1]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    found = [
        Server(tmp_path_factory.mktemp(name) / "stolik.db", "tests.server.launch_twin") for name in ("a", "b")
    ]
    for server in found:
        Given(server.data).write({}, NOW)
    with found[0], found[1]:
        yield found


@pytest.mark.xdist_group("twins")
@pytest.mark.parametrize("viewer", [-1, 0, 2])
@pytest.mark.parametrize("game", LEAST)
def test_every_byte_is_the_same(servers: list[Server], game: str, viewer: int) -> None:
    options = {"rounds": 1} if game == "toads" else {}
    pair = twins(stolik.game(game, players=PLAYERS, **options), viewer, random.Random(viewer))
    assert pair.one != pair.two
    assert pair.whole or game == "lie"  # there every check brings all cards to light
    assert len(pair.moves) >= LEAST[game]

    async def both() -> None:
        one, two = Evening(servers[0], pair, pair.one), Evening(servers[1], pair, pair.two)
        try:
            await compare(pair, one, two)
        finally:
            await one.end()
            await two.end()

    asyncio.run(both())


async def compare(pair: Twins, one: Evening, two: Evening) -> None:
    for evening in (one, two):
        await evening.begin()
    assert one.viewer.head == two.viewer.head
    for number, (seat, *words) in enumerate(pair.moves, 1):
        for evening, word in zip((one, two), words, strict=True):
            await evening.move(number, seat, word)
            await evening.viewer.catch_up()
            if number % 3 == 0 and not any(map(is_over, evening.viewer.frames)):
                await evening.try_everything(number)
        first, second = (evening.viewer.frames for evening in (one, two))
        if pair.whole and number == len(pair.moves):
            ends = first.pop(), second.pop()
            assert all(map(is_over, ends))
            assert ends[0] != ends[1]  # now everything is shown, and it was not the same
        assert first == second
    assert one.closed == two.closed
    assert one.pages == two.pages
