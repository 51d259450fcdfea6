"""Lie, the cards and how they are dealt and turned: K-01 to K-03."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

import stolik
from tests.helpers import refused
from tests.referees.chance import shuffled
from tests.rules.lie.at import auction, lie

HEAP = [f"{low}{high}" for low in range(1, 7) for high in range(low + 1, 7) for _ in range(2)]


def drawn(state: stolik.State) -> list[str]:
    return list(chain(*state.position()["hands"]))


def test_K01_each_of_the_fifteen_pairs_exists_twice() -> None:
    state = stolik.game("lie", 6, fewer=True).deal("all cards")
    assert Counter(drawn(state)) == Counter(HEAP)
    assert set(Counter(chain(*HEAP)).values()) == {10}


@pytest.mark.parametrize("players", range(2, 7))
def test_K02_at_first_everyone_draws_one_card_and_seat_0_starts(players: int) -> None:
    position = stolik.game("lie", players).deal("first").position()
    assert [len(hand) for hand in position["hands"]] == [1] * players == position["cards"]
    assert position["starter"] == position["turn"] == 0


def test_K02_the_deal_is_one_shuffle_of_all_cards_drawn_seat_by_seat() -> None:
    position = stolik.game("lie", 4, fewer=True).deal("order").position()
    heap = shuffled(HEAP, position["seed"], 0)
    assert position["hands"] == [heap[0:5], heap[5:10], heap[10:15], heap[15:20]]
    assert position["shuffles"] == 1


def test_K02_later_each_seat_draws_its_own_number_of_all_cards_shuffled_again() -> None:
    before = lie("12 13, 24, 35 36", "13, 4, 33", cards=[2, 1, 2], bids=[[0, 3, 6]], shuffles=7)
    position = auction(before, "check").position()
    heap = shuffled(HEAP, position["seed"], 7)
    assert position["cards"] == [3, 1, 2]
    assert position["hands"] == [heap[0:3], heap[3:4], heap[4:6]]
    assert position["shuffles"] == 8


def test_K03_each_card_is_turned_to_one_of_its_two_values_in_any_mix() -> None:
    assert set(lie("24 46, 13").legal(0)) == {"turn 24", "turn 26", "turn 44", "turn 46"}
    assert set(lie("24 46, 13").legal(1)) == {"turn 1", "turn 3"}


def test_K03_all_choose_at_the_same_time_in_any_order() -> None:
    state = lie("24, 13, 56")
    assert list(state.actors) == [0, 1, 2]
    state.play(2, "turn 5")
    assert list(state.actors) == [0, 1]
    state.play(0, "turn 4")
    assert list(state.actors) == [1]
    assert state.position()["phase"] == "choose"
    state.play(1, "turn 1")
    assert state.position()["phase"] == "bid"
    assert state.position()["chosen"] == ["4", "1", "5"]


def test_K03_a_choice_is_final_even_while_others_still_choose() -> None:
    state = lie("24, 13")
    state.play(0, "turn 4")
    assert state.legal(0) == []
    assert refused(state, 0, "turn 2").rule == "K-03"


def test_K03_nobody_bids_before_all_have_chosen() -> None:
    state = lie("24, 13", "4, -")
    assert refused(state, 0, "1x4").rule == "K-03"


def test_K03_the_hand_keeps_the_order_it_was_drawn_in() -> None:
    state = lie("46 12 35 12, 13")
    assert state.view(0)["hands"][0] == ["46", "12", "35", "12"]
    state.play(0, "turn 6231")
    assert state.position()["chosen"][0] == "6231"


def test_K03_a_seat_without_cards_has_nothing_to_turn() -> None:
    state = lie("24, , 13")
    assert state.actors == (0, 2)
    assert state.position()["chosen"] == [None, "", None]


def test_K03_large_hands_of_a_position_can_be_turned_too() -> None:
    state = lie("12 13 14 15 16 23 24 25 26, 34")
    assert len(set(state.legal(0))) == 2**9
    state.play(0, "turn 134562256")
    assert state.position()["chosen"][0] == "134562256"
