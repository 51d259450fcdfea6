"""Lie, who sees what."""

from __future__ import annotations

import stolik
from tests.rules.lie.at import after_round, auction, bidding, lie


def test_a_seat_sees_its_own_cards_and_how_many_the_others_hold() -> None:
    state = lie("46 24, 13, 35 12")
    assert state.view(0)["hands"] == [["46", "24"], [None], [None, None]]
    assert state.view(2)["hands"] == [[None, None], [None], ["35", "12"]]
    assert state.view(None)["hands"] == [[None, None], [None], [None, None]]


def test_who_has_chosen_is_seen_but_not_what() -> None:
    state = lie("46 24, 13, 35 12", "64, -, -")
    assert state.view(0)["chosen"] == ["64", None, None]
    assert state.view(1)["chosen"] == state.view(None)["chosen"] == ["??", None, None]


def test_bids_and_numbers_of_cards_are_seen_by_all() -> None:
    state = auction(bidding("24, 13", "4, 1", cards=[3, 2]), "1x4")
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert (view["bids"], view["cards"], view["turn"]) == ([[0, 1, 4]], [3, 2], 1)
        assert "seed" not in view
        assert "shuffles" not in view


def test_after_the_end_hands_are_in_what_was_shown() -> None:
    view = after_round(0, 1, [5, 2]).view(1)
    assert view["hands"] == [[None], ["12"]]
    assert view["shown"]["hands"] == [["12"], ["12"]]


def test_a_choice_is_told_to_others_without_its_values() -> None:
    seen = stolik.GAMES["lie"].notation.seen
    assert seen("turn 42", 0, 0) == "turn 42"
    assert seen("turn 42", 0, 1) == seen("turn 42", 0, -1) == "turn"
    for word in ("3x4", "check", "cw", "ccw"):
        assert seen(word, 0, 1) == word
