"""Seventeen: a row that is partly hearts; feel when it has reached 17, and keep your nerves."""

from __future__ import annotations

from stolik.engine.errors import BadOptions
from stolik.engine.game import Definition
from stolik.engine.options import Option, Options
from stolik.games.seventeen import notation, policy, position, refusals, rules, telling, view


def build(players: int, options: Options) -> rules.Seventeen:
    return rules.Seventeen(players, options["open_backs"], options["starter"])


def check(players: int, options: Options) -> None:
    """S-04: who starts must sit at the table."""
    if options["starter"] >= players:
        allowed = f"0 … {players - 1}"
        raise BadOptions("value", option="starter", value=str(options["starter"]), allowed=allowed)


DEFINITION = Definition(
    name="seventeen",
    prefix="S",
    version=1,
    seats=range(2, 7),
    minutes=(10, 20),
    options=(Option("open_backs", True, (False, True)), Option("starter", 0, tuple(range(6)))),
    codes=len(notation.WORDS),
    build=build,
    notation=notation,
    view=view,
    position=position,
    refusals=refusals,
    policy=policy,
    telling=telling,
    turn_rule="S-07",
    move_rule="S-05",
    end_rule="S-21",
    check=check,
)
