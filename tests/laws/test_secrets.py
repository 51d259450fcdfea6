"""Two states that differ only in what a seat may not know are the same to that seat, byte for byte."""

from __future__ import annotations

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from tests.disguise import disguised
from tests.playing import moments

MANY = settings(max_examples=600, deadline=None)


def twin_of(state: stolik.State, seat: int | None, chooser: random.Random) -> stolik.State:
    position = disguised(state.game.name, state.position(), seat, chooser, state.game.options)
    return state.game.at(position)


@MANY
@given(moments(), st.randoms(use_true_random=False))
def test_views_and_moves_are_the_same_bytes(state: stolik.State, chooser: random.Random) -> None:
    for seat in (*range(state.game.players), None):
        twin = twin_of(state, seat, chooser)
        assert json.dumps(state.view(seat)) == json.dumps(twin.view(seat))
        if seat is not None:
            assert state.legal(seat) == twin.legal(seat)
            assert state.signals(seat) == twin.signals(seat)


@MANY
@given(moments(), st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_a_bot_is_handed_the_same_observation(state: stolik.State, chooser: random.Random, seed: int) -> None:
    for seat in range(state.game.players):
        mine = state.observe(seat)
        same = twin_of(state, seat, chooser).observe(seat)
        assert mine.view == same.view
        assert mine.legal == same.legal
        drawn, drawn_again = (o.sample(stolik.Rng(seed)) for o in (mine, same))
        assert position_of(state, drawn) == position_of(state, drawn_again)


def position_of(state: stolik.State, kernel: stolik.Kernel) -> dict[str, object]:
    return stolik.State(state.game, kernel).position()


@MANY
@given(moments(), st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_the_greedy_policy_uses_only_what_its_seat_knows(
    state: stolik.State, chooser: random.Random, seed: int
) -> None:
    greedy = state.game.definition.policy.greedy
    for seat in state.actors:
        twin = twin_of(state, seat, chooser)
        code = greedy(state.kernel.copy(), seat, stolik.Rng(seed))
        assert code == greedy(twin.kernel, seat, stolik.Rng(seed))
        assert state.kernel.allows(seat, code)


@MANY
@given(moments())
def test_nothing_of_the_seed_is_in_a_view_or_an_observation(state: stolik.State) -> None:
    seed = state.position()["seed"]
    for seat in (*range(state.game.players), None):
        assert seed not in json.dumps(state.view(seat))
    for seat in range(state.game.players):
        observed = state.observe(seat).kernel
        assert not observed.sealed
        assert observed.seed == b""
