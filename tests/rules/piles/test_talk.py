"""Piles, talk: P-14."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import piles, play, refused, turn

SIGNS = ["-", "!", "!!", "~"]
ALL = {pile + sign for pile in "ABCD" for sign in SIGNS}


def table() -> stolik.State:
    return piles([[10, 20, 30], [40, 41, 42], [50, 51, 52]], [60, 61, 62, 63])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_P14_any_seat_with_cards_may_signal_also_out_of_turn(seat: int) -> None:
    state = table()
    assert set(state.signals(seat)) == ALL - {f"{pile}-" for pile in "ABCD"}
    play(state, (seat, "B!!"))
    assert state.position()["signals"][seat] == {"B": "!!"}


@pytest.mark.parametrize("sign", SIGNS[1:])
@pytest.mark.parametrize("pile", "ABCD")
def test_P14_one_signal_for_each_seat_and_pile(pile: str, sign: str) -> None:
    state = play(table(), (1, pile + sign), (2, "A!"))
    assert state.position()["signals"] == [{}, {pile: sign}, {"A": "!"}]
    assert set(state.signals(1)) == ALL - {pile + sign} - {f"{other}-" for other in "ABCD" if other != pile}


def test_P14_a_signal_is_changed_and_taken_back() -> None:
    state = play(table(), (1, "A!"), (1, "C~"), (1, "A!!"))
    assert state.position()["signals"][1] == {"A": "!!", "C": "~"}
    assert play(state, (1, "A-")).position()["signals"][1] == {"C": "~"}


def test_P14_a_signal_does_not_pass_the_turn_nor_count_as_a_card() -> None:
    state = play(table(), (0, "10A"))
    before = state.position()
    play(state, (0, "A!"), (1, "A!"), (2, "D~"))
    assert {**state.position(), "signals": None} == {**before, "signals": None}


def test_P14_signals_are_not_among_legal_moves() -> None:
    state = table()
    for seat in range(3):
        assert not ALL & set(state.legal(seat))
    fresh = stolik.game("piles", players=3).deal(1)
    for seat in range(3):
        assert fresh.legal(seat) == ["start", "decline"]


def test_P14_signals_are_public() -> None:
    state = play(table(), (1, "A!"), (2, "C~"))
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["signals"] == [{}, {"A": "!"}, {"C": "~"}]


def test_P14_signals_end_when_the_own_turn_begins_and_only_then() -> None:
    state = play(table(), (0, "A!"), (1, "B!"), (2, "C!"))
    turn(state, 0, "10A 20A")
    assert state.position()["signals"] == [{"A": "!"}, {"B": "!"}, {"C": "!"}]
    play(state, (0, "end"))
    assert state.position()["signals"] == [{"A": "!"}, {}, {"C": "!"}]


def test_P14_signals_on_all_piles_end_together() -> None:
    state = play(table(), (1, "A!"), (1, "B!!"), (1, "C~"), (1, "D!"))
    assert turn(state, 0, "10A 20A end").position()["signals"] == [{}, {}, {}]


def test_P14_signals_of_the_starter_end_as_the_first_turn_begins() -> None:
    state = stolik.game("piles", players=2).deal(1)
    play(state, (0, "A!"), (1, "B!"), (0, "start"))
    assert state.position()["signals"] == [{}, {"B": "!"}]


def test_P14_signals_of_a_seat_that_plays_on_alone_end_with_each_turn() -> None:
    state = play(piles([[10, 20, 30], []]), (0, "10A"), (0, "C!"), (0, "end"))
    assert state.position()["signals"] == [{}, {}]


def test_P14_a_signal_set_in_the_own_turn_stays_for_the_others_to_see() -> None:
    state = turn(table(), 0, "10A 20A C~ end")
    assert state.position()["signals"][0] == {"C": "~"}


@pytest.mark.parametrize("sign", SIGNS)
def test_P14_setting_what_is_already_set_is_refused(sign: str) -> None:
    state = table() if sign == "-" else play(table(), (1, f"A{sign}"))
    error = refused(state, 1, f"A{sign}")
    assert (error.rule, error.reason) == ("P-14", "piles-signal-set")


def test_P14_seats_without_cards_do_not_signal() -> None:
    state = piles([[10, 20], [], [30]])
    assert state.signals(1) == []
    assert refused(state, 1, "A!").reason == "piles-signal-no-cards"


def test_P14_alone_there_are_no_signals() -> None:
    state = stolik.game("piles", players=1).deal(1)
    assert state.signals(0) == []
    assert refused(state, 0, "A!").reason == "piles-signal-alone"


@pytest.mark.parametrize("word", ["A?", "A+", "A!!!", "A~~", "E!", "a!", "A !", "!A", "A", "37A!", "AB!", "A10"])
def test_P14_there_are_no_other_signals(word: str) -> None:
    """Above all none that would name a card, such as a step back."""
    assert refused(table(), 1, word).reason == "piles-notation"
