"""Shares, intervals, means and spreads, against what others compute."""

from __future__ import annotations

import json
import statistics as reference

import pytest
from scipy.stats import binomtest

from stolik.arena.matches import Result
from stolik.arena.statistics import Share, spread, summary


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (50, 100), (999, 1000), (10, 10), (1, 1)])
def test_the_interval_is_wilsons(wins: int, games: int) -> None:
    interval = Share(wins, games).interval
    expected = binomtest(wins, games).proportion_ci(0.95, "wilson")
    assert interval == pytest.approx((expected.low, expected.high))


def test_nothing_played_has_no_rate() -> None:
    assert Share(0, 0).rate is None
    assert Share(0, 0).interval is None
    assert spread([]).plain() == {"mean": None, "deviation": None, "least": None, "most": None}


def test_mean_and_deviation() -> None:
    numbers = [3, -5, 8, 8, 0, 12]
    found = spread(numbers)
    assert found.mean == pytest.approx(reference.mean(numbers))
    assert found.deviation == pytest.approx(reference.stdev(numbers))
    assert (found.least, found.most) == (-5, 12)
    assert spread([4]).deviation is None


RESULTS = [
    Result((0, 1), (0,), (5, 1), 30, False),
    Result((1, 0), (0,), (7, 2), 40, False),
    Result((0, 1), (0, 1), (4, 4), 50, False),
    Result((1, 0), (), (0, 0), 99, True),
]


def test_a_shared_win_counts_in_parts_and_a_game_cut_off_nowhere() -> None:
    found = summary("toads", ["greedy", "random"], RESULTS)
    assert (found.games, found.cut_off) == (4, 1)
    assert [standing.wins.times for standing in found.bots] == [1.5, 1.5]
    assert [standing.wins.times for standing in found.seats] == [2.5, 0.5]
    assert [standing.scores.mean for standing in found.bots] == pytest.approx([11 / 3, 4])
    assert found.lengths.mean == 40
    assert found.team is None


def test_a_team_wins_as_one() -> None:
    results = [
        Result((0, 1), (0, 1), (98, 98), 100, False),
        Result((1, 0), (), (90, 90), 90, False),
    ]
    found = summary("piles", ["greedy", "greedy"], results)
    assert found.team is not None
    assert found.team.wins == Share(1, 2)
    assert found.team.left.mean == 4
    assert [standing.wins.times for standing in found.bots] == [1, 1]


def test_a_summary_is_plain_data() -> None:
    found = summary("piles", ["greedy"], [Result((0,), (), (60,), 80, False)])
    assert json.loads(json.dumps(found.plain()))["team"]["cards_left"]["mean"] == 38
