"""A table with people, bots and a clock of its own, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import stolik
from stolik.table import commands, events
from stolik.table.commands import Command
from stolik.table.events import Event
from stolik.table.play import Play
from stolik.table.refusals import Refused
from stolik.table.shapes import Happened, Now
from stolik.table.table import Table

NAMES = ("Ala", "Bob", "Cyryl", "Dora", "Edek", "Fela")
SECRET = bytes(range(32))


class Evening:
    """Persons `p0`, `p1` … sit in the first seats, bots in the others, and the game has begun."""

    def __init__(
        self,
        game: str = "toads",
        players: int = 2,
        persons: int = 2,
        *,
        start: bool = True,
        here: bool = True,
        secret: bytes = SECRET,
        **wishes: Any,
    ) -> None:
        self.time = 1000.0
        self.count = 0
        wishes = {"pace": 0.0, **wishes}
        self.table, self.facts = Table.create(
            commands.Create("t1", "KOTEK", secret, "p0", NAMES[0], game, players, **wishes), self.time
        )
        for number in range(1, persons):
            self.do(commands.Sit(f"p{number}", NAMES[number]))
        if here:
            for number in range(persons):
                self.do(commands.Connected(f"p{number}", f"{number:02x}" * 16))
        if start:
            self.do(commands.Start("p0", self.id(), "greedy"))

    # -- asking for something

    def id(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def do(self, command: Command) -> list[Event]:
        facts = self.table.handle(command, self.time)
        self.facts += facts
        return facts

    def refused(self, command: Command) -> Refused:
        """The refusal of a command, after which nothing has changed."""
        before = everything(self.table)
        with pytest.raises(Refused) as caught:
            self.table.handle(command, self.time)
        assert everything(self.table) == before, "a refused command changed something"
        for language in ("en", "pl"):
            assert caught.value.text.worded(language)
        return caught.value

    def command(self, seat: int, move: str, n: int | None = None) -> commands.Move:
        person = f"p{seat}"
        return commands.Move(person, self.id(), self.now(seat).n if n is None else n, move)

    def move(self, seat: int, move: str, n: int | None = None) -> list[Event]:
        return self.do(self.command(seat, move, n))

    def any_move(self, seat: int) -> list[Event]:
        return self.move(seat, self.now(seat).choices[0].move)

    # -- time and bots

    def wait(self, seconds: float) -> list[Event]:
        """Let time pass, with a tick whenever one is due."""
        facts: list[Event] = []
        end = self.time + seconds
        while (at := self.table.deadline()) is not None and at <= end:
            self.time = max(self.time, at)
            facts += self.do(commands.Tick())
            if self.table.deadline() == at:
                raise AssertionError("a deadline does not go away")
        self.time = end
        return facts

    def hush(self) -> None:
        """Bots that may signal first do not."""
        for thinker in self.table.thinkers():
            if thinker.wants == "signals":
                self.do(commands.BotSignalled(thinker.ticket))

    def think(self, choice: str | None = None) -> list[Event]:
        """Let every bot that is asked answer: the choice where it is given, else what it thinks."""
        facts: list[Event] = []
        for thinker in self.table.thinkers():
            if thinker.wants == "signals":
                facts += self.do(commands.BotSignalled(thinker.ticket))
                continue
            bot = stolik.bot(self.table.game.name, "greedy", thinker.seed)
            facts += self.do(commands.BotMoved(thinker.ticket, choice or bot.choose(thinker.observation)))
        return facts

    # -- looking

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def now(self, seat: int) -> Now:
        return self.table.now(self.viewer(seat))

    def lines(self, seat: int) -> list[Happened]:
        return self.table.happened(self.viewer(seat))

    def viewer(self, seat: int) -> str | None:
        return None if seat < 0 else f"p{seat}"

    def choices(self, seat: int) -> list[str]:
        return [choice.move for choice in self.now(seat).choices]

    def told(self, seat: int) -> str:
        """The last line a seat was told, in English."""
        return " ".join(text.worded("en") for text in self.lines(seat)[-1].texts)

    def restored(self) -> Table:
        """The table as it would be after a restart, once everybody has come back."""
        stored = [events.decode(events.encode(fact)) for fact in self.facts]
        return come_back(Table.restore(stored), self.table)


def come_back(table: Table, before: Table) -> Table:
    table.presence = before.presence
    table.time = before.time
    return table


def everything(table: Table, viewers: Sequence[str | None] | None = None) -> list[bytes]:
    """All a table tells anybody, as bytes."""
    persons = [*sorted(table.persons), "stranger", None] if viewers is None else viewers
    return [
        msgspec.json.encode((table.info(viewer), table.now(viewer), table.happened(viewer))) for viewer in persons
    ]
