"""Where the messages of one socket are read, and become commands to its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from stolik.bots import bot
from stolik.server import clock
from stolik.server.limits import Bucket
from stolik.server.logs import failure
from stolik.server.messages import (
    AskHint,
    AskUndo,
    Candidate,
    Follow,
    FromBrowser,
    Hello,
    Hint,
    Leave,
    Look,
    Moment,
    Move,
    Mute,
    Ping,
    Pong,
    Refusal,
    Rematch,
    Return,
    Say,
    Seat,
    Seen,
    Start,
)
from stolik.server.refusals import refuse
from stolik.server.room import Room, encode
from stolik.table import commands
from stolik.table.refusals import Refused

if TYPE_CHECKING:
    from stolik.server.hall import Hall
    from stolik.server.sockets import Socket

decode: Callable[[bytes], FromBrowser] = msgspec.json.Decoder(FromBrowser).decode

PATIENCE = 50  # refused messages in a row
LONGEST_ID = 64
LONGEST_SHARE = 128
HINTED_BY = "hard"
POLICY_VIOLATION = 1008


class Desk:
    def __init__(self, socket: Socket, hall: Hall, table: str) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.room: Room | None = None
        self.messages = Bucket(hall.limits.messages, clock.now())
        self.hints = Bucket(hall.limits.hints, clock.now())
        self.patience = PATIENCE

    def receive(self, data: bytes) -> None:
        """Do what a message asks. Whatever is wrong with it is answered, and nothing has changed."""
        command: str | None = None
        try:
            if not self.messages.take(clock.now()):
                raise refuse("too-often")
            message = read(data)
            command = getattr(message, "id", None)
            self._do(message)
            self.patience = PATIENCE
        except Refused as refused:
            self._refuse(command, refused)
        except Exception as error:
            self.hall.metrics.failures.inc()
            failure("message-failed", error)
            self._refuse(command, refuse("internal"))

    @property
    def busy(self) -> bool:
        """Is a step of its table being kept?"""
        return self.room is not None and self.room.step is not None

    def leave(self) -> None:
        if self.room is not None:
            self.room.exit(self.socket)

    def _refuse(self, id: str | None, refused: Refused) -> None:
        self.hall.metrics.refusals.labels(refused.code).inc()
        sentence = refused.text.worded(self.socket.language)
        self.socket.write(encode(Refusal(id, refused.code, refused.text, sentence, refused.rule)))
        self.patience -= 1
        if self.patience <= 0 or refused.code == "unknown-table":
            self.socket.close(POLICY_VIOLATION)

    # -- messages

    def _do(self, message: FromBrowser) -> None:
        if isinstance(message, Hello):
            self._hello(message)
        elif isinstance(message, Ping):
            self.socket.write(encode(Pong(message.t)))
        elif self.room is None:
            raise refuse("no-hello")
        elif isinstance(message, Seen):
            self._seen(self.room, message)
        elif isinstance(message, Look):
            self._look(self.room, message)
        elif isinstance(message, AskHint):
            self._hint(self.room, message)
        elif isinstance(message, Follow):
            self._follow(self.room, message)
        else:
            self._command(self.room, message.id, command_of(self.socket.person, message))

    def _hello(self, hello: Hello) -> None:
        if self.room is not None:
            raise refuse("second-hello")
        self.socket.language = hello.language
        if self.hall.closing:
            raise refuse("going-down")
        share(hello.share)
        self.room = self.hall.find(self.table)
        if self.room is None:
            raise refuse("unknown-table")
        self.socket.ping()
        self.room.enter(self.socket, hello.have, hello.share)

    def _follow(self, room: Room, follow: Follow) -> None:
        """From a table to that of its rematch, without connecting anew."""
        share(follow.share)
        table = room.table.follower
        following = None if table is None else self.hall.find(table)
        if self.hall.closing:
            raise refuse("going-down")
        if following is None:
            raise refuse("no-rematch")
        room.exit(self.socket)
        self.room = following
        following.enter(self.socket, 0, follow.share)

    def _command(self, room: Room, id: str, command: commands.Command) -> None:
        socket = self.socket

        def answer(refused: Refused | None) -> None:
            if refused is None:
                room.acknowledge(socket, id)
            else:
                room.refuse(socket, id, refused)

        room.ask(command, answer)

    def _seen(self, room: Room, seen: Seen) -> None:
        sent = room.first_sent(self.socket.person, seen.n)
        if sent is not None:
            room.note(commands.Seen(self.socket.person, seen.n, sent, self.socket.trip))

    def _look(self, room: Room, look: Look) -> None:
        def answer() -> None:
            view, line = room.table.moment(self.socket.person, look.n)
            room.write(self.socket, encode(Moment(look.n, view, [line])))

        self._in_turn(room, None, answer)

    def _hint(self, room: Room, ask: AskHint) -> None:
        if not self.hints.take(clock.now()):
            raise refuse("too-often")

        def answer() -> None:
            observation = room.table.hint(self.socket.person)
            game = observation.game
            parts = game.definition.notation.parts

            def think(seconds: float) -> bytes:
                thought = bot(game.name, HINTED_BY).explain(observation, seconds)
                candidates = [
                    Candidate(one.move, parts(one.move), one.value, one.visits) for one in thought.candidates
                ]
                return encode(Hint(ask.id, ask.n, candidates, thought.why))

            def failed() -> bytes:
                problem = refuse("internal")
                return encode(
                    Refusal(ask.id, problem.code, problem.text, problem.text.worded(self.socket.language))
                )

            self.hall.thinking.think(think, failed, self.socket.write, deep=True)

        self._in_turn(room, ask.id, answer)

    def _in_turn(self, room: Room, id: str | None, act: Callable[[], None]) -> None:
        """Answer from what has been kept: after the step that is under way."""

        def answer(refused: Refused | None) -> None:
            try:
                if refused is not None:
                    raise refused
                act()
            except Refused as problem:
                room.refuse(self.socket, id, problem)

        room.ask(None, answer)


def read(data: bytes) -> FromBrowser:
    try:
        message = decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("bad-message", problem=str(error)) from None
    if len(getattr(message, "id", "")) > LONGEST_ID:
        raise refuse("bad-message", problem=f"id: more than {LONGEST_ID} letters")
    return message


def share(text: str) -> None:
    """Random bytes a client adds to the deal: some, and not too many."""
    try:
        if len(text) <= LONGEST_SHARE and len(bytes.fromhex(text)) * 2 == len(text):
            return
    except ValueError:
        pass
    raise refuse("bad-message", problem="share: up to 64 bytes, as hexadecimal digits")


def command_of(
    person: str, message: Move | Say | Mute | Seat | Start | Leave | Return | AskUndo | Rematch
) -> commands.Command:
    match message:
        case Move():
            return commands.Move(person, message.id, message.n, message.move)
        case Say(phrase=""):
            return commands.Say(person, message.id, message.text)
        case Say():
            return commands.Phrase(person, message.id, message.phrase)
        case Mute():
            return commands.Mute(person, message.id, message.seat, message.on)
        case Seat(kind="bot"):
            return commands.SeatBot(person, message.id, message.seat, message.level)
        case Seat():
            return commands.OpenSeat(person, message.id, message.seat)
        case Start():
            return commands.Start(person, message.id, message.level)
        case Leave():
            return commands.Leave(person, message.id, message.level)
        case Return():
            return commands.Return(person, message.id)
        case AskUndo():
            return commands.Undo(person, message.id, message.agree)
        case Rematch():
            return commands.Rematch(person, message.id)
