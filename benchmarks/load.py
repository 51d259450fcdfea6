"""Tables full of scripted players for a server that is running, in a process of its own.

`python -m benchmarks.load stolik PORT PID TABLES [--bots]`; then each line says for how many seconds they are to
play, and what they have measured is printed. With bots there are tables besides where one person plays against
some that think for long; they play, too, where the line ends in `think`.
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
from benchmarks.stolik_players import Bots, StolikPlayers


class Players(Protocol):
    async def sit_down(self, tables: int) -> None: ...

    def begin(self) -> None: ...


PLAYERS: dict[str, Callable[[int, Count], Players]] = {"stolik": StolikPlayers, "boardgame.io": BoardgamePlayers}
BOTS = Bots("lynx", ("expert", "hard", "expert"))
BOT_TABLES = 2
TICKS = os.sysconf("SC_CLK_TCK")


def cpu(pid: int) -> dict[int, float]:
    """Seconds that each thread of a process has used."""
    used = {}
    for thread in Path(f"/proc/{pid}/task").iterdir():
        fields = (thread / "stat").read_text().rpartition(")")[2].split()
        used[int(thread.name)] = (int(fields[11]) + int(fields[12])) / TICKS
    return used


def deep_use(pid: int) -> float:
    """Seconds used by threads that have stepped back behind the others: bots that think for long."""
    usual = os.getpriority(os.PRIO_PROCESS, pid)
    used = cpu(pid)
    return sum(used[thread] for thread in used if os.getpriority(os.PRIO_PROCESS, thread) > usual)


def memory(pid: int) -> int:
    """Kilobytes in use."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def rest(count: Count, tables: int) -> None:
    """Until every table waits for somebody's move."""
    count.resting = True
    while len(count.held) < tables:
        await asyncio.sleep(0.01)


class Load:
    """Players at all tables of a server, who play for a while whenever they are told to."""

    def __init__(self, server: str, port: int, pid: int, tables: int, bots: bool) -> None:
        self.pid = pid
        self.tables = tables
        self.count = Count()
        self.players = PLAYERS[server](port, self.count)
        self.empty = 0
        self.beside = Count()
        self.bots = StolikPlayers(port, self.beside, BOTS) if bots else None

    async def sit_down(self) -> dict[str, float]:
        self.empty = memory(self.pid)
        await self.players.sit_down(self.tables)
        self.players.begin()
        await rest(self.count, self.tables)
        if self.bots is not None:
            await self.bots.sit_down(BOT_TABLES)
            self.bots.begin()
        return {"memory": self.memory()}

    async def play(self, seconds: float, think: bool) -> dict[str, float]:
        if think:
            self.beside.play()
        elif self.bots is not None:
            await rest(self.beside, BOT_TABLES)
        count = self.count
        count.waits.clear()
        moves, used, own = count.moves, cpu(self.pid), time.process_time()
        deep = deep_use(self.pid)
        start = time.perf_counter()
        count.play()
        await asyncio.sleep(seconds)
        await rest(self.count, self.tables)
        passed = time.perf_counter() - start
        self.beside.resting = True
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
            "deep": (deep_use(self.pid) - deep) / passed,
            "busy": sum(spent.values()) / passed,
            "load": own / passed,
            "memory": self.memory(),
            "games": count.games,
            "refused": count.refused,
        }

    def memory(self) -> float:
        """Kilobytes of the server for each table."""
        return (memory(self.pid) - self.empty) / self.tables


async def obey(server: str, port: str, pid: str, tables: str, *more: str) -> None:
    """Sit down, then play for as many seconds as each line of the input says."""
    load = Load(server, int(port), int(pid), int(tables), "--bots" in more)
    print(json.dumps(await load.sit_down()), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        seconds, *how = line.split()
        print(json.dumps(await load.play(float(seconds), "think" in how)), flush=True)


if __name__ == "__main__":
    uvloop.run(obey(*sys.argv[1:]))
