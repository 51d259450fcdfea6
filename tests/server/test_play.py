"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik.engine.record import Record
from tests.server.client import Person
from tests.server.launch import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "stolik.db") as server:
        yield server


@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_game_against_bots_is_played_to_its_end_and_its_record_is_true(server: Server, game: str) -> None:
    async def play() -> str:
        async with Person(server.port) as person:
            players = stolik.GAMES[game].seats[0] + 1
            table = await person.make(game, players, bots=["easy"] * (players - 1), start=True)
            window = await person.open(table)
            await window.play(random.Random(1))
            await window.close()
            answer = await person.http.get(f"/api/tables/{table}/record")
            assert answer.status_code == 200, answer.text
            return answer.text

    record = Record.loads(asyncio.run(play()), stolik.game)
    assert record.state().over
    assert record.shares == [b"\xab" * 16]


def test_four_people_play_and_see_the_same(server: Server) -> None:
    async def play() -> list[list[dict[str, object]]]:
        people = [Person(server.port, name) for name in ("Ala", "Ola", "Ela", "Iga")]
        table = await people[0].make("toads", 4, options={"rounds": 1})
        for person in people[1:]:
            await person.sit(table)
        windows = [await person.open(table) for person in people]
        for window in windows:
            await window.until_type("joined")
        assert (await windows[0].ask("start"))["type"] == "ack"
        await asyncio.gather(*(window.play(random.Random(seat)) for seat, window in enumerate(windows)))
        for window, person in zip(windows, people, strict=True):
            await window.close()
            await person.http.aclose()
        return [[line for line in window.lines if line["kind"] == "move"] for window in windows]

    told = asyncio.run(play())
    moves = [[(line["seat"], line["move"]) for line in lines] for lines in told]
    assert len(moves[0]) > 20
    assert moves[1:] == moves[:1] * 3


def test_the_socket_of_a_finished_game_leads_on_to_its_rematch(server: Server) -> None:
    """From the new table's `joined` on, nothing comes of the old one; whoever stays there is told who has gone."""

    async def act() -> None:
        people = [Person(server.port, name) for name in ("Ala", "Olek")]
        table = await people[0].make("toads", 2, options={"rounds": 1})
        await people[1].sit(table)
        windows = [await person.open(table) for person in people]
        await windows[0].ask("start")
        await asyncio.gather(*(window.play(random.Random(1)) for window in windows))
        for window in windows:
            await window.ask("rematch")
        for window in windows:
            while not window.info["rematch"]:
                await window.receive()
        following = windows[0].info["rematch"]
        for window in windows:
            await window.send({"type": "follow", "share": "ef" * 16})
            await window.until_type("joined")
            assert window.info["id"] == following
            window.raw.clear()
        await asyncio.gather(*(window.play(random.Random(2)) for window in windows))
        assert all(table.encode() not in as_bytes(message) for window in windows for message in window.raw)
        assert windows[0].info["stage"] == "over"
        old = await people[0].open(table)
        await old.until_type("joined")
        assert [chair["connected"] for chair in old.info["chairs"]] == [True, False]
        for window in (*windows, old):
            await window.close()
        for person in people:
            await person.http.aclose()

    asyncio.run(act())


def as_bytes(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message


def test_a_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "stolik.db")

    async def begin(person: Person) -> tuple[str, dict[str, object]]:
        table = await person.make("piles", 2, bots=["easy"], start=True)
        window = await person.open(table)
        await window.until(lambda _: bool(window.now.get("choices")))
        await window.move(window.now["choices"][0]["move"])
        server.end()
        await window.until_type("bye")
        assert window.bye == "restart"
        return table, window.now

    async def go_on(person: Person, table: str, before: dict[str, object]) -> None:
        window = await person.open(table, have=before["n"])
        joined = await window.until_type("joined")
        assert joined["table"]["stage"] == "playing"
        assert joined["now"]["view"]["hands"] == before["view"]["hands"]  # type: ignore[index]
        await window.close()

    async def both() -> None:
        person = Person(server.start().port)
        table, before = await begin(person)
        server.start()
        await go_on(person, table, before)
        await person.http.aclose()

    asyncio.run(both())
    assert server.end() != 0
