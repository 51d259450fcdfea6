"""Lynx: the worked examples of the rulebook, and what people asked about it."""

from __future__ import annotations

from tests.helpers import play
from tests.rules.lynx.tables import hand, layers, lynx, phase, pool


def test_E1_three_4s_and_a_joker_are_four_cards_of_value_4() -> None:
    state = lynx(["4 4 4 J 9", "1", "1", "1"], ["", "3 3 3 3", "5 5 5 5", "3 3 3"])
    play(state, (0, "3x4+1J"))
    assert layers(state, 0) == "4 4 4 J"
    assert state.position()["to_rob"] == [1]


def test_E2_three_7s_steal_twice() -> None:
    layers_before = ["", "8 | 2 2", "5 | 3 3 3", "6 6 6"]
    state = lynx(["3 3 7 7 7", "1", "1", "1"], layers_before, "9 10 11 12 13 2", top="4 J 8 10")
    play(state, (0, "3x7"))
    assert state.position()["to_rob"] == [2, 3]
    play(state, (0, "keep"))
    assert hand(state, 0) == "3 3 3 3 3"
    play(state, (2, "pool 5"), (2, "pool 2"), (2, "deck"))
    assert hand(state, 2) == "1 4 10 13"
    assert (layers(state, 2), pool(state)) == ("5", "9 11 12 2 J 8")
    play(state, (0, "leave"), (3, "back"))
    assert (hand(state, 3), layers(state, 3)) == ("1 6 6 6", "")
    assert phase(state) == ("play", 1)


def test_E3_one_13_steals_nothing_and_draws_a_joker_from_the_pool() -> None:
    state = lynx(["1", "13 5", "1", "1"], ["7 7", "", "13", "4 4 4"], "3 J 8 8 9 10", top="6", turn=1)
    play(state, (1, "1x13"))
    assert state.legal(1) == ["deck", *(f"pool {place}" for place in range(1, 7)), "end"]
    play(state, (1, "pool 2"))
    assert (hand(state, 1), pool(state)) == ("5 J", "3 8 8 9 10 6")
    assert phase(state) == ("play", 2)


def test_E3_or_ends_the_turn() -> None:
    state = lynx(["1", "13 5", "1", "1"], ["7 7", "", "J", "4 4 4"], "3 J", turn=1)
    assert hand(play(state, (1, "1x13"), (1, "end")), 1) == "5"
    assert phase(state) == ("play", 2)
