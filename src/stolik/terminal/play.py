"""`stolik play`: find or begin a game, play it, and say where it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from stolik import locales
from stolik.engine.errors import BadRecord
from stolik.engine.record import Record
from stolik.engine.text import Say
from stolik.terminal import saves, screen, setup
from stolik.terminal.refusals import Refused
from stolik.terminal.session import Ask, Session, Show


@dataclass
class Plan:
    """What the command line asks for."""

    name: str | None
    wishes: setup.Wishes
    file: Path | None = None  # where to keep the game, instead of the usual place
    anew: bool = False
    ask_nothing: bool = False


class Evening:
    """One call of `stolik play`."""

    def __init__(self, plan: Plan, language: str, ask: Ask, show: Show) -> None:
        self.plan, self.language, self.ask, self.show = plan, language, ask, show
        self.say: Say = partial(locales.say, language)
        self.questions = setup.Questions(self.say, language, ask, show)
        self.asking = not plan.ask_nothing and not plan.wishes.given()

    def play(self) -> None:
        try:
            name = self.name()
            path = self.plan.file or saves.running(name)
            record = self.record(name, path)
        except (EOFError, KeyboardInterrupt):
            self.tell("", self.say("left-before"))
            return
        session = Session(record, self.language, self.ask, self.show, partial(saves.write, path))
        if session.run():
            place = path if self.plan.file else saves.put_away(path, name)
            self.tell("", self.say("kept", file=str(place)), self.say("kept-verify", file=str(place)))
        else:
            self.tell("", self.say("left", file=str(path)), self.say("left-resume", command=self.command(name)))

    def name(self) -> str:
        if self.plan.name is not None:
            return setup.definition_of(self.plan.name).name
        return self.questions.which_game()

    def record(self, name: str, path: Path) -> Record:
        """The running game where it is wanted, else a new one."""
        if path.exists() and not self.plan.anew:
            record = self.running(name, path)
            if not self.asking or self.questions.go_on(record):
                return record
        if path.exists() and self.plan.file:
            raise Refused("file-exists", file=str(path))
        wishes = self.questions.wishes(name) if self.asking else self.plan.wishes
        record = setup.begin(name, wishes)
        if path.exists():
            place = saves.put_away(path, name, "-unfinished")
            self.tell(self.say("put-away", file=str(place)))
        return record

    def running(self, name: str, path: Path) -> Record:
        try:
            record = saves.read(path)
        except BadRecord as error:
            raise Refused("file-broken", file=str(path), problem=error) from None
        if record.game.name != name:
            raise Refused("file-other-game", file=str(path), game=self.say(f"{record.game.name}-name"))
        if record.state().over:
            raise Refused("file-finished", file=str(path))
        if not setup.suits(record, self.plan.wishes):
            raise Refused("file-other-settings", file=str(path), settings=str(record.game))
        return record

    def command(self, name: str) -> str:
        return f"stolik play {name} --save {self.plan.file}" if self.plan.file else f"stolik play {name}"

    def tell(self, *texts: str) -> None:
        for text in texts:
            self.show(text)


def play(plan: Plan, language: str) -> None:
    sheet = screen.Screen()
    Evening(plan, language, sheet.ask, sheet.show).play()
