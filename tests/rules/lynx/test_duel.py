"""Lynx, the duel: L-19 to L-24."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import play
from tests.rules.lynx.tables import hand, known, layers, lynx, phase, pool, virtual

DUEL = stolik.game("lynx", players=2)
TWELVE = "1 1 1 1 2 2 2 2 3 3 3 3"
SEEDS = range(60)


def test_L19_each_takes_two_jokers_that_everyone_knows() -> None:
    for seed in SEEDS:
        position = DUEL.deal(seed).position()
        assert [len(cards) for cards in position["hands"]] == [13, 13]
        assert position["known"] == [["J", "J"]] * 2
        assert all(cards.count("J") >= 2 for cards in position["hands"])


def test_L19_the_fifth_joker_is_among_the_others() -> None:
    dealt = [cards.count("J") for seed in SEEDS for cards in DUEL.deal(seed).position()["hands"]]
    assert set(dealt) == {2, 3}


def test_L19_the_known_jokers_stay_known_until_they_are_played() -> None:
    state = DUEL.deal("L-19")
    assert state.view(1)["hands"][0][:2] == ["J", "J"]
    assert state.view(1)["hands"][0][2:] == [None] * 11
    play(state, (0, "1xJ"))
    assert known(state, 0).split().count("J") == 1


def test_L20_thirteen_open_cards_without_13s_and_jokers() -> None:
    for seed in SEEDS:
        cards = DUEL.deal(seed).position()["virtual"]
        assert len(cards) == 13
        assert cards == sorted(cards, key=int)
        assert not {"13", "J"} & set(cards)


def test_L20_those_lie_in_the_pool_on_other_cards() -> None:
    groups = [place for seed in SEEDS for place in DUEL.deal(seed).position()["pool"] if len(place) > 1]
    assert groups
    assert all(card in ("13", "J") for group in groups for card in group[1:])
    assert all(len(DUEL.deal(seed).position()["pool"]) == 6 for seed in SEEDS)


def refilled(places: str, top: str) -> stolik.State:
    """A 12 has just been stolen from the virtual player, which is filled up from these cards."""
    state = lynx(["13 9", "9"], ["", ""], places, virtual=f"{TWELVE} 12", top=top)
    return play(state, (0, "1x13"), (0, "steal 12"))


def test_L20_a_13_goes_on_the_lowest_single_card() -> None:
    state = refilled("5 9 4 13 7 J", "13 6")
    assert pool(state) == "5 9 4+13 13 7 J"
    assert virtual(state) == f"{TWELVE} 6"


def test_L20_a_joker_does_too() -> None:
    assert pool(refilled("5 9 4 13 7 J", "J 6")) == "5 9 4+J 13 7 J"


def test_L20_of_equals_on_the_leftmost() -> None:
    assert pool(refilled("5 4 9 4 7 8", "13 6")) == "5 4+13 9 4 7 8"


def test_L20_groups_are_left_alone_while_there_are_single_cards() -> None:
    assert pool(refilled("2+13 10 9 8 7 11", "13 6")) == "2+13 10 9 8 7+13 11"


def test_L20_one_after_another() -> None:
    state = refilled("5 4 9 4 7 8", "13 J 13 10 6")
    assert pool(state) == "5+13 4+13 9 4+J 7 8"
    assert virtual(state) == f"{TWELVE} 10"


def test_L20_jokers_rank_above_13_as_single_cards() -> None:
    assert pool(refilled("J 13", "13 6")) == "J 13+13"


def test_L20_without_a_single_card_on_the_group_with_the_lowest_card_beneath() -> None:
    assert pool(refilled("5+13 4+J 9+13", "13 6")) == "5+13 4+J+13 9+13"


def test_L20_of_equal_groups_on_the_leftmost() -> None:
    assert pool(refilled("5+13 4+J+13 4+13", "13 6")) == "5+13 4+J+13+13 4+13"


def test_L20_into_an_empty_pool_as_a_single_card() -> None:
    assert pool(refilled("", "13 J 6")) == "13+J"


def test_L21_a_group_is_taken_as_one_card_all_of_it() -> None:
    state = lynx(["7 7 9", "1"], ["", "6 6"], "2 3+13+J 4", top="10 11")
    play(state, (0, "2x7"), (0, "keep"), (1, "pool 2"))
    assert (hand(state, 1), known(state, 1)) == ("1 3 13 J", "3 13 J")
    assert state.position()["to_draw"] == 1
    assert pool(state) == "2 4"


def test_L21_a_group_lies_in_one_of_the_six_places() -> None:
    state = lynx(["7 9", "1"], pool="2 3+13 4 5 6 8", top="10 11")
    play(state, (0, "1x7"), (0, "pool 1"))
    assert pool(state) == "3+13 4 5 6 8 10"


def test_L22_a_set_of_as_many_cards_and_a_lower_value_must_be_stolen() -> None:
    state = play(lynx(["7 7 9", "9"], virtual="2 2 3 4 4 4 8 8", top="10 10"), (0, "2x7"))
    assert phase(state) == ("steal", 0)
    assert state.legal(0) == ["steal 2"]


def test_L22_with_several_sets_one_is_chosen() -> None:
    state = play(lynx(["12 12 9", "9"], virtual="2 2 3 8 8 11 11 13 13", top="10 10"), (0, "2x12"))
    assert state.legal(0) == ["steal 2", "steal 8", "steal 11"]
    play(state, (0, "steal 8"))
    assert (hand(state, 0), known(state, 0)) == ("8 8 9", "8 8")
    assert phase(state) == ("play", 1)


def test_L22_a_set_is_all_cards_of_a_value() -> None:
    state = play(lynx(["12 12 9", "9"], virtual="2 2 2 3"), (0, "2x12"))
    assert phase(state) == ("free draw", 0)


def test_L22_jokers_alone_steal_any_set() -> None:
    state = play(lynx(["J 9", "9"], virtual="2 2 12 13"), (0, "1xJ"))
    assert state.legal(0) == ["steal 12", "steal 13"]


def test_L22_the_virtual_player_is_refilled_to_13_at_once() -> None:
    state = play(lynx(["12 12 9", "9"], virtual=f"{TWELVE[:-4]} 5 5 6", top="11 13 10 7", pool="8"), (0, "2x12"))
    play(state, (0, "steal 5"))
    assert virtual(state) == "1 1 1 1 2 2 2 2 3 3 6 10 11"
    assert pool(state) == "8+13"
    assert state.position()["deck"][0] == "7"


def test_L22_as_far_as_the_deck_reaches() -> None:
    state = play(lynx(["12 12 9", "9"], virtual="2 2 3", deck="13 11", pool="8"), (0, "2x12"), (0, "steal 2"))
    assert (virtual(state), pool(state), state.position()["deck"]) == ("3 11", "8+13", [])
    assert phase(state) == ("play", 1)


def test_L23_the_virtual_player_is_robbed_before_the_other_seat() -> None:
    state = play(lynx(["12 12 9", "9"], ["", "7 7"], virtual="2 2 3", top="10"), (0, "2x12"))
    assert phase(state) == ("steal", 0)
    assert state.position()["to_rob"] == [1]
    play(state, (0, "steal 2"))
    assert phase(state) == ("keep", 0)
    play(state, (0, "leave"), (1, "back"))
    assert (hand(state, 1), layers(state, 1)) == ("7 7 9", "")


@pytest.mark.parametrize(
    ("top", "cards", "free"), [("5", "3 3", False), ("5 5", "3", False), ("5 5", "3 3", True), ("8", "9", True)]
)
def test_L24_a_free_draw_only_where_neither_could_be_robbed(top: str, cards: str, free: bool) -> None:
    state = play(lynx(["7 9", "9"], ["", top], "2", virtual=cards), (0, "1x7"))
    assert (phase(state)[0] == "free draw") == free


def test_L24_no_free_draw_after_a_theft_from_the_virtual_player() -> None:
    state = play(lynx(["7 9", "9"], pool="2", virtual="3"), (0, "1x7"), (0, "steal 3"))
    assert phase(state) == ("play", 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_no_virtual_player_for_more_than_two(players: int) -> None:
    state = stolik.game("lynx", players=players).deal(1)
    assert virtual(state) == ""
    assert all(len(place) == 1 for place in state.position()["pool"])
