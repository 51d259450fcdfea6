"""Rates and ratios: contenders take turns, so that noise hits all of them, and the best of each counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

LEAST_SECONDS = 0.02  # of CPU for one turn

Work = Callable[[int], int]  # play so many games; how many actions that took
Turn = Callable[[int], tuple[int, float]]  # the same, and the CPU seconds


def timed(work: Work) -> Turn:
    def turn(games: int) -> tuple[int, float]:
        start = time.process_time()
        actions = work(games)
        return actions, time.process_time() - start

    return turn


@dataclass
class Rate:
    """The best turn of a contender."""

    actions: float = 0.0  # a second
    games: float = 0.0


def best(contenders: dict[str, Turn], turns: int) -> dict[str, Rate]:
    sizes = {name: enough(turn) for name, turn in contenders.items()}
    rates = {name: Rate() for name in contenders}
    for _ in range(turns):
        for name, turn in contenders.items():
            actions, seconds = turn(sizes[name])
            if actions / seconds > rates[name].actions:
                rates[name] = Rate(actions / seconds, sizes[name] / seconds)
    return rates


def enough(turn: Turn) -> int:
    """So many games that a turn is long enough to be measured."""
    games = 1
    while turn(games)[1] < LEAST_SECONDS:
        games *= 2
    return games


@dataclass
class Row:
    """One line of the result: a figure, and what it was meant to be."""

    what: str
    value: float
    unit: str
    target: str = ""
    met: bool | None = None

    @classmethod
    def at_least(cls, what: str, value: float, least: float, unit: str = "×") -> Row:
        return cls(what, value, unit, f"≥ {least:g}", value >= least)

    @classmethod
    def at_most(cls, what: str, value: float, most: float, unit: str) -> Row:
        return cls(what, value, unit, f"≤ {most:g}", value <= most)

    def __str__(self) -> str:
        verdict = {True: "met", False: "NOT MET", None: ""}[self.met]
        return f"{self.what:60} {self.value:9.2f} {self.unit:3} {self.target:7} {verdict}".rstrip()

    def data(self) -> dict[str, object]:
        return asdict(self)
