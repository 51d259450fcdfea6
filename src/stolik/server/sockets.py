"""The WebSocket of one window on one table, straight on the transport that uvicorn hands over.

`websockets` does the handshake and reads frames, each as a whole; the usual one, a message in one piece, is read
here, and so is the header of a message that goes out: a few bytes. A client that does not read is dropped: nothing
waits for it without bound.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from itertools import count
from typing import TYPE_CHECKING, Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from stolik.server import clock
from stolik.server.desk import Desk
from stolik.server.headers import address_of, from_here
from stolik.server.identity import player_of
from stolik.server.messages import Bye, Goodbye
from stolik.server.room import encode, person_name
from stolik.server.watcher import Watcher

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from stolik.server.hall import Hall

PATH = "/ws/"
HELLO_TIME = 10.0  # until the first message
MOMENT = 0.002
CLOSE_TIME = 5.0  # until the other side has said goodbye too
PINGS = (1.0, 1.0, 2.0, 5.0)  # between the first ones; the last goes on
PONG_TIME = 30.0
MEASURED = 8  # round trips remembered
MOST_FRAGMENTS = 64  # of one message
WHOLE_TEXT = 0x81  # how a frame begins that is a message by itself
MASKED = 0x80
MASK = 4  # bytes
LONGEST_HEADER = 14
FAR = 2**40  # a length that is refused like any larger one, and can still be reckoned with

watchers = count(1)


class Socket(Watcher):
    """What uvicorn makes for a request that wants to become a WebSocket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> None:
        Watcher.__init__(self, f"w{next(watchers)}")
        self.hall: Hall = app_state["hall"]
        self.connections = cast("set[Any]", server_state.connections)
        self.wire = ServerProtocol(max_size=self.hall.limits.message_size, logger=SILENT)
        self.transport: asyncio.Transport
        self.address = ""
        self.begun = b""  # a frame that is not there as a whole yet
        self.fragments: list[bytes] = []
        self.desk: Desk | None = None  # once the handshake is done
        self.timer: asyncio.TimerHandle | None = None
        self.open = True
        self.pings = 0
        self.pinged: dict[bytes, float] = {}
        self.trips: deque[float] = deque(maxlen=MEASURED)

    # -- the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=self.hall.limits.unsent)
        self.connections.add(self)
        self.hall.sockets.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        self._stop_timer()
        self.connections.discard(self)
        self.hall.sockets.discard(self)
        if self.desk is not None:
            self.hall.left(self.address)
            self.desk.leave()

    def data_received(self, data: bytes) -> None:
        if self.desk is None or not self.open:
            self._hand_over(data)
            return
        data = self.begun + data
        longest = self.hall.limits.message_size
        start, end = 0, frame_end(data, 0)
        while 0 < end <= len(data):
            usual = data[start] == WHOLE_TEXT and data[start + 1] & MASKED and not self.fragments
            if usual and end - start <= longest:
                self._message(unmasked(data, start, end))
            else:
                self._hand_over(data[start:end])
            start, end = end, frame_end(data, end)
        self.begun = data[start:]
        if end - start > longest + LONGEST_HEADER:
            self._hand_over(self.begun)  # refuses what is only announced
            self.begun = b""

    def _hand_over(self, data: bytes) -> None:
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Request):
                self._handshake(event)
            else:
                self._frame(cast(Frame, event))
        self._flush()
        if self.wire.close_expected():
            self._close_soon()

    def pause_writing(self) -> None:
        """Too much waits for a client that does not read."""
        self.leave("slow")

    def resume_writing(self) -> None:
        """It is gone already."""

    def eof_received(self) -> None:
        self.wire.receive_eof()
        self._flush()

    def shutdown(self) -> None:
        """uvicorn goes down: what is being kept is still answered."""
        self.hall.closing = True
        if self.desk is not None and self.desk.busy:
            asyncio.get_running_loop().call_later(MOMENT, self.shutdown)
        else:
            self.leave("restart")

    # -- what comes in

    def _handshake(self, request: Request) -> None:
        headers = request.headers
        self.address = address_of(self.transport.get_extra_info("peername"), headers.get("X-Forwarded-For"))
        table = request.path.partition("?")[0].removeprefix(PATH)
        response = self.wire.accept(request)
        if not request.path.startswith(PATH) or not table:
            response = self.wire.reject(HTTPStatus.NOT_FOUND, "")
        elif not from_here(headers.get("Origin"), headers.get("Host")):
            response = self.wire.reject(HTTPStatus.FORBIDDEN, "")
        elif not self.hall.entered(self.address):
            response = self.wire.reject(HTTPStatus.TOO_MANY_REQUESTS, "")
        self.wire.send_response(response)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            return
        player = player_of(headers.get("Cookie", ""), self.hall.store)
        if player is not None:
            self.person = person_name(player.number)
        self.desk = Desk(self, self.hall, table)
        self.timer = asyncio.get_running_loop().call_later(HELLO_TIME, self.close, CloseCode.POLICY_VIOLATION)

    def _frame(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                self.fragments.append(bytes(frame.data))
                if len(self.fragments) > MOST_FRAGMENTS:  # empty ones never add up to a message that is too long
                    self.close(CloseCode.POLICY_VIOLATION)
                elif frame.fin:
                    data = b"".join(self.fragments)
                    self.fragments.clear()
                    self._message(data)
            case Opcode.PONG:
                sent = self.pinged.pop(bytes(frame.data), None)
                if sent is not None:
                    self.trips.append(clock.now() - sent)

    def _message(self, data: bytes) -> None:
        if self.desk is not None and self.open:
            self.desk.receive(data)

    # -- what goes out

    def write_all(self, messages: list[bytes]) -> None:
        if not self.open:
            return
        parts: list[bytes] = []
        for message in messages:
            parts.append(header(len(message)))
            parts.append(message)
        self.transport.write(b"".join(parts))

    def leave(self, reason: Goodbye) -> None:
        """Say goodbye and close."""
        if not self.open:
            return
        self.hall.metrics.dropped.labels(reason).inc()
        if self.desk is not None and self.wire.state is State.OPEN:
            message = encode(Bye(reason))
            self.transport.write(header(len(message)) + message)
        self.close(CloseCode.SERVICE_RESTART if reason == "restart" else CloseCode.NORMAL_CLOSURE)

    def close(self, code: int = CloseCode.NORMAL_CLOSURE) -> None:
        if not self.open:
            return
        self.open = False
        try:
            if self.wire.state is State.OPEN:
                self.wire.send_close(code)
        except InvalidState:
            pass
        self._flush()
        self._close_soon()

    def _flush(self) -> None:
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()
        if self.transport.get_write_buffer_size() > 2 * self.hall.limits.unsent:
            self.transport.abort()  # it asks and asks, and never reads the answers

    def _close_soon(self) -> None:
        self.open = False
        self._stop_timer()
        self.timer = asyncio.get_running_loop().call_later(CLOSE_TIME, self.transport.abort)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # -- measuring the wire

    @property
    def trip(self) -> float:
        """The shortest round trip measured lately; 0 before the first."""
        return min(self.trips, default=0.0)

    def ping(self) -> None:
        """Ping now and go on pinging. Who has not answered for long is gone."""
        self._stop_timer()
        if not self.open:
            return
        now = clock.now()
        if self.pinged and now - min(self.pinged.values()) > PONG_TIME:
            self.hall.metrics.dropped.labels("silent").inc()
            self.transport.abort()
            return
        mark = self.pings.to_bytes(4, "big")
        self.pinged[mark] = now
        self.wire.send_ping(mark)
        self._flush()
        wait = PINGS[min(self.pings, len(PINGS) - 1)]
        self.pings += 1
        self.timer = asyncio.get_running_loop().call_later(wait, self.ping)


SILENT = logging.getLogger("stolik.wire")
SILENT.addHandler(logging.NullHandler())
SILENT.propagate = False
SILENT.setLevel(logging.CRITICAL)


def frame_end(data: bytes, start: int) -> int:
    """Where the frame ends that begins there; 0 where too little of it is there to tell."""
    if len(data) < start + 2:
        return 0
    length, at = data[start + 1] & 0x7F, start + 2
    if length > 125:
        first, at = at, at + (2 if length == 126 else 8)
        if len(data) < at:
            return 0
        announced = int.from_bytes(data[first:at], "big")
        length = FAR if announced > FAR else announced
    return at + length + (MASK if data[start + 1] & MASKED else 0)


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """What a masked frame says."""
    length = data[start + 1] & 0x7F
    at = start + 2 + (0 if length < 126 else 2 if length == 126 else 8)
    mask, said = data[at : at + MASK], data[at + MASK : end]
    masks = (mask * (len(said) // MASK + 1))[: len(said)]
    return (int.from_bytes(said, "big") ^ int.from_bytes(masks, "big")).to_bytes(len(said), "big")


def header(length: int) -> bytes:
    """What stands before a whole text message that is not masked."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
