"""Piles, advanced game and smaller hands: P-15 and P-16. On Fire has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from tests.helpers import piles, play, refused, turn

ADVANCED = {"minimum": 3}


def test_P15_three_cards_at_least_in_the_advanced_game() -> None:
    state = piles([[10, 20, 30, 40], [50]], [60], options=ADVANCED)
    for move in ("10A", "20A", "30A"):
        assert "end" not in state.legal(0)
        error = refused(state, 0, "end")
        assert (error.rule, error.fields["owed"]) == ("P-04", 3)
        play(state, (0, move))
    assert play(state, (0, "end")).actors == (1,)


def test_P15_two_cards_and_no_third_that_fits_lose_the_advanced_game() -> None:
    hands, tops = [[92, 93, 50], [95, 96, 97]], (90, 91, 10, 11)
    assert turn(piles(hands, [60], tops=tops, options=ADVANCED), 0, "92A 93A").over
    assert not turn(piles(hands, [60], tops=tops), 0, "92A 93A").over


def test_P15_is_off_unless_chosen() -> None:
    assert stolik.game("piles").options["minimum"] == 2


@pytest.mark.parametrize(("players", "hand"), [(1, 7), (2, 6), (3, 5), (4, 5), (5, 5)])
def test_P16_smaller_hands_are_one_card_fewer(players: int, hand: int) -> None:
    position = stolik.game("piles", players=players, smaller_hands=True).deal(1).position()
    assert [len(cards) for cards in position["hands"]] == [hand] * players
    assert len(position["deck"]) == 98 - players * hand


def test_P16_a_smaller_hand_is_drawn_back_to() -> None:
    hands, deck = [[10, 20, 30, 40, 50, 60], [2]], [70, 71, 72]
    state = turn(piles(hands, deck, options={"smaller_hands": True}), 0, "10A 20A end")
    assert state.position()["hands"][0] == [30, 40, 50, 60, 70, 71]
    assert state.position()["deck"] == [72]


def test_P16_is_off_unless_chosen() -> None:
    assert stolik.game("piles").options["smaller_hands"] is False


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_may_play(players: int) -> None:
    assert stolik.game("piles", players=players).players == players


@pytest.mark.parametrize("players", [-1, 0, 6, 2.0, True, "2"])
def test_no_other_number_of_players(players: Any) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("piles", players=players)
    assert caught.value.reason == "players"
    assert repr(players) in caught.value.worded("en")
    assert repr(players) in caught.value.worded("pl")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("minimum", value) for value in (1, 4, 0, -2, 2.0, True, "2", None)),
        *(("smaller_hands", value) for value in (0, 1, "yes", None)),
        *(("on_fire", value) for value in (0, 1, "yes", None)),
    ],
)
def test_options_have_bounds(option: str, value: object) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("piles", **{option: value})  # type: ignore[arg-type]
    assert (caught.value.reason, caught.value.fields["option"]) == ("value", option)
    assert repr(value) in caught.value.worded("en")
    assert repr(value) in caught.value.worded("pl")


def test_the_defaults() -> None:
    game = stolik.game("piles")
    assert game.players == 1
    assert dict(game.options) == {"minimum": 2, "smaller_hands": False, "on_fire": False}


def test_the_canonical_text() -> None:
    game = stolik.game("piles", players=4, on_fire=True, minimum=3)
    assert str(game) == "piles players=4 minimum=3 smaller_hands=false on_fire=true"
