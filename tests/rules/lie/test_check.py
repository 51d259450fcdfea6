"""Lie, a check and what it does: K-08, K-09, and jokers, K-12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.lie.at import auction, bidding

JOKERS = {"jokers": True}
HANDS = ("14 24, 45, 34", "14, 4, 4")  # three fours and a one


def found(options: dict[str, Any] | None, *bids: str) -> int:
    state = auction(bidding(*HANDS, options), *bids, "check")
    return int(state.position()["shown"]["found"])


@pytest.mark.parametrize(
    ("bid", "winner", "loser"), [("2x4", 0, 1), ("3x4", 0, 1), ("4x4", 1, 0), ("1x5", 1, 0), ("1x1", 0, 1)]
)
def test_K08_the_bid_is_right_if_at_least_that_many_are_there(bid: str, winner: int, loser: int) -> None:
    position = auction(bidding(*HANDS), bid, "check").position()
    assert position["starter"] == winner
    assert position["cards"] == [2 + (loser == 0), 1 + (loser == 1), 1]


def test_K08_only_chosen_ends_count() -> None:
    assert found(None, "1x2") == 0
    assert found(None, "1x4") == 3


def test_K08_everyone_shows_all_cards_with_the_chosen_ends() -> None:
    state = auction(bidding(*HANDS), "3x4", "check")
    shown = {
        "hands": [["14", "24"], ["45"], ["34"]],
        "chosen": ["14", "4", "4"],
        "bid": [0, 3, 4],
        "checker": 1,
        "found": 3,
    }
    assert state.position()["shown"] == shown
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["shown"] == shown


def test_K08_what_was_shown_stays_until_the_next_first_bid() -> None:
    state = auction(bidding(*HANDS), "3x4", "check")
    shown = state.position()["shown"]
    for seat in (0, 1, 2):
        state.play(seat, state.legal(seat)[0])
        assert state.view(None)["shown"] == shown
    auction(state, "1x1")
    assert state.view(None)["shown"] is state.position()["shown"] is None


def test_K08_seats_that_are_out_show_nothing() -> None:
    state = auction(bidding("12, , 13", "1, -, 3", out=[1]), "1x1", "check")
    assert state.position()["shown"]["hands"] == [["12"], [], ["13"]]
    assert state.position()["shown"]["chosen"] == ["1", None, "3"]


def test_K09_the_winner_starts_the_next_round_and_the_loser_draws_one_more() -> None:
    state = auction(bidding(*HANDS), "1x5", "check")
    position = state.position()
    assert (position["starter"], position["turn"]) == (1, 1)
    assert position["cards"] == [3, 1, 1]
    assert [len(hand) for hand in position["hands"]] == [3, 1, 1]
    assert (position["phase"], position["bids"], position["chosen"]) == ("choose", [], [None] * 3)


def test_K09_the_loser_keeps_drawing_more_while_others_lose() -> None:
    state = bidding("12, 13", "1, 1", cards=[3, 2])
    assert auction(state, "2x1", "check").position()["cards"] == [3, 3]


def test_K12_a_one_counts_as_every_value() -> None:
    assert found(JOKERS, "1x4") == 4
    assert found(JOKERS, "1x6") == 1
    assert found(None, "1x4") == 3


def test_K12_if_the_first_bid_is_on_ones_they_are_only_ones_all_round() -> None:
    assert found(JOKERS, "1x1", "3x4") == 3
    assert found(JOKERS, "1x2", "3x4") == 4


def test_K12_only_the_first_bid_decides() -> None:
    assert found(JOKERS, "1x2", "2x1", "3x4") == 4


def test_K12_a_bid_on_ones_counts_only_ones() -> None:
    assert found(JOKERS, "1x1") == found(JOKERS, "1x2", "2x1") == 1


def test_K12_the_next_round_has_its_own_first_bid() -> None:
    state = auction(bidding("12, 13", "1, 1", JOKERS), "2x1", "check")
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
    chosen = "".join(state.position()["chosen"])
    auction(state, "1x6", "check")
    assert state.position()["shown"]["found"] == chosen.count("6") + chosen.count("1")
