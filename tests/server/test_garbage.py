"""Whatever is sent, the answer is clear, the table goes on unharmed, and the server's memory stays as it was."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.engine.text import Text
from stolik.server.desk import PATIENCE
from tests.server.client import Person, Window
from tests.server.launch import Server
from tests.server.raw import CLOSE, TEXT, Raw, frame

HELLO = {"type": "hello", "language": "pl"}
MOVE: dict[str, Any] = {"type": "move", "id": "a", "n": 1, "move": "34"}
WRONG = {
    "nothing": b"",
    "no JSON": b"{",
    "no text": bytes(range(256)),
    "half a letter": b'{"type":"ping","t":"\xc4"}',
    "no object": b"[]",
    "a number": b"1e999",
    "no type": b"{}",
    "an unknown type": b'{"type":"cheat"}',
    "a type that is no word": b'{"type":{}}',
    "two objects": b'{"type":"ping","t":1}{}',
    "deeper than anything": b"[" * 4000,
    "a field too few": b'{"type":"move","id":"a","n":1}',
    "a field too many": b'{"type":"move","id":"a","n":1,"move":"34","seat":1}',
    "a number that is a word": b'{"type":"move","id":"a","n":"1","move":"34"}',
    "a word that is a number": b'{"type":"move","id":"a","n":1,"move":34}',
    "a number of a thousand digits": b'{"type":"seen","n":' + b"9" * 1000 + b"}",
    "a line of a thousand digits": b'{"type":"move","id":"a","n":' + b"9" * 1000 + b',"move":"34"}',
    "a seat of a thousand digits": b'{"type":"mute","id":"a","on":true,"seat":' + b"9" * 1000 + b"}",
    "a line of twenty digits": b'{"type":"look","n":' + b"9" * 20 + b"}",
    "an id too long": json.dumps({**MOVE, "id": "a" * 65}).encode(),
    "an unknown level": b'{"type":"start","id":"a","level":"god"}',
    "an unknown language": b'{"type":"hello","language":"xx"}',
}
AT_THE_TABLE: dict[str, tuple[dict[str, Any], str]] = {
    "a second hello": (HELLO, "second-hello"),
    "no id": ({**MOVE, "id": ""}, "id"),
    "a line that never was": ({**MOVE, "n": 10_000}, "no-line"),
    "a line before the first": ({**MOVE, "n": -1}, "no-line"),
    "a decision that is over": ({**MOVE, "n": 0}, "stale"),
    "no move at all": ({**MOVE, "n": None, "move": "\x00"}, "illegal-move"),
    "a move of another game": ({**MOVE, "n": None, "move": "pass"}, "illegal-move"),
    "a very long move": ({**MOVE, "n": None, "move": "3" * 4000}, "illegal-move"),
    "a seat that is not there": ({"type": "mute", "id": "a", "seat": 9, "on": True}, "no-seat"),
    "sending somebody away in the game": ({"type": "seat", "id": "a", "seat": 1, "kind": "open"}, "started"),
    "starting twice": ({"type": "start", "id": "a"}, "started"),
    "coming back without having gone": ({"type": "return", "id": "a"}, "not-away"),
    "a phrase nobody knows": ({"type": "say", "id": "a", "phrase": "phrase-rude"}, "phrase"),
    "words without words": ({"type": "say", "id": "a", "text": " \n "}, "text"),
    "words that are not to be printed": ({"type": "say", "id": "a", "text": "a\u202eb"}, "text"),
    "too many words": ({"type": "say", "id": "a", "text": "a" * 201}, "text"),
    "a moment that never was": ({"type": "look", "n": 10_000}, "no-line"),
    "a rematch of a game that goes on": ({"type": "rematch", "id": "a"}, "not-over"),
    "following to nowhere": ({"type": "follow"}, "no-rematch"),
    "following with bytes that are none": ({"type": "follow", "share": "xyz"}, "bad-message"),
    "a no to nobody": ({"type": "undo", "id": "a", "agree": False}, "no-wish"),
}
OF_ANOTHER = {
    "a move": MOVE,
    "a word": {"type": "say", "id": "a", "phrase": "phrase-hello"},
    "leaving": {"type": "leave", "id": "a"},
    "a return": {"type": "return", "id": "a"},
    "an undo": {"type": "undo", "id": "a"},
    "a hint": {"type": "ask-hint", "id": "a", "n": 1},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "stolik.db") as server:
        yield server


class Scene:
    """A game of Toads of two people that has begun, and whoever comes to disturb it."""

    def __init__(self, port: int) -> None:
        self.people = [Person(port, "Ala"), Person(port, "Ola")]
        self.table = ""
        self.windows: list[Window] = []

    async def __aenter__(self) -> Scene:
        ala, ola = self.people
        self.table = await ala.make("toads", 2)
        await ola.sit(self.table)
        self.windows = [await person.open(self.table) for person in self.people]
        for window in self.windows:
            await window.until_type("joined")
        assert (await self.windows[0].ask("start"))["type"] == "ack"
        await self.until_both(lambda window: window.now["view"] is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        for window, person in zip(self.windows, self.people, strict=True):
            await window.close()
            await person.http.aclose()

    async def until_both(self, wanted: Any) -> None:
        for window in self.windows:
            while not wanted(window):
                await window.receive()

    async def is_unharmed(self) -> None:
        """Nothing has happened in the game meanwhile, and it goes on."""
        before = [(window.now["n"], window.now["chain"]) for window in self.windows]
        await self.catch_up()
        assert [(window.now["n"], window.now["chain"]) for window in self.windows] == before
        mover = next(window for window in self.windows if window.now["choices"])
        assert (await mover.move(mover.now["choices"][0]["move"]))["type"] == "ack"
        for window, (n, _) in zip(self.windows, before, strict=True):
            while window.now["n"] == n:
                await window.receive()

    async def catch_up(self) -> None:
        """Hear everything that has been said until now."""
        for window in self.windows:
            await window.send({"type": "ping", "t": 0})
            await window.until_type("pong")


def is_worded(refusal: dict[str, Any], language: str) -> None:
    """A refusal has its sentence in the language that was asked for."""
    assert refusal["type"] == "refusal"
    text = Text(refusal["text"]["id"], refusal["text"]["fields"])
    assert refusal["sentence"] == text.worded(language) != text.worded("en" if language == "pl" else "pl")


async def come(scene: Scene, person: Person | None = None, **headers: str) -> ClientConnection:
    own = person.headers() if person else {}
    return await connect(
        f"ws://127.0.0.1:{scene.people[0].port}/ws/{scene.table}", additional_headers=own | headers
    )


async def answer(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in kinds:
                return message


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_cannot_be_understood_is_refused_in_ones_own_language(server: Server, language: str) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene, await come(scene) as socket:
            await socket.send(json.dumps({**HELLO, "language": language}))
            await answer(socket, "joined")
            for name, message in WRONG.items():
                await socket.send(message)
                refusal = await answer(socket, "refusal")
                assert (refusal["code"], refusal["id"]) == ("bad-message", None), name
                is_worded(refusal, language)
                await socket.send(message.decode("latin-1"))
                await answer(socket, "refusal")
            await socket.close()
            await scene.is_unharmed()

    asyncio.run(act())


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_makes_no_sense_at_the_table_is_refused(server: Server, language: str) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene:
            window = await scene.people[0].open(scene.table, language=language)
            await window.until_type("joined")
            scene.windows[0] = window
            n = window.now["n"]
            for name, (message, code) in AT_THE_TABLE.items():
                await window.send({**message, "n": n} if message.get("n", 0) is None else message)
                refusal = await window.until_type("refusal", "ack")
                assert refusal.get("code") == code, (name, refusal)
                is_worded(refusal, language)
            await scene.is_unharmed()

    asyncio.run(act())


def test_somebody_who_does_not_sit_here_can_do_nothing(server: Server) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene, Person(server.port, "Iga") as iga:
            elsewhere = await iga.make("toads", 2)
            window = await iga.open(scene.table)
            await window.until_type("joined")
            assert window.info["seat"] is None
            for name, message in OF_ANOTHER.items():
                await window.send(message)
                assert (await window.until_type("refusal", "ack")).get("code") == "not-seated", name
            assert (await window.ask("start")).get("code") == "started"
            await window.close()
            await scene.is_unharmed()
            assert (await iga.http.get(f"/api/tables/{elsewhere}")).json()["chairs"][0]["name"] == "Iga"

    asyncio.run(act())


@pytest.mark.parametrize("key", ["", "x", "x" * 43, "🐸", "../../etc/passwd", "'; DROP TABLE keys; --"])
def test_a_wrong_key_is_nobodys(server: Server, key: str) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene:
            async with await come(scene, Cookie=f"stolik={key}".encode().decode("latin-1")) as socket:
                await socket.send(json.dumps(HELLO))
                joined = await answer(socket, "joined")
                assert joined["table"]["seat"] is None
                assert joined["now"]["choices"] == []
                assert joined["now"]["view"]["seat"] is None
            await scene.is_unharmed()

    asyncio.run(act())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
def test_pages_of_others_are_not_let_in(server: Server, origin: str) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene:
            with pytest.raises(InvalidStatus) as caught:
                await come(scene, scene.people[0], Origin=origin)
            assert caught.value.response.status_code == 403
            foreign = await scene.people[0].http.put(
                "/api/me", json={"nickname": "Zła"}, headers={"Origin": origin}
            )
            assert foreign.json()["code"] == "foreign-origin"
            assert foreign.status_code == 403
            await scene.is_unharmed()
            here = f"http://127.0.0.1:{server.port}"
            socket = await come(scene, scene.people[0], Origin=here)
            await socket.close()

    asyncio.run(act())


def test_a_table_that_is_not_there_is_told_of_and_the_line_closed(server: Server) -> None:
    async def act() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/NOWHERE") as socket:
            await socket.send(json.dumps(HELLO))
            assert (await answer(socket, "refusal"))["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        for path in ("/ws/", "/ws", "/elsewhere", "/api/me"):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{server.port}{path}")

    asyncio.run(act())


def test_old_messages_played_again_change_nothing(server: Server) -> None:
    """Even with the player's own key nothing happens twice."""

    async def act() -> None:
        async with Scene(server.port) as scene:
            chooser = random.Random(1)
            sent: list[dict[str, Any]] = []
            for number in range(12):
                window = next(window for window in scene.windows if window.now["choices"])
                move = chooser.choice(window.now["choices"])["move"]
                n = [each.now["n"] for each in scene.windows]
                sent.append({"type": "move", "id": f"m{number}", "n": window.now["n"], "move": move})
                await window.send(sent[-1])
                await scene.until_both(lambda each, n=n: each.now["n"] > n[scene.windows.index(each)])
            before = [window.now["chain"] for window in scene.windows]
            for seat, person in enumerate(scene.people):
                again = await person.open(scene.table)
                await again.until_type("joined")
                for message in sent:
                    await again.send(message)
                    told = await again.until_type("ack", "refusal")
                    assert told["id"] == message["id"]
                    assert told.get("code") in (None, "stale", "illegal-move")  # one's own is acknowledged again
                scene.windows[seat] = again
            assert [window.now["chain"] for window in scene.windows] == before
            await scene.is_unharmed()

    asyncio.run(act())


