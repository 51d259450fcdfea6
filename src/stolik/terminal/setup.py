"""Setting a game up: from what the command line says, or by asking, with a default for every question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from stolik.bots import LEVELS, STRENGTHS, USUAL
from stolik.engine.errors import BadOptions, StolikError, UnknownBot, UnknownGame
from stolik.engine.game import Definition, Game
from stolik.engine.options import Option, Value, value_text
from stolik.engine.record import Record
from stolik.engine.text import Say
from stolik.games import GAMES, game
from stolik.terminal import screen, seats
from stolik.terminal.refusals import Refused
from stolik.terminal.session import Ask, Show

Thing = TypeVar("Thing")


@dataclass
class Wishes:
    """What has been said about a game before it begins; None and nothing: not said."""

    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    bots: list[str] = field(default_factory=list)
    seat: int | None = None
    seed: str | None = None

    def given(self) -> bool:
        return self != Wishes()


def definition_of(name: str) -> Definition:
    if name not in GAMES:
        raise UnknownGame(name, tuple(GAMES))
    return GAMES[name]


def option_values(definition: Definition, texts: dict[str, str]) -> dict[str, Value]:
    """Options as typed, read as the game's own values."""
    known = {option.name: option for option in definition.options}
    for name in texts:
        if name not in known:
            raise BadOptions("unknown", option=repr(name), known=", ".join(known))
    return {name: known[name].parse(text) for name, text in texts.items()}


def settled(name: str, wishes: Wishes, others: int) -> Game:
    """The game wished for. `others`: how many of its players the named bots leave to people."""
    definition = definition_of(name)
    values = option_values(definition, wishes.options)
    players = wishes.players
    if players is None and len(wishes.bots) > 1:
        players = len(wishes.bots) + others
    return game(name, players, **values)


def lineup(name: str, bots: list[str], count: int, usual: str = USUAL) -> list[str]:
    """A level for each of `count` bots: one name stands for all of them."""
    for level in bots:
        if level not in LEVELS:
            raise UnknownBot(name, level, LEVELS)
    if len(bots) <= 1:
        return [*bots, usual][:1] * count
    if len(bots) != count:
        raise Refused("bots", given=len(bots), count=count)
    return bots


def begin(name: str, wishes: Wishes) -> Record:
    """A new record of one person and bots."""
    wanted = settled(name, wishes, others=1)
    levels = lineup(name, wishes.bots, wanted.players - 1)
    return Record.begin(wanted, seats.seated(wanted.players, wishes.seat or 0, levels), wishes.seed)


def suits(record: Record, wishes: Wishes) -> bool:
    """Is this running game what has been wished for?"""
    values = option_values(record.game.definition, wishes.options)
    person = seats.person_in(record.seats)
    levels = [seats.level_of(seat) for seat in record.seats if seat != seats.PERSON]
    return (
        wishes.players in (None, record.game.players)
        and wishes.seat in (None, person)
        and all(record.game.options[name] == value for name, value in values.items())
        and (wishes.bots in ([], levels) or wishes.bots * len(levels) == levels)
        and wishes.seed is None
    )


# -- questions


class Questions:
    """Asks a newcomer. Enter takes the default; a wrong answer gets a sentence and another try."""

    def __init__(self, say: Say, language: str, ask: Ask, show: Show) -> None:
        self.say, self.language, self.ask, self.show = say, language, ask, show

    def put(self, question: str, default: str, read: Callable[[str], Thing]) -> Thing:
        while True:
            line = self.ask(f"{question} [{default}]: ").strip()
            try:
                return read(line or default)
            except StolikError as error:
                self.show(screen.notice(error.worded(self.language)))

    def which_game(self) -> str:
        for number, name in enumerate(GAMES, 1):
            words = {"name": self.say(f"{name}-name"), "tagline": self.say(f"{name}-tagline")}
            self.show(screen.lines([f"{number}  {self.say('setup-game', **words)}"])[0])
        return self.put(self.say("setup-which-game"), "1", self.read_game)

    def read_game(self, text: str) -> str:
        known = {str(number): name for number, name in enumerate(GAMES, 1)}
        known |= {self.say(f"{name}-name").casefold(): name for name in GAMES}
        return definition_of(known.get(text.casefold(), text)).name

    def go_on(self, record: Record) -> bool:
        self.show(screen.lines([self.say("setup-running", moves=len(record.events))])[0])
        return self.put(self.say("setup-go-on"), self.say("yes"), self.read_yes)

    def read_yes(self, text: str) -> bool:
        answers = {self.say("yes"): True, self.say("no"): False, "y": True, "t": True, "n": False}
        if text.casefold() not in answers:
            raise Refused("yes-or-no", value=text)
        return answers[text.casefold()]

    def wishes(self, name: str) -> Wishes:
        definition = definition_of(name)
        title = self.say("setup-game", name=self.say(f"{name}-name"), tagline=self.say(f"{name}-tagline"))
        self.show(screen.lines([title], "bold")[0])
        self.show(screen.lines([self.say("setup-hint")])[0])
        wishes = Wishes(players=self.players(definition))
        for option in definition.options:
            wishes.options[option.name] = self.option(definition, option)
        if wishes.players != 1:
            wishes.bots = [self.bots(name)]
        return wishes

    def players(self, definition: Definition) -> int:
        fewest, most = definition.seats[0], definition.seats[-1]
        question = self.say("setup-players", fewest=fewest, most=most)

        def read(text: str) -> int:
            return game(definition.name, int(text) if text.isdecimal() else text).players  # type: ignore[arg-type]

        return self.put(question, str(fewest), read)

    def option(self, definition: Definition, option: Option) -> str:
        question = self.say(f"option-{definition.name}-{option.name}")
        if isinstance(option.default, bool):
            default = self.say("yes" if option.default else "no")
            return value_text(self.put(question, default, self.read_yes))
        question = f"{question} ({option.range_text})"
        return value_text(self.put(question, value_text(option.default), option.parse))

    def bots(self, name: str) -> str:
        for number, level in enumerate(STRENGTHS, 1):
            self.show(screen.lines([f"{number}  {level}  {self.say(f'bot-{level}')}"])[0])
        numbers = {str(number): level for number, level in enumerate(STRENGTHS, 1)}

        def read(text: str) -> str:
            return lineup(name, [numbers.get(text, text)], 1)[0]

        return self.put(self.say("setup-bots"), USUAL, read)
