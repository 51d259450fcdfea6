"""Piles, cards and set-up: P-01 to P-03."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import PILE_CARDS, piles, play, refused, turn

SIZES = [(1, 8, 90), (2, 7, 84), (3, 6, 80), (4, 6, 74), (5, 6, 68)]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_P01_the_cards_are_2_to_99_one_of_each(players: int) -> None:
    position = stolik.game("piles", players=players).deal(1).position()
    cards = sorted(card for zone in (position["deck"], *position["hands"]) for card in zone)
    assert cards == PILE_CARDS
    assert len(cards) == 98


@pytest.mark.parametrize("number", [-1, 0, 1, 100, 101])
def test_P01_no_other_number_is_a_card(number: int) -> None:
    with pytest.raises(stolik.BadPosition) as caught:
        stolik.game("piles", players=1).at({"hands": [[number]]})
    assert caught.value.reason == "no-card"


def test_P01_A_and_B_ascend_from_1_and_C_and_D_descend_from_100() -> None:
    state = stolik.game("piles", players=1).deal(1)
    assert state.position()["piles"] == {"A": 1, "B": 1, "C": 100, "D": 100}
    state = piles([[30, 70]], [2], tops=(50, 51, 49, 48))
    assert sorted(state.legal(0)) == ["30C", "30D", "70A", "70B"]


@pytest.mark.parametrize(("players", "hand", "pile"), SIZES)
def test_P02_hands_of_eight_alone_seven_for_two_six_for_more(players: int, hand: int, pile: int) -> None:
    position = stolik.game("piles", players=players).deal("P-02").position()
    assert [len(cards) for cards in position["hands"]] == [hand] * players
    assert len(position["deck"]) == pile


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_P03_every_seat_may_start_or_decline(players: int) -> None:
    state = stolik.game("piles", players=players).deal("P-03")
    assert state.position()["phase"] == "start"
    assert state.actors == tuple(range(players))
    for seat in range(players):
        assert state.legal(seat) == ["start", "decline"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_P03_the_first_start_takes_the_first_turn(seat: int) -> None:
    state = play(stolik.game("piles", players=3).deal("P-03"), (seat, "start"))
    assert state.position()["phase"] == "play"
    assert state.actors == (seat,)
    for other in range(3):
        assert refused(state, other, "start").rule == "P-03"
        assert refused(state, other, "decline").rule == "P-03"


def test_P03_play_then_passes_clockwise_from_the_starter() -> None:
    state = play(stolik.game("piles", players=3).deal("P-03"), (2, "start"))
    turn(state, 2, state.legal(2)[0])
    turn(state, 2, state.legal(2)[0])
    assert play(state, (2, "end")).actors == (0,)


def test_P03_who_has_declined_acts_no_more_in_this_phase() -> None:
    state = play(stolik.game("piles", players=3).deal("P-03"), (1, "decline"))
    assert state.actors == (0, 2)
    assert state.legal(1) == []
    assert refused(state, 1, "start").reason == "piles-has-declined"
    assert refused(state, 1, "decline").reason == "piles-has-declined"
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["declined"] == [1]


def test_P03_who_has_declined_takes_turns_like_everybody_later() -> None:
    state = play(stolik.game("piles", players=2).deal("P-03"), (1, "decline"), (0, "start"))
    for _ in range(2):
        turn(state, 0, state.legal(0)[0])
    assert play(state, (0, "end")).actors == (1,)
    assert state.legal(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_P03_the_last_who_has_not_declined_can_only_start(players: int) -> None:
    state = stolik.game("piles", players=players).deal("P-03")
    last = players // 2
    play(state, *((seat, "decline") for seat in range(players) if seat != last))
    assert state.legal(last) == ["start"]
    assert refused(state, last, "decline").reason == "piles-last-must-start"
    assert play(state, (last, "start")).actors == (last,)


def test_P03_no_card_is_played_before_somebody_has_started() -> None:
    state = stolik.game("piles", players=2).deal("P-03")
    card = state.position()["hands"][0][0]
    assert refused(state, 0, f"{card}A").reason == "piles-not-started"
    assert refused(state, 0, "end").reason == "piles-not-started"


def test_P03_signals_may_be_set_before_somebody_has_started() -> None:
    state = play(stolik.game("piles", players=3).deal("P-03"), (1, "A!"), (2, "decline"), (2, "C~"))
    assert state.actors == (0, 1)
    assert state.position()["signals"] == [{}, {"A": "!"}, {"C": "~"}]


def test_P03_alone_there_is_no_such_phase() -> None:
    state = stolik.game("piles", players=1).deal("P-03")
    assert state.position()["phase"] == "play"
    assert "start" not in state.legal(0)
    assert refused(state, 0, "start").rule == "P-03"


def test_P03_a_seat_that_starts_without_cards_is_passed_over() -> None:
    """A made-up position: nothing to draw, nothing in hand. P-11 and P-17 hold here too."""
    state = piles(
        [[], [50], [60]],
        tops=(22, 1, 100, 100),
        phase="start",
        burning={"A": 1},
        signals=[{"A": "!"}, {"B": "!"}, {"C": "!"}],
        options={"on_fire": True},
    )
    play(state, (0, "start"))
    assert not state.over
    assert state.actors == (1,)
    assert state.position()["burning"] == {"A": 1}
    assert state.position()["signals"] == [{"A": "!"}, {}, {"C": "!"}]
