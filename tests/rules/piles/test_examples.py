"""Piles, the worked examples of the rulebook: E1 to E4."""

from __future__ import annotations

import pytest

from tests.helpers import piles, refused, turn


def laid(cards: list[int], pile: str) -> int:
    """The top of a pile after these cards, in one turn."""
    state = turn(piles([[*cards, 70], [71]], [72]), 0, " ".join(f"{card}{pile}" for card in cards))
    assert state.position()["played"] == len(cards)
    top: int = state.position()["piles"][pile]
    return top


@pytest.mark.parametrize("pile", "AB")
@pytest.mark.parametrize("cards", [[4, 8, 13], [3, 11, 12, 13, 18, 20, 34, 35, 51]])
def test_E1_ascending(cards: list[int], pile: str) -> None:
    assert laid(cards, pile) == cards[-1]


@pytest.mark.parametrize("pile", "CD")
def test_E1_descending(pile: str) -> None:
    assert laid([94, 90, 78, 61, 60, 57], pile) == 57


@pytest.mark.parametrize("pile", "AB")
def test_E1b_ascending(pile: str) -> None:
    assert laid([2, 7, 19, 25, 28, 29, 49], pile) == 49


@pytest.mark.parametrize("pile", "CD")
def test_E1b_descending(pile: str) -> None:
    assert laid([98, 97, 88, 83, 81], pile) == 81


def test_E1b_a_play_a_step_back_two_plays_a_step_back_and_a_play_in_one_turn() -> None:
    hand = [50, 40, 45, 60, 70, 62]
    state = turn(piles([[*hand, 99], [2]], [3], tops=(30, 1, 100, 61)), 0, "50A 40A 45A 60D 70D 62D")
    assert state.position()["piles"] == {"A": 45, "B": 1, "C": 100, "D": 62}
    assert "end" in state.legal(0)


@pytest.mark.parametrize("pile", "AB")
def test_E2_on_47_ascending_37_may_be_played_but_not_36_or_38(pile: str) -> None:
    tops = (47, 1, 100, 100) if pile == "A" else (1, 47, 100, 100)
    state = piles([[36, 37, 38, 46], [2]], [3], tops=tops)
    for card in (36, 38, 46):
        assert refused(state, 0, f"{card}{pile}").rule == "P-05"
    assert turn(state, 0, f"37{pile}").position()["piles"][pile] == 37


@pytest.mark.parametrize("pile", "CD")
def test_E3_on_65_descending_75_may_be_played_but_not_74_or_76(pile: str) -> None:
    tops = (1, 1, 65, 100) if pile == "C" else (1, 1, 100, 65)
    state = piles([[66, 74, 75, 76], [2]], [3], tops=tops)
    for card in (66, 74, 76):
        assert refused(state, 0, f"{card}{pile}").rule == "P-06"
    assert turn(state, 0, f"75{pile}").position()["piles"][pile] == 75


def test_E4_one_card_on_A_two_on_B_one_on_D_then_four_are_drawn() -> None:
    state = turn(piles([[5, 10, 12, 90, 50, 51], [2], [3]], [60, 61, 62, 63, 64]), 0, "5A 10B 12B 90D end")
    position = state.position()
    assert position["piles"] == {"A": 5, "B": 12, "C": 100, "D": 90}
    assert position["hands"][0] == [50, 51, 60, 61, 62, 63]
    assert position["deck"] == [64]
    assert state.actors == (1,)
