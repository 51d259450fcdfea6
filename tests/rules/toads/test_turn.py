"""Toads, a turn: T-05 to T-11."""

from __future__ import annotations

import pytest

from tests.helpers import TOAD_CARDS, play, refused, toads


def test_T05_all_three_kinds_of_moves_are_offered() -> None:
    state = toads([[34, 94, 71], [12]], [49, 41])
    assert sorted(state.legal(0)) == ["34", "take", "x49"]


def test_T05_only_the_seat_to_move_may_do_anything() -> None:
    state = toads([[34], [35], [36]], [41], turn=1)
    assert state.actors == (1,)
    assert state.legal(0) == state.legal(2) == []
    for seat in (0, 2):
        assert refused(state, seat, "take").reason == "not-your-turn"


@pytest.mark.parametrize("first", ["34", "x49"])
def test_T05_a_place_or_a_pull_is_the_whole_turn(first: str) -> None:
    state = play(toads([[34, 94, 42], [12]], [49, 41]), (0, first))
    assert state.actors == (1,)
    for second in ("42", "x49", "take"):
        assert refused(state, 0, second).reason == "not-your-turn"


def test_T06_a_card_goes_from_the_hand_to_the_right_end() -> None:
    position = play(toads([[34, 71], [12]], [49, 41], top=[88]), (0, "34")).position()
    assert position["row"] == [49, 41, 34]
    assert position["hands"][0] == [71, 88]


@pytest.mark.parametrize("end", TOAD_CARDS)
def test_T06_at_most_ten_apart_either_way(end: int) -> None:
    hand = [card for card in TOAD_CARDS if card not in (end, 12 if end != 12 else 13)]
    row = [12 if end != 12 else 13, end]
    placed = [move for move in toads([hand, []], row).legal(0) if move.isdigit()]
    assert placed == [str(card) for card in hand if abs(card - end) <= 10]


@pytest.mark.parametrize("card", [23, 45])
def test_T06_eleven_apart_is_too_far(card: int) -> None:
    assert refused(toads([[card], [12]], [34]), 0, str(card)).rule == "T-06"


def test_T06_only_the_right_end_counts() -> None:
    state = toads([[19, 58], [12]], [18, 28, 37, 47, 56])
    assert state.legal(0) == ["58", "take"]


def test_T06_only_cards_of_the_own_hand() -> None:
    assert refused(toads([[34], [36]], [41]), 0, "36").reason == "toads-not-in-hand"


def test_T07_on_an_empty_row_any_card_may_be_placed_and_nothing_else() -> None:
    hand = [12, 22, 37, 73, 98]
    state = toads([hand, [45]])
    assert state.legal(0) == ["12", "22", "37", "73", "98"]
    assert refused(state, 0, "take").rule == "T-07"
    assert refused(state, 0, "x37").rule == "T-07"
    assert play(state, (0, "98")).position()["row"] == [98]


def test_T07_to_be_set_up_with_nothing_to_open_with_ends_the_round() -> None:
    state = toads([[], [45]], pile=[12], gained=[[34, 43], []], penalties=[[], [33]])
    position = state.position()
    assert (position["round"], position["totals"][0], state.actors) == (2, 2, (1,))


def test_T07_the_next_seat_with_nothing_to_open_with_ends_the_round() -> None:
    state = toads([[94], []], [49], pile=[12, 13], penalties=[[], [33]])
    position = play(state, (0, "x49")).position()
    assert (position["round"], position["totals"][0]) == (2, 2)


def test_T07_a_taker_with_nothing_to_open_with_ends_the_round() -> None:
    position = play(toads([[], [45]], [49, 33], pile=[12]), (0, "take")).position()
    assert (position["round"], position["totals"][0]) == (2, -6)


def test_T07_a_seat_without_cards_before_a_row_does_not_end_the_round() -> None:
    state = toads([[34], []], [41], pile=[12])
    assert play(state, (0, "34")).actors == (1,)
    assert state.position()["round"] == 1


@pytest.mark.parametrize("place", range(5))
def test_T08_a_twin_pulls_its_card_out_from_wherever_it_lies(place: int) -> None:
    row = [12, 15, 17, 19]
    row.insert(place, 49)
    state = play(toads([[94, 61], [13]], row, top=[88]), (0, "x49"))
    position = state.position()
    assert position["row"] == [12, 15, 17, 19]
    assert position["gained"] == [[49, 94], []]
    assert position["hands"] == [[61, 88], [13]]
    assert state.view(1)["gained"] == state.view(None)["gained"] == [[49, 94], []]


