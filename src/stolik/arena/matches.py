"""Matches between bots: many games of one setting, seats rotated, the same seed the same results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from stolik.bots import Bot
from stolik.engine import chance
from stolik.engine.game import Game
from stolik.engine.kernel import Kernel
from stolik.engine.observation import Observation
from stolik.engine.rng import Rng

LIMIT = 100_000


class Player(Protocol):
    """Somebody who can sit at the table, and looks at nothing hidden."""

    def choose(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        """A code for the seat."""

    def speak(self, kernel: Kernel, seat: int) -> None:
        """Give the signals the seat wishes to give before another one moves."""


@dataclass(frozen=True)
class Result:
    """One game of a match. `seats` says which bot of the lineup sat in each seat."""

    seats: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    length: int
    cut_off: bool  # the limit ended it, not the rules


def play_match(
    game: Game, bots: Sequence[str], games: int, seed: chance.Seed, limit: int = LIMIT
) -> Iterator[Result]:
    """Play so many games between bots, one for each player, and give the result of each as it ends."""
    rng = Rng(int.from_bytes(chance.seed_bytes(seed)[:7], "big"))
    players = [player(game, level, rng) for level in bots]
    for number in range(games):
        seats = tuple((seat + number) % game.players for seat in range(game.players))
        yield play_one(game, seats, [players[bot] for bot in seats], rng, limit)


def play_one(game: Game, seats: tuple[int, ...], players: list[Player], rng: Rng, limit: int) -> Result:
    kernel = game.deal_fast(rng)
    length = 0
    before = -1
    seat = kernel.actor()
    while seat >= 0 and length < limit:
        if seat != before:
            for other in range(game.players):
                players[other].speak(kernel, other)
        before = seat
        seat = kernel.apply(seat, players[seat].choose(kernel, seat, rng))
        length += 1
    mask = kernel.winner_mask
    everyone = range(game.players)
    return Result(
        seats,
        tuple(place for place in everyone if mask >> place & 1),
        tuple(kernel.score(place) for place in everyone),
        length,
        not kernel.over,
    )


def player(game: Game, level: str, rng: Rng) -> Player:
    """Somebody who plays at a level. The two quick ones work on the kernel, and look at nothing hidden."""
    if level == "greedy":
        return Greedy(game)
    if level == "random":
        return Random()
    return Thinker(game, Bot(game.name, level, rng.below(1 << 30)))


class Random:
    """Plays anything that is allowed."""

    def choose(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        return kernel.code(rng.below(kernel.fill(seat)))

    def speak(self, kernel: Kernel, seat: int) -> None:
        pass


class Greedy(Random):
    """Plays what the game's policy says at once."""

    def __init__(self, game: Game) -> None:
        self.policy = game.definition.policy

    def choose(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        return self.policy.greedy(kernel, seat, rng)


class Thinker:
    """A bot that is handed observations."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot

    def choose(self, kernel: Kernel, seat: int, rng: Rng) -> int:
        word = self.bot.choose(Observation(self.game, seat, kernel))
        return self.game.definition.notation.read(kernel, seat, word)

    def speak(self, kernel: Kernel, seat: int) -> None:
        if kernel.fill_signals(seat):
            for word in self.bot.signals(Observation(self.game, seat, kernel)):
                kernel.apply(seat, self.game.definition.notation.read(kernel, seat, word))
