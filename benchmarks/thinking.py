"""Do tables notice that bots think at others? Scripted players, with and without deep thought beside them.

`.venv/bin/python -m benchmarks.thinking [--tables N] [--turns N] [--seconds N]`

The server has one core, bots and all, the players another: the worst that can happen. In every other turn the
persons at the bots' tables rest, and so do the bots there. Linux only, as `benchmarks.server`, which this is like.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from benchmarks.server import Contender, Figures, servers
from benchmarks.timing import Row


def measure(tables: int, turns: int, seconds: float) -> tuple[list[Figures], list[Figures]]:
    """Figures of turns without and with bots that think."""
    found: tuple[list[Figures], list[Figures]] = [], []
    with tempfile.TemporaryDirectory() as folder:
        command = servers(Path(folder))["stolik"]
        with Contender("stolik", command, tables, "--bots") as stolik:
            for turn in range(-2, 2 * turns):
                figures = stolik.play(seconds, "think" if turn % 2 else "")
                if turn >= 0:
                    found[turn % 2].append(figures)
    return found


def tell(title: str, turns: list[Figures]) -> None:
    rate, p50, p99, thought = (
        statistics.median(turn[what] for turn in turns) for what in ("rate", "p50", "p99", "deep")
    )
    print(
        f"    {title:13} {rate:7.0f} moves/s   ack p50 {p50:7.2f} ms, p99 {p99:7.2f} ms   "
        f"bots {thought:.0%} of the core"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100, help="of scripted players (100)")
    parser.add_argument("--turns", type=int, default=8, help="of each kind (8)")
    parser.add_argument("--seconds", type=float, default=2, help="how long a turn is (2)")
    arguments = parser.parse_args()
    without, thinking = measure(arguments.tables, arguments.turns, arguments.seconds)
    print(f"  {arguments.tables} tables, {arguments.turns} turns each, in the middle")
    tell("nobody thinks", without)
    tell("bots think", thinking)
    print()
    for what, title in (("rate", "moves/s"), ("p50", "ack p50"), ("p99", "ack p99")):
        pairs = zip(thinking, without, strict=True)
        print(
            Row(
                f"bots thinking, against none: {title}",
                statistics.median(a[what] / b[what] for a, b in pairs),
                "×",
            )
        )


if __name__ == "__main__":
    main()