def test_frames_that_are_too_large_or_never_end_are_cut_off(server: Server) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene:
            for bytes_sent, code in (
                (frame(TEXT, b"a" * 9000), 1009),
                (frame(TEXT, b"a" * 5000, final=False) + frame(0, b"a" * 5000), 1009),
                (bytes((0x81, 0xFF)) + (2**62).to_bytes(8, "big") + bytes(4), 1009),
                (bytes((0x81, 0xFF)) + (2**63 - 9).to_bytes(8, "big") + bytes(4), 1009),
                (bytes((0x81, 0xFF)) + (2**64 - 1).to_bytes(8, "big") + bytes(4), 1009),
                (frame(TEXT, b"", final=False) + frame(0, b"", final=False) * 1000, 1008),
                (b"\x81\x02{}", 1002),  # not masked
                (frame(3, b""), 1002),
            ):
                raw = await Raw.open(server.port, scene.table, {})
                raw.send(HELLO)
                await raw.until("joined")
                raw.writer.write(bytes_sent)
                async with asyncio.timeout(10):
                    while (got := await raw.frame())[0] & 0x0F != CLOSE:
                        pass
                assert int.from_bytes(got[1][:2], "big") == code
                await raw.close()
            await scene.is_unharmed()

    asyncio.run(act())


