"""`stolik replay`: a record step by step; a finished one with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import RenderableType

from stolik import locales
from stolik.engine.record import Record
from stolik.engine.telling import Step
from stolik.engine.text import Say
from stolik.terminal import screen, seats, steps
from stolik.terminal.session import Ask, Show
from stolik.terminal.tables import table


class Replay:
    """A record as pages: the deal, then one page for each move."""

    def __init__(self, record: Record, language: str, show: Show) -> None:
        self.game = record.game
        self.say: Say = partial(locales.say, language)
        self.show = show
        self.names = seats.full_names(record.seats, self.say)
        self.table = table(record.game.name)
        self.state = record.state()
        over = self.state.over
        self.steps = list(steps.laid_open(record) if over else steps.seen_by(record, -1))
        opening = record.opening()
        self.first = steps.open_view(opening) if over else opening.view(None)

    @property
    def last(self) -> int:
        return len(self.steps)

    def page(self, number: int) -> Sequence[RenderableType]:
        """What the game looked like after so many moves, and the move that led there."""
        title = self.say("replay-page", number=number, last=self.last)
        step = self.steps[number - 1] if number else None
        view = step.after if step else self.first
        told = self.told(step) if step else [self.say("replay-deal")]
        drawn = self.table.draw(view, self.names, self.say)
        parts: list[RenderableType] = [
            *screen.lines([title], "bold"),
            *screen.lines(told),
            screen.frame(self.game, drawn, self.say),
        ]
        return parts if number < self.last else [*parts, *screen.lines(self.ending())]

    def told(self, step: Step) -> list[str]:
        return self.table.told(step, self.names, self.say) if step.move else []

    def ending(self) -> list[str]:
        outcome = self.state.outcome
        if outcome is None:
            return [self.say("replay-unfinished")]
        return self.table.closing(self.steps, outcome, self.names, self.say)

    def print_all(self) -> None:
        for number in range(self.last + 1):
            self.turn_to(number)

    def turn_to(self, number: int) -> None:
        for part in self.page(number):
            self.show(part)

    def leaf_through(self, ask: Ask) -> None:
        """Enter or n: on · p: back · a number: there · q: away."""
        number = 0
        self.turn_to(number)
        while True:
            try:
                key = ask(f"{self.say('replay-prompt')} ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                return
            if key == "q" or (key in ("", "n") and number == self.last):
                return
            wanted = self.wanted(key, number)
            if wanted is None:
                self.show(screen.notice(self.say("replay-keys", last=self.last)))
                continue
            number = wanted
            self.turn_to(number)

    def wanted(self, key: str, number: int) -> int | None:
        if key in ("", "n"):
            return number + 1
        if key == "p":
            return max(0, number - 1)
        return int(key) if key.isdecimal() and int(key) <= self.last else None


def replay(record: Record, language: str, by_hand: bool) -> None:
    sheet = screen.Screen()
    pages = Replay(record, language, sheet.show)
    if by_hand:
        pages.leaf_through(sheet.ask)
    else:
        pages.print_all()
