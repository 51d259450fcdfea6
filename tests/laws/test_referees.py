"""The engine and a second, independent referee agree on every step of thousands of random games."""

from __future__ import annotations

import importlib
import random

import pytest

import stolik
from tests.playing import any_move
from tests.settings import GAMES

GAMES_EACH = 20


def agree(game: stolik.Game, seed: str) -> None:
    chooser = random.Random(seed)
    state = game.deal(seed)
    referee = importlib.import_module(f"tests.referees.{game.name}").Referee(
        game.players, dict(game.options), state.position()
    )
    while not state.over:
        compare(state, referee)
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        referee.play(seat, move)
    compare(state, referee)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == referee.outcome()


def compare(state: stolik.State, referee: object) -> None:
    assert state.over == referee.over  # type: ignore[attr-defined]
    assert list(state.actors) == referee.actors()  # type: ignore[attr-defined]
    for seat in range(state.game.players):
        assert set(state.legal(seat)) == referee.legal(seat)  # type: ignore[attr-defined]
        assert set(state.signals(seat)) == referee.signals(seat)  # type: ignore[attr-defined]
    for viewer in (*range(state.game.players), None):
        assert state.view(viewer) == referee.view(viewer)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_second_referee_agrees_at_every_step(game: stolik.Game) -> None:
    for number in range(GAMES_EACH):
        agree(game, f"referee {number}")
