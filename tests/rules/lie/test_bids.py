"""Lie, bids: K-04 to K-07, and the direction, K-13."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import refused
from tests.rules.lie.at import after_round, auction, bidding, lie

BY_VALUE = {"raising": "value"}
DIRECTIONS = {"directions": True}
FOUR_CARDS = ("24 46, 13 35", "44, 33")


def test_K04_the_starting_seat_must_bid() -> None:
    state = bidding(*FOUR_CARDS, starter=1)
    assert state.actors == (1,)
    assert "check" not in state.legal(1)
    assert refused(state, 1, "check").rule == "K-04"


def test_K04_then_clockwise_each_seat_raises_or_checks() -> None:
    state = bidding("24, 13, 56", "2, 1, 5", starter=1)
    for seat, bid in [(1, "1x1"), (2, "1x2"), (0, "1x3"), (1, "1x4")]:
        assert state.actors == (seat,)
        state.play(seat, bid)
    assert state.actors == (2,)
    assert "check" in state.legal(2)


def test_K04_only_the_seat_on_turn_may_check() -> None:
    state = auction(bidding("24, 13, 56", "2, 1, 5"), "1x1", "1x2")
    assert state.legal(0) == state.legal(1) == []
    assert refused(state, 0, "check").reason == "not-your-turn"


def test_K04_a_check_is_of_the_bid_just_before_not_of_an_earlier_one() -> None:
    state = auction(bidding("24, 13, 56", "2, 1, 5"), "3x1", "3x2", "check")
    assert state.position()["shown"]["bid"] == [1, 3, 2]


def test_K05_a_bid_names_any_count_and_value() -> None:
    bids = {f"{count}x{value}" for count in range(1, 5) for value in range(1, 7)}
    assert set(bidding(*FOUR_CARDS).legal(0)) == bids


def test_K05_a_bid_speaks_of_all_hands_together() -> None:
    state = auction(bidding("24, 34, 14", "4, 4, 4"), "3x4", "check")
    assert state.position()["shown"]["found"] == 3
    assert state.position()["cards"] == [1, 2, 1]


def test_K05_nobody_needs_to_hold_what_they_bid() -> None:
    state = auction(bidding("12, 34", "1, 3"), "1x3", "check")
    assert state.position()["starter"] == 0


def test_K06_by_count_a_higher_count_or_the_same_count_of_a_higher_value() -> None:
    state = auction(bidding(*FOUR_CARDS), "3x4")
    raises = {"3x5", "3x6", *(f"4x{value}" for value in range(1, 7))}
    assert set(state.legal(1)) == {*raises, "check"}


def test_K06_by_value_a_higher_value_or_the_same_value_with_a_higher_count() -> None:
    state = auction(bidding(*FOUR_CARDS, BY_VALUE), "3x4")
    raises = {"4x4", *(f"{count}x{value}" for value in (5, 6) for count in range(1, 5))}
    assert set(state.legal(1)) == {*raises, "check"}


@pytest.mark.parametrize(
    ("options", "bid"),
    [({}, "3x4"), ({}, "3x3"), ({}, "2x6"), (BY_VALUE, "3x4"), (BY_VALUE, "4x3"), (BY_VALUE, "2x4")],
)
def test_K06_the_same_or_a_lower_bid_is_refused(options: dict[str, Any], bid: str) -> None:
    state = auction(bidding(*FOUR_CARDS, options), "3x4")
    assert refused(state, 1, bid).rule == "K-06"


@pytest.mark.parametrize("options", [{}, BY_VALUE])
def test_K06_everyone_could_go_through_all_bids_one_by_one(options: dict[str, Any]) -> None:
    state = bidding(*FOUR_CARDS, options)
    while (moves := state.legal(state.actors[0])) != ["check"]:
        auction(state, moves[0])
    made = [(count, value) for _, count, value in state.position()["bids"]]
    assert len(made) == 24
    assert made == sorted(made, key=lambda bid: bid[::-1] if options else bid)


def test_K07_no_bid_on_more_cards_than_are_in_play() -> None:
    state = bidding(*FOUR_CARDS)
    assert refused(state, 0, "5x1").rule == "K-07"
    assert refused(state, 0, "31x1").rule == "K-07"


def test_K07_only_cards_of_seats_that_take_part_are_in_play() -> None:
    state = bidding("24 46, , 13", "44, -, 1", out=[1])
    assert "3x6" in state.legal(0)
    assert refused(state, 0, "4x1").rule == "K-07"


@pytest.mark.parametrize("options", [{}, BY_VALUE])
def test_K07_with_the_highest_bid_made_one_can_only_check(options: dict[str, Any]) -> None:
    state = auction(bidding(*FOUR_CARDS, options), "4x6")
    assert state.legal(1) == ["check"]
    assert refused(state, 1, "4x5").rule == "K-07"


def test_K13_the_starting_seat_says_the_direction_once_all_have_chosen() -> None:
    state = lie("24, 13, 56", "4, -, 5", DIRECTIONS, starter=2)
    state.play(1, "turn 1")
    assert state.position()["phase"] == "direction"
    assert state.actors == (2,)
    assert state.legal(2) == ["cw", "ccw"]
    assert refused(state, 2, "1x1").rule == "K-13"


@pytest.mark.parametrize(("word", "direction", "order"), [("cw", 1, [2, 0, 1, 2]), ("ccw", -1, [2, 1, 0, 2])])
def test_K13_the_round_goes_the_way_that_was_said(word: str, direction: int, order: list[int]) -> None:
    state = lie("24, 13, 56", "4, 1, 5", DIRECTIONS, starter=2)
    state.play(2, word)
    assert state.position()["direction"] == direction
    for seat, bid in zip(order, ["1x1", "1x2", "1x3", "1x4"], strict=True):
        assert state.actors == (seat,)
        state.play(seat, bid)


def test_K13_the_seat_before_follows_the_direction() -> None:
    state = auction(lie("24, 13, 56", "4, 1, 5", DIRECTIONS, starter=2), "ccw", "1x1", "3x6", "check")
    shown = state.position()["shown"]
    assert (shown["bid"], shown["checker"]) == ([1, 3, 6], 0)


def test_K13_seats_that_are_out_are_passed_over_in_both_directions() -> None:
    for word, following in [("cw", 3), ("ccw", 0)]:
        state = lie("24, , 56, 13", "4, -, 5, 1", DIRECTIONS, starter=2, out=[1])
        assert auction(state, word, "1x1").actors == (following,)


def test_K13_the_next_round_has_no_direction_yet() -> None:
    state = after_round(0, 1, [1, 1, 1], DIRECTIONS, direction=-1)
    assert state.position()["direction"] == 1


def test_K13_without_the_variant_there_is_nothing_to_say() -> None:
    state = lie("24, 13", "4, 1")
    assert state.position()["phase"] == "bid"
    assert refused(state, 0, "ccw").rule == "K-13"
