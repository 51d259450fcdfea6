"""What holds at every step of every game."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from tests.playing import any_move, games, moments, seeds, whole_game
from tests.settings import GAMES

FEW = settings(max_examples=150, deadline=None)
MANY = settings(max_examples=600, deadline=None)


@FEW
@given(games, seeds)
def test_positions_are_whole_and_the_same_state_again_at_every_step(game: stolik.Game, seed: int) -> None:
    for state in whole_game(game, seed):
        position = json.loads(json.dumps(state.position()))
        again = game.at(position)  # reading refuses a card too many, too few or out of place
        assert again.position() == position
        assert again.actors == state.actors
        assert again.over == state.over
        for seat in range(game.players):
            assert again.legal(seat) == state.legal(seat)
            assert again.view(seat) == state.view(seat)


@FEW
@given(games, seeds)
def test_somebody_can_act_until_the_game_is_over_and_nobody_after(game: stolik.Game, seed: int) -> None:
    for state in whole_game(game, seed):
        movers = [seat for seat in range(game.players) if state.legal(seat)]
        assert sorted(state.actors) == movers
        assert (state.actors == ()) == state.over == (state.outcome is not None)
        assert state.kernel.actor() == (state.actors[0] if state.actors else -1)
        for seat in movers:
            moves = state.legal(seat)
            assert len(moves) == len(set(moves))


@FEW
@given(games, seeds)
def test_the_same_moves_from_the_same_seed_give_the_same_game(game: stolik.Game, seed: int) -> None:
    chooser = random.Random(seed)
    state = game.deal(seed)
    record = stolik.Record.begin(game, ["?"] * game.players, seed)
    while not state.over:
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        record.add_move(seat, move)
    again = stolik.Record.loads(record.dumps(), stolik.game)
    assert again.state().position() == state.position()
    assert again.dumps() == record.dumps()


@MANY
@given(moments(), seeds)
def test_a_copy_goes_its_own_way(state: stolik.State, seed: int) -> None:
    before = state.position()
    copied = state.copy()
    assert copied.position() == before
    chooser = random.Random(seed)
    for _ in range(10):
        if copied.over:
            break
        copied.play(*any_move(copied, chooser))
    assert state.position() == before


@MANY
@given(moments(), seeds)
def test_a_copy_plays_on_like_the_original(state: stolik.State, seed: int) -> None:
    copied = state.copy()
    chooser = random.Random(seed)
    for _ in range(40):
        if state.over:
            break
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        copied.play(seat, move)
        assert copied.position() == state.position()


@MANY
@given(moments())
def test_codes_and_words_are_the_same_moves(state: stolik.State) -> None:
    notation, kernel = state.game.definition.notation, state.kernel
    for seat in range(state.game.players):
        kernel.fill(seat)
        codes = kernel.codes
        assert all(0 <= code < state.game.definition.codes for code in codes)
        words = notation.words(kernel, seat, codes)
        assert [notation.read(kernel, seat, word) for word in words] == codes
        assert [kernel.code(place) for place in range(len(codes))] == codes


@MANY
@given(moments(), st.data())
def test_looking_changes_nothing(state: stolik.State, data: st.DataObject) -> None:
    before = state.position()
    for seat in range(state.game.players):
        state.legal(seat)
        state.signals(seat)
        state.view(seat)
        state.observe(seat)
    state.view(None)
    repr(state)
    assert state.position() == before


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_random_playouts_end(game: stolik.Game) -> None:
    rng = stolik.Rng(1)
    for _ in range(20):
        kernel = game.deal_fast(rng)
        stolik.playout(kernel, rng, 100_000)
        assert kernel.over
        winners = kernel.winner_mask
        scores = [kernel.score(seat) for seat in range(game.players)]
        assert 0 <= winners < 1 << game.players
        assert len(scores) == game.players
