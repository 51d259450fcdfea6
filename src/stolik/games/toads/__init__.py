"""Toads: place near numbers in a row, pull out twins, keep away from the toads."""

from __future__ import annotations

from operator import attrgetter

from stolik.engine.game import Definition
from stolik.engine.options import Option, Options, flag
from stolik.games.toads import notation, policy, position, refusals, rules, telling, view


def build(players: int, options: Options) -> rules.Toads:
    return rules.Toads(players, options["rounds"], options["professional"])


DEFINITION = Definition(
    name="toads",
    prefix="T",
    version=1,
    seats=range(2, 5),
    minutes=(10, 20),
    options=(Option("rounds", 2, tuple(range(1, 21))), flag("professional")),
    codes=len(notation.WORDS),
    build=build,
    notation=notation,
    view=view,
    position=position,
    refusals=refusals,
    policy=policy,
    telling=telling,
    turn_rule="T-11",
    move_rule="T-05",
    end_rule="T-16",
    chapter=attrgetter("round"),
)
