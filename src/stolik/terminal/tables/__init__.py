"""How each game looks in the terminal: one module a game, found by its name. The words are the game's telling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from stolik.engine.game import Telling
from stolik.engine.telling import Step, View
from stolik.engine.text import Say
from stolik.games import GAMES

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stolik.engine.state import Outcome

Draw = Callable[[View, list[str], Say], "RenderableType"]  # the whole table from a view


@dataclass(frozen=True)
class Table:
    """A game's drawing, and its telling in the words of whoever says it."""

    draw: Draw
    telling: Telling
    paragraphs: tuple[str, ...]  # sentences with an empty line before them in the closing

    def applying(self, view: View) -> tuple[str, ...]:
        return self.telling.applying(view)

    def asked(self, view: View, say: Say) -> str:
        return self.telling.asked(view).said(say)

    def label(self, move: str, view: View, say: Say) -> str:
        return self.telling.label(move, view).said(say)

    def told(self, step: Step, names: list[str], say: Say) -> list[str]:
        return [text.said(say) for text in self.telling.told(step, names)]

    def closing(self, steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
        lines = []
        for text in self.telling.closing(steps, outcome, names):
            lines += ["", text.said(say)] if text.id in self.paragraphs else [text.said(say)]
        return lines


@cache
def table(game: str) -> Table:
    own = drawing(game)
    return Table(own.draw, GAMES[game].telling, getattr(own, "PARAGRAPHS", ()))


def drawing(game: str) -> ModuleType:
    """The module of a game; the plain one where it has none."""
    name = f"stolik.terminal.tables.{game}"
    return import_module(name if find_spec(name) else "stolik.terminal.tables.plain")
