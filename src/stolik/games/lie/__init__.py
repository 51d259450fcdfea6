"""Lie: turn your cards in secret, bid on what all hands show together, and doubt the one before you."""

from __future__ import annotations

from stolik.engine.game import Definition
from stolik.engine.options import Option, Options, flag
from stolik.games.lie import notation, policy, position, refusals, rules, telling, view


def build(players: int, options: Options) -> rules.Lie:
    return rules.Lie(
        players,
        options["jokers"],
        options["directions"],
        options["fewer"],
        options["longer"],
        options["raising"] == "value",
    )


DEFINITION = Definition(
    name="lie",
    prefix="K",
    version=1,
    seats=range(2, 7),
    minutes=(10, 20),
    options=(
        flag("jokers"),
        flag("directions"),
        flag("fewer"),
        flag("longer"),
        Option("raising", "count", ("count", "value")),
    ),
    codes=notation.COUNT,
    build=build,
    notation=notation,
    view=view,
    position=position,
    refusals=refusals,
    policy=policy,
    telling=telling,
    turn_rule="K-04",
    move_rule="K-04",
    end_rule="K-10",
)
