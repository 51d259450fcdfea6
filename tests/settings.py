"""The games and options every law is tried on."""

from __future__ import annotations

from itertools import product
from typing import Any

import stolik

FLAG = (False, True)

SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    *(("toads", n, {"rounds": r, "professional": p}) for n, r, p in product((2, 3, 4), (1, 2, 3), FLAG)),
    *(
        ("piles", n, {"minimum": m, "smaller_hands": s, "on_fire": f})
        for n, m, s, f in product((1, 2, 3, 4, 5), (2, 3), FLAG, FLAG)
    ),
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
    "seventeen": {("open_backs", True), ("starter", 0)},
}

PLAYTHROUGHS: list[stolik.Game] = [
    stolik.game("toads", 2),
    stolik.game("toads", 3, rounds=1, professional=True),
    stolik.game("toads", 4, rounds=3),
    stolik.game("piles", 1),
    stolik.game("piles", 3, minimum=3, smaller_hands=True),
    stolik.game("piles", 4, on_fire=True),
    stolik.game("seventeen", 2, open_backs=False),
    stolik.game("seventeen", 3),
    stolik.game("seventeen", 5, starter=2),
]
