"""Lie, every reason to refuse a move: the rule, the words in both languages, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from tests.helpers import reasons_worded, refused
from tests.rules.lie.at import after_round, auction, bidding, lie

DIRECTIONS = {"directions": True}
BY_VALUE = {"raising": "value"}


def standing(*bids: str, by_value: bool = False) -> stolik.State:
    return auction(bidding("24 46, 13 35", "44, 33", BY_VALUE if by_value else None), *bids)


def to_say() -> stolik.State:
    return lie("24, 13", "4, 1", DIRECTIONS)


Case = tuple[Callable[[], stolik.State], int, str, str, str]

CASES: dict[str, Case] = {
    "over": (lambda: after_round(0, 1, [5, 2]), 1, "check", "K-10", "over"),
    "out in extra rounds": (lambda: after_round(0, 1, [5, 1, 1]), 0, "turn 1", "K-11", "lie-out"),
    "out of a longer game": (
        lambda: after_round(0, 1, [5, 1, 1], {"longer": True}),
        0,
        "check",
        "K-15",
        "lie-out",
    ),
    "chosen before": (lambda: lie("24, 13", "4, -"), 0, "turn 4", "K-03", "lie-has-chosen"),
    "choosing is over": (standing, 0, "turn 44", "K-03", "lie-has-chosen"),
    "choosing is over, the direction is not said": (to_say, 0, "turn 4", "K-03", "lie-has-chosen"),
    "too few values": (lambda: lie("24 46, 13"), 0, "turn 4", "K-03", "lie-other-hand"),
    "too many values": (lambda: lie("24, 13"), 0, "turn 44", "K-03", "lie-other-hand"),
    "a value of another card": (lambda: lie("24 36, 13"), 0, "turn 64", "K-03", "lie-not-on-card"),
    "a bid while others choose": (lambda: lie("24, 13", "4, -"), 0, "1x4", "K-03", "lie-not-all-chosen"),
    "a check while choosing": (lambda: lie("24, 13"), 1, "check", "K-03", "lie-not-all-chosen"),
    "a direction while choosing": (
        lambda: lie("24, 13", options=DIRECTIONS),
        0,
        "cw",
        "K-03",
        "lie-not-all-chosen",
    ),
    "no directions": (standing, 0, "cw", "K-13", "lie-clockwise-only"),
    "no directions, choosing": (lambda: lie("24, 13"), 0, "ccw", "K-13", "lie-clockwise-only"),
    "another says the direction": (to_say, 1, "cw", "K-04", "not-your-turn"),
    "a bid before the direction": (to_say, 0, "1x4", "K-13", "lie-direction-first"),
    "a check before the direction": (to_say, 0, "check", "K-13", "lie-direction-first"),
    "a second direction": (lambda: auction(to_say(), "cw"), 0, "ccw", "K-13", "lie-direction-said"),
    "another is to bid": (standing, 1, "1x1", "K-04", "not-your-turn"),
    "another is to answer": (lambda: standing("1x1"), 0, "check", "K-04", "not-your-turn"),
    "nothing to check": (standing, 0, "check", "K-04", "lie-nothing-to-check"),
    "more than in play": (standing, 0, "5x1", "K-07", "lie-too-many"),
    "more than in play, by value": (
        lambda: standing("1x1", by_value=True),
        1,
        "5x2",
        "K-07",
        "lie-too-many",
    ),
    "more than there are": (standing, 0, "31x1", "K-07", "lie-too-many"),
    "only a check is left": (lambda: standing("4x6"), 1, "4x6", "K-07", "lie-must-check"),
    "only a check is left, by value": (
        lambda: standing("4x6", by_value=True),
        1,
        "5x6",
        "K-07",
        "lie-must-check",
    ),
    "not higher by count": (lambda: standing("2x4"), 1, "2x4", "K-06", "lie-not-higher-by-count"),
    "not higher by count than a six": (lambda: standing("1x6"), 1, "1x5", "K-06", "lie-not-higher-by-count"),
    "not higher by value": (
        lambda: standing("2x4", by_value=True),
        1,
        "4x3",
        "K-06",
        "lie-not-higher-by-value",
    ),
    "not higher by value than a six": (
        lambda: standing("3x6", by_value=True),
        1,
        "3x6",
        "K-06",
        "lie-not-higher-by-value",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_refused_move_names_its_rule_and_changes_nothing(case: Case) -> None:
    state, seat, move, rule, reason = case[0](), *case[1:]
    error = refused(state, seat, move)
    assert (error.rule, error.reason) == (rule, reason)
    english, polish = error.worded("en"), error.worded("pl")
    assert english != polish
    assert rule in english
    assert rule in polish


NOT_NOTATION = [
    "",
    "turn",
    "turn ",
    "turn 7",
    "turn 4 2",
    "turn4",
    "Turn 4",
    "turn " + "4" * 31,
    "0x4",
    "01x4",
    "3x0",
    "3x7",
    "3X4",
    "3 x 4",
    "-1x4",
    "99999x1",
    "²x4",
    "Check",
    "sprawdzam",
    "clockwise",
    "CW",
    "1x4\n",
]


@pytest.mark.parametrize("word", NOT_NOTATION)
def test_what_is_not_a_word_of_the_notation_is_refused_as_such(word: str) -> None:
    for state in (lie("24, 13"), standing()):
        error = refused(state, 0, word)
        assert (error.rule, error.reason) == ("K-04", "lie-notation")
        assert error.worded("en") != error.worded("pl")


def test_every_reason_is_tried() -> None:
    assert {reason for *_, reason in CASES.values()} | {"lie-notation"} == reasons_worded("lie")
