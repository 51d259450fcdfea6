"""The server as a program: how it is, what it counts and logs, its limits, how it stops, and older files."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stolik.cli import main
from stolik.server import schema
from stolik.server.backup import backup
from stolik.server.serve import CannotServe
from stolik.server.sqlite import connect as open_file
from tests.server.client import Person
from tests.server.launch import Server
from tests.server.raw import Raw

FAR = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine would tell of somebody
TOADS = {"game": "toads", "players": 2, "nickname": "Ala"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "stolik.db") as server:
        yield server


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "stolik.db", "tests.server.launch_strict") as server:
        yield server


def client(server: Server, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", headers=headers)


async def begun(server: Server, name: str = "Ala") -> tuple[Person, str]:
    """Somebody who has made a move against a bot."""
    person = Person(server.port, name)
    table = await person.make("toads", 2, bots=["easy"], start=True)
    window = await person.open(table)
    await window.until(lambda _: bool(window.now.get("choices")))
    refused = await window.move("no move")
    assert refused["code"] == "illegal-move"
    assert (await window.move(window.now["choices"][0]["move"]))["type"] == "ack"
    await window.close()
    return person, table


def test_it_says_that_it_is_well_and_counts_what_happens(server: Server) -> None:
    async def act() -> str:
        person, _ = await begun(server)
        async with person:
            assert (await person.http.get("/healthz")).text == "ok\n"
            return (await person.http.get("/metrics")).text

    counted = dict(re.findall(r"^(\S+) ([0-9.e+]+)$", asyncio.run(act()), re.MULTILINE))
    assert float(counted["stolik_events_total"]) >= 5  # made, sat, a bot sat, begun, moved
    assert float(counted["stolik_commit_seconds_count"]) >= 2
    assert float(counted['stolik_refusals_total{code="illegal-move"}']) == 1
    assert float(counted["stolik_tables_in_memory"]) == 1
    assert float(counted["stolik_failures_total"]) == 0


def test_the_log_is_lines_of_json_without_anything_personal(server: Server) -> None:
    async def act() -> list[str]:
        person, table = await begun(server, "Zenobia")
        async with person:
            key = person.http.cookies["stolik"]
            await person.http.get("/api/tables/Geheimnis", headers=FAR)
            return [key, "Zenobia", table, "Geheimnis", *FAR.values()]

    private = asyncio.run(act())
    assert server.end() != 0
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert [line["event"] for line in lines] == ["serving", "table-made", "stopped"]
    assert not [word for word in private if word in server.log]


def test_when_it_stops_everybody_is_told_and_every_move_is_kept(server: Server) -> None:
    async def act() -> None:
        person = Person(server.port)
        async with person:
            table = await person.make("toads", 2, bots=["easy"], start=True)
            window = await person.open(table)
            await window.until(lambda _: bool(window.now.get("choices")))
            await window.move(window.now["choices"][0]["move"])
            ending = asyncio.create_task(asyncio.to_thread(server.end))
            await window.until_type("bye")
            assert window.bye == "restart"
            await ending
            server.start()
            again = await person.open(table)
            await again.until_type("joined")
            assert again.now["n"] >= window.now["n"]
            assert again.lines[: len(window.lines)] == window.lines
            await window.close()
            await again.close()

    asyncio.run(act())
    assert '"event": "stopped"' in server.log


def test_a_backup_taken_while_it_runs_is_a_whole_server(server: Server, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def act() -> tuple[str, str]:
        person, table = await begun(server)
        async with person:
            assert main(["backup", str(copy), "--data", str(server.data)]) == 0
            return person.cookie, table

    cookie, table = asyncio.run(act())
    with pytest.raises(CannotServe, match="exists"):
        backup(copy, server.data)
    with Server(copy) as other:
        with client(other, Cookie=cookie) as owner:
            found = owner.get(f"/api/tables/{table}").json()
        assert (found["seat"], found["stage"]) == (0, "playing")


def test_one_file_has_one_server(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(server.data), "--no-browser", "--lang", "pl"]) == 1
    assert "Inny Stolik używa już pliku" in capsys.readouterr().err


# -- files of earlier days


def test_a_file_of_an_earlier_layout_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was there stays, and a step that fails leaves the file as it was."""
    file = tmp_path / "stolik.db"
    with closing(open_file(file)) as old:
        schema.migrate(old)
        old.execute("INSERT INTO players VALUES (1, 'Ala', 0)")
        first = len(schema.STEPS)
        steps = [*schema.STEPS, "ALTER TABLE players ADD COLUMN colour TEXT NOT NULL DEFAULT 'green';"]
        monkeypatch.setattr(schema, "STEPS", [*steps, "ALTER TABLE players ADD COLUMN hat TEXT; NONSENSE;"])
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(old)
    with closing(open_file(file)) as half:
        assert half.execute("PRAGMA user_version").fetchone() == (first + 1,)
        assert half.execute("SELECT * FROM players").fetchall() == [(1, "Ala", 0.0, "green")]
        monkeypatch.setattr(schema, "STEPS", [*steps, "ALTER TABLE players ADD COLUMN hat TEXT;"])
        schema.migrate(half)
        schema.migrate(half)
        assert half.execute("SELECT * FROM players").fetchall() == [(1, "Ala", 0.0, "green", None)]


