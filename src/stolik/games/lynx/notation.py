"""Lynx as text: `3x4+1J`, `2xJ`, `keep`, `leave`, `back`, `discard`, `deck`, `pool 2`, `end` or `steal 9`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from stolik.games.lynx.rules import Lynx

VALUES = [str(value) for value in range(1, 14)]
KINDS = [*VALUES, "J"]  # in the order of the kernel's kinds
COPIES = range(1, 9)
JOKERS = range(1, 6)
PLACES = range(1, 7)
PLAYS = [
    *(
        f"{count}x{value}{wild}"
        for value in VALUES
        for count in COPIES
        for wild in ("", *(f"+{jokers}J" for jokers in JOKERS))
    ),
    *(f"{jokers}xJ" for jokers in JOKERS),
]
DRAWS = ["deck", *(f"pool {place}" for place in PLACES)]
STEALS = [f"steal {value}" for value in VALUES]
WORDS = [*PLAYS, "keep", "leave", "back", "discard", *DRAWS, "end", *STEALS]
CODES = {word: code for code, word in enumerate(WORDS)}


def words(kernel: Lynx, seat: int, codes: list[int]) -> list[str]:
    return list(map(WORDS.__getitem__, codes))


def read(kernel: Lynx, seat: int, word: str) -> int:
    return CODES.get(word, -1)


def seen(word: str, mover: int, viewer: int) -> str:
    return word


@lru_cache(maxsize=1024)
def parts(word: str) -> dict[str, Any]:
    if "x" in word:
        cards, _, wild = word.partition("+")
        count, _, value = cards.partition("x")
        return {"do": "play", "value": value, "count": int(count), "jokers": int(wild.removesuffix("J") or 0)}
    if word == "deck":
        return {"do": "draw", "from": "deck"}
    do, _, which = word.partition(" ")
    if do == "pool":
        return {"do": "draw", "from": "pool", "place": int(which)}
    return {"do": "steal", "value": which} if do == "steal" else {"do": do}


def cards_of(layer: int) -> list[str]:
    """The cards of a play or a layer, valued ones first."""
    return [*CARDS_OF[layer]]


def cards_in(play: str) -> tuple[str, ...]:
    cards, _, wild = play.partition("+")
    count, _, kind = cards.partition("x")
    return (kind,) * int(count) + ("J",) * int(wild.removesuffix("J") or 0)


CARDS_OF = [cards_in(play) for play in PLAYS]
