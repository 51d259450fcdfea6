"""Somebody at the table: answers from a script, and reads everything that is shown, 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

import stolik
from stolik.terminal import seats
from stolik.terminal.session import Session


class Person:
    """Types the lines of a script; after the last one, the input is at its end."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self.lines = iter(lines)
        self.paper = StringIO()
        self.console = Console(file=self.paper, width=80, highlight=False, markup=False, emoji=False)

    def ask(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.console.print(f"{prompt}{line}", soft_wrap=True)
        return line

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def words(self) -> str:
        """All that was shown, without regard to where lines break."""
        return " ".join(self.text.split())


class Sensible(Person):
    """Plays what a greedy bot would, and lets the others play when asked for signals."""

    session: Session

    def __init__(self, game: str) -> None:
        super().__init__()
        self.bot = stolik.bot(game, "greedy", seed="a sensible person")

    def ask(self, prompt: str) -> str:
        state, me = self.session.state, self.session.me
        line = self.bot.choose(state.observe(me)) if me in state.actors else ""
        self.console.print(f"{prompt}{line}", soft_wrap=True)
        return line


def new_record(name: str, players: int, person: int = 0, seed: str = "a", **options: Any) -> stolik.Record:
    levels = ["greedy"] * (players - 1)
    game = stolik.game(name, players, **options)
    return stolik.Record.begin(game, seats.seated(players, person, levels), seed)


def sit_down(record: stolik.Record, person: Person, language: str = "en") -> Session:
    kept: list[str] = []
    session = Session(record, language, person.ask, person.show, lambda record: kept.append(record.dumps()))
    if isinstance(person, Sensible):
        person.session = session
    return session
