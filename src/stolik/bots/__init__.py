"""Bots: they are handed an observation and choose a move."""

from __future__ import annotations

from collections.abc import Callable

from stolik.engine import chance
from stolik.engine.chance import Seed
from stolik.engine.errors import BadOptions, UnknownBot, UnknownGame
from stolik.engine.observation import Observation
from stolik.engine.rng import Rng
from stolik.games import GAMES


def any_move(observation: Observation, rng: Rng) -> str:
    return observation.legal[rng.below(len(observation.legal))]


def greedy_move(observation: Observation, rng: Rng) -> str:
    definition = observation.game.definition
    code = definition.policy.greedy(observation.kernel, observation.seat, rng)
    return definition.notation.words(observation.kernel, observation.seat, [code])[0]


LEVELS: dict[str, Callable[[Observation, Rng], str]] = {"random": any_move, "greedy": greedy_move}


class Bot:
    """A player for one game at one level. The same seed makes the same choices."""

    def __init__(self, game: str, level: str, seed: Seed | None = None) -> None:
        if not isinstance(game, str) or game not in GAMES:
            raise UnknownGame(game, tuple(GAMES))
        if not isinstance(level, str) or level not in LEVELS:
            raise UnknownBot(game, level, tuple(LEVELS))
        self.game = game
        self.level = level
        bits = chance.fresh_seed() if seed is None else chance.seed_bytes(seed)
        self._rng = Rng(int.from_bytes(bits[:7], "big"))
        self._choose = LEVELS[level]

    def choose(self, observation: Observation) -> str:
        """A legal move, from what the observation's seat may know."""
        if observation.game.name != self.game:
            raise BadOptions("other-game", bot=self.game, game=observation.game.name)
        if not observation.legal:
            raise BadOptions("nothing-to-choose", seat=observation.seat)
        return self._choose(observation, self._rng)


def bot(game: str, level: str = "greedy", seed: Seed | None = None) -> Bot:
    return Bot(game, level, seed)
