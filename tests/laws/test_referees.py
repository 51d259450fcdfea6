"""The engine and a second, independent referee agree on every step of thousands of random games."""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

import stolik
from tests.playing import any_move
from tests.settings import GAMES

GAMES_EACH = 20


def agree(game: stolik.Game, seed: str) -> None:
    chooser = random.Random(seed)
    state = game.deal(seed)
    referee = referee_for(state)
    while not state.over:
        compare(state, referee)
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        referee.play(seat, move)
    compare(state, referee)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == referee.outcome()


def referee_for(state: stolik.State) -> Any:
    """The referee of a game, taking over from here."""
    module = importlib.import_module(f"tests.referees.{state.game.name}")
    return module.Referee(state.game.players, dict(state.game.options), state.position())


def compare(state: stolik.State, referee: Any) -> None:
    assert state.over == referee.over
    assert list(state.actors) == referee.actors()
    for seat in range(state.game.players):
        assert set(state.legal(seat)) == referee.legal(seat)
        assert set(state.signals(seat)) == referee.signals(seat)
    viewers = range(-1, state.game.players)
    for viewer, view in zip(viewers, state.views(viewers), strict=True):
        assert view == referee.view(None if viewer < 0 else viewer)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_second_referee_agrees_at_every_step(game: stolik.Game) -> None:
    for number in range(GAMES_EACH):
        agree(game, f"referee {number}")
