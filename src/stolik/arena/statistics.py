"""What many results say: shares with 95 % intervals, means and spreads."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stolik.arena.matches import Result

Z = 1.959963984540054  # 97.5 % of a normal distribution lie below
TEAMS = {"piles": 98}  # games that all win or nobody, with the score that wins


@dataclass(frozen=True)
class Share:
    """How often something happened, with its Wilson 95 % interval. A shared win is a part of one."""

    times: float
    of: int

    @property
    def rate(self) -> float | None:
        return self.times / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float] | None:
        if not self.of:
            return None
        rate = self.times / self.of
        scale = 1 + Z * Z / self.of
        middle = (rate + Z * Z / (2 * self.of)) / scale
        reach = Z * math.sqrt(rate * (1 - rate) / self.of + Z * Z / (4 * self.of * self.of)) / scale
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def plain(self) -> dict[str, Any]:
        return {"wins": self.times, "games": self.of, "rate": self.rate, "interval": self.interval}


@dataclass(frozen=True)
class Spread:
    """Mean, standard deviation, least and most of some numbers; None where there are none."""

    mean: float | None
    deviation: float | None
    least: int | None
    most: int | None

    def plain(self) -> dict[str, Any]:
        return {"mean": self.mean, "deviation": self.deviation, "least": self.least, "most": self.most}


def spread(numbers: Sequence[int]) -> Spread:
    if not numbers:
        return Spread(None, None, None, None)
    mean = sum(numbers) / len(numbers)
    squares = sum((number - mean) ** 2 for number in numbers)
    deviation = math.sqrt(squares / (len(numbers) - 1)) if len(numbers) > 1 else None
    return Spread(mean, deviation, min(numbers), max(numbers))


@dataclass(frozen=True)
class Standing:
    """How one bot of the lineup, or one seat, has done."""

    name: str
    wins: Share
    scores: Spread

    def plain(self) -> dict[str, Any]:
        return {"name": self.name, **self.wins.plain(), "scores": self.scores.plain()}


@dataclass(frozen=True)
class Team:
    """How all have done together, in a game against the cards."""

    wins: Share
    left: Spread  # of what a win would have needed

    def plain(self) -> dict[str, Any]:
        return {**self.wins.plain(), "cards_left": self.left.plain()}


@dataclass(frozen=True)
class Summary:
    """A whole match. Games that were cut off count nowhere else."""

    games: int
    cut_off: int
    lengths: Spread
    bots: tuple[Standing, ...]
    seats: tuple[Standing, ...]
    team: Team | None

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "cut_off": self.cut_off,
            "lengths": self.lengths.plain(),
            "bots": [standing.plain() for standing in self.bots],
            "seats": [standing.plain() for standing in self.seats],
            "team": self.team.plain() if self.team else None,
        }


def summary(game: str, bots: Sequence[str], results: Iterable[Result]) -> Summary:
    everything = list(results)
    whole = [result for result in everything if not result.cut_off]
    places = range(len(bots))
    shared = game not in TEAMS
    sat = [[result.seats.index(bot) for result in whole] for bot in places]
    by_bot = [standing(bots[bot], whole, sat[bot], shared) for bot in places]
    by_seat = [standing(str(seat), whole, [seat] * len(whole), shared) for seat in places]
    return Summary(
        len(everything),
        len(everything) - len(whole),
        spread([result.length for result in whole]),
        tuple(by_bot),
        tuple(by_seat),
        team(whole, TEAMS[game]) if game in TEAMS else None,
    )


def standing(name: str, results: list[Result], seats: list[int], shared: bool) -> Standing:
    """How somebody has done who sat in these seats, one for each result; is a win shared by the winners?"""
    pairs = list(zip(results, seats, strict=True))
    wins = math.fsum(1 / len(result.winners) if shared else 1 for result, seat in pairs if seat in result.winners)
    return Standing(name, Share(wins, len(results)), spread([result.scores[seat] for result, seat in pairs]))


def team(results: list[Result], full: int) -> Team:
    won = sum(bool(result.winners) for result in results)
    return Team(Share(won, len(results)), spread([full - result.scores[0] for result in results]))
