"""Lie, the worked examples of the rulebook: E0 to E4."""

from __future__ import annotations

from tests.rules.lie.at import auction, bidding, lie


def test_E0_of_four_cards_turned_to_4_4_2_2_only_those_values_count() -> None:
    for value, found in [(1, 0), (2, 2), (3, 0), (4, 2), (5, 0), (6, 1)]:
        state = lie("34 45 12 26, 36", "-, 6")
        state.play(0, "turn 4422")
        shown = auction(state, f"1x{value}", "check").position()["shown"]
        assert (shown["chosen"], shown["found"]) == (["4422", "6"], found)


def test_E1_five_fives_are_exactly_there_so_the_checker_loses_and_the_bidder_starts() -> None:
    state = bidding("15 25 34, 35 12 46, 45 56 13", "554, 516, 553", cards=[3, 3, 3])
    for seat, bid in [(0, "3x3"), (1, "3x5"), (2, "4x1"), (0, "5x1"), (1, "5x5"), (2, "check")]:
        state.play(seat, bid)
    position = state.position()
    assert position["shown"]["found"] == 5
    assert position["cards"] == [3, 3, 4]
    assert position["starter"] == 1
    assert [len(hand) for hand in position["hands"]] == [3, 3, 4]


def test_E2_six_twos_are_not_there_so_the_bidder_reaches_six_cards_and_the_fewest_win() -> None:
    hands = "12 23 34, 24 25 26 14 56, 36 45"
    state = bidding(hands, "223, 22246, 65", cards=[3, 5, 2], starter=1)
    for seat, bid in [(1, "1x4"), (2, "3x2"), (0, "4x2"), (1, "6x2"), (2, "check")]:
        state.play(seat, bid)
    position = state.position()
    assert position["shown"]["found"] == 5
    assert position["cards"] == [3, 6, 2]
    assert state.over
    assert state.outcome is not None
    assert state.outcome.winners == (2,)


def test_E3_the_sample_bids_rise() -> None:
    state = bidding("12 13 14, 15 16 23", "111, 112")
    auction(state, "3x4", "3x5", "4x2", "5x2", "5x6", "6x1")
    assert [bid[1:] for bid in state.position()["bids"]] == [[3, 4], [3, 5], [4, 2], [5, 2], [5, 6], [6, 1]]


def test_E4_after_three_fours_four_fours_or_one_five_when_values_go_first() -> None:
    for bid in ("4x4", "1x5"):
        state = bidding("12 13, 15 16", "11, 11", {"raising": "value"})
        assert auction(state, "3x4", bid).position()["bids"][-1] == [1, int(bid[0]), int(bid[-1])]
