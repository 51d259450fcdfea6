"""Matches: seats rotate, the same seed gives the same results, and the rules count."""

from __future__ import annotations

import pytest

import stolik
from stolik.arena.matches import play_match

TOADS = stolik.game("toads", 3, rounds=1)


def test_the_same_seed_gives_the_same_results() -> None:
    bots = ["greedy", "random", "random"]
    first = list(play_match(TOADS, bots, 20, "seed"))
    assert list(play_match(TOADS, bots, 20, "seed")) == first
    assert list(play_match(TOADS, bots, 20, "other")) != first


def test_seats_rotate() -> None:
    results = list(play_match(TOADS, ["greedy", "random", "random"], 6, 1))
    assert [result.seats for result in results[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert results[3].seats == (0, 1, 2)


def test_a_better_bot_wins_wherever_it_sits() -> None:
    results = list(play_match(TOADS, ["greedy", "random", "random"], 90, "better"))
    for seat in range(3):
        sat_there = [result for result in results if result.seats[seat] == 0]
        assert sum(seat in result.winners for result in sat_there) > len(sat_there) * 0.8


def test_results_agree_with_the_friendly_face() -> None:
    for result in play_match(stolik.game("piles", 2), ["greedy", "random"], 10, "face"):
        assert not result.cut_off
        assert result.winners in ((), (0, 1))
        assert result.scores[0] == result.scores[1]
        assert 0 < result.scores[0] <= 98


def test_a_limit_cuts_a_game_off_and_says_so() -> None:
    (result,) = play_match(TOADS, ["random"] * 3, 1, "short", limit=5)
    assert result.cut_off
    assert result.length == 5
    assert result.winners == ()


def test_other_levels_play_from_an_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[stolik.Observation] = []

    def first_move(bot: stolik.Bot, observation: stolik.Observation) -> str:
        seen.append(observation)
        return observation.legal[0]

    monkeypatch.setattr(stolik.Bot, "choose", first_move)
    results = list(play_match(TOADS, ["easy", "greedy", "greedy"], 2, "levels"))
    assert len(results) == 2
    assert seen
    assert all(isinstance(observation, stolik.Observation) for observation in seen)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(stolik.UnknownBot):
        next(play_match(TOADS, ["greedy", "genius", "random"], 1, 1))
