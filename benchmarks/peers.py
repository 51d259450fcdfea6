"""Engines of others, for comparison. None is needed to run Stolik."""

from __future__ import annotations

import importlib
from typing import Any

import stolik
from benchmarks.contenders import DEALS, shares
from benchmarks.timing import Work

HOW_TO_GET_OPEN_SPIEL = "not measured: OpenSpiel is not there (.venv/bin/pip install open_spiel)"


def open_spiel() -> Work | None:
    """Liar's dice, each action from Python. What players do counts; rolling the dice is part of the time."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, below = pyspiel.load_game("liars_dice"), stolik.Rng(2).below

    def play(games: int) -> int:
        actions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()  # all equally likely
                    state.apply_action(outcomes[below(len(outcomes))][0])
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[below(len(moves))])
                    actions += 1
            state.returns()
        return actions

    return play


def native_piles(module: str, players: int) -> Work:
    """Random games of Piles inside a module written in C++ over the same rules.

    It has Rng(seed), new_game(players, rng), run_playouts(state, games, rng), and states with copy, legal_actions,
    apply and is_over.
    """
    native: Any = importlib.import_module(module)
    roots = [native.new_game(players, native.Rng(seed)) for seed in range(DEALS)]
    length = mean_length(native, roots)
    rng = native.Rng(7)

    def play(games: int) -> int:
        for root, share in zip(roots, shares(games), strict=True):
            native.run_playouts(root, share, rng)
        return round(games * length)

    return play


def mean_length(native: Any, roots: list[Any], games: int = 16_000) -> float:
    """Actions in a game, counted from outside because the module does not tell."""
    rng = native.Rng(8)
    actions = 0
    for number in range(games):
        state = roots[number % len(roots)].copy()
        while not state.is_over:
            moves = state.legal_actions()
            state.apply(moves[rng.below(len(moves))])
            actions += 1
    return actions / games
