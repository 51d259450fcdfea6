"""Seventeen, the end of a round and of the game: S-15 to S-21."""

from __future__ import annotations

import pytest

from tests.helpers import play
from tests.rules.seventeen.tables import after_card, lay, row_of, table, tokens

SEVENTEEN = "D5:0 D5:0 D5:1 D2:0"  # laid last by seat 0
SIXTEEN = "D5:0 D5:0 D5:1 D1:0"
THREE = ["D1 D1 D1", "D2 D2 D2", "D3 D3 D3"]


def test_S15_every_heart_is_turned_over_for_all_to_see() -> None:
    state = play(after_card(THREE, "S5-:0 S3+:1 R-:2 D4:0"), (2, "check"))
    shown = {"row": [["S5-", 0], ["S3+", 1], ["R-", 2], ["D4", 0]], "caller": 2, "last": 0, "sum": 12}
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["shown"] == shown
    assert state.position()["shown"] == shown


def test_S15_what_was_shown_stays_until_the_next_round_s_first_card() -> None:
    state = play(after_card(THREE, SEVENTEEN), (1, "check"))
    assert state.view(2)["shown"]["sum"] == 17
    play(state, (1, "D2"))
    assert state.view(2)["shown"] is None


def test_S16_who_hid_a_trap_takes_a_mastery_and_the_caller_a_nerves() -> None:
    state = play(after_card(THREE, f"P-:2 {SEVENTEEN}"), (1, "check"))
    assert tokens(state) == ([0, 1, 1], [1, 1, 0])


def test_S16_the_caller_takes_one_nerves_for_any_number_of_traps() -> None:
    state = after_card(["D1", "D1", "D1", "D1"], f"P-:2 P-:3 P-:2 {SEVENTEEN}", nerves=[0, 0, 0, 0])
    play(state, (1, "check"))
    assert tokens(state) == ([0, 1, 1, 1], [1, 1, 0, 0])


def test_S16_an_owner_takes_one_mastery_for_any_number_of_traps() -> None:
    state = play(after_card(THREE, f"P-:2 P-:2 P-:2 {SEVENTEEN}"), (1, "check"))
    assert tokens(state)[0] == [0, 1, 1]


def test_S16_a_caller_in_its_own_trap_takes_both() -> None:
    state = play(after_card(THREE, f"P-:1 {SEVENTEEN}"), (1, "check"))
    assert tokens(state) == ([0, 1, 0], [1, 1, 0])
    state = play(after_card(THREE, f"P-:1 {SIXTEEN}", mastery=[0, 1, 0]), (1, "check"))
    assert tokens(state) == ([1, 1, 0], [0, 0, 0]), "a mastery, then two nerves cost one"


def test_S16_traps_act_first_so_a_wrong_call_costs_two_nerves() -> None:
    state = play(after_card(THREE, f"P-:2 {SIXTEEN}", mastery=[0, 2, 0]), (1, "check"))
    assert tokens(state) == ([1, 1, 1], [0, 0, 0])


@pytest.mark.parametrize(("row", "total"), [(SEVENTEEN, 17), (f"S5-:1 {SEVENTEEN}", 22), (f"S1-:1 {SIXTEEN}", 17)])
def test_S17_at_17_the_caller_takes_a_mastery_and_the_last_a_nerves(row: str, total: int) -> None:
    state = play(after_card(THREE, row), (2, "check"))
    assert tokens(state) == ([0, 0, 1], [1, 0, 0])
    assert state.position()["shown"]["sum"] == total


@pytest.mark.parametrize("row", [SIXTEEN, f"R+:1 T-:1 B-:1 P+:1 {SIXTEEN}", "P+:1 D1:0"])
def test_S17_below_it_the_caller_takes_a_nerves_and_the_last_a_mastery(row: str) -> None:
    state = play(after_card(THREE, row), (2, "check"))
    assert tokens(state) == ([1, 0, 0], [0, 0, 1])


def test_S18_nobody_takes_more_than_one_mastery_a_round() -> None:
    won_and_trapped = play(after_card(THREE, f"P-:0 {SIXTEEN}"), (1, "check"))
    assert tokens(won_and_trapped)[0] == [1, 0, 0]
    called_in_own_trap = play(after_card(THREE, f"P-:1 {SEVENTEEN}"), (1, "check"))
    assert tokens(called_in_own_trap)[0] == [0, 1, 0]


