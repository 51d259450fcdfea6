"""Toads, the worked examples of the rulebook: E1 to E4."""

from __future__ import annotations

from tests.helpers import TOAD_CARDS, play, scores, toads


def test_E1_34_is_placed_on_the_empty_row_then_24_to_44_fit_and_41_is_placed() -> None:
    second = [23, 24, 29, 41, 44, 45, 98]
    state = toads([[34, 91], second, [12]], top=[17, 18])
    play(state, (0, "34"))
    assert state.legal(1) == ["24", "29", "41", "44", "take"]
    position = play(state, (1, "41")).position()
    assert position["row"] == [34, 41]
    assert position["hands"][:2] == [[17, 91], [18, 23, 24, 29, 44, 45, 98]]
    assert state.actors == (2,)


def test_E2_94_is_shown_and_pulls_49_both_lie_open_the_gap_closes_and_one_is_drawn() -> None:
    state = toads([[12, 94], [13]], [41, 49, 55], top=[71])
    play(state, (0, "x49"))
    position = state.position()
    assert position["row"] == [41, 55]
    assert position["hands"][0] == [12, 71]
    for viewer in (0, 1, None):
        assert state.view(viewer)["gained"] == [[49, 94], []]


def test_E3_out_of_the_middle_of_five_those_to_its_right_close_up_in_order() -> None:
    state = toads([[14], [13]], [51, 41, 48, 55, 46])
    assert play(state, (0, "x41")).position()["row"] == [51, 48, 55, 46]


def test_E4_12_plus_points_and_17_minus_points_make_minus_5() -> None:
    gained = [13, 31, 14, 41, 15, 51, 16, 61, 17, 71, 18, 81]
    penalties = [22, 33, 44, 23]
    rest = [card for card in TOAD_CARDS if card not in (*gained, *penalties, 24)]
    state = toads([[], rest], [24], pile=[], gained=[gained, []], penalties=[penalties, []], round=2)
    assert scores(play(state, (0, "take")))[0] == 12 - 17 == -5
