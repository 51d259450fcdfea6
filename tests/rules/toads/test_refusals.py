"""Toads, every reason to refuse a move: the rule, the words in both languages, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stolik
from tests.helpers import assert_refused, play, reasons_worded, refused, toads

Case = tuple[Callable[[], stolik.State], int, str, str, str, list[str]]


def finished() -> stolik.State:
    return play(toads([[], [12]], [55], pile=[], round=2), (0, "take"))


CASES: dict[str, Case] = {
    "the game is over": (finished, 1, "12", "T-16", "over", []),
    "not the seat's turn": (lambda: toads([[34], [35]], [36]), 1, "35", "T-11", "not-your-turn", ["0"]),
    "take before an empty row": (lambda: toads([[34], [35]]), 0, "take", "T-07", "toads-empty-row", []),
    "pull from an empty row": (lambda: toads([[34], [35]]), 0, "x43", "T-07", "toads-empty-row", []),
    "a card of another hand": (
        lambda: toads([[34], [35]], [36]),
        0,
        "35",
        "T-06",
        "toads-not-in-hand",
        ["35"],
    ),
    "a card of the row": (
        lambda: toads([[34], [35]], [36]),
        0,
        "36",
        "T-06",
        "toads-not-in-hand",
        ["36"],
    ),
    "another card than one's own to open": (
        lambda: toads([[34], [35]]),
        0,
        "35",
        "T-06",
        "toads-not-in-hand",
        ["35"],
    ),
    "too high": (
        lambda: toads([[47], [35]], [36]),
        0,
        "47",
        "T-06",
        "toads-too-far",
        ["47", "36", "26", "46"],
    ),
    "too low": (
        lambda: toads([[25], [35]], [36]),
        0,
        "25",
        "T-06",
        "toads-too-far",
        ["25", "36", "26", "46"],
    ),
    "a toad": (lambda: toads([[34], [35]], [44]), 0, "x44", "T-08", "toads-no-twin", ["44"]),
    "a card that is not there": (
        lambda: toads([[34], [35]], [36]),
        0,
        "x43",
        "T-08",
        "toads-not-in-row",
        ["43"],
    ),
    "without its twin": (
        lambda: toads([[34], [35]], [49]),
        0,
        "x49",
        "T-08",
        "toads-twin-not-in-hand",
        ["49", "94"],
    ),
    "no move at all": (lambda: toads([[34], [35]], [36]), 0, "hop", "T-05", "toads-notation", ["hop"]),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(name: str) -> None:
    assert_refused(*CASES[name])


def test_every_reason_that_has_words_is_tried() -> None:
    assert reasons_worded("toads") == {reason for _, _, _, _, reason, _ in CASES.values()}


NO_WORDS = [
    *("", " ", "TAKE", "Take", "034", "+34", "34.0", "3 4", "x 49", "X49", "49x", "x094", "xx49", "x", "x20"),
    *(
        "20",
        "11",
        "99",
        "-34",
        "−34",
        "34\n",
        "\t34",
        "३४",
        "٣٤",
        "take\x00",
        "34x49",
        "xtake",
        "'",
        '"',
        "{",
    ),
    *("🐸", "34,", "take34", "None", "0", "-1", "158", "9" * 5000, "\ud800"),
]


@pytest.mark.parametrize("move", NO_WORDS, ids=lambda move: ascii(move)[:20])
def test_a_word_has_one_form(move: str) -> None:
    error = refused(toads([[34, 94], [35]], [49, 36]), 0, move)
    assert (error.rule, error.reason) == ("T-05", "toads-notation")
    for language in ("en", "pl"):
        assert repr(move.strip(" "))[1:40].rstrip("'\"") in error.worded(language)


@pytest.mark.parametrize("move", [" 34", "34 ", "   34  "])
def test_spaces_around_a_word_are_overlooked(move: str) -> None:
    assert play(toads([[34], [35]], [36]), (0, move)).position()["row"] == [36, 34]


@pytest.mark.parametrize("move", [None, 34, 3.4, b"34", ["34"], {"move": "34"}, True])
def test_a_move_that_is_not_text_is_refused(move: object) -> None:
    error = refused(toads([[34], [35]], [36]), 0, move)
    assert (error.rule, error.reason) == ("T-05", "toads-notation")


@pytest.mark.parametrize("seat", [-1, 2, 99, None, "0", 0.0, True])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    state = toads([[34], [35]], [36])
    before = state.position()
    for call in (state.legal, state.signals, state.observe, lambda seat: state.play(seat, "34")):
        with pytest.raises(stolik.UnknownSeat) as caught:
            call(seat)
        assert repr(seat) in str(caught.value)
    assert state.position() == before


def test_toads_has_no_signals() -> None:
    state = toads([[34], [35]], [36])
    assert state.signals(0) == state.signals(1) == []
