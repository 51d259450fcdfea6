"""Toads, cards and set-up: T-01 to T-04."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import play, scores, toads

NUMBERS = [number for number in range(12, 99) if number % 10 != 0]
TOADS = [22, 33, 44, 55, 66, 77, 88]


def twin_of(number: int) -> int:
    return int(str(number)[::-1])


def all_cards(state: stolik.State) -> list[int]:
    position = state.position()
    return sorted(card for zone in (position["deck"], *position["hands"]) for card in zone)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T01_the_deck_is_12_to_98_without_tens(players: int) -> None:
    state = stolik.game("toads", players=players).deal(1)
    assert len(NUMBERS) == 79
    assert all_cards(state) == NUMBERS


@pytest.mark.parametrize("number", [0, 10, 11, 20, 30, 40, 50, 60, 70, 80, 90, 99, 100])
def test_T01_no_other_number_is_a_card(number: int) -> None:
    with pytest.raises(stolik.BadPosition) as caught:
        stolik.game("toads").at({"hands": [[number], []]})
    assert caught.value.reason == "no-card"


@pytest.mark.parametrize("number", [number for number in NUMBERS if number not in TOADS])
def test_T02_every_other_card_has_exactly_one_twin(number: int) -> None:
    state = toads([[twin_of(number)], []], [number])
    assert f"x{number}" in state.legal(0)
    without_twin = [card for card in NUMBERS if card not in (number, twin_of(number))]
    assert not [move for move in toads([without_twin, []], [number]).legal(0) if move.startswith("x")]


@pytest.mark.parametrize("toad", TOADS)
def test_T02_the_seven_doubles_have_no_twin(toad: int) -> None:
    state = toads([[card for card in NUMBERS if card != toad], []], [toad])
    assert not [move for move in state.legal(0) if move.startswith("x")]


def test_T02_only_the_seven_doubles_cost_as_toads() -> None:
    """Every card is taken once, alone: seven of them cost five points, all others one."""
    cost = {}
    for number in NUMBERS:
        others = [card for card in NUMBERS if card != number]
        state = toads([[], []], [number], pile=(), gained=[[], others], options={"rounds": 1})
        cost[number] = -scores(play(state, (0, "take")))[0]
    assert cost == {number: 5 if number in TOADS else 1 for number in NUMBERS}


@pytest.mark.parametrize(("players", "hand", "pile"), [(2, 9, 61), (3, 9, 52), (4, 8, 47)])
def test_T03_nine_cards_each_or_eight_with_four(players: int, hand: int, pile: int) -> None:
    position = stolik.game("toads", players=players).deal("T-03").position()
    assert [len(cards) for cards in position["hands"]] == [hand] * players
    assert len(position["deck"]) == pile
    assert position["row"] == []
    assert position["gained"] == position["penalties"] == position["unseen"] == [[]] * players


@pytest.mark.parametrize(("players", "hand"), [(2, 9), (3, 9), (4, 8)])
def test_T03_later_rounds_are_dealt_the_same_way(players: int, hand: int) -> None:
    state = toads([[] for _ in range(players)], [55], pile=[])
    position = play(state, (0, "take")).position()
    assert position["round"] == 2
    assert [len(cards) for cards in position["hands"]] == [hand] * players
    assert position["row"] == []
    assert position["gained"] == position["penalties"] == position["unseen"] == [[]] * players
    assert all_cards(state) == NUMBERS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T04_seat_0_starts_the_first_round(players: int) -> None:
    for seed in range(5):
        assert stolik.game("toads", players=players).deal(seed).actors == (0,)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("last", [0, 1])
def test_T04_the_start_passes_one_seat_clockwise_each_round(players: int, last: int) -> None:
    """Whoever made the last move of a round, round r is opened by the seat r - 1, counted round the table."""
    for number in range(1, 9):
        empty: list[list[int]] = [[] for _ in range(players)]
        state = toads(empty, [55], pile=[], turn=last, round=number, options={"rounds": 9})
        assert play(state, (last, "take")).actors == (number % players,)


def test_a_new_round_comes_from_the_next_shuffle_of_the_seed() -> None:
    first, second = (play(toads([[], []], [55], pile=[]), (0, "take")) for _ in range(2))
    assert first.position() == second.position()
    assert first.position()["shuffles"] == 1
