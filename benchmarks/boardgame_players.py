"""Scripted players of Toads at boardgame.io's tables: they send what its own client would.

Its server does not say what may be done, so they know the rules.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from benchmarks.seat import SEATS, Count, Seat

PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"
SPACE = b"/toads,"
JOIN, JOINED = b"40" + SPACE, b"40" + SPACE
EVENT = b"42" + SPACE
TOLD = (EVENT + b'["update"', EVENT + b'["sync"')


class Situation(Struct):
    row: list[int]
    hands: list[list[int | None]]


class Turn(Struct):
    currentPlayer: str  # noqa: N815
    gameover: Any = None


class State(Struct, rename={"number": "_stateID"}):
    G: Situation
    ctx: Turn
    number: int


class Synced(Struct):
    state: State


update = msgspec.json.Decoder(tuple[str, str, State, Raw]).decode
sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Match:
    """The people of a table, who go on to its next match together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.played = 0
        self.seats: list[BoardgameSeat] = []
        self.begun = False

    @property
    def id(self) -> str:
        return f"{self.name}-{self.played}"

    def over(self, ended: str) -> None:
        """The first one to hear of the end asks for the next match, and all follow."""
        if ended == self.id:
            self.played += 1
            self.seats[0].count.games += 1
            for seat in self.seats:
                seat.synced = False
                seat.ask_for_everything()

    def all_are_there(self) -> bool:
        return self.begun and all(seat.synced for seat in self.seats)


class BoardgameSeat(Seat):
    def __init__(self, count: Count, match: Match, seat: int) -> None:
        super().__init__(count)
        self.match = match
        self.seat = seat
        self.turn = b'"currentPlayer":"%d"' % seat
        self.state: State | None = None
        self.synced = False

    def ask_for_everything(self) -> None:
        self.send(EVENT + b'["sync","%b","%d",null,%d]' % (self.match.id.encode(), self.seat, SEATS))

    def heard(self, message: bytes) -> None:
        if message.startswith(TOLD):
            self.told(message)
        elif message == PING:
            self.send(PONG)
        elif message.startswith(OPEN):
            self.send(JOIN)
        elif message.startswith(JOINED):
            self.ask_for_everything()

    def told(self, message: bytes) -> None:
        if message.startswith(TOLD[1]):
            self.state = sync(message[len(EVENT) :])[2].state
            self.synced = True
            if self.match.all_are_there():
                for seat in self.match.seats:
                    seat.go_on()
            return
        if self.sent:
            self.acknowledged()
        if self.turn in message or b'"gameover"' in message:
            _, match, self.state, _ = update(message[len(EVENT) :])
            if self.state.ctx.gameover is not None:
                self.match.over(match)
            else:
                self.go_on()

    def go_on(self) -> None:
        state = self.state
        if state is None or state.ctx.currentPlayer != str(self.seat):
            return
        move, arguments = self.chooser.choice(legal(state.G, self.seat))
        self.move(
            EVENT
            + msgspec.json.encode(
                (
                    "update",
                    {
                        "type": "MAKE_MOVE",
                        "payload": {
                            "type": move,
                            "args": arguments,
                            "playerID": str(self.seat),
                            "credentials": None,
                        },
                    },
                    state.number,
                    self.match.id,
                    str(self.seat),
                )
            )
        )


def legal(situation: Situation, seat: int) -> list[tuple[str, list[int]]]:
    """The moves of whoever sees the hand."""
    hand = [card for card in situation.hands[seat] if card is not None]
    row = situation.row
    if not row:
        return [("place", [card]) for card in hand]
    near = [card for card in hand if abs(card - row[-1]) <= 10]
    twins = [card % 10 * 10 + card // 10 for card in hand if card % 11]
    return [
        *(("place", [card]) for card in near),
        *(("pull", [card]) for card in twins if card in row),
        ("take", []),
    ]


class BoardgamePlayers:
    def __init__(self, port: int, count: Count) -> None:
        self.port = port
        self.count = count
        self.matches: list[Match] = []

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            match = Match(f"t{number}")
            match.seats = [BoardgameSeat(self.count, match, seat) for seat in range(SEATS)]
            self.matches.append(match)
            for seat in match.seats:
                await seat.connect(self.port, PATH)

    def begin(self) -> None:
        for match in self.matches:
            match.begun = True
            if match.all_are_there():
                for seat in match.seats:
                    seat.go_on()
