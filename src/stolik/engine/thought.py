"""How hard a bot thinks, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.text import Text

WIN = 10_000  # what a won game is worth


@dataclass(frozen=True)
class Level:
    """How a game is played at a level. Strength is a number of simulations, the same on every machine."""

    simulations: int = 0  # games tried out for one decision; 0: the greedy policy decides
    crowd: int = 0  # so many with more than two players, where others make too little difference; 0: as many
    tree: bool = False  # information-set tree search, not flat Monte Carlo
    ahead: int = 0  # decisions in a game tried out that are thought about, too …
    inside: int = 0  # … by trying out so many
    noise: int = 0  # up to so many ten-thousandths of a win each value is mistaken by
    seconds: float = 60.0  # an upper bound for slow machines


@dataclass(frozen=True)
class Idea:
    """A move that was thought about: its code, what it is worth (0 … 1), and how often it was tried."""

    code: int
    value: float
    visits: int


@dataclass(frozen=True)
class Thought:
    """What came of thinking: ideas, the chosen one first, the others by worth."""

    ideas: tuple[Idea, ...]
    why: Text | None = None  # None: the game's mind is asked

    @property
    def code(self) -> int:
        return self.ideas[0].code
