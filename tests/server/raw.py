"""A socket by hand: every byte that comes from the server, and any byte we like to send."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # always the same, so that the answer is


class Raw:
    """All frames as they came. Pings are answered, and not kept: how many there are hangs on the time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.head: list[bytes] = []
        self.frames: list[tuple[int, bytes]] = []

    @classmethod
    async def open(cls, port: int, table: str, headers: dict[str, str], held: int = 2**16) -> Raw:
        """`held`: how many bytes are taken from the line and not yet read."""
        raw = cls(*await asyncio.open_connection("127.0.0.1", port, limit=held))
        fields = {
            "Host": "stolik.example",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": KEY,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET /ws/{table} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
        raw.writer.write("\r\n".join(lines).encode())
        head = await raw.reader.readuntil(b"\r\n\r\n")
        raw.head = [line for line in head.split(b"\r\n") if not line.startswith(b"Date:")]
        return raw

    def send(self, message: dict[str, Any]) -> None:
        self.writer.write(frame(TEXT, json.dumps(message).encode()))

    async def frame(self) -> tuple[int, bytes]:
        """The next one that is no ping."""
        while True:
            first, second = await self.reader.readexactly(2)
            length = second & 0x7F
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            payload = await self.reader.readexactly(length)
            if first & 0x0F != PING:
                self.frames.append((first, payload))
                return first, payload
            self.writer.write(frame(PONG, payload))

    async def until(self, *kinds: str) -> dict[str, Any]:
        """Read on to a message of one of these types."""
        async with asyncio.timeout(20):
            while True:
                _, payload = await self.frame()
                message: dict[str, Any] = json.loads(payload)
                if message["type"] in kinds:
                    return message

    async def catch_up(self) -> None:
        """Read everything that was sent until now: it lies before the answer to a ping, which is not kept."""
        self.send({"type": "ping", "t": 0})
        await self.until("pong")
        self.frames.pop()

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()


def frame(opcode: int, payload: bytes, final: bool = True, mask: bytes | None = None) -> bytes:
    """A frame as clients write it: masked."""
    mask = os.urandom(4) if mask is None else mask
    length = len(payload)
    if length < 126:
        head = bytes((opcode | 0x80 * final, 0x80 | length))
    elif length < 65536:
        head = bytes((opcode | 0x80 * final, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((opcode | 0x80 * final, 0x80 | 127)) + length.to_bytes(8, "big")
    masked = bytes(byte ^ mask[number % 4] for number, byte in enumerate(payload))
    return head + mask + masked
