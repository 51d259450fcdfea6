"""Piles, the end: P-12 and P-13."""

from __future__ import annotations

import pytest

from tests.helpers import PILE_CARDS, piles, play, refused, scores, turn, winners

STUCK = (90, 91, 10, 11)  # nothing between 11 and 79 fits


def test_P12_the_game_ends_when_the_next_seat_can_play_nothing() -> None:
    state = turn(piles([[92, 93, 94], [50, 51]], [60], tops=STUCK), 0, "92A 93A")
    assert not state.over
    assert play(state, (0, "end")).over
    assert state.position()["phase"] == "over"
    assert state.actors == ()
    assert state.position()["turn"] == 1


def test_P12_the_game_ends_at_once_when_the_second_card_does_not_fit() -> None:
    state = play(piles([[92, 50], [51]], [60], tops=STUCK), (0, "92A"))
    assert state.over
    assert state.position()["piles"]["A"] == 92, "what has been played stays played"
    assert scores(state) == (95, 95)


def test_P12_after_the_minimum_a_seat_with_nothing_that_fits_may_end_its_turn() -> None:
    state = turn(piles([[92, 93, 50], [95, 96]], [60], tops=STUCK), 0, "92A 93A")
    assert not state.over
    assert state.legal(0) == ["end"]
    assert play(state, (0, "end")).actors == (1,)


def test_P12_one_card_that_fits_may_be_played_though_a_second_never_could() -> None:
    state = piles([[92, 50, 51], [52]], [60], tops=STUCK)
    assert sorted(state.legal(0)) == ["92A", "92B"]
    assert play(state, (0, "92B")).over


def test_P12_a_seat_may_run_itself_into_a_dead_end() -> None:
    state = piles([[92, 93, 50], [52]], [60], tops=(90, 99, 2, 3))
    assert "93A" in state.legal(0)
    assert play(state, (0, "93A")).over


@pytest.mark.parametrize(
    ("pile", "tops"),
    [("A", (10, 99, 2, 3)), ("B", (99, 10, 2, 3)), ("C", (98, 99, 90, 3)), ("D", (98, 99, 2, 90))],
)
def test_P12_one_pile_on_which_something_fits_is_enough(pile: str, tops: tuple[int, int, int, int]) -> None:
    state = piles([[50, 51], [52]], [60], tops=tops)
    assert state.legal(0) == [f"50{pile}", f"51{pile}"]
    assert not state.over


def test_P12_a_step_back_keeps_the_game_alive() -> None:
    state = play(piles([[92, 82, 50], [52]], [60], tops=STUCK), (0, "92A"))
    assert not state.over
    assert state.legal(0) == ["82A"]


def test_P12_with_an_empty_pile_one_card_keeps_the_game_alive() -> None:
    state = play(piles([[92, 50], [95]], tops=STUCK), (0, "92A"))
    assert not state.over
    assert state.legal(0) == ["end"]


def test_P12_a_position_in_which_nothing_fits_is_over_at_once() -> None:
    assert piles([[50, 51], [92]], [60], tops=STUCK).over
    assert piles([[50], [92]], [60], tops=STUCK, played=1).over
    assert not piles([[50], [92]], [60], tops=STUCK, played=2).over


def test_P12_nobody_else_is_asked_while_the_seat_to_move_is_stuck() -> None:
    state = turn(piles([[92, 93, 94], [50], [95, 96]], tops=STUCK), 0, "92A end")
    assert state.over


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_P13_all_98_cards_played_and_the_team_has_won(players: int) -> None:
    state = piles([[50], *[[]] * (players - 1)])
    play(state, (0, "50A"))
    assert state.over
    assert winners(state) == tuple(range(players))
    assert scores(state) == (98,) * players


def test_P13_the_last_card_wins_though_fewer_than_the_minimum_were_played() -> None:
    assert winners(play(piles([[50], []], options={"minimum": 3}), (0, "50A"))) == (0, 1)


def test_P13_cards_left_in_hands_and_pile_are_missing_from_the_result() -> None:
    state = piles([[50, 51], [52, 53, 54]], [60, 61], tops=STUCK)
    assert winners(state) == ()
    assert scores(state) == (98 - 7, 98 - 7)


def test_P13_one_card_left_is_no_win() -> None:
    state = turn(piles([[92], [50]], tops=STUCK), 0, "92A")
    assert winners(state) == ()
    assert scores(state) == (97, 97)


def test_P13_nothing_may_be_done_once_the_game_is_over() -> None:
    state = piles([[50, 51], [52, 53]], [60], tops=STUCK)
    for move in ("50A", "end", "start", "decline", "A!", "A-"):
        assert refused(state, 0, move).reason == "over"
    assert state.legal(0) == state.signals(0) == state.signals(1) == []


def test_P13_a_whole_game_can_be_won_alone() -> None:
    """Piles A and C take everything, handed over card by card in the right order."""
    up = [card for card in PILE_CARDS if card <= 50]
    down = [card for card in reversed(PILE_CARDS) if card > 50]
    order = [card for pair in zip(up, down, strict=True) for card in pair]
    state = piles([order[:8]], order[8:])
    for number, card in enumerate(order):
        play(state, (0, f"{card}{'A' if card <= 50 else 'C'}"))
        if number % 2 and not state.over and state.position()["played"]:
            play(state, (0, "end"))
    assert winners(state) == (0,)
