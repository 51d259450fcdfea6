"""Piles, every reason to refuse a move: the rule, the words in both languages, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from tests.helpers import assert_refused, piles, play, reasons_worded, refused

Case = tuple[Callable[[], stolik.State], int, str, str, str, list[str]]


def fresh(*moves: tuple[int, str]) -> stolik.State:
    return play(stolik.game("piles", players=2).deal("refusals"), *moves)


def table() -> stolik.State:
    return piles([[10, 36, 74], [40]], [50], tops=(47, 1, 65, 100))


CASES: dict[str, Case] = {
    "the game is over": (lambda: play(piles([[10], []]), (0, "10A")), 0, "end", "P-12", "over", []),
    "not the seat's turn": (table, 1, "40B", "P-09", "not-your-turn", ["0"]),
    "no end of another's turn": (table, 1, "end", "P-09", "not-your-turn", ["0"]),
    "a card before the start": (fresh, 0, "2A", "P-03", "piles-not-started", ["start", "decline"]),
    "an end before the start": (fresh, 0, "end", "P-03", "piles-not-started", ["start", "decline"]),
    "start after the start": (table, 0, "start", "P-03", "piles-started", []),
    "decline after the start": (table, 1, "decline", "P-03", "piles-started", []),
    "start after declining": (lambda: fresh((0, "decline")), 0, "start", "P-03", "piles-has-declined", []),
    "the last one declines": (
        lambda: fresh((0, "decline")),
        1,
        "decline",
        "P-03",
        "piles-last-must-start",
        [],
    ),
    "end with nothing played": (table, 0, "end", "P-04", "piles-minimum", ["0", "2"]),
    "end with one card played": (
        lambda: play(table(), (0, "10B")),
        0,
        "end",
        "P-04",
        "piles-minimum",
        ["2"],
    ),
    "a card of another hand": (table, 0, "40B", "P-04", "piles-not-in-hand", ["40"]),
    "too low": (table, 0, "36A", "P-05", "piles-not-higher", ["36", "A", "47", "37"]),
    "too high": (table, 0, "74C", "P-06", "piles-not-lower", ["74", "C", "65", "75"]),
    "too low, with no step back": (
        lambda: piles([[3, 50], [40]], [60], tops=(11, 1, 100, 100)),
        0,
        "3A",
        "P-05",
        "piles-only-higher",
        ["3", "A", "11"],
    ),
    "too high, with no step back": (
        lambda: piles([[98, 50], [40]], [60], tops=(1, 1, 100, 90)),
        0,
        "98D",
        "P-06",
        "piles-only-lower",
        ["98", "D", "90"],
    ),
    "a signal alone": (lambda: piles([[10, 20]], [30]), 0, "A!", "P-14", "piles-signal-alone", []),
    "a signal without cards": (
        lambda: piles([[10, 20], []]),
        1,
        "A!",
        "P-14",
        "piles-signal-no-cards",
        [],
    ),
    "a signal twice": (lambda: play(table(), (1, "B~")), 1, "B~", "P-14", "piles-signal-set", ["B"]),
    "no move at all": (table, 0, "hop", "P-04", "piles-notation", ["hop"]),
}


@pytest.mark.parametrize("name", CASES)
def test_refusal(name: str) -> None:
    assert_refused(*CASES[name])


def test_every_reason_that_has_words_is_tried() -> None:
    assert reasons_worded("piles") == {reason for _, _, _, _, reason, _ in CASES.values()}


def test_a_number_of_cards_is_said_in_words_that_fit_it() -> None:
    state = piles([[10, 20, 30, 36], [40]], [50], options={"minimum": 3})
    said = []
    for move in ("10A", "20A", "30A"):
        error = refused(state, 0, "end")
        said.append((error.worded("en"), error.worded("pl")))
        play(state, (0, move))
    assert ["0 cards" in said[0][0], "one card " in said[1][0], "2 cards" in said[2][0]] == [True] * 3
    assert ["0 kart;" in said[0][1], "jedną kartę;" in said[1][1], "2 karty;" in said[2][1]] == [True] * 3


NO_WORDS = [
    *(
        "",
        " ",
        "END",
        "End",
        "37",
        "A37",
        "37a",
        "37E",
        "037A",
        "+37A",
        "37 A",
        "37.0A",
        "-37A",
        "100A",
        "1A",
    ),
    *("0A", "37AA", "37A\n", "\t37A", "३७A", "end\x00", "Start", "starts", "decline!", "A", "-", "!", "36А"),
    *("🔥", "{", "None", "394", "9" * 5000 + "A", "\ud800"),
]


@pytest.mark.parametrize("move", NO_WORDS, ids=lambda move: ascii(move)[:20])
def test_a_word_has_one_form(move: str) -> None:
    error = refused(table(), 0, move)
    assert (error.rule, error.reason) == ("P-04", "piles-notation")
    for language in ("en", "pl"):
        assert repr(move.strip(" "))[1:40].rstrip("'\"") in error.worded(language)


@pytest.mark.parametrize("move", [" 10B", "10B ", "   10B  "])
def test_spaces_around_a_word_are_overlooked(move: str) -> None:
    assert play(table(), (0, move)).position()["piles"]["B"] == 10


@pytest.mark.parametrize("move", [None, 37, 3.7, b"10B", ["10B"], True])
def test_a_move_that_is_not_text_is_refused(move: object) -> None:
    error = refused(table(), 0, move)
    assert (error.rule, error.reason) == ("P-04", "piles-notation")


def test_a_step_back_is_only_spoken_of_where_there_is_such_a_card() -> None:
    """On 12 one could step back to 2; on 11 there is no card 1."""
    for top, back in ((12, True), (11, False)):
        state = piles([[3, 50], [40]], [60], tops=(top, 1, 100, 100))
        assert ("exactly" in refused(state, 0, "3A").worded("en")) is back
    for top, back in ((89, True), (90, False)):
        state = piles([[98, 50], [40]], [60], tops=(1, 1, top, 100))
        assert ("exactly" in refused(state, 0, "98C").worded("en")) is back
