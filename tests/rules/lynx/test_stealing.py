"""Lynx, stealing: L-05, L-06, L-07, L-10, L-11, L-16."""

from __future__ import annotations

import pytest

from tests.helpers import play
from tests.rules.lynx.tables import hand, known, layers, lynx, phase


def test_L05_as_many_cards_of_a_lower_value_are_stolen() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 6", "7 7"]), (0, "2x7"))
    assert state.position()["to_rob"] == [1]


@pytest.mark.parametrize("top", ["6", "6 6 6", "2 J J"])
def test_L05_another_number_of_cards_is_safe(top: str) -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", top, ""]), (0, "2x7"))
    assert state.position()["to_rob"] == []


@pytest.mark.parametrize("top", ["7 7", "8 8", "13 J"])
def test_L05_an_equal_or_higher_value_is_safe(top: str) -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", top, ""]), (0, "2x7"))
    assert state.position()["to_rob"] == []


def test_L05_only_the_top_layer_counts() -> None:
    state = play(lynx(["7 9", "1", "1"], ["", "6 | 8", "8 | 6"]), (0, "1x7"))
    assert state.position()["to_rob"] == [2]


def test_L05_the_own_layers_are_never_stolen() -> None:
    state = play(lynx(["7 9", "1", "1"], ["6", "", ""]), (0, "1x7"))
    assert state.position()["to_rob"] == []


def test_L05_clockwise_from_the_left() -> None:
    tops = ["2", "3", "", "4", "5"]
    state = play(lynx(["9"] * 2 + ["7 9"] + ["9"] * 2, tops, turn=2), (2, "1x7"))
    assert state.position()["to_rob"] == [3, 4, 0, 1]


def test_L05_stealing_is_not_a_choice() -> None:
    state = play(lynx(["7 9", "1", "1"], ["", "6", ""], "12"), (0, "1x7"))
    assert state.legal(0) == ["keep", "leave"]


def test_L05_each_seat_is_robbed_at_most_once_a_turn() -> None:
    """The layer beneath would be stolen just as well, but not in the same turn."""
    state = play(lynx(["8 9", "1", "1"], ["", "3 | 5", ""]), (0, "1x8"), (0, "leave"), (1, "back"))
    assert layers(state, 1) == "3"
    assert phase(state) == ("play", 1)


def test_L06_the_thief_may_keep_the_cards_and_the_robbed_seat_draws_as_many() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 6", ""], top="10 11 12"), (0, "2x7"), (0, "keep"))
    assert hand(state, 0) == "6 6 9"
    assert (phase(state), state.position()["to_draw"]) == (("draw", 1), 2)
    play(state, (1, "deck"), (1, "deck"))
    assert hand(state, 1) == "1 10 11"
    assert phase(state) == ("play", 1)


def test_L06_lost_jokers_count_as_cards_to_draw() -> None:
    state = play(lynx(["7 7 7 9", "1", "1"], ["", "6 J J", ""]), (0, "3x7"), (0, "keep"))
    assert state.position()["to_draw"] == 3


def test_L07_what_the_thief_leaves_may_be_taken_back_without_a_draw() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 6", ""], top="10"), (0, "2x7"), (0, "leave"))
    assert phase(state) == ("robbed", 1)
    assert state.legal(1) == ["back", "discard"]
    assert state.legal(0) == []
    play(state, (1, "back"))
    assert (hand(state, 0), hand(state, 1)) == ("9", "1 6 6")
    assert phase(state) == ("play", 1)


def test_L07_or_discarded_and_as_many_drawn() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 J", ""], top="10 11"), (0, "2x7"), (0, "leave"), (1, "discard"))
    assert state.position()["discard"] == ["6", "J"]
    assert (phase(state), state.position()["to_draw"]) == (("draw", 1), 2)
    assert hand(play(state, (1, "deck"), (1, "deck")), 1) == "1 10 11"


@pytest.mark.parametrize("moves", [[(0, "keep"), (1, "deck")], [(0, "leave"), (1, "back")]])
def test_L10_stolen_cards_leave_the_robbed_seat_in_any_case(moves: list[tuple[int, str]]) -> None:
    state = play(lynx(["7 9", "1", "1"], ["", "12 12 | 6", ""]), (0, "1x7"), *moves)
    assert layers(state, 1) == "12 12"


def test_L10_they_lie_there_until_it_is_decided() -> None:
    state = play(lynx(["7 9", "1", "1"], ["", "12 12 | 6", ""]), (0, "1x7"), (0, "leave"))
    assert layers(state, 1) == "12 12 | 6"
    assert state.position()["to_rob"] == [1]
    play(state, (1, "discard"))
    assert layers(state, 1) == "12 12"
    assert state.position()["to_rob"] == []


def test_L10_the_layer_beneath_may_be_stolen_next() -> None:
    """Seat 3 loses its three 2s to seat 0, and the 12 beneath to seat 1."""
    state = lynx(["6 6 6 9", "13 9", "9", "9"], ["", "", "", "12 | 2 2 2"])
    play(state, (0, "3x6"), (0, "leave"), (3, "back"), (1, "1x13"))
    assert state.position()["to_rob"] == [3]
    assert layers(play(state, (1, "keep")), 3) == ""


def test_L10_until_its_owner_covers_it() -> None:
    state = lynx(["6 6 6 9", "8 8 1", "13 9"], ["", "12 | 2 2 2", ""])
    play(state, (0, "3x6"), (0, "leave"), (1, "back"), (1, "2x8"), (1, "end"), (2, "1x13"))
    assert state.position()["to_rob"] == []


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("played", ["1x13", "1xJ", "1x1"])
def test_L11_jokers_alone_cannot_be_stolen(mode: str, played: str) -> None:
    state = play(lynx(["13 J 1 9", "1", "1"], ["", "J", ""], mode=mode), (0, played))
    assert state.position()["to_rob"] == []


def test_L16_a_joker_kept_is_a_joker_again() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 J", ""]), (0, "2x7"), (0, "keep"))
    assert (hand(state, 0), known(state, 0)) == ("6 9 J", "6 J")


def test_L16_a_joker_taken_back_is_a_joker_again() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 J", ""]), (0, "2x7"), (0, "leave"), (1, "back"))
    assert hand(state, 1) == "1 6 J"
    assert "1x1+1J" in state.legal(1)


def test_L16_a_joker_drawn_is_a_joker() -> None:
    state = play(lynx(["7 9", "1", "1"], pool="J"), (0, "1x7"), (0, "pool 1"))
    assert hand(state, 0) == "9 J"
