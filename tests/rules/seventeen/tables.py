"""Short ways to set a table of Seventeen, and to play at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import stolik

KINDS = [*(f"D{n}" for n in range(1, 6)), *(f"S{n}" for n in range(1, 6)), "R", "T", "B", "P"]
DECK = [kind for kind in KINDS for _ in range(7 if kind[0] == "D" else 3 if kind[0] == "S" else 5)]
HEARTS = [card for card in DECK if card[0] != "D"]


def table(
    hands: Sequence[str],
    row: str = "",
    *,
    top: str = "",
    pile: str | None = None,
    discard: str = "",
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> stolik.State:
    """A table with these hands and this row, `S2-:0` being a 2 that seat 0 laid heart up.

    `top`: the next cards of a pile that holds every other card too. `pile`: the whole pile; what is left over is
    in the last hand.
    """
    position: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "row": [laid(entry) for entry in row.split()],
        "discard": discard.split(),
        **keys,
    }
    deck = (top if pile is None else pile).split()
    spare = list(DECK)
    in_row = [entry[0].rstrip("+-") for entry in position["row"]]
    for card in [*deck, *in_row, *position["discard"], *(card for hand in position["hands"] for card in hand)]:
        spare.remove(card)
    if pile is None:
        deck += spare
    else:
        position["hands"][-1] += spare
    position["deck"] = deck
    return stolik.game("seventeen", len(hands), **(options or {})).at(position, seed="a table of Seventeen")


def laid(entry: str) -> list[Any]:
    card, seat = entry.split(":")
    return [card, int(seat)]


def after_card(hands: Sequence[str], row: str, **keys: Any) -> stolik.State:
    """The last card of the row has just been laid: its seat's rivals may call."""
    seat = laid(row.split()[-1])[1]
    return table(hands, row, **{"phase": "react", "turn": seat, "last": seat, "played": 1, **keys})


def all_pass(state: stolik.State) -> stolik.State:
    """Nobody calls."""
    assert state.position()["phase"] == "react"
    for seat in state.actors:
        state.play(seat, "pass")
    return state


def lay(state: stolik.State, *moves: tuple[int, str]) -> stolik.State:
    """Cards laid one after the other, none of them called on."""
    for seat, move in moves:
        state.play(seat, move)
        if state.position()["phase"] == "react":
            all_pass(state)
    return state


def tokens(state: stolik.State) -> tuple[list[int], list[int]]:
    position = state.position()
    return position["mastery"], position["nerves"]


def row_of(state: stolik.State) -> list[str]:
    return [card for card, _ in state.position()["row"]]
