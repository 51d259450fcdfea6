"""Lynx, the end: L-13, L-14, L-15."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import play, scores, winners
from tests.rules.lynx.tables import hand, layers, lynx, pool


def test_L13_the_last_card_of_a_hand_ends_the_game() -> None:
    state = play(lynx(["9 9", "1", "1"]), (0, "2x9"))
    assert state.over
    assert state.actors == ()
    assert state.position()["phase"] == "over"


def test_L13_those_cards_steal_nothing() -> None:
    state = play(lynx(["9 9", "1", "1"], ["", "5 5", ""]), (0, "2x9"))
    assert layers(state, 1) == "5 5"
    assert scores(state) == (2, 1, -1)


def test_L13_everything_else_stays_as_it_was() -> None:
    state = play(lynx(["1", "9", "1"], turn=1), (1, "1x9"))
    assert (state.position()["turn"], state.position()["actor"]) == (1, 1)
    assert state.position()["to_rob"] == []


def test_L13_the_free_draw_comes_too_late() -> None:
    state = play(lynx(["9", "1", "1"], pool="J"), (0, "1x9"))
    assert state.over
    assert pool(state) == "J"


def test_L14_a_draw_that_empties_deck_and_pool_ends_the_game() -> None:
    state = lynx(["7 7 9", "1", "1"], ["", "6 6", ""], "2", deck="3")
    play(state, (0, "2x7"), (0, "keep"), (1, "deck"))
    assert not state.over
    assert play(state, (1, "pool 1")).over


@pytest.mark.parametrize("last", ["deck", "pool 1"])
def test_L14_in_whatever_order(last: str) -> None:
    moves = ["deck", "pool 1"] if last == "pool 1" else ["pool 1", "deck"]
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 6", ""], "2", deck="3"), (0, "2x7"), (0, "keep"))
    assert play(state, *((1, move) for move in moves)).over


def test_L14_the_rest_of_the_draw_and_further_stealing_are_dropped() -> None:
    state = lynx(["7 7 7 9", "1", "1"], ["", "6 6 6", "5 5 5"], "2 3", deck="")
    play(state, (0, "3x7"), (0, "keep"), (1, "pool 1"), (1, "pool 1"))
    assert state.over
    assert (state.position()["to_draw"], state.position()["to_rob"]) == (1, [2])
    assert layers(state, 2) == "5 5 5"
    assert scores(state) == (-1, -3, 2)


def test_L14_a_free_draw_of_the_last_card_ends_the_game() -> None:
    assert play(lynx(["7 9", "1", "1"], pool="2", deck=""), (0, "1x7"), (0, "pool 1")).over


def test_L14_a_free_draw_that_leaves_a_card_does_not() -> None:
    state = play(lynx(["7 9", "1", "1"], pool="2", deck="3"), (0, "1x7"), (0, "deck"))
    assert not state.over


def test_L14_a_last_card_of_the_pool_is_no_end_while_the_deck_has_cards() -> None:
    state = play(lynx(["7 9", "1", "1"], pool="2", deck="3"), (0, "1x7"), (0, "pool 1"))
    assert not state.over
    assert pool(state) == "3"


@pytest.mark.parametrize(("moves", "held"), [([(0, "keep")], "6 6 9"), ([(0, "leave"), (1, "discard")], "9")])
def test_L14_with_nothing_to_draw_the_game_is_over_as_soon_as_somebody_must(
    moves: list[tuple[int, str]], held: str
) -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 6", ""], deck=""), (0, "2x7"), *moves)
    assert state.over
    assert (hand(state, 0), layers(state, 1)) == (held, "")
    assert state.position()["to_draw"] == 2


def test_L15_a_point_for_each_card_before_you_and_one_off_for_each_in_hand() -> None:
    state = play(lynx(["9", "1 2 3", "4 4"], ["3 3 | 5 5 J", "8", ""]), (0, "1x9"))
    assert scores(state) == (6, -2, -2)
    assert winners(state) == (0,)


def test_L15_whoever_ends_the_game_need_not_win() -> None:
    state = play(lynx(["9", "1", "1"], ["", "8 8 8", ""]), (0, "1x9"))
    assert (scores(state), winners(state)) == ((1, 2, -1), (1,))


def test_L15_equal_points_go_to_the_smaller_hand() -> None:
    state = play(lynx(["9", "1 2", "1"], ["8", "8 8 8 8", ""]), (0, "1x9"))
    assert (scores(state), winners(state)) == ((2, 2, -1), (0,))


def test_L15_then_the_win_is_shared() -> None:
    state = play(lynx(["9", "1 2", "2 1"], ["", "8 8 8 8", "7 7 7 7"]), (0, "1x9"))
    assert (scores(state), winners(state)) == ((1, 2, 2), (1, 2))


def test_L15_there_is_no_outcome_before_the_end() -> None:
    state = stolik.game("lynx", players=3).deal(1)
    assert (state.over, state.outcome) == (False, None)
