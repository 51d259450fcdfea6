"""What people and bots do at a table besides moving, over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from stolik.games.piles.notation import PILES, SIGNS
from tests.server.client import Message, Person, Window
from tests.server.launch import Server

SIGNALS = [pile + sign for pile in PILES for sign in SIGNS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("table") / "stolik.db") as server:
        yield server


def test_bots_at_a_table_of_piles_tell_what_they_need(server: Server) -> None:
    async def play() -> set[int]:
        async with Person(server.port) as person:
            table = await person.make("piles", 3, bots=["normal", "hard"], start=True)
            window = await person.open(table)
            await window.play(random.Random(1))
            await window.close()
            return {line["seat"] for line in window.lines if line.get("move") in SIGNALS}

    assert asyncio.run(play()) & {1, 2}


def test_a_seat_is_handed_over_and_taken_back(server: Server) -> None:
    async def act() -> None:
        async with (
            Person(server.port, "Ala") as ala,
            Person(server.port, "Ola") as ola,
            two_at_a_table("toads", ala, ola) as (mine, hers),
        ):
            assert (await hers.ask("leave", level="easy"))["type"] == "ack"
            await mine.until(lambda _: chair(mine, 1)["away"])
            for _ in range(3):
                await moved(mine)  # the bot plays on, so that there is a turn again
            assert (await hers.ask("return"))["type"] == "ack"
            await mine.until(lambda _: not chair(mine, 1)["away"])
            await hers.until(lambda _: bool(hers.now["choices"] or mine.now["choices"]))

    asyncio.run(act())


def test_a_move_is_taken_back_when_the_other_agrees(server: Server) -> None:
    async def act() -> None:
        async with (
            Person(server.port, "Ala") as ala,
            Person(server.port, "Ola") as ola,
            two_at_a_table("piles", ala, ola) as (mine, hers),
        ):
            await moved(mine, "start")
            await mine.until(lambda _: bool(mine.now["choices"]))
            before = mine.now["view"]
            await moved(mine)
            await mine.until(lambda _: mine.now["can_undo"])
            assert mine.now["view"] != before
            assert (await mine.ask("undo"))["type"] == "ack"
            await hers.until(lambda _: bool(hers.info["undo"]))
            assert hers.info["undo"]["needed"] == [1]
            assert (await hers.ask("undo"))["type"] == "ack"
            await hers.until(lambda _: hers.info["undo"] is None)
            await mine.until(lambda _: mine.info["undo"] is None)
            assert mine.now["view"] == before

    asyncio.run(act())


def chair(window: Window, seat: int) -> Message:
    found: Message = window.info["chairs"][seat]
    return found


async def moved(window: Window, word: str = "") -> None:
    """Make this move, or the first there is, as soon as there is one."""
    if not window.now["choices"]:
        await window.until(lambda _: bool(window.now["choices"]))
    choices, window.now["choices"] = window.now["choices"], []
    assert (await window.move(word or choices[0]["move"]))["type"] == "ack"


@asynccontextmanager
async def two_at_a_table(game: str, host: Person, guest: Person) -> AsyncIterator[tuple[Window, Window]]:
    table = await host.make(game, 2)
    await guest.sit(table)
    windows = await host.open(table), await guest.open(table)
    for window in windows:
        await window.until_type("joined")
    assert (await windows[0].ask("start"))["type"] == "ack"
    yield windows
    for window in windows:
        await window.close()
