"""Every level of every game: known, within the rules, repeatable, and blind to what its seat may not know."""

from __future__ import annotations

import random

import pytest

import stolik
from stolik.bots import BASELINES, LEVELS, STRENGTHS
from tests.disguise import disguised
from tests.playing import played
from tests.settings import GAMES, NAMES, plain


def test_every_game_has_every_level() -> None:
    assert LEVELS == BASELINES + STRENGTHS
    for definition in stolik.GAMES.values():
        assert tuple(definition.policy.LEVELS) == STRENGTHS


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_choices_are_legal_all_through_a_game(game: stolik.Game) -> None:
    """The seats are of all levels in turn, so that each comes up early and late."""
    for number, moves in enumerate((0, 3, 11, 30, 60)):
        state = played(game, number, moves)
        for step in range(6):
            if state.over:
                break
            seat = state.actors[0]
            level = STRENGTHS[(number + step) % len(STRENGTHS)]
            observation = state.observe(seat)
            move = stolik.bot(game.name, level, seed=step).choose(observation)
            assert move in observation.legal
            state.play(seat, move)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_choices(name: str, level: str) -> None:
    observations = [state.observe(state.actors[0]) for state in going_on(name)]
    one, same = (stolik.bot(name, level, "seed") for _ in range(2))
    assert [one.choose(o) for o in observations] == [same.choose(o) for o in observations]


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_only_on_what_the_seat_may_know(name: str, level: str) -> None:
    for number, state in enumerate(going_on(name)):
        seat = state.actors[0]
        position = disguised(name, state.position(), seat, random.Random(number), state.game.options)
        twin = state.game.at(position)
        mine, same = (stolik.bot(name, level, number).explain(s.observe(seat)) for s in (state, twin))
        assert mine == same


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_left_as_it_is(name: str, level: str) -> None:
    for state in going_on(name):
        observation = state.observe(state.actors[0])
        before = stolik.State(state.game, observation.kernel).position(), observation.view, observation.legal
        stolik.bot(name, level, 1).choose(observation)
        assert before == (
            stolik.State(state.game, observation.kernel).position(),
            observation.view,
            observation.legal,
        )


def going_on(name: str) -> list[stolik.State]:
    """A usual game at several moments, in none of which it is over."""
    states = [played(plain(name), seed, moves) for seed, moves in enumerate((0, 4, 9, 17, 25, 40))]
    return [state for state in states if not state.over]