def test_who_sends_nothing_but_garbage_is_sent_away(server: Server) -> None:
    async def act() -> None:
        async with Scene(server.port) as scene, await come(scene) as socket:
            for _ in range(PATIENCE):
                await socket.send(b"{")
                assert (await answer(socket, "refusal"))["code"] == "bad-message"
            with pytest.raises(ConnectionClosed):
                await answer(socket, "refusal")

    asyncio.run(act())


def test_random_bytes_leave_the_table_unharmed_and_the_memory_flat(server: Server) -> None:
    chooser = random.Random(7)

    async def attack(table: str, into_socket: bool) -> None:
        """Bytes instead of a request, or instead of frames."""
        if into_socket:
            raw = await Raw.open(server.port, table, {})
            if chooser.random() < 0.5:
                raw.send(HELLO)
        else:
            raw = Raw(*await asyncio.open_connection("127.0.0.1", server.port))
        with suppress(OSError, TimeoutError):
            for _ in range(8):
                raw.writer.write(garbage(chooser))
                await raw.writer.drain()
            async with asyncio.timeout(0.05):
                await raw.reader.read(100_000)
        with suppress(OSError):
            await raw.close()

    async def attacks(scene: Scene, times: int) -> None:
        for _ in range(times):
            await asyncio.gather(*(attack(scene.table, number % 2 > 0) for number in range(20)))
            await scene.catch_up()

    async def act() -> None:
        async with Scene(server.port) as scene:
            await attacks(scene, 5)
            before = memory(server.pid)
            await attacks(scene, 12)
            assert memory(server.pid) < before + 4096
            await scene.is_unharmed()

    asyncio.run(act())


def garbage(chooser: random.Random) -> bytes:
    """Mostly noise; sometimes the frame, or the message, of a message that would be right."""
    kind = chooser.randrange(4)
    if kind == 0:
        return chooser.randbytes(chooser.randrange(1, 3000))
    if kind == 1:
        return frame(chooser.randrange(16), chooser.randbytes(chooser.randrange(100)), chooser.random() < 0.5)
    message = bytearray(json.dumps(MOVE).encode())
    message[chooser.randrange(len(message))] = chooser.randrange(256)
    return frame(TEXT, bytes(message)) if kind == 2 else b"GET /api/me HTTP/1.1\r\n" + bytes(message)


def memory(pid: int) -> int:
    """Kilobytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
