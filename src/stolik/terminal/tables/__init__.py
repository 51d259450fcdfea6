"""How each game looks in the terminal: one module a game, found by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stolik.engine.state import Outcome

Say = Callable[..., str]  # say("key", **fields): a sentence in the player's language
View = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """One move as a viewer saw it, with the viewer's view before and after."""

    seat: int
    move: str
    before: View
    after: View


@dataclass(frozen=True)
class Table:
    """What a table module gives. `told` and `closing` may be left out there; the plain ones are used then."""

    draw: Callable[[View, list[str], Say], RenderableType]  # the whole table from a view
    label: Callable[[str, View, Say], str]  # a few words beside a move in the numbered list
    applying: Callable[[View], tuple[str, ...]]  # ids of the rules that matter for the decision now
    told: Callable[[Step, list[str], Say], list[str]]  # what happened, in sentences
    closing: Callable[[Sequence[Step], Outcome, list[str], Say], list[str]]  # how it ended, and why


@cache
def table(game: str) -> Table:
    plain = import_module("stolik.terminal.tables.plain")
    name = f"stolik.terminal.tables.{game}"
    own = import_module(name) if find_spec(name) else plain
    return Table(
        own.draw,
        own.label,
        own.applying,
        getattr(own, "told", plain.told),
        getattr(own, "closing", plain.closing),
    )


def who(seat: int | None, viewer: int | None) -> str:
    """`you` or `other`, for sentences that differ by it."""
    return "you" if seat is not None and seat == viewer else "other"


def signed(points: int) -> str:
    """+3, 0, −5."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