def test_the_events_of_a_file_of_the_first_layout_are_all_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = [(number, n, 10.0 * n + number, 1, f"{number} {n}".encode()) for number in (1, 2) for n in (1, 2, 3)]
    with closing(open_file(tmp_path / "stolik.db")) as old:
        with monkeypatch.context() as then:
            then.setattr(schema, "STEPS", schema.STEPS[:1])
            schema.migrate(old)
        old.execute("INSERT INTO players VALUES (1, 'Ala', 0)")
        for number in (1, 2):
            card = (number, f"id{number}", f"code{number}", "toads", 2, 0, 1, 0, "playing", "[]", 0)
            old.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", card)
        old.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", events)
        schema.migrate(old)
        assert old.execute('SELECT * FROM events ORDER BY "table", n').fetchall() == events
        with pytest.raises(sqlite3.IntegrityError):
            old.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", events[0])


def test_a_file_of_a_later_layout_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "stolik.db"
    with closing(sqlite3.connect(file)) as later:
        later.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    assert main(["serve", "--data", str(file), "--no-browser", "--lang", "en"]) == 1
    assert "newer Stolik" in capsys.readouterr().err
    assert file.read_bytes() == before


# -- limits


def test_new_players_tables_and_guesses_of_one_address_are_limited(strict: Server) -> None:
    with client(strict, **FAR) as ala:
        for _ in range(3):
            assert ala.post("/api/tables", json=TOADS).status_code == 200
        many = ala.post("/api/tables", json=TOADS)
        assert (many.status_code, many.json()["code"]) == (429, "too-many-tables")
        for _ in range(2):
            with client(strict, **FAR) as other:
                assert other.put("/api/me", json={"nickname": "Ola"}).status_code == 200
        with client(strict, **FAR) as other:
            crowd = other.put("/api/me", json={"nickname": "Ola"})
            assert (crowd.status_code, crowd.json()["code"]) == (429, "too-often")
        codes = [ala.get(f"/api/tables/NNNNN{number}").status_code for number in range(4)]
        assert codes == [404, 404, 404, 429]
    with client(strict, **{"X-Forwarded-For": "203.0.113.8"}) as elsewhere:
        assert elsewhere.post("/api/tables", json=TOADS).status_code == 200


def test_messages_hints_and_sockets_are_limited(strict: Server) -> None:
    async def act() -> None:
        person = Person(strict.port)
        async with person:
            table = await person.make("toads", 2, bots=["easy"], start=True)
            url = f"ws://127.0.0.1:{strict.port}/ws/{table}"
            async with connect(url, additional_headers=FAR), connect(url, additional_headers=FAR):
                with pytest.raises(InvalidStatus) as caught:
                    await connect(url, additional_headers=FAR)
                assert caught.value.response.status_code == 429
            window = await person.open(table)
            await window.until(lambda _: bool(window.now.get("choices")))
            hint = await window.ask("ask-hint", n=window.now["n"])
            assert hint["type"] == "hint"
            assert hint["candidates"][0]["move"] in [choice["move"] for choice in window.now["choices"]]
            assert (await window.ask("ask-hint", n=window.now["n"]))["code"] == "too-often"
            for _ in range(30):
                await window.send({"type": "ping", "t": 0})
            assert (await window.until_type("refusal"))["code"] == "too-often"
            await window.close()

    asyncio.run(act())


def test_who_does_not_read_is_dropped_and_disturbs_nobody(server: Server) -> None:
    look = {"type": "look", "n": 3}

    async def act() -> None:
        person, table = await begun(server)
        deaf = await Raw.open(server.port, table, {}, held=1024)
        deaf.send({"type": "hello", "language": "en", "share": ""})
        async with asyncio.timeout(60):
            while dropped(server) == 0:  # what the two kernels hold has to be full first
                for _ in range(500):
                    deaf.send(look)
                await asyncio.sleep(0.1)
        async with person:
            window = await person.open(table)
            await window.until(lambda _: bool(window.now.get("choices")))
            assert (await window.move(window.now["choices"][0]["move"]))["type"] == "ack"
            await window.close()
        deaf.writer.transport.abort()
        await asyncio.sleep(0)

    asyncio.run(act())
    assert dropped(server) == 1


def dropped(server: Server) -> float:
    """How many were too slow."""
    with client(server) as asking:
        counted = re.search(r'stolik_dropped_total\{why="slow"\} (\S+)', asking.get("/metrics").text)
    return float(counted[1]) if counted else 0


@pytest.mark.parametrize("begin", [b"", b"GET / HTTP/1.1\r\nHost: a\r\n"])
def test_whoever_connects_and_asks_nothing_is_not_waited_for(strict: Server, begin: bytes) -> None:
    async def act() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        writer.write(begin)
        async with asyncio.timeout(10):
            answer = await reader.read()
        writer.close()
        return answer

    assert asyncio.run(act()) == b""