@pytest.mark.parametrize(
    ("mastery", "nerves", "after"),
    [
        (0, 0, (0, 1)),
        (0, 1, (0, 0)),
        (1, 1, (0, 0)),
        (2, 1, (1, 0)),
        (2, 2, (1, 1)),
        (2, 4, (1, 3)),
    ],
)
def test_S19_two_nerves_go_back_and_a_mastery_with_them(mastery: int, nerves: int, after: tuple[int, int]) -> None:
    state = after_card(THREE, SIXTEEN, mastery=[0, mastery, 0], nerves=[0, nerves, 0])
    play(state, (1, "check"))
    assert (tokens(state)[0][1], tokens(state)[1][1]) == after


def test_S19_holds_for_every_seat() -> None:
    state = after_card(THREE, SEVENTEEN, mastery=[1, 0, 2], nerves=[1, 0, 2])
    play(state, (1, "check"))
    assert tokens(state) == ([0, 1, 1], [0, 0, 0])


def test_S20_the_row_goes_to_the_discards_and_hands_are_kept() -> None:
    state = play(after_card(THREE, "S5-:0 R+:1 D4:0"), (2, "check"))
    position = state.position()
    assert position["row"] == []
    assert position["discard"] == ["D4", "S5", "R"]
    assert position["hands"] == [hand.split() for hand in THREE]
    assert position["binned"] == [], "all have seen them"


@pytest.mark.parametrize(("row", "starter"), [(SEVENTEEN, 2), (SIXTEEN, 0), (f"P-:1 {SIXTEEN}", 0)])
def test_S20_who_won_the_sum_starts_the_next_round(row: str, starter: int) -> None:
    state = play(after_card(THREE, row), (2, "check"))
    assert state.actors == (starter,)
    assert "check" not in state.legal(starter)


def test_S20_direction_and_an_open_two_end_with_the_round() -> None:
    state = after_card(THREE, SIXTEEN, direction=-1, to_play=2, next_to_play=2)
    play(state, (1, "check"))
    position = state.position()
    assert (position["direction"], position["to_play"], position["played"]) == (1, 1, 0)
    assert (position["next_to_play"], position["last"], position["passed"]) == (1, None, [])
    assert lay(state, (0, "D1")).actors == (1,)


def test_S20_also_when_the_next_seat_checks_instead_of_playing_two() -> None:
    state = play(table(THREE, SIXTEEN, turn=1, to_play=2, last=0), (1, "check"))
    assert state.position()["to_play"] == 1


def test_S21_three_mastery_win() -> None:
    state = play(after_card(THREE, SEVENTEEN, mastery=[0, 0, 2]), (2, "check"))
    assert state.over
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((2,), (0, 0, 3))
    assert state.actors == ()
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]


def test_S21_only_after_all_that() -> None:
    """N-S7: three mastery for a moment, then two nerves take one away."""
    state = after_card(THREE, f"P-:1 {SEVENTEEN}", mastery=[0, 2, 0], nerves=[0, 1, 0])
    play(state, (1, "check"))
    assert not state.over
    assert tokens(state) == ([0, 2, 0], [1, 0, 0])


def test_S21_of_several_the_one_with_fewer_nerves() -> None:
    state = after_card(THREE, f"P-:2 {SEVENTEEN}", mastery=[0, 2, 2], nerves=[0, 0, 0])
    play(state, (1, "check"))
    assert state.outcome is not None
    assert state.outcome.winners == (2,), "the caller took a nerves from the trap"
    assert state.outcome.scores == (0, 3, 3)


def test_S21_still_equal_they_share() -> None:
    state = after_card(THREE, f"P-:2 {SEVENTEEN}", mastery=[0, 2, 2], nerves=[0, 0, 1])
    play(state, (1, "check"))
    assert state.outcome is not None
    assert state.outcome.winners == (1, 2)


def test_S21_at_the_end_everything_lies_as_it_lay() -> None:
    state = after_card(THREE, SIXTEEN, mastery=[2, 0, 0], direction=-1, to_play=2, played=2, next_to_play=2)
    before = state.position()
    play(state, (2, "pass"), (1, "check"))
    after = state.position()
    assert after["phase"] == "over"
    for key in ("turn", "direction", "to_play", "played", "next_to_play", "last", "hands", "deck"):
        assert after[key] == before[key]
    assert after["passed"] == [2]
    assert row_of(state) == []
    assert after["discard"] == ["D1", "D5", "D5", "D5"]


def test_S21_the_pile_is_remade_even_at_the_end() -> None:
    state = play(after_card(["D1", "D1", ""], "D5:0 D4:0", pile="", mastery=[2, 0, 0]), (1, "check"))
    assert state.over
    assert sorted(state.position()["deck"]) == ["D4", "D5"]
    assert state.position()["discard"] == []
