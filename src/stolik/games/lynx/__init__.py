"""Lynx: lay out sets of one value, and steal lower sets of as many cards."""

from __future__ import annotations

from stolik.engine.errors import BadOptions
from stolik.engine.game import Definition
from stolik.engine.options import Option, Options
from stolik.games.lynx import notation, policy, position, refusals, rules, telling, view


def build(players: int, options: Options) -> rules.Lynx:
    return rules.Lynx(players, options["mode"])


def check(players: int, options: Options) -> None:
    if players == 2 and options["mode"] != "basic":
        raise BadOptions("lynx-duel", mode=options["mode"])


DEFINITION = Definition(
    name="lynx",
    prefix="L",
    version=1,
    seats=range(2, 6),
    minutes=(15, 25),
    options=(Option("mode", "basic", ("basic", "advanced", "expert")),),
    codes=len(notation.WORDS),
    build=build,
    notation=notation,
    view=view,
    position=position,
    refusals=refusals,
    policy=policy,
    telling=telling,
    turn_rule="L-12",
    move_rule="L-03",
    end_rule="L-13",
    check=check,
)
