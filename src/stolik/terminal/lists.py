"""What a command prints and is done: the games, the rules of one, a verified record."""

from __future__ import annotations

from functools import partial

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stolik import locales
from stolik.engine.game import Definition
from stolik.engine.options import Option, value_text
from stolik.engine.record import Record
from stolik.engine.text import Say
from stolik.games import GAMES
from stolik.terminal import screen, seats, setup
from stolik.terminal.steps import seen_by
from stolik.terminal.tables import table


def show_games(language: str) -> None:
    say: Say = partial(locales.say, language)
    console = screen.Screen().console
    for definition in GAMES.values():
        show_game(definition, console, say)
    console.print(say("games-hint"), soft_wrap=True)


def show_game(definition: Definition, console: Console, say: Say) -> None:
    name = definition.name
    players = say("games-players", fewest=definition.seats[0], most=definition.seats[-1])
    console.print(Text.assemble((name, "bold"), f"  {say(f'{name}-name')} · {players}"))
    options = Table.grid(padding=(0, 2, 0, 0))
    for option in definition.options:
        options.add_row(option_text(option), say(f"option-{name}-{option.name}"))
    console.print(Padding(Group(say(f"{name}-tagline"), options, ""), (0, 0, 0, 2)))


def option_text(option: Option) -> str:
    """`rounds=2 (1 … 20)`"""
    return f"{option.name}={value_text(option.default)} ({option.range_text})"


def show_rules(name: str, language: str) -> None:
    say: Say = partial(locales.say, language)
    definition = setup.definition_of(name)
    console = screen.Screen().console
    console.print(Text(f"{say(f'{name}-name')} — {say(f'{name}-tagline')}", style="bold"))
    for rule in locales.rule_ids(definition.prefix):
        console.print(screen.rule(rule, say))


def show_verified(record: Record, file: str, language: str) -> None:
    """A record that has been read is true; say what was found in it."""
    say: Say = partial(locales.say, language)
    show = screen.Screen().show
    names = seats.full_names(record.seats, say)
    show(say("verified", file=file))
    show(say("verified-game", game=str(record.game)))
    show(say("verified-seats", seats=", ".join(names)))
    show(say("verified-deal", commitment=record.commitment))
    show(say("verified-moves", count=len(record.moves())))
    outcome = record.state().outcome
    if outcome is None:
        show(say("verified-unfinished"))
        return
    for line in table(record.game.name).closing(list(seen_by(record, -1)), outcome, names, say):
        show(line)
