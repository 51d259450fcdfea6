"""The names other programs rely on, and what they do."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError

import pytest

import stolik
from tests.helpers import finished, toads
from tests.settings import GAMES, NAMES, plain

ERRORS = ["BadOptions", "BadPosition", "BadRecord", "BadSeed", "IllegalCode"]
ERRORS += ["IllegalMove", "StolikError", "UnknownBot", "UnknownGame", "UnknownSeat"]
NAMED = ["Bot", "GAMES", "Game", "Kernel", "Observation", "Outcome", "Record", "Rng", "State"]
NAMED += ["__version__", "bot", "game", "playout", "playouts"]


@pytest.mark.parametrize("name", [*ERRORS, *NAMED])
def test_every_public_name_is_there(name: str) -> None:
    assert hasattr(stolik, name)
    assert name in stolik.__all__


def test_nothing_is_public_by_accident() -> None:
    for name in stolik.__all__:
        assert hasattr(stolik, name)
    assert len(set(stolik.__all__)) == len(stolik.__all__)


def test_a_game_from_one_end_to_the_other() -> None:
    game = stolik.game("toads", players=2, professional=True)
    state = game.deal(seed="any text or int")
    assert state.actors == (0,)
    assert state.legal(1) == []
    assert not state.over
    assert state.outcome is None
    while not state.over:
        seat = state.actors[0]
        state.play(seat, stolik.bot("toads", level="greedy").choose(state.observe(seat)))
    assert state.actors == ()
    outcome = state.outcome
    assert isinstance(outcome, stolik.Outcome)
    assert outcome.winners
    assert len(outcome.scores) == 2


def test_moves_are_listed_in_notation_and_played_by_it() -> None:
    state = toads([[34, 94, 71], [12]], [49, 41])
    assert sorted(state.legal(0)) == ["34", "take", "x49"]
    state.play(0, "x49")
    assert state.position()["row"] == [41]


def test_a_refused_move_names_the_rule() -> None:
    state = toads([[34, 71], [12]], [49, 41])
    with pytest.raises(stolik.IllegalMove) as caught:
        state.play(0, "x49")
    assert caught.value.rule == "T-08"
    assert caught.value.reason == "toads-twin-not-in-hand"
    assert caught.value.seat == 0
    assert caught.value.move == "x49"
    assert "94" in str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_views_and_positions_are_plain_data(name: str) -> None:
    state = plain(name).deal(1)
    for data in (state.position(), *(state.view(viewer) for viewer in (0, 1, 2, None))):
        assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("name", NAMES)
def test_a_position_makes_the_same_state_again(name: str) -> None:
    state = plain(name).deal(1)
    assert plain(name).at(state.position()).position() == state.position()


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_deal(name: str) -> None:
    game = plain(name)
    assert game.deal("a").position() == game.deal("a").position()
    assert game.deal("a").position() != game.deal("b").position()


@pytest.mark.parametrize("name", NAMES)
def test_the_kernel_as_the_design_tells_it(name: str) -> None:
    kernel = plain(name).deal(1).kernel
    assert isinstance(kernel, stolik.Kernel)
    seat = kernel.actor()
    count = kernel.fill(seat)
    assert count == len(kernel.codes) > 0
    assert kernel.actor_mask >> seat & 1
    assert not kernel.over
    assert isinstance(kernel.score(seat), int)
    other = kernel.redeal(seat, stolik.Rng(1))
    assert other.fill(seat) == count
    copy = kernel.copy()
    copy.apply(seat, kernel.codes[0])
    assert kernel.fill(seat) == count


def test_an_outcome_cannot_be_changed() -> None:
    outcome = finished(plain("toads"), 1).outcome
    assert outcome is not None
    with pytest.raises(FrozenInstanceError):
        outcome.winners = (0,)  # type: ignore[misc]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_scores_and_winners_mean_what_they_should(game: stolik.Game) -> None:
    outcome = finished(game, 2).outcome
    assert outcome is not None
    assert len(outcome.scores) == game.players
    if game.name == "toads":
        best = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    if game.name == "piles":
        (score,) = set(outcome.scores)
        assert 0 <= score <= 98
        assert outcome.winners == (tuple(range(game.players)) if score == 98 else ())


def test_texts_for_a_bug_report() -> None:
    game = stolik.game("toads", players=2)
    assert repr(game) == "<Game toads players=2 rounds=2 professional=false>"
    assert repr(game.deal(1)) == "<State toads players=2 rounds=2 professional=false, actors (0,)>"
    assert repr(finished(game, 1)) == "<State toads players=2 rounds=2 professional=false, over>"


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_says_of_itself(name: str) -> None:
    definition = stolik.GAMES[name]
    assert definition.name == name
    assert definition.version >= 1
    assert stolik.game(name).players == definition.seats[0]
    for rule in (definition.turn_rule, definition.move_rule, definition.end_rule):
        assert rule.startswith(definition.prefix + "-")
