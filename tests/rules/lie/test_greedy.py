"""Lie, what the greedy player does."""

from __future__ import annotations

from typing import Any

import stolik
from tests.rules.lie.at import auction, bidding, lie

DEFINITION = stolik.GAMES["lie"]


def choices(state: stolik.State, seat: int) -> set[str]:
    """What it does in one and the same place, in many moods."""
    codes = {DEFINITION.policy.greedy(state.kernel, seat, stolik.Rng(mood)) for mood in range(60)}
    return set(DEFINITION.notation.words(state.kernel, seat, sorted(codes)))


def test_it_turns_cards_to_the_value_it_has_most_of() -> None:
    assert choices(lie("24 46 34 13, 12"), 0) == {"turn 4443"}


def test_equal_cards_are_turned_alike() -> None:
    assert choices(lie("23 23, 12"), 0) == {"turn 22", "turn 33"}


def test_it_turns_ones_up_when_they_are_jokers() -> None:
    assert choices(lie("13 36 36, 24", options={"jokers": True}), 0) == {"turn 133"}
    assert choices(lie("13 36 36, 24"), 0) == {"turn 333"}


def test_it_sends_the_round_to_the_smaller_hand() -> None:
    options = {"directions": True}
    assert choices(lie("12, 13 14, 15", "1, 11, 1", options), 0) == {"ccw"}
    assert choices(lie("12, 15, 13 14", "1, 1, 11", options), 0) == {"cw"}
    assert choices(lie("12, 15, 13", "1, 1, 1", options), 0) == {"cw", "ccw"}


def test_it_opens_with_what_it_holds() -> None:
    assert choices(bidding("24, 13", "4, 1"), 0) == {"1x4"}
    assert choices(bidding("24 45 46, 13 25 36, 15 16 23", "444, 123, 112"), 0) == {"3x4"}


def test_it_checks_what_cannot_be() -> None:
    assert choices(auction(bidding("24, 13", "4, 1"), "2x6"), 1) == {"check"}
    assert choices(auction(bidding("24 25, 13 14", "22, 11"), "3x6"), 1) == {"check"}


def sure(options: dict[str, Any]) -> set[str]:
    return choices(auction(bidding("45 46, 12 23 25", "44, 222", options), "2x2"), 1)


def test_it_raises_on_what_it_knows() -> None:
    assert sure({}) == {"3x2"}
    assert "check" not in sure({"raising": "value"})
