"""Seventeen, the worked examples of the rulebook."""

from __future__ import annotations

from tests.helpers import play
from tests.rules.seventeen.tables import lay, row_of, table, tokens


def test_E1_a_hidden_two_an_open_three_and_a_two_sided_four() -> None:
    state = table(["S2 D1 D1", "S3 D1 D1", "D4 D1 D1"])
    lay(state, (0, "S2-"), (1, "S3+"), (2, "D4"))
    assert row_of(state) == ["S2-", "S3+", "D4"]
    assert state.view(1)["row"] == [["?-", 0], ["S3+", 1], ["D4", 2]]
    assert state.view(0)["row"] == [["S2-", 0], ["S3+", 1], ["D4", 2]]
    assert state.actors == (0,)


def test_E2_a_one_is_added_the_row_is_worth_18_and_the_check_is_right() -> None:
    row = "S2-:0 S3+:1 D4:2 R-:0 S5-:1 P+:2 D3:0 T-:1"
    state = table(["D2 D2 D2", "D5 D5 D5", "D1 D1 D1"], row, turn=2)
    play(state, (2, "D1"), (0, "check"))
    assert state.position()["shown"]["sum"] == 18
    assert tokens(state) == ([1, 0, 0], [0, 0, 1])
    assert state.actors == (0,)
