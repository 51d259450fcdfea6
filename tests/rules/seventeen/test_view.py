"""Seventeen: who sees what, and what a redeal must not touch."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import stolik
from tests.helpers import play
from tests.rules.seventeen.tables import HEARTS, after_card, table


def redealt(state: stolik.State, seat: int, samples: int) -> list[dict[str, Any]]:
    rng = stolik.Rng(17)
    return [stolik.State(state.game, state.kernel.redeal(seat, rng)).position() for _ in range(samples)]


def test_hearts_of_the_row_are_known_to_those_who_laid_them() -> None:
    state = table(["D4", "D1", "D2"], "S5-:0 P-:1 S3+:1 D2:2")
    assert state.view(0)["row"] == [["S5-", 0], ["?-", 1], ["S3+", 1], ["D2", 2]]
    assert state.view(1)["row"] == [["?-", 0], ["P-", 1], ["S3+", 1], ["D2", 2]]
    assert state.view(2)["row"] == state.view(None)["row"] == [["?-", 0], ["?-", 1], ["S3+", 1], ["D2", 2]]


def test_a_view_has_the_keys_of_the_position_and_who_looks() -> None:
    state = table(["D4", "D1"])
    assert set(state.view(0)) == (set(state.position()) - {"seed", "shuffles"}) | {"seat", "top"}
    assert state.view(0)["seat"] == 0
    assert state.view(None)["seat"] is None


def test_the_own_pass_shows_in_the_own_view_even_when_the_game_is_over() -> None:
    state = play(after_card(["D4", "D1", "D2"], "D5:0", mastery=[2, 0, 0]), (2, "pass"), (1, "check"))
    assert state.over
    assert [state.view(seat)["passed"] for seat in (0, 1, 2, None)] == [[], [], [2], []]


def test_a_redeal_keeps_what_is_seen() -> None:
    state = table(["D4 S2 P", "D1 D3 S5", "R T B"], "S4-:0 S5-:1 D2:2", top="D2 S1", turn=0)
    for position in redealt(state, 0, 200):
        assert position["hands"][0] == ["D4", "S2", "P"]
        assert position["row"][0] == ["S4-", 0]
        assert position["row"][1][0][-1] == "-"
        assert [card for card in position["hands"][1] if card[0] == "D"] == ["D1", "D3"]
        assert not [card for card in position["hands"][2] if card[0] == "D"]
        assert position["deck"][0] == "D2"


def test_a_redeal_leaves_a_heart_on_the_pile_a_heart() -> None:
    state = table(["D4 S2 P", "D1 D3 S5"], top="S1 D2")
    tops = {position["deck"][0] for position in redealt(state, 0, 2000)}
    assert tops == set(HEARTS)
    under = {position["deck"][1] for position in redealt(state, 0, 2000)}
    assert len(under) == 14, "under it anything may lie"


def test_with_hidden_backs_anything_may_be_in_a_hand_or_on_the_pile() -> None:
    state = table(["D4 S2 P", "D1", "R"], "S5-:1", top="D2", options={"open_backs": False})
    positions = redealt(state, 0, 2000)
    assert len({position["hands"][1][0] for position in positions}) == 14
    assert len({position["deck"][0] for position in positions}) == 14
    assert {position["row"][0][0] for position in positions} == {f"{card}-" for card in HEARTS}


def test_own_binned_hearts_stay_others_are_dealt_anew() -> None:
    state = table(["D4", "D1"], discard="S1 S2 B", binned=[["S1", 0], ["S2", 1]])
    positions = redealt(state, 0, 500)
    assert {position["binned"][0][0] for position in positions} == {"S1"}
    assert {position["binned"][1][0] for position in positions} == set(HEARTS)
    for position in positions:
        assert sorted(position["discard"]) == sorted(["S1", position["binned"][1][0], "B"])


def test_in_a_redeal_nobody_else_has_passed() -> None:
    state = play(after_card(["D4", "D1", "D2", "D3"], "D5:0"), (1, "pass"), (3, "pass"))
    kernels = {seat: state.kernel.redeal(seat, stolik.Rng(1)) for seat in (-1, 0, 1, 2, 3)}
    actors = {seat: stolik.State(state.game, kernel).actors for seat, kernel in kernels.items()}
    assert actors == {-1: (1, 2, 3), 0: (1, 2, 3), 1: (2, 3), 2: (1, 2, 3), 3: (1, 2)}


@pytest.mark.parametrize("open_backs", [True, False])
def test_every_arrangement_that_looks_the_same_is_equally_likely(open_backs: bool) -> None:
    """A hidden heart of the row, one heart in a hand, two cards in the pile: all orders of S1, P, S5 and D1."""
    first, second = ("S5", "D1") if open_backs else ("D1", "S5")
    state = table(
        ["", "P", ""],
        "S1-:1",
        pile=f"{first} {second}",
        options={"open_backs": open_backs},
        turn=2,
    )
    places = Counter(
        (position["row"][0][0][:-1], position["hands"][1][0], *position["deck"])
        for position in redealt(state, 2, 6000)
    )
    expected = {
        order
        for order in permutations(["S1", "P", "S5", "D1"])
        if order[0] != "D1" and (not open_backs or "D1" not in order[1:3])
    }
    assert set(places) == expected
    share = 6000 / len(expected)
    assert all(abs(count - share) < 6 * share**0.5 for count in places.values())
