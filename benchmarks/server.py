"""How much the server does: tables of four scripted players, every move on disk, against boardgame.io in memory.

`.venv/bin/python -m benchmarks.server [--tables 10,100,1000] [--turns N] [--seconds N] [--json FILE]`

Both servers are up at once, each with players of its own, and play in turns: the servers on one core, the players
on another. How Python was built counts: one that a Linux distribution has optimised is a good tenth faster here
than one from plain sources. boardgame.io comes from npm (`npm ci --prefix benchmarks/boardgame`); without it only
Stolik is measured. Linux only: what a process has used is read from /proc.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Self

from benchmarks.timing import Row

BOARDGAME = Path(__file__).parent / "boardgame"
SERVER_CORE, PLAYERS_CORE = 0, 1
WARM_UP = 2.0

Figures = dict[str, float]


class Contender:
    """A server on its core, and its players on theirs."""

    def __init__(self, name: str, command: list[str], tables: int, *more: str) -> None:
        self.name = name
        port = str(free_port())
        self.server = pinned([*command, port], SERVER_CORE)
        while port not in line(self.server):
            pass
        players = [sys.executable, "-m", "benchmarks.load", name, port, str(self.server.pid), str(tables)]
        self.players = pinned([*players, *more], PLAYERS_CORE)
        self.memory: float = json.loads(line(self.players))["memory"]
        self.turns: list[Figures] = []

    def play(self, seconds: float, how: str = "") -> Figures:
        assert self.players.stdin is not None
        print(seconds, how, file=self.players.stdin, flush=True)
        figures: Figures = json.loads(line(self.players))
        return figures

    def median(self, what: str) -> float:
        return statistics.median(turn[what] for turn in self.turns)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in (self.players, self.server):
            process.kill()
            process.communicate()


def pinned(command: list[str], core: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=partial(os.sched_setaffinity, 0, [core]),
    )


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = process.stdout.readline()
    if not found:
        sys.exit(f"{process.args!r} has ended")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def servers(folder: Path) -> dict[str, list[str]]:
    found = {"stolik": [sys.executable, "-m", "benchmarks.serving", str(folder / "stolik.db")]}
    if (BOARDGAME / "node_modules").is_dir():
        found["boardgame.io"] = ["node", str(BOARDGAME / "server.js")]
    return found


def measure(tables: int, turns: int, seconds: float) -> list[Contender]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        contenders = [
            stack.enter_context(Contender(name, command, tables))
            for name, command in servers(Path(folder)).items()
        ]
        for contender in contenders:
            contender.play(WARM_UP)
        for turn in range(turns):
            for contender in contenders[:: -1 if turn % 2 else 1]:
                contender.turns.append(contender.play(seconds))
        return contenders


def tell(tables: int, contenders: list[Contender]) -> None:
    print(f"  {tables} tables, {len(contenders[0].turns)} turns each, in the middle")
    for one in contenders:
        print(
            f"    {one.name:13} {one.median('rate'):7.0f} moves/s   ack p50 {one.median('p50'):7.2f} ms, "
            f"p99 {one.median('p99'):7.2f} ms   {one.median('cpu'):5.0f} µs of CPU a move "
            f"({one.median('loop'):.0f} on its loop)   {one.memory:4.0f} kB a table, "
            f"{one.turns[-1]['memory']:.0f} after {sum(turn['moves'] for turn in one.turns):.0f} moves"
            f"   core {one.median('busy'):.2f}, players {one.median('load'):.2f}",
            flush=True,
        )


def rows(tables: int, ours: Contender, theirs: Contender) -> Iterator[Row]:
    """Ratios, each in the middle of those of all pairs of turns."""

    def ratio(what: str, more: bool) -> float:
        pairs = zip(ours.turns, theirs.turns, strict=True)
        return statistics.median(a[what] / b[what] if more else b[what] / a[what] for a, b in pairs)

    title = f"{tables} tables, against boardgame.io"
    if tables == 100:
        yield Row.at_least(f"{title}: moves/s", ratio("rate", True), 3)
    else:
        yield Row(f"{title}: moves/s", ratio("rate", True), "×")
    yield Row(f"{title}: ack p50, times shorter", ratio("p50", False), "×")
    yield Row(f"{title}: ack p99, times shorter", ratio("p99", False), "×")
    yield Row(f"{title}: CPU a move, times less", ratio("cpu", False), "×")
    yield Row(f"{title}: memory a table, times less", theirs.memory / ours.memory, "×")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", default="10,100,1000", help="how many, separated by commas (10,100,1000)")
    parser.add_argument("--turns", type=int, default=8, help="how often each server is measured (8)")
    parser.add_argument("--seconds", type=float, default=2, help="how long a turn is (2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    arguments = parser.parse_args()
    print(f"  Python {platform.python_version()} of {platform.python_build()[1]}, {platform.python_compiler()}")
    found: list[Row] = []
    for tables in map(int, arguments.tables.split(",")):
        contenders = measure(tables, arguments.turns, arguments.seconds)
        tell(tables, contenders)
        if len(contenders) == 2:
            found += rows(tables, *contenders)
    print("", *found, sep="\n")
    if arguments.json:
        arguments.json.write_text(json.dumps([row.data() for row in found], indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
