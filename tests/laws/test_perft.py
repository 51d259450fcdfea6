"""Every sequence of moves to a small depth: the engine and the referee count the same, move by move."""

from __future__ import annotations

import copy

import pytest

import stolik
from tests.laws.test_referees import referee_for
from tests.perft import engine_split, referee_split
from tests.playing import played
from tests.settings import PLAYTHROUGHS


@pytest.mark.parametrize("moves", [0, 12, 40])
@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=str)
def test_engine_and_referee_count_the_same_sequences(game: stolik.Game, moves: int) -> None:
    state = next(state for seed in range(100) if not (state := played(game, seed, moves - seed // 4)).over)
    referee = referee_for(state)
    depth = 1
    while sum(engine_split(state, depth).values()) < 300 and depth < 5:
        depth += 1
    assert engine_split(state, depth) == referee_split(referee, depth, copy.deepcopy)
