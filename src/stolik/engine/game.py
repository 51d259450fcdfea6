"""A game ready to be dealt: its definition, the number of players and the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from stolik.engine import chance
from stolik.engine.chance import Seed
from stolik.engine.errors import BadOptions, quoted
from stolik.engine.kernel import Kernel
from stolik.engine.layout import Layout
from stolik.engine.mind import Mind
from stolik.engine.options import Option, Options, settle, value_text
from stolik.engine.rng import Rng
from stolik.engine.state import Outcome, State
from stolik.engine.telling import Step
from stolik.engine.text import Text
from stolik.engine.thought import Level

Reason = tuple[str, str, dict[str, object]]


class Notation(Protocol):
    """notation.py: moves as text."""

    WORDS: list[str]  # by code; codes beyond are worded by what the state is like

    def words(self, kernel: Any, seat: int, codes: list[int]) -> list[str]:
        """Codes of a seat, as it writes them."""

    def read(self, kernel: Any, seat: int, word: str) -> int:
        """The code of a word, −1 where it is none of the game's notation."""

    def seen(self, word: str, mover: int, viewer: int) -> str:
        """A move as another seat (−1: a spectator) sees it; "" where it is not told of it at all."""

    def parts(self, word: str) -> dict[str, Any]:
        """What a move, as written or as seen, is made of: `do`, then cards and the like. Not to be changed."""


class View(Protocol):
    """view.py: what a seat may know."""

    def public(self, kernel: Any) -> dict[str, Any]:
        """What everybody knows: the view of a spectator."""

    def own(self, kernel: Any, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """What a seat knows besides: keys of the public view with its own values."""


class Position(Protocol):
    """position.py: everything, as plain data."""

    def write(self, kernel: Any) -> dict[str, Any]: ...

    def read(self, kernel: Any, layout: Layout) -> None:
        """Lay a position out on a fresh kernel."""


class Refusals(Protocol):
    """refusals.py: why a move is not allowed."""

    def refuse(self, kernel: Any, seat: int, word: str) -> Reason:
        """Rule, reason and what fills its sentence, for a word of the notation that the seat may not play now."""


class Policy(Protocol):
    """policy.py: a sensible move without search, and what search needs to find better ones."""

    LEVELS: dict[str, Level]  # by name: how hard a bot thinks
    SETTINGS: tuple[Option, ...]  # of a bot

    @property
    def Mind(self) -> Callable[[Any], Mind]:  # noqa: N802
        """What search tries things out with, made from a state of its own."""

    def greedy(self, kernel: Any, seat: int, rng: Rng) -> int:
        """A legal code, from what the seat may know."""


class Telling(Protocol):
    """telling.py: the game in sentences, from what a viewer may know."""

    def applying(self, view: dict[str, Any]) -> tuple[str, ...]:
        """Ids of the rules that matter for the decision now."""

    def asked(self, view: dict[str, Any]) -> Text:
        """What is asked of a viewer who may act."""

    def label(self, move: str, view: dict[str, Any]) -> Text:
        """A few words beside a move: what it would do."""

    def told(self, step: Step, names: Sequence[str]) -> list[Text]:
        """What happened in a step."""

    def closing(self, steps: Sequence[Step], outcome: Outcome, names: Sequence[str]) -> list[Text]:
        """How it ended, and why. The first sentence is the result. Of the steps it needs the last, and those that
        begin a new chapter."""


class Build(Protocol):
    def __call__(self, players: int, options: Any) -> Kernel: ...


class Check(Protocol):
    def __call__(self, players: int, options: Any) -> None:
        """BadOptions where options do not go together."""


def anything_goes(players: int, options: Any) -> None:
    """Every mix of options is fine."""


def one_chapter(kernel: Any) -> int:
    """Only the end is told again when the game is over."""
    return 0


@dataclass(frozen=True)
class Definition:
    """What a game is. One for each folder under games/."""

    name: str
    prefix: str  # of its rule ids
    version: int  # of its rules: one more whenever any result could change
    seats: range
    minutes: tuple[int, int]  # about how long people play it
    options: tuple[Option, ...]
    codes: int  # codes are 0 … codes − 1
    build: Build
    notation: Notation
    view: View
    position: Position
    refusals: Refusals
    policy: Policy
    telling: Telling
    turn_rule: str  # whose turn it is
    move_rule: str  # what may be done in it
    end_rule: str  # when it is over
    check: Check = anything_goes
    chapter: Callable[[Any], int] = one_chapter  # a step that leads to another is told again at the end
    free_talk: bool = True  # False: players may only use the game's own signals


class Game:
    """A game with its players and options settled. Two with the same settings are equal."""

    __slots__ = ("definition", "options", "players")

    def __init__(
        self, definition: Definition, players: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        if players is None:
            players = definition.seats[0]
        if type(players) is not int or players not in definition.seats:
            fewest, most = definition.seats[0], definition.seats[-1]
            raise BadOptions("players", game=definition.name, players=quoted(players), fewest=fewest, most=most)
        self.definition = definition
        self.players = players
        self.options: Options = settle(definition.options, options or {})
        definition.check(players, self.options)

    @property
    def name(self) -> str:
        return self.definition.name

    def kernel(self) -> Kernel:
        """An empty kernel with these options, nothing dealt."""
        return self.definition.build(self.players, self.options)

    def deal(self, seed: Seed | None = None) -> State:
        """A new game. The same seed deals the same cards on every machine, for ever; none: a fresh one."""
        kernel = self.kernel()
        kernel.seal(chance.fresh_seed() if seed is None else chance.seed_bytes(seed))
        kernel.deal()
        return State(self, kernel)

    def deal_fast(self, rng: Rng) -> Kernel:
        """A new game for simulation, from the fast generator."""
        kernel = self.kernel()
        kernel.unseal(rng)
        kernel.deal()
        return kernel

    def at(self, position: Mapping[str, Any], seed: Seed | None = None) -> State:
        """The game at a position (docs/positions.md). BadPosition says what is wrong with it.

        Later shuffles come from `seed`, else from the position's own, else from a fresh one.
        """
        layout = Layout(position, self.players)
        own = layout.seed()
        shuffles = layout.number("shuffles", 0, range(2**31))
        wanted = own if seed is None else seed
        kernel = self.kernel()
        kernel.seal(chance.fresh_seed() if wanted is None else chance.seed_bytes(wanted), shuffles)
        self.definition.position.read(kernel, layout)
        return State(self, kernel)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        """The canonical text: `toads players=2 rounds=2 professional=true`."""
        settings = {"players": self.players, **self.options}
        return " ".join([self.name, *(f"{name}={value_text(value)}" for name, value in settings.items())])

    def __repr__(self) -> str:
        return f"<Game {self}>"
