"""What a bot is handed: one seat's knowledge, and nothing besides."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import stolik
from tests.helpers import everything, piles, toads
from tests.playing import moments, played
from tests.settings import NAMES, plain

SOME = settings(max_examples=150, deadline=None)


@SOME
@given(moments())
def test_it_has_the_view_and_the_moves_of_its_seat(state: stolik.State) -> None:
    for seat in range(state.game.players):
        observation = state.observe(seat)
        assert (observation.game, observation.seat) == (state.game, seat)
        assert observation.view == state.view(seat)
        assert observation.legal == state.legal(seat)


@SOME
@given(moments())
def test_it_has_no_seed(state: stolik.State) -> None:
    kernel = state.observe(0).kernel
    assert state.kernel.seed
    assert kernel.seed == b""
    assert not kernel.sealed
    assert stolik.State(state.game, kernel).position()["seed"] is None


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (toads([[71, 34], [41, 12]], [45], top=[17, 18]), toads([[71, 34], [88, 97]], [45], top=[98, 96])),
        (piles([[10, 20], [30, 40]], [50, 60]), piles([[10, 20], [60, 30]], [40, 50])),
    ],
    ids=["toads", "piles"],
)
def test_it_is_the_same_whatever_its_seat_may_not_know(first: stolik.State, second: stolik.State) -> None:
    assert first.position() != second.position()
    one, other = (stolik.State(state.game, state.observe(0).kernel) for state in (first, second))
    assert everything(one) == everything(other)


@pytest.mark.parametrize("name", NAMES)
def test_samples_look_the_same_to_the_seat_and_differ_elsewhere(name: str) -> None:
    state = played(plain(name), 2, 6)
    observation = state.observe(1)
    samples = [stolik.State(state.game, observation.sample(stolik.Rng(number))) for number in range(30)]
    assert {str(sample.view(1)) for sample in samples} == {str(state.view(1))}
    assert {str(sample.legal(1)) for sample in samples} == {str(state.legal(1))}
    assert len({str(sample.position()["hands"]) for sample in samples}) > 20


def test_the_same_generator_draws_the_same_samples() -> None:
    observation = toads([[71, 34], [41, 12]], [45]).observe(0)
    one, other = (stolik.State(observation.game, observation.sample(stolik.Rng(5))).position() for _ in range(2))
    assert one == other


def test_it_stays_as_it_was_when_the_game_moves_on() -> None:
    state = toads([[44, 34], [41, 12]], [45])
    observation = state.observe(0)
    legal, view = list(observation.legal), observation.view
    state.play(0, "44")
    assert (observation.legal, observation.view) == (legal, view)


def test_what_is_done_to_a_sample_reaches_nobody() -> None:
    state = toads([[44, 34], [41, 12]], [45])
    observation = state.observe(0)
    before, view = everything(state), observation.view
    sample = observation.sample(stolik.Rng(1))
    stolik.playout(sample, stolik.Rng(2), 100_000)
    assert sample.over
    assert everything(state) == before
    assert observation.view == view


def test_a_seat_that_may_not_act_has_nothing_to_choose_from() -> None:
    assert toads([[44, 34], [41, 12]], [45]).observe(1).legal == []


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True])
def test_there_is_none_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(stolik.UnknownSeat):
        toads([[44], [41]], [45]).observe(seat)
