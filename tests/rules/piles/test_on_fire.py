"""Piles, On Fire: P-17."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from tests.helpers import PILE_CARDS, piles, play, scores, turn, winners

BURN = [22, 33, 44, 55, 66, 77]
ON_FIRE = {"on_fire": True}


def fire(hands: list[list[int]], deck: list[int] | None = None, **keys: Any) -> stolik.State:
    return piles(hands, [*range(89, 99)] if deck is None else deck, options=ON_FIRE, **keys)


@pytest.mark.parametrize("card", PILE_CARDS)
def test_P17_six_cards_burn_and_no_other(card: int) -> None:
    others = [other for other in PILE_CARDS if other != card]
    for pile in "ABCD":
        state = play(fire([[card, *others[:5]], others[5:]], []), (0, f"{card}{pile}"))
        assert state.position()["burning"] == ({pile: 2} if card in BURN else {})


def test_P17_nothing_burns_unless_chosen() -> None:
    assert stolik.game("piles").options["on_fire"] is False
    state = turn(piles([[22, 30, 31], [40, 41, 42], [50, 51, 52]], [97, 98]), 0, "22A 30B end")
    assert state.position()["burning"] == {}
    assert not turn(state, 1, "40B 41B end").over


def test_P17_a_burning_card_has_two_turns_ends() -> None:
    state = turn(fire([[22, 30, 31], [40, 41, 42], [50, 51, 52]]), 0, "22A 30B")
    assert state.position()["burning"] == {"A": 2}
    play(state, (0, "end"))
    assert not state.over
    assert state.position()["burning"] == {"A": 1}


def test_P17_still_on_top_when_the_next_turn_ends_the_team_has_lost_at_once() -> None:
    state = turn(fire([[22, 30, 31], [40, 41, 42], [50, 51, 52]]), 0, "22A 30B end")
    turn(state, 1, "40B 41B")
    assert not state.over
    play(state, (1, "end"))
    assert state.over
    assert winners(state) == ()
    assert scores(state) == (98 - 6 - 1 - 3 - 5,) * 3
    assert state.position()["burning"] == {"A": 0}
    assert state.position()["turn"] == 1
    assert state.position()["hands"][1] == [42], "the turn that lost the game draws nothing"


def test_P17_any_legal_play_in_the_next_turn_covers_it() -> None:
    for cover in ("40A", "12A"):
        state = turn(fire([[22, 30, 31], [12, 40, 41, 42], [50, 51, 52]]), 0, "22A 30B end")
        turn(state, 1, f"{cover} 41B")
        assert state.position()["burning"] == {}
        assert not play(state, (1, "end")).over


def test_P17_its_own_player_may_cover_it_in_the_same_turn() -> None:
    state = turn(fire([[22, 30, 31], [40, 41, 42]]), 0, "22A 30A")
    assert state.position()["burning"] == {}
    assert not turn(state, 0, "end").over


def test_P17_a_burning_card_may_be_covered_by_another_that_burns_anew() -> None:
    state = turn(fire([[22, 30, 31], [33, 41, 42], [50, 51, 52]]), 0, "22A 30B end")
    turn(state, 1, "33A 41B")
    assert state.position()["burning"] == {"A": 2}
    play(state, (1, "end"))
    assert not state.over
    assert state.position()["burning"] == {"A": 1}


def test_P17_each_has_its_own_deadline() -> None:
    state = turn(fire([[22, 77, 30], [33, 40, 42, 43], [50, 51, 52]]), 0, "22A 77C end")
    assert state.position()["burning"] == {"A": 1, "C": 1}
    turn(state, 1, "33B 42A")
    assert state.position()["burning"] == {"B": 2, "C": 1}
    turn(state, 1, "40C end")
    assert not state.over
    assert state.position()["burning"] == {"B": 1}
    assert turn(state, 2, "50A 51A end").over


def test_P17_one_of_two_left_uncovered_is_enough_to_lose() -> None:
    state = turn(fire([[22, 77, 30], [33, 40, 42], [50, 51, 52]]), 0, "22A 77C end")
    assert turn(state, 1, "33B 42A end").over


def test_P17_a_turn_that_ends_with_an_empty_hand_counts_too() -> None:
    state = turn(fire([[22, 30], [40, 41], [50, 51]]), 0, "22A 30B")
    assert state.position()["burning"] == {"A": 1}
    assert turn(state, 1, "40B 41B").over


def test_P17_seats_without_cards_take_no_turn() -> None:
    state = turn(fire([[22, 30], [], [50, 51]], []), 0, "22A end")
    assert state.actors == (2,)
    assert state.position()["burning"] == {"A": 1}
    assert not turn(state, 2, "50A").over


def test_P17_alone_the_deadline_is_the_end_of_the_own_next_turn() -> None:
    state = turn(fire([[22, 30, 31, 40, 41, 42]]), 0, "22A 30B end")
    assert not state.over
    assert state.position()["burning"] == {"A": 1}
    assert not turn(state.copy(), 0, "31A 40B end").over
    assert turn(state, 0, "31B 40B end").over


@pytest.mark.parametrize("burning", [1, 2])
def test_P17_all_98_cards_down_is_a_win_burning_or_not(burning: int) -> None:
    state = play(fire([[55], []], [], tops=(22, 1, 100, 100), burning={"A": burning}), (0, "55B"))
    assert state.over
    assert winners(state) == (0, 1)
    assert scores(state) == (98, 98)


def test_P17_a_stuck_seat_ends_the_game_before_the_deadline() -> None:
    assert fire([[50, 51], [92]], [60], tops=(90, 91, 10, 11), burning={"A": 2}).over


def test_P17_burning_cards_and_deadlines_are_public() -> None:
    state = turn(fire([[22, 30, 31], [40, 41, 42]]), 0, "22A 30B end")
    for viewer in (0, 1, None):
        assert state.view(viewer)["burning"] == {"A": 1}


def test_P17_a_burning_number_on_top_without_an_entry_does_not_burn() -> None:
    state = turn(fire([[30, 31, 32], [40, 41, 42]], tops=(22, 1, 100, 100)), 0, "30B 31B end")
    assert state.position()["burning"] == {}
    assert not turn(state, 1, "40B 41B end").over


def test_P17_a_position_with_no_turns_left_is_lost() -> None:
    state = fire([[30, 31, 32], [40, 41, 42]], tops=(22, 1, 100, 100), burning={"A": 0})
    assert state.over
    assert winners(state) == ()


def test_P17_without_the_option_a_burning_entry_costs_nothing_and_goes_when_covered() -> None:
    state = piles([[30, 31, 32], [40, 41, 42]], [98], tops=(22, 1, 100, 100), burning={"A": 1})
    assert not turn(state, 0, "30B 31B end").over
    assert state.position()["burning"] == {"A": 1}
    assert play(state, (1, "40A")).position()["burning"] == {}
