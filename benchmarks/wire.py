"""A WebSocket client that costs as little as it can: it runs on the same machine as the server."""

from __future__ import annotations

import asyncio
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
END_OF_HEAD = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    """`heard` is called with every message. Messages that servers split are not expected."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    async def connect(self, port: int, path: str, cookie: str = "") -> None:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        transport.write("\r\n".join([*head, "", ""]).encode())
        await self.open

    def send(self, message: bytes, opcode: int = TEXT) -> None:
        """Masked with zeros, which leaves the bytes as they are."""
        length = len(message)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes((0x80 | opcode,)) + size + b"\0\0\0\0" + message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed before it was a WebSocket"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.open.done():
            at = self._greeted(buffer)
        while (end := self._frame(buffer, at)) > 0:
            at = end
        self.buffer = buffer[at:]

    def _greeted(self, buffer: bytes) -> int:
        end = buffer.find(END_OF_HEAD)
        if end < 0:
            return 0
        if not buffer.startswith(b"HTTP/1.1 101"):
            self.open.set_exception(ConnectionError(buffer[:40].decode("latin-1")))
        else:
            self.open.set_result(None)
        return end + len(END_OF_HEAD)

    def _frame(self, buffer: bytes, at: int) -> int:
        """Read the frame that begins here; where the next one does, 0 if this one is not whole yet."""
        if not self.open.done() or len(buffer) < at + 2:
            return 0
        length, start = buffer[at + 1], at + 2
        if length >= 126:
            start += 2 if length == 126 else 8
            if len(buffer) < start:
                return 0
            length = int.from_bytes(buffer[at + 2 : start], "big")
        end = start + length
        if len(buffer) < end:
            return 0
        opcode = buffer[at] & 0x0F
        if opcode == TEXT:
            self.heard(buffer[start:end])
        elif opcode == PING:
            self.send(buffer[start:end], PONG)
        return end
