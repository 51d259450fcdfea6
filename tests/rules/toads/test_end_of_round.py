"""Toads, the end of a round and of the game: T-12 to T-16."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import TOAD_CARDS, play, scores, toads, winners

ONE_ROUND = {"rounds": 1}


def test_T12_row_taken_after_the_pile_is_used_up_ends_the_round() -> None:
    state = toads([[12, 13], [14]], [52, 61], pile=[], options=ONE_ROUND)
    assert play(state, (0, "take")).over
    assert state.position()["row"] == []
    assert state.position()["hands"] == [[12, 13], [14]]
    assert scores(state)[0] == -2


def test_T12_last_card_pulled_after_the_pile_is_used_up_ends_the_round() -> None:
    state = toads([[25, 13], [14]], [52], pile=[], options=ONE_ROUND)
    assert play(state, (0, "x52")).over
    assert scores(state)[0] == 2


def test_T12_play_goes_on_without_drawing_while_the_row_lies() -> None:
    state = toads([[25, 55], [51]], [52, 61], pile=[], options=ONE_ROUND)
    play(state, (0, "x52"))
    assert not state.over
    assert state.position()["hands"] == [[55], [51]]
    play(state, (1, "51"), (0, "55"))
    assert state.position()["row"] == [61, 51, 55]
    assert state.legal(1) == ["take"]
    assert play(state, (1, "take")).over


def test_T12_with_a_card_in_the_pile_a_taken_row_does_not_end_the_round() -> None:
    state = play(toads([[12], [14]], [52, 61], pile=[98], options=ONE_ROUND), (0, "take"))
    assert not state.over
    assert state.legal(0) == ["12"]


def test_T12_after_a_take_with_one_card_left_the_opener_draws_it_and_the_new_row_is_the_last() -> None:
    state = toads([[12], [14]], [52, 61], pile=[98], options=ONE_ROUND)
    play(state, (0, "take"), (0, "12"))
    assert state.position()["hands"] == [[98], [14]]
    assert state.position()["deck"] == []
    assert not state.over
    assert play(state, (1, "take")).over


def test_T13_a_pull_that_empties_the_row_before_the_last_card_is_drawn_does_not_end_the_round() -> None:
    state = play(toads([[25], [14, 41]], [52], pile=[98], options=ONE_ROUND), (0, "x52"))
    assert not state.over
    assert state.position()["deck"] == []
    assert state.position()["hands"] == [[98], [14, 41]]
    assert state.legal(1) == ["14", "41"]


def test_T13_and_ends_when_the_next_row_is_taken() -> None:
    state = play(toads([[25], [14, 41]], [52], pile=[98], options=ONE_ROUND), (0, "x52"), (1, "41"))
    assert play(state, (0, "take")).over
    assert scores(state)[0] == 2 - 1


def test_T13_and_ends_when_the_next_row_is_pulled() -> None:
    state = play(toads([[25], [89]], [52], pile=[98], options=ONE_ROUND), (0, "x52"), (1, "89"))
    assert play(state, (0, "x89")).over
    assert scores(state)[0] == 4


def test_T13_the_extra_card_may_use_up_the_pile_and_the_taker_still_opens_without_drawing() -> None:
    state = toads([[12, 13], [14]], [52], pile=[98], options={"rounds": 1, "professional": True})
    play(state, (0, "take"))
    assert not state.over
    assert state.legal(0) == ["12", "13"]
    play(state, (0, "13"))
    assert state.position()["hands"] == [[12], [14]]
    assert state.actors == (1,)
    assert play(state, (1, "14"), (0, "take")).over
    assert scores(state)[0] == -4


def test_T14_a_seat_without_cards_can_only_take_the_row() -> None:
    state = toads([[], [14]], [52, 61], pile=[])
    assert state.legal(0) == ["take"]
    assert play(state, (0, "take")).position()["totals"][0] == -2


def test_T14_a_seat_without_cards_is_not_passed_over() -> None:
    state = play(toads([[53], []], [52], pile=[]), (0, "53"))
    assert state.actors == (1,)
    assert state.legal(1) == ["take"]


def test_T15_one_point_a_gained_card_minus_five_a_toad_minus_one_any_other() -> None:
    others = [card for card in TOAD_CARDS if card not in (34, 43, 25, 52, 66, 77, 12, 18, 61, 91)]
    state = toads(
        [others, [18, 91]],
        [61],
        pile=[],
        turn=1,
        gained=[[34, 43, 25, 52], []],
        penalties=[[66, 12], [77]],
        options=ONE_ROUND,
    )
    assert scores(play(state, (1, "take"))) == (4 - 5 - 1, -5 - 1)


def test_T15_cards_in_hand_do_not_count() -> None:
    totals = []
    for extra in ([], [22, 33, 17]):
        hands = [[*extra, 12], [18]]
        state = toads(hands, [61], pile=[], turn=1, penalties=[[66], []], options=ONE_ROUND)
        totals.append(scores(play(state, (1, "take")))[0])
    assert totals == [-5, -5]


def test_T15_a_card_pulled_or_taken_in_the_last_move_counts() -> None:
    assert scores(play(toads([[16], []], [61], pile=[], options=ONE_ROUND), (0, "x61")))[0] == 2
    assert scores(play(toads([[16], []], [66], pile=[], options=ONE_ROUND), (0, "take")))[0] == -5


def test_T15_points_of_a_finished_round_are_added_to_the_totals() -> None:
    state = toads([[16], [12]], [61], pile=[], totals=[-7, 4], penalties=[[], [13]])
    gained = len(state.position()["gained"][1])
    assert play(state, (0, "x61")).position()["totals"] == [-5, 4 + gained - 1]


def test_T16_a_game_is_two_rounds_unless_said_otherwise() -> None:
    assert stolik.game("toads").options["rounds"] == 2
    assert not play(toads([[], []], [55], pile=[]), (0, "take")).over
    assert play(toads([[], []], [55], pile=[], round=2), (0, "take")).over


@pytest.mark.parametrize("rounds", [1, 2, 3, 20])
def test_T16_a_game_ends_with_the_last_of_its_rounds(rounds: int) -> None:
    for number in range(1, rounds + 1):
        state = toads([[], []], [55], pile=[], round=number, options={"rounds": rounds})
        assert play(state, (0, "take")).over == (number == rounds)


@pytest.mark.parametrize(
    ("totals", "won"),
    [
        ([3, 2, 1], (0,)),
        ([-9, -8, -9], (1,)),
        ([5, -3, 5], (0, 2)),
        ([0, 0, 0], (0, 1, 2)),
    ],
)
def test_T16_the_highest_total_wins_and_equal_totals_share(totals: list[int], won: tuple[int, ...]) -> None:
    game = stolik.game("toads", players=3)
    state = game.at({"phase": "over", "round": 2, "totals": totals, "hands": [[], [], []]})
    assert winners(state) == won
    assert scores(state) == tuple(totals)


def test_T16_the_rounds_together_decide_not_the_last_one() -> None:
    others = [card for card in TOAD_CARDS if card not in (16, 61)]
    state = toads([[16], others], [61], pile=[], round=2, totals=[0, 3])
    assert winners(play(state, (0, "x61"))) == (1,)
    assert scores(state) == (2, 3)


def test_T16_a_finished_game_asks_nobody_and_says_so() -> None:
    state = play(toads([[], [12]], [55], pile=[], round=2), (0, "take"))
    assert state.position()["phase"] == state.view(0)["phase"] == "over"
    assert state.actors == ()
    assert state.legal(0) == state.legal(1) == []
