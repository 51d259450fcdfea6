"""Matches between bots: many games of one setting, seats rotated, the same seed the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from stolik.bots import LEVELS
from stolik.engine import chance
from stolik.engine.errors import UnknownBot
from stolik.engine.game import Game
from stolik.engine.kernel import Kernel
from stolik.engine.observation import Observation
from stolik.engine.rng import Rng

LIMIT = 100_000

Choose = Callable[[Kernel, int, Rng], int]  # a code for a seat


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
    choosers = [chooser(game, level) for level in bots]
    rng = Rng(int.from_bytes(chance.seed_bytes(seed)[:7], "big"))
    for number in range(games):
        seats = tuple((seat + number) % game.players for seat in range(game.players))
        yield play_one(game, seats, [choosers[bot] for bot in seats], rng, limit)


def play_one(game: Game, seats: tuple[int, ...], choosers: list[Choose], rng: Rng, limit: int) -> Result:
    kernel = game.deal_fast(rng)
    length = 0
    seat = kernel.actor()
    while seat >= 0 and length < limit:
        seat = kernel.apply(seat, choosers[seat](kernel, seat, rng))
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


def chooser(game: Game, level: str) -> Choose:
    """How a level chooses a code. The two quick ones work on the kernel, and look at nothing hidden."""
    if level == "greedy":
        return game.definition.policy.greedy
    if level == "random":
        return any_code
    if level not in LEVELS:
        raise UnknownBot(game.name, level, tuple(LEVELS))
    return by_observation(game, level)


def any_code(kernel: Kernel, seat: int, rng: Rng) -> int:
    return kernel.code(rng.below(kernel.fill(seat)))


def by_observation(game: Game, level: str) -> Choose:
    choose = LEVELS[level]

    def code(kernel: Kernel, seat: int, rng: Rng) -> int:
        word = choose(Observation(game, seat, kernel), rng)
        return game.definition.notation.read(kernel, seat, word)

    return code
