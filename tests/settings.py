"""The games and options every law is tried on."""

from __future__ import annotations

from itertools import product
from typing import Any

import stolik

FLAG = (False, True)


def lie(jokers: bool, fewer: bool, longer: bool, directions: bool, by_value: bool) -> dict[str, Any]:
    """All mixes for three seats; for others those in which every two options still meet in every way."""
    raising = "value" if by_value else "count"
    return {"jokers": jokers, "fewer": fewer, "longer": longer, "directions": directions, "raising": raising}


SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    *(("toads", n, {"rounds": r, "professional": p}) for n, r, p in product((2, 3, 4), (1, 2, 3), FLAG)),
    *(
        ("piles", n, {"minimum": m, "smaller_hands": s, "on_fire": f})
        for n, m, s, f in product((1, 2, 3, 4, 5), (2, 3), FLAG, FLAG)
    ),
    *(("lie", 3, lie(*mix)) for mix in product(FLAG, repeat=5)),
    *(("lie", n, lie(j, f, m, j != f, f != m)) for n, j, f, m in product((2, 4, 5, 6), FLAG, FLAG, FLAG)),
    ("lynx", 2, {"mode": "basic"}),
    *(("lynx", n, {"mode": m}) for n, m in product((3, 4, 5), ("basic", "advanced", "expert"))),
    *(
        ("seventeen", n, {"open_backs": o, "starter": s})
        for n in (2, 3, 4, 5, 6)
        for o, s in product(FLAG, (0, n - 1))
    ),
]

GAMES: list[stolik.Game] = [stolik.game(name, players, **options) for name, players, options in SETTINGS]
NAMES = sorted({game.name for game in GAMES})


def plain(name: str) -> stolik.Game:
    """A usual game of that name, with rivals and everything that may be hidden."""
    return next(
        game for game in GAMES if game.name == name and game.players == 3 and USUAL[name] <= game.options.items()
    )


USUAL: dict[str, set[tuple[str, Any]]] = {
    "toads": {("rounds", 2), ("professional", True)},
    "piles": {("minimum", 2), ("smaller_hands", False), ("on_fire", True)},
    "lie": {("jokers", True), ("directions", True), ("fewer", True), ("longer", True), ("raising", "count")},
    "lynx": {("mode", "basic")},
    "seventeen": {("open_backs", True), ("starter", 0)},
}

PLAYTHROUGHS: list[stolik.Game] = [
    stolik.game("toads", 2),
    stolik.game("toads", 3, rounds=1, professional=True),
    stolik.game("toads", 4, rounds=3),
    stolik.game("piles", 1),
    stolik.game("piles", 3, minimum=3, smaller_hands=True),
    stolik.game("piles", 4, on_fire=True),
    stolik.game("lie", 2),
    stolik.game("lie", 3, jokers=True, directions=True, raising="value"),
    stolik.game("lie", 4, fewer=True, longer=True, directions=True),
    stolik.game("lynx", 2),
    stolik.game("lynx", 3),
    stolik.game("lynx", 4, mode="advanced"),
    stolik.game("lynx", 5, mode="expert"),
    stolik.game("seventeen", 2, open_backs=False),
    stolik.game("seventeen", 3),
    stolik.game("seventeen", 5, starter=2),
]
