"""Lynx as text: `3x4+1J`, `2xJ`, `keep`, `leave`, `back`, `discard`, `deck`, `pool 2`, `end` or `steal 9`."""

from __future__ import annotations

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


def cards_of(layer: int) -> list[str]:
    """The cards of a play or a layer, valued ones first."""
    cards, _, wild = PLAYS[layer].partition("+")
    count, _, kind = cards.partition("x")
    return [kind] * int(count) + ["J"] * int(wild.removesuffix("J") or 0)
