"""Tables full of scripted players for a server that is running, in a process of its own.

`python -m benchmarks.load stolik PORT PID TABLES`; then each line says for how many seconds they are to play, and
what they have measured is printed.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import uvloop

from benchmarks.boardgame_players import BoardgamePlayers
from benchmarks.seat import Count
from benchmarks.stolik_players import StolikPlayers


class Players(Protocol):
    async def sit_down(self, tables: int) -> None: ...

    def begin(self) -> None: ...


PLAYERS: dict[str, Callable[[int, Count], Players]] = {"stolik": StolikPlayers, "boardgame.io": BoardgamePlayers}
TICKS = os.sysconf("SC_CLK_TCK")


def cpu(pid: int) -> dict[int, float]:
    """Seconds that each thread of a process has used."""
    used = {}
    for thread in Path(f"/proc/{pid}/task").iterdir():
        fields = (thread / "stat").read_text().rpartition(")")[2].split()
        used[int(thread.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    return used


def memory(pid: int) -> int:
    """Kilobytes in use."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


class Load:
    """Players at all tables of a server, who play for a while whenever they are told to."""

    def __init__(self, server: str, port: int, pid: int, tables: int) -> None:
        self.pid = pid
        self.tables = tables
        self.count = Count()
        self.players = PLAYERS[server](port, self.count)
        self.empty = 0

    async def sit_down(self) -> dict[str, float]:
        self.empty = memory(self.pid)
        await self.players.sit_down(self.tables)
        self.players.begin()
        await self.rest()
        return {"memory": self.memory()}

    async def rest(self) -> None:
        """Until every table waits for somebody's move."""
        self.count.resting = True
        while len(self.count.held) < self.tables:
            await asyncio.sleep(0.01)

    async def play(self, seconds: float) -> dict[str, float]:
        count = self.count
        count.waits.clear()
        moves, used, own = count.moves, cpu(self.pid), time.process_time()
        start = time.perf_counter()
        count.play()
        await asyncio.sleep(seconds)
        await self.rest()
        passed = time.perf_counter() - start
        own = time.process_time() - own
        spent = {thread: seconds - used.get(thread, 0.0) for thread, seconds in cpu(self.pid).items()}
        moves, waits = count.moves - moves, sorted(count.waits)
        return {
            "moves": moves,
            "rate": moves / passed,
            "p50": waits[len(waits) // 2] * 1000,
            "p99": waits[len(waits) * 99 // 100] * 1000,
            "cpu": sum(spent.values()) / moves * 1e6,
            "loop": spent[self.pid] / moves * 1e6,
            "busy": sum(spent.values()) / passed,
            "load": own / passed,
            "memory": self.memory(),
            "games": count.games,
            "refused": count.refused,
        }

    def memory(self) -> float:
        """Kilobytes of the server for each table."""
        return (memory(self.pid) - self.empty) / self.tables


async def obey(server: str, port: str, pid: str, tables: str) -> None:
    """Sit down, then play for as many seconds as each line of the input says."""
    load = Load(server, int(port), int(pid), int(tables))
    print(json.dumps(await load.sit_down()), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await load.play(float(line))), flush=True)


if __name__ == "__main__":
    uvloop.run(obey(*sys.argv[1:]))
