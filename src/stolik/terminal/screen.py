"""The terminal as a sheet of paper: what is shown on it, and what is asked."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stolik.engine.game import Game
from stolik.engine.options import value_text
from stolik.engine.text import Say
from stolik.terminal.tables import paper

WIDEST = 100


class Screen:
    """Shows on stdout and asks on stdin, a line at a time, at a terminal and in a pipe alike."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (line editing, where there is any)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing, soft_wrap=isinstance(thing, str))  # a plain string may hold a path: one line

    def ask(self, prompt: str) -> str:
        """A line the person types. EOFError where there are no more."""
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)  # a terminal shows what is typed; a pipe does not
        return line


def frame(game: Game, body: RenderableType, say: Say) -> Panel:
    """A table with the name of its game, and how it differs from the usual one."""
    unusual = [
        f"{option.name}={value_text(game.options[option.name])}"
        for option in game.definition.options
        if game.options[option.name] != option.default
    ]
    return Panel(
        body,
        title=Text(say(f"{game.name}-name"), style="bold"),
        title_align="left",
        subtitle=Text(" · ".join(unusual)) if unusual else None,
        subtitle_align="right",
        box=ROUNDED,
        border_style=paper.FAINT,
        padding=(0, 1),
    )


def numbered(entries: Sequence[tuple[str, str, str]]) -> Columns:
    """The numbered list of moves: what to type, the move, a few words."""
    width = max(len(move) for _, move, _ in entries)
    lines = [
        Text.assemble((f"{pick:>3} ", paper.FAINT), (f" {move:<{width}} ", "bold"), f" {words}")
        for pick, move, words in entries
    ]
    return Columns(lines, padding=(0, 2), column_first=True)


def lines(texts: Sequence[str], style: str = "") -> list[Text]:
    return [Text(text, style=style) for text in texts]


def notice(text: str) -> Text:
    """A refusal: a sign and a sentence, so that it stands out without colour."""
    return Text.assemble(("! ", f"bold {paper.SUNFLOWER}"), text)


def rule(number: str, say: Say) -> Table:
    """A rule with its number in the margin."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=paper.FAINT, no_wrap=True)
    grid.add_column()
    grid.add_row(number, say(f"rule-{number}"))
    return grid
