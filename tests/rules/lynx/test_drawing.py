"""Lynx, drawing: L-08, L-09, L-12."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import play
from tests.rules.lynx.tables import hand, known, lynx, phase, pool


def robbed_of_three(places: str, **keys: str) -> stolik.State:
    """Seat 1 has just lost three cards to seat 0 and is to draw."""
    state = lynx(["7 7 7 9", "1", "1"], ["", "6 6 6", ""], places, **keys)
    return play(state, (0, "3x7"), (0, "keep"))


def test_L08_each_card_from_deck_or_pool_one_by_one() -> None:
    state = robbed_of_three("2 3 4 5 8 10", top="11 12 13")
    for left, move in ((3, "pool 2"), (2, "deck"), (1, "pool 2")):
        assert (phase(state), state.position()["to_draw"]) == (("draw", 1), left)
        assert state.legal(1)[0] == "deck"
        play(state, (1, move))
    assert hand(state, 1) == "1 3 4 11"
    assert known(state, 1) == "3 4"


def test_L08_the_places_to_the_right_move_up_at_once() -> None:
    state = play(robbed_of_three("2 3 4 5 8 10"), (1, "pool 2"))
    assert pool(state) == "2 4 5 8 10"
    assert state.legal(1) == ["deck", *(f"pool {place}" for place in range(1, 6))]


def test_L08_the_pool_is_refilled_at_its_right_end_only_after_the_whole_draw() -> None:
    state = robbed_of_three("2 3 4 5 8 10", top="11 12 13")
    play(state, (1, "pool 1"), (1, "deck"))
    assert pool(state) == "3 4 5 8 10"
    play(state, (1, "pool 5"))
    assert pool(state) == "3 4 5 8 12 13"
    assert phase(state) == ("play", 1)


def test_L08_it_is_refilled_for_each_robbed_seat_by_itself() -> None:
    state = lynx(["7 9", "1", "1"], ["", "6", "5"], "2 3 4 5 8 10", top="11 12")
    play(state, (0, "1x7"), (0, "keep"), (1, "pool 1"))
    assert pool(state) == "3 4 5 8 10 11"
    assert phase(state) == ("keep", 0)
    play(state, (0, "keep"), (2, "pool 6"))
    assert (hand(state, 2), pool(state)) == ("1 11", "3 4 5 8 10 12")


def test_L08_a_short_pool_is_refilled_as_far_as_the_deck_reaches() -> None:
    state = play(lynx(["7 9", "1", "1"], pool="2 3", deck="11 12"), (0, "1x7"), (0, "pool 1"))
    assert pool(state) == "3 11 12"
    assert state.position()["deck"] == []


def test_L09_with_the_deck_empty_only_the_pool_is_left() -> None:
    state = play(robbed_of_three("2 3 4 5", deck="11"), (1, "deck"))
    assert state.legal(1) == ["pool 1", "pool 2", "pool 3", "pool 4"]


def test_L09_the_deck_is_never_remade() -> None:
    state = play(robbed_of_three("2 3 4 5", deck=""), (1, "pool 1"), (1, "pool 1"), (1, "pool 1"))
    assert state.position()["deck"] == []
    assert len(state.position()["discard"]) > 0
    assert pool(state) == "5"


def test_L09_with_the_pool_emptied_in_the_middle_the_deck_gives_the_rest() -> None:
    state = play(robbed_of_three("2", deck="11 12 13"), (1, "pool 1"))
    assert state.legal(1) == ["deck"]
    play(state, (1, "deck"), (1, "deck"))
    assert hand(state, 1) == "1 2 11 12"
    assert pool(state) == "13"


def test_L12_a_seat_that_could_steal_from_nobody_may_draw_one_card() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6", "8 8"], "2 3", top="11 12 13 4 5"), (0, "2x7"))
    assert phase(state) == ("free draw", 0)
    assert state.legal(0) == ["deck", "pool 1", "pool 2", "end"]
    assert state.position()["to_draw"] == 0
    play(state, (0, "pool 2"))
    assert hand(state, 0) == "3 9"
    assert pool(state) == "2 11 12 13 4 5"
    assert phase(state) == ("play", 1)


def test_L12_or_not() -> None:
    state = play(lynx(["7 9", "1", "1"], pool="2 3"), (0, "1x7"), (0, "end"))
    assert (hand(state, 0), pool(state)) == ("9", "2 3")
    assert phase(state) == ("play", 1)


@pytest.mark.parametrize("played", ["3x7", "1x7", "1x7+1J", "1xJ"])
def test_L12_whatever_was_played(played: str) -> None:
    assert phase(play(lynx(["7 7 7 9 J", "1", "1"]), (0, played))) == ("free draw", 0)


def test_L12_a_seat_that_has_stolen_does_not_draw() -> None:
    state = play(lynx(["7 9", "1", "1"], ["", "6", ""], "2"), (0, "1x7"), (0, "leave"), (1, "back"))
    assert phase(state) == ("play", 1)


def test_L12_the_paw_goes_to_the_left() -> None:
    state = lynx(["7 9"] * 3)
    for seat in (0, 1, 2, 0):
        assert (state.position()["turn"], state.actors) == (seat, (seat,))
        play(state, (seat, "1x7" if len(hand(state, seat).split()) > 1 else "1x9"))
        if not state.over:
            play(state, (seat, "end"))


def test_L12_with_nothing_to_draw_the_turn_ends_by_itself() -> None:
    assert phase(play(lynx(["7 9", "1", "1"], deck=""), (0, "1x7"))) == ("play", 1)
