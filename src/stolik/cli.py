"""The command line: `stolik serve`, `play`, `simulate`, `games`, `rules`, `verify`, `replay`, `backup`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from stolik import locales
from stolik.engine.errors import StolikError
from stolik.terminal.refusals import BadUsage
from stolik.version import COMPILED, VERSION

if TYPE_CHECKING:
    from stolik.engine.text import Say
    from stolik.terminal.setup import Wishes

FINE, REFUSED, USAGE = 0, 1, 2
USUAL_GAMES = 1000


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. 0: fine, 1: refused with a sentence on stderr, 2: not written as it should be."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if "--version" in arguments:
        print(f"stolik {VERSION} ({'compiled' if COMPILED else 'interpreted'})")
        return FINE
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our letters is no reason to stop
    language = locales.system_language()
    try:
        language, arguments = language_taken_out(arguments, language)
        obey(arguments, language)
    except StolikError as error:
        print(error.worded(language), file=sys.stderr)
        return USAGE if isinstance(error, BadUsage) else REFUSED
    except KeyboardInterrupt:
        print(locales.say(language, "interrupted"), file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
    return FINE


def language_taken_out(arguments: list[str], language: str) -> tuple[str, list[str]]:
    """The language asked for anywhere on the line, else the one given, and the other arguments."""
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name != "--lang":
            others.append(argument)
            continue
        language = value if equals else next(rest, "")
        if language not in locales.LANGUAGES:
            raise BadUsage("language", value=language, known=", ".join(locales.LANGUAGES))
    return language, others


def obey(arguments: list[str], language: str) -> None:
    say: Say = partial(locales.say, language)
    name, *rest = arguments or ["serve"]
    if name in ("-h", "--help", "help"):
        print(overview(say))
        return
    if name not in COMMANDS:
        raise BadUsage("command", command=name, known=", ".join(COMMANDS))
    given = parsed(name, rest, say)
    if given.help:
        print(command_line(name, say).format_help(), end="")
        return
    COMMANDS[name].run(given, language)


# -- what can be written


@dataclass(frozen=True)
class Command:
    """A command: what it does, its one word, and its options. Those with a placeholder take a value."""

    run: Callable[[argparse.Namespace, str], None]
    word: str | None  # what stands after the command: game or file
    options: tuple[str, ...] = ()


VALUES = {
    "players": "N",
    "option": "NAME=VALUE",
    "bots": "A,B",
    "seat": "N",
    "seed": "TEXT",
    "save": "FILE",
    "games": "N",
    "limit": "N",
    "host": "ADDRESS",
    "port": "N",
    "data": "FILE",
}


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are sentences of ours."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage("arguments", problem=message)


def command_line(name: str, say: Say) -> Parser:
    class Help(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(usage, actions, groups, f"{say('help-usage')} ")

    parser = Parser(
        prog=f"stolik {name}",
        description=say(f"help-{name}"),
        formatter_class=Help,
        add_help=False,
        allow_abbrev=False,
        exit_on_error=False,
    )
    group = parser.add_argument_group(say("help-options"))
    command = COMMANDS[name]
    if command.word:
        group.add_argument(command.word, nargs="?", metavar=command.word.upper(), help=say(f"help-{command.word}"))
    for option in command.options:
        names = [f"--{option}"] if option != "option" else ["-o", "--option"]
        group.add_argument(*names, help=say(f"help-option-{option}"), **kind_of(option))
    group.add_argument("--lang", metavar="pl|en", help=say("help-option-lang"))
    group.add_argument("-h", "--help", action="store_true", help=say("help-option-help"))
    return parser


def kind_of(option: str) -> dict[str, Any]:
    if option not in VALUES:
        return {"action": "store_true"}
    return {"metavar": VALUES[option], "action": "append" if option == "option" else "store"}


def parsed(name: str, arguments: list[str], say: Say) -> argparse.Namespace:
    try:
        given, unknown = command_line(name, say).parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise BadUsage("argument", argument=error.argument_name or name, command=name) from None
    if unknown:
        raise BadUsage("unknown", argument=unknown[0], command=name)
    return given


def overview(say: Say) -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {say(f'help-{name}')}" for name in COMMANDS]
    return "\n".join([say("help-stolik"), "", *lines, "", say("help-more")])


# -- reading what was written


def needed(given: argparse.Namespace, word: str) -> str:
    value = getattr(given, word)
    if value is None:
        raise BadUsage("missing", argument=word.upper())
    return str(value)


def number(given: argparse.Namespace, option: str, least: int = 0) -> int | None:
    text = getattr(given, option)
    if text is None:
        return None
    if not text.isdecimal() or int(text) < least:
        raise BadUsage("number", option=f"--{option}", value=text, least=least)
    return int(text)


def pairs(texts: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadUsage("pair", value=text)
        found[name.strip()] = value.strip()
    return found


def wishes(given: argparse.Namespace) -> Wishes:
    from stolik.terminal.setup import Wishes

    bots = [level.strip() for level in given.bots.split(",")] if given.bots else []
    seat = number(given, "seat") if "seat" in given else None
    return Wishes(number(given, "players"), pairs(given.option), bots, seat, given.seed)


# -- the commands


def play(given: argparse.Namespace, language: str) -> None:
    from stolik.terminal.play import Plan
    from stolik.terminal.play import play as play_it

    file = Path(given.save) if given.save else None
    play_it(Plan(given.game, wishes(given), file, given.new, given.yes), language)


def simulate(given: argparse.Namespace, language: str) -> None:
    from stolik.arena.matches import LIMIT
    from stolik.terminal.setup import lineup, settled
    from stolik.terminal.simulate import simulate as simulate_it

    wanted = wishes(given)
    game = settled(needed(given, "game"), wanted, others=0)
    bots = lineup(game.name, wanted.bots, game.players, "greedy")  # quick
    games = number(given, "games", least=1) or USUAL_GAMES
    limit = number(given, "limit", least=1) or LIMIT
    simulate_it(game, bots, games, wanted.seed, limit, given.json, language)


def games(given: argparse.Namespace, language: str) -> None:
    from stolik.terminal.lists import show_games

    show_games(language)


def rules(given: argparse.Namespace, language: str) -> None:
    from stolik.terminal.lists import show_rules

    show_rules(needed(given, "game"), language)


def verify(given: argparse.Namespace, language: str) -> None:
    from stolik.terminal.lists import show_verified
    from stolik.terminal.saves import read

    file = Path(needed(given, "file"))
    show_verified(read(file), str(file), language)


def replay(given: argparse.Namespace, language: str) -> None:
    from stolik.terminal.replay import replay as replay_it
    from stolik.terminal.saves import read

    record = read(Path(needed(given, "file")))
    replay_it(record, language, by_hand=sys.stdin.isatty() and sys.stdout.isatty())


def serve(given: argparse.Namespace, language: str) -> None:
    from stolik.server.serve import Plan
    from stolik.server.serve import serve as serve_it

    data = Path(given.data) if given.data else None
    serve_it(Plan(given.host or Plan.host, number(given, "port"), data, not given.no_browser), language)


def backup(given: argparse.Namespace, language: str) -> None:
    from stolik.server.backup import backup as back_up

    target = Path(needed(given, "file"))
    back_up(target, Path(given.data) if given.data else None)
    print(locales.say(language, "backup-done", file=str(target)))


COMMANDS = {
    "serve": Command(serve, None, ("host", "port", "data", "no-browser")),
    "play": Command(play, "game", ("players", "option", "bots", "seat", "seed", "save", "new", "yes")),
    "simulate": Command(simulate, "game", ("games", "players", "bots", "option", "seed", "limit", "json")),
    "games": Command(games, None),
    "rules": Command(rules, "game"),
    "verify": Command(verify, "file"),
    "replay": Command(replay, "file"),
    "backup": Command(backup, "file", ("data",)),
}

if __name__ == "__main__":
    sys.exit(main())
