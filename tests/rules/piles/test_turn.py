"""Piles, a turn: P-04 to P-11."""

from __future__ import annotations

import pytest

from tests.helpers import PILE_CARDS, piles, play, refused, turn


def test_P04_two_cards_at_least_while_there_is_a_draw_pile() -> None:
    state = piles([[10, 20, 30], [40]], [50])
    for move in ("10A", "20A"):
        assert "end" not in state.legal(0)
        assert refused(state, 0, "end").rule == "P-04"
        play(state, (0, move))
    assert "end" in state.legal(0)
    assert play(state, (0, "end")).actors == (1,)


def test_P04_as_many_cards_as_wanted_on_any_piles() -> None:
    state = turn(piles([[10, 20, 30, 40, 50, 60], [2]], [70]), 0, "10A 20B 50C 40D 30B")
    assert state.position()["piles"] == {"A": 10, "B": 30, "C": 50, "D": 40}
    assert state.position()["played"] == 5
    assert state.actors == (0,)


def test_P04_a_card_leaves_the_hand_and_lies_on_top() -> None:
    position = play(piles([[10, 20, 30], [40]], [50]), (0, "20C")).position()
    assert position["hands"][0] == [10, 30]
    assert position["piles"] == {"A": 1, "B": 1, "C": 20, "D": 100}
    assert position["played"] == 1


def test_P04_a_hand_smaller_than_the_minimum_is_played_whole() -> None:
    state = piles([[10, 20], [40]], [50], options={"minimum": 3})
    error = refused(play(state, (0, "10A")), 0, "end")
    assert error.fields["owed"] == 2
    assert play(state, (0, "20A")).actors == (1,)


def test_P04_the_whole_hand_is_counted_from_the_start_of_the_turn() -> None:
    state = piles([[10], [40]], [50], played=1, options={"minimum": 3})
    assert refused(state, 0, "end").fields["owed"] == 2


def test_P04_the_seats_play_from_their_own_hands() -> None:
    assert refused(piles([[10, 20], [40]], [50]), 0, "40A").reason == "piles-not-in-hand"


@pytest.mark.parametrize("pile", "AB")
@pytest.mark.parametrize("top", [1, 2, 47, 98, 99])
def test_P05_an_ascending_pile_takes_any_higher_card(pile: str, top: int) -> None:
    hand = [card for card in PILE_CARDS if card not in (top, top - 10)]
    tops = (top, 1, 100, 100) if pile == "A" else (1, top, 100, 100)
    legal = [move for move in piles([hand, []], tops=tops).legal(0) if move.endswith(pile)]
    assert legal == [f"{card}{pile}" for card in hand if card > top]


@pytest.mark.parametrize("pile", "CD")
@pytest.mark.parametrize("top", [100, 99, 65, 3, 2])
def test_P06_a_descending_pile_takes_any_lower_card(pile: str, top: int) -> None:
    hand = [card for card in PILE_CARDS if card not in (top, top + 10)]
    tops = (1, 1, top, 100) if pile == "C" else (1, 1, 100, top)
    legal = [move for move in piles([hand, []], tops=tops).legal(0) if move.endswith(pile)]
    assert legal == [f"{card}{pile}" for card in hand if card < top]


@pytest.mark.parametrize("top", PILE_CARDS)
def test_P07_a_step_back_is_exactly_ten(top: int) -> None:
    hand = [card for card in PILE_CARDS if card != top]
    for pile in "ABCD":
        tops = {"A": 1, "B": 1, "C": 100, "D": 100, pile: top}
        state = piles([hand, []], tops=(tops["A"], tops["B"], tops["C"], tops["D"]))
        moves = {move for move in state.legal(0) if move.endswith(pile)}
        ordinary = {card for card in hand if (card > top) == (pile in "AB")}
        back = top - 10 if pile in "AB" else top + 10
        expected = ordinary | ({back} if 2 <= back <= 99 else set())
        assert moves == {f"{card}{pile}" for card in expected}


def test_P07_steps_back_as_often_as_wanted_on_any_pile_mixed_with_plays() -> None:
    hand = [37, 27, 50, 40, 75, 85, 70, 80]
    state = turn(piles([[*hand, 99], [2]], [3], tops=(47, 49, 65, 100)), 0, "37A 27A 75C 85C 50B 40B 70D 80D")
    assert state.position()["piles"] == {"A": 27, "B": 40, "C": 85, "D": 80}
    assert state.position()["played"] == 8


def test_P07_a_step_back_counts_for_the_minimum() -> None:
    state = turn(piles([[37, 75, 99], [2]], [3], tops=(47, 1, 65, 100)), 0, "37A 75C")
    assert "end" in state.legal(0)


def test_P08_all_the_hand_may_be_played_in_one_turn() -> None:
    state = turn(piles([[10, 20, 30, 40, 50, 60, 70], [2]], [80, 81]), 0, "10A 20A 30A 40A 50A 60A 70A")
    assert state.position()["piles"]["A"] == 70
    assert state.actors == (1,)


