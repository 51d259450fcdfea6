"""Bots: found by name, repeatable, always within the rules."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from tests.helpers import piles, toads
from tests.settings import GAMES, NAMES, plain

LEVELS = ["random", "greedy"]


def moves_of(game: stolik.Game, level: str, seed: int) -> list[str]:
    """A whole game among bots of one level."""
    state = game.deal(7)
    bots = [stolik.bot(game.name, level, seed + seat) for seat in range(game.players)]
    moves = []
    while not state.over:
        seat = state.actors[0]
        observation = state.observe(seat)
        moves.append(bots[seat].choose(observation))
        assert moves[-1] in observation.legal
        state.play(seat, moves[-1])
    return moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_bot_plays_by_the_rules_to_the_end(game: stolik.Game, level: str) -> None:
    assert moves_of(game, level, 1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_choices(name: str, level: str) -> None:
    assert moves_of(plain(name), level, 1) == moves_of(plain(name), level, 1)


@pytest.mark.parametrize("name", NAMES)
def test_another_seed_makes_other_random_choices(name: str) -> None:
    assert len({tuple(moves_of(plain(name), "random", seed)) for seed in range(5)}) == 5


def test_a_seed_of_any_kind_will_do() -> None:
    observation = toads([[34, 41, 36, 37, 42], [12]], [39]).observe(0)
    for seed in ("text", 17, b"bytes", None):
        assert stolik.bot("toads", "random", seed).choose(observation) in observation.legal
    with pytest.raises(stolik.BadSeed):
        stolik.bot("toads", "random", 1.5)  # type: ignore[arg-type]


def test_a_bot_says_what_it_is() -> None:
    bot = stolik.bot("piles", level="random", seed=1)
    assert isinstance(bot, stolik.Bot)
    assert (bot.game, bot.level) == ("piles", "random")


@pytest.mark.parametrize("game", ["chess", "", "Toads", None, 5, ["toads"]])
def test_a_bot_for_a_game_that_does_not_exist(game: Any) -> None:
    with pytest.raises(stolik.UnknownGame) as caught:
        stolik.bot(game)
    for language in ("en", "pl"):
        assert repr(game) in caught.value.worded(language)
        assert ", ".join(stolik.GAMES) in caught.value.worded(language)


@pytest.mark.parametrize("level", ["genius", "", "Greedy", None, 5, ["greedy"]])
def test_a_level_that_does_not_exist(level: Any) -> None:
    with pytest.raises(stolik.UnknownBot) as caught:
        stolik.bot("toads", level=level)
    for language in ("en", "pl"):
        sentence = caught.value.worded(language)
        assert repr(level) in sentence
        assert "toads" in sentence
        assert "greedy" in sentence


def test_an_observation_of_another_game_is_refused() -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.bot("toads").choose(piles([[10, 20], [30]], [40]).observe(0))
    assert caught.value.reason == "other-game"
    for language in ("en", "pl"):
        assert "toads" in caught.value.worded(language)
        assert "piles" in caught.value.worded(language)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_with_nothing_to_decide_is_refused(level: str) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.bot("toads", level).choose(toads([[34], [35]], [36]).observe(1))
    assert caught.value.reason == "nothing-to-choose"
    for language in ("en", "pl"):
        assert "1" in caught.value.worded(language)


def test_greedy_is_sensible() -> None:
    """It pulls when it can, and covers a card that would cost the game."""
    assert stolik.bot("toads", "greedy", 1).choose(toads([[94, 41], [12]], [49, 45]).observe(0)) == "x49"
    burning = piles([[30, 80, 81], [2]], [3], tops=(22, 79, 100, 100), burning={"A": 1}, options={"on_fire": True})
    assert stolik.bot("piles", "greedy", 1).choose(burning.observe(0)).endswith("A")
