"""Random games for the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

import stolik
from tests.settings import GAMES, NAMES

SETTINGS_OF = {name: [game for game in GAMES if game.name == name] for name in NAMES}

games = st.sampled_from(NAMES).flatmap(lambda name: st.sampled_from(SETTINGS_OF[name]))
seeds = st.integers(0, 2**64 - 1)


def any_move(state: stolik.State, chooser: random.Random) -> tuple[int, str]:
    """A random move of a random actor, now and then a signal instead."""
    if chooser.random() < 0.1:
        signals = [(seat, sign) for seat in range(state.game.players) for sign in state.signals(seat)]
        if signals:
            return chooser.choice(signals)
    seat = chooser.choice(state.actors)
    return seat, chooser.choice(state.legal(seat))


def played(game: stolik.Game, seed: int, moves: int) -> stolik.State:
    """A game after so many random moves, or fewer if it ended."""
    chooser = random.Random(seed)
    state = game.deal(seed)
    for _ in range(moves):
        if state.over:
            break
        state.play(*any_move(state, chooser))
    return state


def whole_game(game: stolik.Game, seed: int) -> Iterator[stolik.State]:
    """The same state after the deal and after each move of a random game."""
    chooser = random.Random(seed)
    state = game.deal(seed)
    yield state
    while not state.over:
        state.play(*any_move(state, chooser))
        yield state


def moments(most: int = 120) -> st.SearchStrategy[stolik.State]:
    """Any game of ours at any moment."""
    return st.builds(played, games, seeds, st.integers(0, most))