def test_P09_the_turn_ends_when_the_seat_says_so_and_it_draws_back_to_the_hand_size() -> None:
    hand = [10, 20, 30, 40, 50, 60, 70]
    state = turn(piles([hand, [2, 3]], [81, 85, 82, 84]), 0, "10A 20A")
    assert state.actors == (0,)
    position = play(state, (0, "end")).position()
    assert position["hands"][0] == [30, 40, 50, 60, 70, 81, 85]
    assert position["deck"] == [82, 84]
    assert (position["turn"], position["played"]) == (1, 0)


def test_P09_nothing_is_drawn_during_a_turn() -> None:
    assert turn(piles([[10, 20, 30], [2]], [80]), 0, "10A 20A").position()["deck"] == [80]


def test_P09_the_turn_ends_by_itself_when_the_hand_is_empty() -> None:
    position = turn(piles([[10, 20], [2]], [80, 81, 82, 83, 84, 85, 86, 87]), 0, "10A 20A").position()
    assert position["turn"] == 1
    assert position["hands"][0] == [80, 81, 82, 83, 84, 85, 86]
    assert position["deck"] == [87]


def test_P09_it_draws_as_far_as_the_pile_reaches() -> None:
    position = turn(piles([[10, 20, 30, 40], [2]], [80, 81]), 0, "10A 20A 30A end").position()
    assert position["hands"][0] == [40, 80, 81]
    assert position["deck"] == []


def test_P09_only_the_seat_that_played_draws() -> None:
    assert turn(piles([[10, 20, 30], [2]], [80, 81]), 0, "10A 20A end").position()["hands"][1] == [2]


def test_P09_a_hand_above_the_hand_size_draws_nothing() -> None:
    hand = [10, 20, 30, 40, 50, 60, 70, 71, 72, 73]
    assert turn(piles([hand, [2]], [80]), 0, "10A 20A end").position()["deck"] == [80]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_P09_play_passes_clockwise(players: int) -> None:
    state = piles([[10 + seat, 30 + seat, 90 + seat] for seat in range(players)], [50])
    for seat in range(players):
        assert state.actors == (seat,)
        turn(state, seat, f"{10 + seat}A {30 + seat}B end")
    assert state.actors == (0,)


def test_P09_only_the_seat_whose_turn_it_is_may_play() -> None:
    state = piles([[10, 20], [40]], [50])
    assert state.legal(1) == []
    assert refused(state, 1, "40A").rule == "P-09"
    assert refused(state, 1, "end").rule == "P-09"


@pytest.mark.parametrize("minimum", [2, 3])
def test_P10_one_card_is_enough_once_the_draw_pile_is_empty(minimum: int) -> None:
    state = piles([[10, 20, 30], [40]], options={"minimum": minimum})
    assert refused(state, 0, "end").fields["owed"] == 1
    assert play(state, (0, "10A"), (0, "end")).actors == (1,)


def test_P10_the_turn_that_uses_the_pile_up_still_owes_two() -> None:
    state = piles([[10, 20, 30], [40, 41, 42]], [50])
    assert refused(play(state, (0, "10A")), 0, "end").fields["owed"] == 2
    turn(state, 0, "20A end")
    assert state.position()["deck"] == []
    assert "end" in play(state, (1, "40A")).legal(1)


def test_P11_seats_without_cards_are_passed_over() -> None:
    state = piles([[10, 20], [], [], [30], [40]])
    assert turn(state, 0, "10A end").actors == (3,)
    assert turn(state, 3, "30A").actors == (4,)


def test_P11_a_seat_that_is_passed_over_has_no_turn_so_its_signals_stay_and_no_fire_burns_down() -> None:
    state = piles(
        [[10, 20], [], [], [30], [40]],
        tops=(1, 22, 100, 100),
        burning={"B": 2},
        signals=[{"A": "!"} for _ in range(5)],
        options={"on_fire": True},
    )
    position = turn(state, 0, "10A end").position()
    assert position["signals"] == [{"A": "!"}, {"A": "!"}, {"A": "!"}, {}, {"A": "!"}]
    assert position["burning"] == {"B": 1}


def test_P11_a_seat_that_has_just_played_its_last_card_is_passed_over_too() -> None:
    state = turn(piles([[10], [30, 31], [40]]), 0, "10A")
    turn(state, 1, "30B end")
    assert turn(state, 2, "40A").actors == (1,)


def test_P11_the_only_seat_with_cards_plays_on() -> None:
    state = turn(piles([[10, 20, 30], [], []]), 0, "10A end")
    assert state.actors == (0,)
    assert state.position()["played"] == 0
    assert "end" not in state.legal(0)


def test_P11_to_be_set_up_without_cards_is_to_be_passed_over() -> None:
    assert piles([[], [30], [40]]).actors == (1,)


def test_P11_a_seat_without_cards_is_not_passed_over_while_it_can_draw() -> None:
    """A made-up position: the turn of an empty hand ends at once, and it draws."""
    state = piles([[], [30, 31]], [50, 51, 52])
    assert state.actors == (1,)
    assert state.position()["hands"][0] == [50, 51, 52]
