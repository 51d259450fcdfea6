"""Piles: one team lays 98 cards on four piles, two that climb and two that fall."""

from __future__ import annotations

from operator import attrgetter

from stolik.engine.game import Definition
from stolik.engine.options import Option, Options, flag
from stolik.games.piles import notation, policy, position, refusals, rules, telling, view


def build(players: int, options: Options) -> rules.Piles:
    return rules.Piles(players, options["minimum"], options["smaller_hands"], options["on_fire"])


DEFINITION = Definition(
    name="piles",
    prefix="P",
    version=1,
    seats=range(1, 6),
    minutes=(15, 25),
    options=(Option("minimum", 2, (2, 3)), flag("smaller_hands"), flag("on_fire")),
    codes=len(notation.WORDS),
    build=build,
    notation=notation,
    view=view,
    position=position,
    refusals=refusals,
    policy=policy,
    telling=telling,
    turn_rule="P-09",
    move_rule="P-04",
    end_rule="P-12",
    chapter=attrgetter("left"),  # the closing counts all cards that were played
    free_talk=False,  # P-14
)
