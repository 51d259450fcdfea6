"""What players of all servers have in common, and what they have done."""

from __future__ import annotations

import random
import time

from benchmarks.wire import Wire

SEATS = 4


class Count:
    """What the players of all tables have done. While they rest, moves wait to be sent."""

    def __init__(self) -> None:
        self.moves = 0
        self.games = 0
        self.refused = 0
        self.waits: list[float] = []  # seconds from a move to its acknowledgement
        self.resting = True
        self.held: list[tuple[Seat, bytes]] = []

    def play(self) -> None:
        self.resting = False
        held, self.held = self.held, []
        for seat, message in held:
            seat.move(message)


class Seat(Wire):
    """A player who moves as soon as it is asked."""

    def __init__(self, count: Count) -> None:
        super().__init__()
        self.count = count
        self.chooser = random.Random(1)
        self.sent = 0.0  # when its last move was, 0 once that is acknowledged

    def move(self, message: bytes) -> None:
        if self.count.resting:
            self.count.held.append((self, message))
            return
        self.sent = time.perf_counter()
        self.send(message)

    def acknowledged(self) -> None:
        self.count.waits.append(time.perf_counter() - self.sent)
        self.count.moves += 1
        self.sent = 0.0
