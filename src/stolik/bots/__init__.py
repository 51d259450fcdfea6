"""Bots: they are handed an observation and choose a move, and they can say why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

from stolik.bots.thinking import think
from stolik.engine import chance
from stolik.engine.chance import Seed
from stolik.engine.errors import BadOptions, UnknownBot, UnknownGame
from stolik.engine.mind import Mind
from stolik.engine.observation import Observation
from stolik.engine.options import settle
from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import Idea, Level, Thought
from stolik.games import GAMES

BASELINES = ("random", "greedy")  # for simulation and tests
STRENGTHS = ("easy", "normal", "hard", "expert")  # for people
LEVELS = BASELINES + STRENGTHS
USUAL = "normal"

GREEDY = Level()


@dataclass(frozen=True)
class Candidate:
    """A move a bot has thought about: what it is worth (0 … 1), and how often it was tried."""

    move: str
    value: float
    visits: int


@dataclass(frozen=True)
class Explanation:
    """Why a bot chooses a move: it is the first of the candidates; the others follow by worth."""

    move: str
    candidates: tuple[Candidate, ...]
    why: Text


class Bot:
    """A player for one game at one level. The same seed makes the same choices."""

    def __init__(self, game: str, level: str = USUAL, seed: Seed | None = None, **settings: object) -> None:
        if not isinstance(game, str) or game not in GAMES:
            raise UnknownGame(game, tuple(GAMES))
        if not isinstance(level, str) or level not in LEVELS:
            raise UnknownBot(game, level, LEVELS)
        self.game = game
        self.level = level
        self.settings = settle(GAMES[game].policy.SETTINGS, settings)
        bits = chance.fresh_seed() if seed is None else chance.seed_bytes(seed)
        self._seed = int.from_bytes(bits[:6], "big")
        self._chosen = 0

    def choose(self, observation: Observation, seconds: float = inf) -> str:
        """A legal move, from what the observation's seat may know; within so many seconds, or a moment longer."""
        _, thought = self._think(observation, seconds)
        self._chosen += 1
        return words(observation, [thought.code])[0]

    def explain(self, observation: Observation, seconds: float = inf) -> Explanation:
        """What `choose` would choose now, and why."""
        mind, thought = self._think(observation, seconds)
        moves = words(observation, [idea.code for idea in thought.ideas])
        candidates = tuple(
            Candidate(move, idea.value, idea.visits) for move, idea in zip(moves, thought.ideas, strict=True)
        )
        return Explanation(moves[0], candidates, thought.why or mind.why(observation.seat, thought))

    def signals(self, observation: Observation) -> list[str]:
        """What it would tell the others now, besides any move; nothing in most games."""
        self._check(observation)
        definition = observation.game.definition
        if self.level in BASELINES:
            return []
        mind = definition.policy.Mind(observation.kernel.copy())
        return words(observation, mind.signals(observation.seat, self.settings, self._rng()))

    def _think(self, observation: Observation, seconds: float) -> tuple[Mind, Thought]:
        self._check(observation)
        if not observation.legal:
            raise BadOptions("nothing-to-choose", seat=observation.seat)
        definition, kernel, seat = observation.game.definition, observation.kernel, observation.seat
        if self.level == "random":
            return definition.policy.Mind(kernel.copy()), any_code(observation, self._rng())
        level = GREEDY if self.level == "greedy" else definition.policy.LEVELS[self.level]
        level = replace(level, seconds=min(level.seconds, seconds))
        return think(definition, kernel, seat, level, self.settings, self._rng())

    def _check(self, observation: Observation) -> None:
        if observation.game.name != self.game:
            raise BadOptions("other-game", bot=self.game, game=observation.game.name)

    def _rng(self) -> Rng:
        """The luck of the next choice."""
        return Rng(self._seed + (self._chosen << 48))


def any_code(observation: Observation, rng: Rng) -> Thought:
    kernel = observation.kernel.copy()
    code = kernel.code(rng.below(kernel.fill(observation.seat)))
    return Thought((Idea(code, 0.5, 0),), Text("bot-why-any"))


def words(observation: Observation, codes: list[int]) -> list[str]:
    return observation.game.definition.notation.words(observation.kernel, observation.seat, codes)


def bot(game: str, level: str = USUAL, seed: Seed | None = None, **settings: object) -> Bot:
    return Bot(game, level, seed, **settings)
