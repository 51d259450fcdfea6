"""Short ways to lay out Lynx: cards as words in a text, `4 4 J`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import stolik

VALUES = [str(value) for value in range(1, 14)]
ALL = Counter({**dict.fromkeys(VALUES, 8), "J": 5})


def ascending(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=[*VALUES, "J"].index)


def rest_of(*zones: Sequence[str]) -> list[str]:
    """The cards of the game that lie in none of these zones."""
    left = ALL.copy()
    for zone in zones:
        left.subtract(zone)
    assert min(left.values()) >= 0, "a test puts a card in two places"
    return ascending([*left.elements()])


def lynx(
    hands: Sequence[str],
    layers: Sequence[str] = (),
    pool: str = "",
    *,
    top: str = "",
    deck: str | None = None,
    virtual: str = "",
    mode: str = "basic",
    **keys: Any,
) -> stolik.State:
    """Hands and, from the bottom, layers (`2 2 | 9`) of each seat; the pool with its groups (`7 2+13`).

    `top`: the next cards of a deck that holds every other card, too. `deck`: the whole deck; what is left over has
    been discarded.
    """
    position = {
        "hands": [hand.split() for hand in hands],
        "layers": [layers_of(own) for own in layers] or [[] for _ in hands],
        "pool": [place.split("+") for place in pool.split()],
        "virtual": virtual.split(),
        **keys,
    }
    laid = [layer for own in position["layers"] for layer in own]
    placed = [*position["hands"], *laid, *position["pool"], position["virtual"]]
    if deck is None:
        position["deck"] = [*top.split(), *rest_of(*placed, top.split())]
    else:
        position |= {"deck": deck.split(), "discard": rest_of(*placed, deck.split())}
    return stolik.game("lynx", players=len(hands), mode=mode).at(position, seed="a position of Lynx")


def layers_of(text: str) -> list[list[str]]:
    return [layer.split() for layer in text.split("|") if layer.strip()]


def hand(state: stolik.State, seat: int) -> str:
    return " ".join(state.position()["hands"][seat])


def known(state: stolik.State, seat: int) -> str:
    return " ".join(state.position()["known"][seat])


def layers(state: stolik.State, seat: int) -> str:
    return " | ".join(" ".join(layer) for layer in state.position()["layers"][seat])


def pool(state: stolik.State) -> str:
    return " ".join("+".join(place) for place in state.position()["pool"])


def virtual(state: stolik.State) -> str:
    return " ".join(state.position()["virtual"])


def phase(state: stolik.State) -> tuple[str, int]:
    """What is asked, and of whom."""
    position = state.position()
    return position["phase"], position["actor"]
