"""Lynx, playing cards: L-03, L-04."""

from __future__ import annotations

from tests.helpers import play
from tests.rules.lynx.tables import hand, layers, lynx, phase


def test_L03_any_number_of_cards_of_one_value() -> None:
    state = lynx(["4 4 4 9", "1", "1"])
    assert sorted(state.legal(0)) == ["1x4", "1x9", "2x4", "3x4"]
    assert state.legal(1) == state.legal(2) == []


def test_L03_cards_of_a_value_may_be_kept_back() -> None:
    state = play(lynx(["4 4 4 9", "1", "1"]), (0, "2x4"))
    assert (hand(state, 0), layers(state, 0)) == ("4 9", "4 4")


def test_L03_a_new_layer_lies_on_top_of_the_earlier_ones() -> None:
    state = play(lynx(["4 9", "1", "1"], ["12 12 | 2", "", ""]), (0, "1x4"))
    assert layers(state, 0) == "12 12 | 2 | 4"


def test_L03_layers_of_the_same_value_stay_apart() -> None:
    state = play(lynx(["4 9", "1", "1"], ["4 4", "", ""]), (0, "1x4"))
    assert layers(state, 0) == "4 4 | 4"


def test_L03_there_is_no_passing() -> None:
    state = lynx(["4", "1", "1"], pool="7 7 7")
    assert state.legal(0) == ["1x4"]


def test_L04_jokers_join_cards_of_any_value() -> None:
    state = lynx(["4 J J 9", "1", "1"])
    assert sorted(state.legal(0)) == ["1x4", "1x4+1J", "1x4+2J", "1x9", "1x9+1J", "1x9+2J", "1xJ", "2xJ"]


def test_L04_jokers_take_the_value_of_the_cards_beside_them() -> None:
    """A 4 with a joker is two 4s: it steals two 3s, but not two 5s."""
    state = play(lynx(["4 J 9", "1", "1"], ["", "3 3", "5 5"]), (0, "1x4+1J"))
    assert state.position()["to_rob"] == [1]
    assert layers(state, 0) == "4 J"


def test_L04_a_layer_is_as_low_as_its_cards_whatever_jokers_it_has() -> None:
    state = play(lynx(["5 5 9", "1", "1"], ["", "4 J", "J 6"]), (0, "2x5"))
    assert state.position()["to_rob"] == [1]


def test_L04_jokers_alone_are_above_every_value() -> None:
    state = play(lynx(["J J 9", "1", "1"], ["", "13 13", "1 J"]), (0, "2xJ"))
    assert state.position()["to_rob"] == [1, 2]
    assert phase(state) == ("keep", 0)


def test_L04_all_plays_of_a_hand_with_everything() -> None:
    """The fullest hand there can be: every card of the game but two."""
    every = " ".join([*(f"{value} " * 8 for value in range(2, 14)), "1 " * 6, "J " * 5])
    state = lynx([every, "1", "1"])
    assert len(state.legal(0)) == len(set(state.legal(0))) == (12 * 8 + 6) * 6 + 5
