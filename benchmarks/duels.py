"""Games between a level and its rivals, counted as they are played and taken up again where they were left."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import stolik
from stolik.arena.statistics import Share
from stolik.bots import STRENGTHS
from stolik.games.lie import policy as lie
from stolik.games.seventeen import policy as seventeen

KEPT = Path("build/strength")
SOURCES = Path(stolik.__file__).parent

Quick = Callable[[Any, int, stolik.Rng], int]


@dataclass(frozen=True)
class Duel:
    """One seat at a level against the others; the seats rotate. In a game of one team all seats are the hero's."""

    game: stolik.Game
    hero: str
    rivals: str = ""
    bar: float | None = None

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.definition.options}
        options = [f"{key}={value}" for key, value in self.game.options.items() if value != defaults[key]]
        table = ", ".join([self.game.name, f"{self.game.players} players", *options])
        return f"{table}: {self.hero} against {self.rivals}" if self.rivals else f"{table}: {self.hero}"

    @property
    def file(self) -> Path:
        """Results so far; others where what they hang on has changed."""
        levels = self.game.definition.policy.LEVELS
        key = f"{self.game} {self.hero} {levels.get(self.hero)} {self.rivals} {levels.get(self.rivals)}"
        digest = hashlib.sha256(key.encode() + sources(self.game.name)).hexdigest()
        return KEPT / f"{self.game.name}-{digest[:12]}.txt"


@dataclass(frozen=True)
class Played:
    """A game, or many: what the hero has won (a shared win is a part of one), and what it cost to decide."""

    games: int = 0
    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def __add__(self, other: Played) -> Played:
        return Played(
            self.games + other.games,
            self.won + other.won,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.simulations + other.simulations,
        )

    def line(self, number: int) -> str:
        """A game and its number, as it is kept."""
        return f"{number} {self.won} {self.decisions} {self.seconds} {self.simulations}\n"

    @classmethod
    def read(cls, line: str) -> tuple[int, Played]:
        number, won, decisions, seconds, simulations = line.split()
        return int(number), cls(1, float(won), int(decisions), float(seconds), int(simulations))

    @property
    def share(self) -> Share:
        return Share(self.won, self.games)


def played(duel: Duel, games: int) -> Iterator[Played]:
    """What has come of the first game, of two, of three …; each is kept at once."""
    duel.file.parent.mkdir(parents=True, exist_ok=True)
    known = dict(map(Played.read, duel.file.read_text().splitlines() if duel.file.exists() else []))
    total = Played()
    with duel.file.open("a") as kept:
        for number in range(games):
            one = known.get(number)
            if one is None:
                one = Game(duel, number).play()
                kept.write(one.line(number))
                kept.flush()
            total += one
            yield total


@cache
def sources(game: str) -> bytes:
    """A digest of all that decides how a game and its bots play."""
    digest = hashlib.sha256()
    for folder in ("engine", "bots", f"games/{game}"):
        for file in sorted((SOURCES / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.digest()


class Game:
    """One deal that nothing was tuned on. The same number is the same game."""

    def __init__(self, duel: Duel, number: int) -> None:
        self.duel, self.number = duel, number
        self.state = duel.game.deal(f"strength of bots {duel.game} {number}")
        self.hero = number % duel.game.players
        self.team = not duel.rivals
        self.rng = stolik.Rng(number)
        self.moves = 0
        self.cost = Played()

    def play(self) -> Played:
        before = -1
        while not self.state.over:
            seat = self.state.actors[0]
            if seat != before:
                self.let_speak()
            before = seat
            self.state.play(seat, self.move(seat))
            self.moves += 1
        return self.cost + Played(1, self.won())

    def won(self) -> float:
        assert self.state.outcome is not None
        winners = self.state.outcome.winners
        if self.team:
            return float(bool(winners))
        return 1 / len(winners) if self.hero in winners else 0.0

    def level(self, seat: int) -> str:
        return self.duel.hero if self.team or seat == self.hero else self.duel.rivals

    def bot(self, seat: int) -> stolik.Bot:
        return stolik.bot(self.duel.game.name, self.level(seat), f"{self.number} {self.moves} {seat}")

    def let_speak(self) -> None:
        for seat in range(self.duel.game.players):
            if self.level(seat) in STRENGTHS and self.state.signals(seat):
                for signal in self.bot(seat).signals(self.state.observe(seat)):
                    self.state.play(seat, signal)

    def move(self, seat: int) -> str:
        level = self.level(seat)
        if level not in STRENGTHS:
            code = quick(self.duel.game, level)(self.state.kernel, seat, self.rng)
            return self.state.notation.words(self.state.kernel, seat, [code])[0]
        observation = self.state.observe(seat)
        start = time.thread_time()
        explanation = self.bot(seat).explain(observation)
        if level == self.duel.hero and len(observation.legal) > 1:
            visits = sum(candidate.visits for candidate in explanation.candidates)
            self.cost += Played(0, 0.0, 1, time.thread_time() - start, visits)
        return explanation.move


def quick(game: stolik.Game, name: str) -> Quick:
    """A rival that does not search: the game's greedy policy, or one that knows a chance and trusts it."""
    rivals: dict[str, Quick] = {"exact": seventeen.exact, "checker": lie.checker}
    return rivals.get(name) or game.definition.policy.greedy
