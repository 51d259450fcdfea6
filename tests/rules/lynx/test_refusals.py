"""Lynx, every reason to refuse a move: the rule, the words in both languages, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stolik
from tests.helpers import assert_refused, play, reasons_worded, refused
from tests.rules.lynx.tables import lynx

Case = tuple[Callable[[], stolik.State], int, str, str, str, list[str]]


def opening() -> stolik.State:
    return lynx(["7 7 J 9", "1", "1"], ["", "6 6", ""], "2 3", top="10 11")


def keeping() -> stolik.State:
    return play(opening(), (0, "2x7"))


def robbed() -> stolik.State:
    return play(keeping(), (0, "leave"))


def drawing() -> stolik.State:
    return play(keeping(), (0, "keep"))


def drawing_without_deck() -> stolik.State:
    state = lynx(["7 7 9", "1", "1"], ["", "6 6", ""], "2 3 4", deck="")
    return play(state, (0, "2x7"), (0, "keep"))


def free_draw() -> stolik.State:
    return play(opening(), (0, "1x7"))


def stealing() -> stolik.State:
    return play(lynx(["7 7 9", "9"], virtual="2 2 3 8 8"), (0, "2x7"))


def finished() -> stolik.State:
    return play(lynx(["9", "1", "1"]), (0, "1x9"))


CASES: dict[str, Case] = {
    "the game is over": (finished, 1, "1x1", "L-13", "over", []),
    "not the seat's turn": (opening, 1, "1x1", "L-12", "not-your-turn", ["0"]),
    "not the seat that steals": (keeping, 1, "back", "L-12", "not-your-turn", ["0"]),
    "not the seat that was robbed": (robbed, 0, "back", "L-07", "lynx-robbed-decides", ["1"]),
    "not the seat that draws": (drawing, 2, "deck", "L-08", "lynx-other-draws", ["1"]),
    "a decision before a play": (opening, 0, "keep", "L-03", "lynx-play-first", []),
    "a draw before a play": (opening, 0, "deck", "L-03", "lynx-play-first", []),
    "an end before a play": (opening, 0, "end", "L-03", "lynx-play-first", []),
    "a value that is not there": (opening, 0, "1x8", "L-03", "lynx-not-in-hand", ["8"]),
    "one card where two are wanted": (opening, 0, "2x9", "L-03", "lynx-not-in-hand", ["9"]),
    "two cards where three are wanted": (opening, 0, "3x7+1J", "L-03", "lynx-not-in-hand", ["2", "7"]),
    "one joker where two are wanted": (opening, 0, "1x7+2J", "L-04", "lynx-too-few-jokers", []),
    "one joker alone where two are wanted": (opening, 0, "2xJ", "L-04", "lynx-too-few-jokers", []),
    "a seat without a joker": (lambda: lynx(["7", "1", "1"]), 0, "1x7+1J", "L-04", "lynx-too-few-jokers", []),
    "another move than a steal": (stealing, 0, "end", "L-22", "lynx-must-steal", ["steal 9"]),
    "a set of another size": (stealing, 0, "steal 3", "L-22", "lynx-wrong-set", ["3"]),
    "a set that is too high": (stealing, 0, "steal 8", "L-22", "lynx-wrong-set", ["2", "8"]),
    "a set that is not there": (stealing, 0, "steal 12", "L-22", "lynx-wrong-set", ["12"]),
    "a thief who plays on": (keeping, 0, "1x9", "L-06", "lynx-keep-or-leave", ["keep"]),
    "a robbed seat that draws at once": (robbed, 1, "deck", "L-07", "lynx-back-or-discard", ["discard"]),
    "a deck that is empty": (drawing_without_deck, 1, "deck", "L-09", "lynx-deck-empty", []),
    "a place that is empty": (drawing, 1, "pool 3", "L-08", "lynx-no-place", ["3", "2"]),
    "a draw that is not over": (drawing, 1, "end", "L-08", "lynx-must-draw", ["2"]),
    "a second play in a turn": (free_draw, 0, "1x9", "L-12", "lynx-draw-or-end", []),
    "no move at all": (opening, 0, "pounce", "L-03", "lynx-notation", ["pounce"]),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(name: str) -> None:
    assert_refused(*CASES[name])


def test_every_reason_that_has_words_is_tried() -> None:
    assert reasons_worded("lynx") == {reason for _, _, _, _, reason, _ in CASES.values()}


NO_WORDS = [
    *(
        "",
        " ",
        "3X4",
        "3x04",
        "03x4",
        "0x4",
        "9x4",
        "3x14",
        "3x0",
        "x4",
        "3x",
        "3 x 4",
        "3x4 + 1J",
        "3x4+J",
        "3x4+0J",
    ),
    *(
        "3x4+6J",
        "3x4+1j",
        "3xj",
        "6xJ",
        "0xJ",
        "1xJ+1J",
        "1J+3x4",
        "KEEP",
        "Keep",
        "pool",
        "pool1",
        "pool 0",
        "pool 7",
    ),
    *(
        "pool  1",
        "pool 01",
        "steal",
        "steal 0",
        "steal 14",
        "steal J",
        "steal9",
        "Deck",
        "end.",
        "3×4",
        "٣x٤",
        "🐾",
    ),
]


@pytest.mark.parametrize("move", NO_WORDS, ids=ascii)
def test_a_word_has_one_form(move: str) -> None:
    error = refused(opening(), 0, move)
    assert (error.rule, error.reason) == ("L-03", "lynx-notation")


@pytest.mark.parametrize("move", [" 2x7", "2x7  "])
def test_spaces_around_a_word_are_overlooked(move: str) -> None:
    assert play(opening(), (0, move)).position()["layers"][0] == [["7", "7"]]


@pytest.mark.parametrize("move", [None, 7, 2.7, b"2x7", ["2x7"], True])
def test_a_move_that_is_not_text_is_refused(move: Any) -> None:
    assert refused(opening(), 0, move).reason == "lynx-notation"


def test_there_are_no_signals() -> None:
    state = opening()
    assert [state.signals(seat) for seat in range(3)] == [[], [], []]
