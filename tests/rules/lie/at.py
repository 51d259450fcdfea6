"""Positions of Lie in a line."""

from __future__ import annotations

from typing import Any

import stolik

HELD = ["12", "12", "13", "13", "14", "14"]


def lie(hands: str, chosen: str = "", options: dict[str, Any] | None = None, **keys: Any) -> stolik.State:
    """`lie("24 46, 13", "42, -")`: two seats, the first has turned its cards to 4 and 2, the second has not."""
    held = [hand.split() for hand in hands.split(",")]
    position: dict[str, Any] = {"hands": held, **keys}
    if chosen:
        position["chosen"] = [None if choice.strip() == "-" else choice.strip() for choice in chosen.split(",")]
    return stolik.game("lie", len(held), **(options or {})).at(position, seed="lie")


def bidding(hands: str, chosen: str, options: dict[str, Any] | None = None, **keys: Any) -> stolik.State:
    """All have chosen; the starting seat is to bid."""
    return lie(hands, chosen, options, phase="bid", **keys)


def auction(state: stolik.State, *words: str) -> stolik.State:
    """One word after the other, each from the seat whose turn it is."""
    for word in words:
        state.play(state.actors[0], word)
    return state


def after_round(
    loser: int, winner: int, cards: list[int], options: dict[str, Any] | None = None, **keys: Any
) -> stolik.State:
    """The game after a round in which one seat bid on a six that nobody has, and another checked."""
    out = keys.get("out", [])
    hands = [[] if seat in out else [HELD[seat]] for seat in range(len(cards))]
    position = {
        "hands": hands,
        "chosen": [None if seat in out else HELD[seat][1] for seat in range(len(cards))],
        "bids": [[loser, 1, 6]],
        "turn": winner,
        "cards": cards,
        **keys,
    }
    return auction(stolik.game("lie", len(cards), **(options or {})).at(position, seed="lie"), "check")
