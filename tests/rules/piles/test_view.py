"""Piles, who sees what."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import piles, play, turn


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    state = piles([[20, 10], [30, 50, 40]], [60])
    assert state.view(0)["hands"] == [[10, 20], [None, None, None]]
    assert state.view(1)["hands"] == [[None, None], [30, 40, 50]]
    assert state.view(None)["hands"] == [[None, None], [None, None, None]]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_everybody_sees(viewer: int | None) -> None:
    state = stolik.game("piles", players=2, on_fire=True).deal(5)
    hand = state.position()["hands"][1]
    play(state, (0, "decline"), (0, "D~"), (1, "start"))
    turn(state, 1, f"{hand[0]}A {hand[-1]}C")
    view = state.view(viewer)
    assert view["seat"] == viewer
    assert view["piles"] == {"A": hand[0], "B": 1, "C": hand[-1], "D": 100}
    assert view["gone"] == sorted([hand[0], hand[-1]])
    assert view["deck"] == 84
    assert (view["turn"], view["played"], view["phase"], view["declined"]) == (1, 2, "play", [0])
    assert view["signals"] == [{"D": "~"}, {}]
    assert set(view) == {
        *("seat", "phase", "turn", "played", "piles", "hands"),
        *("deck", "declined", "burning", "signals", "gone"),
    }


def test_every_card_played_so_far_is_known_not_only_the_tops() -> None:
    state = turn(piles([[10, 20, 30, 40], [50]], [60]), 0, "10A 20A 30A")
    gone = state.view(None)["gone"]
    assert {10, 20, 30} <= set(gone)
    assert not {40, 50, 60} & set(gone)
    assert len(gone) == 98 - 3


def test_a_view_does_not_change_with_what_the_seat_may_not_know() -> None:
    first = piles([[10, 20], [30, 40]], [50, 60])
    second = piles([[10, 20], [60, 30]], [40, 50])
    assert str(first.view(0)) == str(second.view(0))
    assert str(first.view(None)) == str(second.view(None))
    assert (first.legal(0), first.signals(0)) == (second.legal(0), second.signals(0))
    assert str(first.view(1)) != str(second.view(1))