def test_T08_a_pull_works_both_ways() -> None:
    assert "x94" in toads([[49], [12]], [94, 98]).legal(0)
    assert "x49" in toads([[94], [12]], [49, 41]).legal(0)


def test_T08_the_twin_must_lie_in_the_row_not_in_the_hand() -> None:
    state = toads([[49, 94], [12]], [91])
    assert not [move for move in state.legal(0) if move.startswith("x")]
    assert refused(state, 0, "x49").reason == "toads-not-in-row"


def test_T08_the_twin_must_be_in_the_own_hand() -> None:
    assert refused(toads([[12], [94]], [49]), 0, "x49").reason == "toads-twin-not-in-hand"


def test_T08_a_card_that_was_pulled_cannot_be_pulled_again() -> None:
    state = play(toads([[94], [12]], [49, 41], top=[17]), (0, "x49"))
    assert state.legal(1) == ["take"]


def test_T08_a_card_that_was_taken_cannot_be_pulled() -> None:
    state = play(toads([[51], [94]], [49, 41], top=[17]), (0, "take"), (0, "51"))
    assert state.legal(1) == ["take"]


def test_T08_a_card_may_be_pulled_as_soon_as_it_is_placed() -> None:
    state = play(toads([[49], [94]], [41], top=[17]), (0, "49"))
    assert state.legal(1) == ["x49", "take"]


def test_T08_a_toad_is_never_pulled() -> None:
    state = toads([[33, 34], [12]], [44, 43])
    assert sorted(state.legal(0)) == ["33", "34", "take", "x43"]
    assert refused(state, 0, "x44").reason == "toads-no-twin"


def test_T08_the_right_end_pulled_leaves_its_neighbour_as_the_end() -> None:
    state = play(toads([[94], [31, 52]], [34, 41, 49], top=[12]), (0, "x49"))
    assert state.legal(1) == ["31", "take"]


def test_T09_the_only_card_may_be_pulled_and_the_next_seat_opens() -> None:
    state = play(toads([[94], [12, 71]], [49], top=[13]), (0, "x49"))
    assert state.position()["row"] == []
    assert state.actors == (1,)
    assert state.legal(1) == ["12", "71"]


def test_T10_taking_is_always_offered_also_to_a_seat_that_could_do_something_else() -> None:
    assert "take" in toads([[34, 94], [12]], [49, 41]).legal(0)
    assert toads([[71], [12]], [49, 41]).legal(0) == ["take"]


def test_T10_the_whole_row_becomes_penalties_and_the_taker_opens_with_any_card() -> None:
    state = play(toads([[12, 98], [34, 35]], [49, 41, 33], top=[88], penalties=[[66], []]), (0, "take"))
    position = state.position()
    assert position["row"] == []
    assert position["penalties"] == [[33, 41, 49, 66], []]
    assert position["hands"] == [[12, 98], [34, 35]]
    assert state.actors == (0,)
    assert state.legal(0) == ["12", "98"]


def test_T10_the_taker_draws_once_for_the_card_that_opens_and_play_passes_on() -> None:
    state = play(toads([[12, 98], [34]], [49, 41], top=[88, 77]), (0, "take"))
    assert state.position()["deck"][:2] == [88, 77]
    position = play(state, (0, "98")).position()
    assert position["hands"] == [[12, 88], [34]]
    assert position["row"] == [98]
    assert state.actors == (1,)


@pytest.mark.parametrize("move", ["34", "x49"])
def test_T11_one_card_is_drawn_after_a_place_or_a_pull(move: str) -> None:
    state = toads([[34, 94], [12]], [49, 41], top=[88, 77])
    size = len(state.position()["deck"])
    position = play(state, (0, move)).position()
    assert 88 in position["hands"][0]
    assert len(position["hands"][0]) == 2
    assert position["deck"][0] == 77
    assert len(position["deck"]) == size - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T11_play_passes_clockwise(players: int) -> None:
    state = toads([[31 + seat] for seat in range(players)], [36], top=[41, 42, 43, 44])
    for seat in range(players):
        assert state.actors == (seat,)
        play(state, (seat, str(31 + seat)))
    assert state.actors == (0,)


@pytest.mark.parametrize("move", ["34", "x49"])
def test_T11_nothing_is_drawn_from_a_used_up_pile(move: str) -> None:
    position = play(toads([[34, 94], [12]], [49, 41], pile=[]), (0, move)).position()
    assert len(position["hands"][0]) == 1
