"""Lie, how it ends: K-10, K-11, K-14, K-15."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import refused, winners
from tests.rules.lie.at import after_round, auction, bidding

FEWER = {"fewer": True}
LONGER = {"longer": True}


def test_K10_whoever_would_hold_six_cards_loses_and_the_fewest_cards_win() -> None:
    state = after_round(0, 1, [5, 4, 2])
    assert state.over
    assert state.outcome == stolik.Outcome((2,), (0, 0, 1))
    assert state.position()["cards"] == [6, 4, 2]


def test_K10_the_round_is_not_played_and_nothing_is_dealt() -> None:
    state = after_round(0, 1, [5, 4, 2], shuffles=3)
    position = state.position()
    assert position["phase"] == "over"
    assert position["shuffles"] == 3
    assert position["hands"] == position["shown"]["hands"] == [["12"], ["12"], ["13"]]
    assert state.actors == ()
    assert refused(state, 1, "check").rule == "K-10"


def test_K10_the_winner_of_the_last_round_need_not_win_the_game() -> None:
    assert winners(after_round(0, 1, [5, 5, 1])) == (2,)


def test_K10_with_six_at_five_cards_nobody_needs_a_card_that_does_not_exist() -> None:
    state = after_round(3, 4, [5, 5, 5, 5, 5, 5])
    assert not state.over
    assert state.position()["out"] == [3]
    assert [len(hand) for hand in state.position()["hands"]] == [5, 5, 5, 0, 5, 5]


def test_K10_five_cards_are_still_played() -> None:
    assert not after_round(0, 1, [4, 4, 2]).over


def test_K11_those_with_the_fewest_and_only_they_play_extra_rounds() -> None:
    position = after_round(0, 1, [5, 4, 2, 2]).position()
    assert (position["phase"], position["extra"], position["out"]) == ("choose", True, [0, 1])
    assert [len(hand) for hand in position["hands"]] == [0, 0, 2, 2]
    assert position["cards"] == [6, 4, 2, 2]


def test_K11_the_loser_of_an_extra_round_drops_out_at_once_and_no_number_changes() -> None:
    state = after_round(2, 3, [6, 2, 2, 2], extra=True, out=[0])
    assert state.position()["out"] == [0, 2]
    assert state.position()["cards"] == [6, 2, 2, 2]
    assert [len(hand) for hand in state.position()["hands"]] == [0, 2, 0, 2]
    assert refused(state, 2, "turn 1").rule == "K-11"


def test_K11_the_last_one_left_wins() -> None:
    state = after_round(2, 3, [6, 4, 2, 2], extra=True, out=[0, 1])
    assert winners(state) == (3,)
    assert state.outcome is not None
    assert state.outcome.scores == (0, 0, 0, 1)
    assert state.position()["out"] == [0, 1, 2]


@pytest.mark.parametrize(("winner", "starter"), [(2, 2), (1, 2), (3, 4)])
def test_K11_the_last_winner_starts_if_it_takes_part_else_the_next_clockwise(winner: int, starter: int) -> None:
    position = after_round(0, winner, [5, 4, 2, 4, 2]).position()
    assert (position["starter"], position["turn"]) == (starter, starter)


def test_K11_later_extra_rounds_are_started_by_the_winner() -> None:
    assert after_round(1, 3, [6, 2, 2, 2], extra=True, out=[0]).position()["starter"] == 3


def test_K11_only_those_who_tie_take_turns() -> None:
    state = bidding("12, , 13, , 14", "1, -, 1, -, 1", extra=True, out=[1, 3])
    order = []
    for bid in ("1x1", "1x2", "1x3", "1x4"):
        order.append(state.actors[0])
        auction(state, bid)
    assert order == [0, 2, 4, 0]


def test_K14_everyone_starts_with_five_cards() -> None:
    assert stolik.game("lie", 3, **FEWER).deal("five").position()["cards"] == [5, 5, 5]


def test_K14_the_loser_draws_one_fewer() -> None:
    position = after_round(0, 1, [5, 5, 5], FEWER).position()
    assert position["cards"] == [4, 5, 5]
    assert [len(hand) for hand in position["hands"]] == [4, 5, 5]


def test_K14_when_somebody_has_lost_the_last_card_the_most_cards_win() -> None:
    state = after_round(0, 1, [1, 2, 4], FEWER)
    assert winners(state) == (2,)
    assert state.position()["cards"] == [0, 2, 4]


def test_K14_one_card_is_still_played() -> None:
    assert not after_round(0, 1, [2, 2, 4], FEWER).over


def test_K14_ties_are_broken_among_those_with_the_most() -> None:
    position = after_round(0, 1, [1, 2, 4, 4], FEWER).position()
    assert (position["extra"], position["out"], position["starter"]) == (True, [0, 1], 2)
    assert [len(hand) for hand in position["hands"]] == [0, 0, 4, 4]


def test_K15_a_seat_that_would_lose_is_out_and_the_others_go_on() -> None:
    state = after_round(0, 1, [5, 4, 2], LONGER)
    position = state.position()
    assert (position["phase"], position["extra"], position["out"]) == ("choose", False, [0])
    assert [len(hand) for hand in position["hands"]] == [0, 4, 2]
    assert position["starter"] == 1
    assert refused(state, 0, "turn 1").rule == "K-15"


def test_K15_the_others_keep_gaining_cards() -> None:
    position = after_round(2, 1, [6, 4, 2], LONGER, out=[0]).position()
    assert position["cards"] == [6, 4, 3]


def test_K15_the_last_one_left_wins_whatever_it_holds() -> None:
    assert winners(after_round(1, 2, [6, 5, 5], LONGER, out=[0])) == (2,)


def test_K15_goes_with_fewer_and_fewer() -> None:
    options = {**LONGER, **FEWER}
    assert after_round(0, 1, [1, 2, 4], options).position()["out"] == [0]
    assert winners(after_round(1, 2, [0, 1, 1], options, out=[0])) == (2,)
