"""Toads, how many may play and what may be chosen."""

from __future__ import annotations

from typing import Any

import pytest

import stolik


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play(players: int) -> None:
    assert stolik.game("toads", players=players).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 2.0, True, "2", [2]])
def test_no_other_number_of_players(players: Any) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("toads", players=players)
    assert caught.value.reason == "players"
    assert repr(players) in caught.value.worded("en")
    assert repr(players) in caught.value.worded("pl")


@pytest.mark.parametrize("rounds", [1, 2, 19, 20])
def test_one_to_twenty_rounds(rounds: int) -> None:
    assert stolik.game("toads", rounds=rounds).options["rounds"] == rounds


@pytest.mark.parametrize("rounds", [0, 21, -1, 2.0, True, "2", None])
def test_no_other_number_of_rounds(rounds: Any) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("toads", rounds=rounds)
    assert caught.value.fields["option"] == "rounds"
    assert repr(rounds) in str(caught.value)


@pytest.mark.parametrize("professional", [0, 1, "yes", None])
def test_professional_is_a_plain_yes_or_no(professional: Any) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("toads", professional=professional)
    assert caught.value.fields["option"] == "professional"


def test_the_defaults() -> None:
    game = stolik.game("toads")
    assert game.players == 2
    assert dict(game.options) == {"rounds": 2, "professional": False}


def test_the_canonical_text() -> None:
    game = stolik.game("toads", players=3, professional=True)
    assert str(game) == "toads players=3 rounds=2 professional=true"
