"""Seventeen: what a sensible player does."""

from __future__ import annotations

import pytest

import stolik
from tests.playing import played
from tests.rules.seventeen.tables import after_card, table


def choices(state: stolik.State, seat: int, times: int = 20) -> set[str]:
    return {stolik.bot("seventeen", "greedy", seed=n).choose(state.observe(seat)) for n in range(times)}


@pytest.mark.parametrize("players", [2, 3, 6])
def test_seventeen_in_sight_is_called(players: int) -> None:
    hands = ["D1 D1 D1"] * 2 + [""] * (players - 2)
    assert choices(after_card(hands, "D5:0 D5:1 D5:0 D2:0"), 1) == {"check"}
    assert choices(table(hands, "D5:0 D5:1 D5:0 D2:1", turn=0, last=1), 0) == {"check"}


@pytest.mark.parametrize("row", ["D5:0", "D5:1 D5:1 D5:1 D1:0", "S1-:1 D5:1 D5:1 D5:0", "D5:1 P-:1 P-:1 S5-:0"])
def test_what_is_known_to_be_less_is_let_pass(row: str) -> None:
    assert choices(after_card(["D1 D1 D1", "D2 D2 D2"], row), 1) == {"pass"}


def test_many_hearts_that_probably_make_it_up_are_called() -> None:
    row = "D5:1 D5:1 D5:1 S2-:0 S1-:0 S1-:0 S3-:0"
    assert choices(after_card(["D1 D1 D1", "D2 D2 D2", ""], row), 1) == {"check"}


def test_own_hearts_count_for_what_they_are() -> None:
    hands = ["D1 D1 D1", "D2 D2 D2"]
    assert choices(after_card(hands, "D5:0 D4:1 S5-:1 S5-:1 D1:0"), 1) == {"check"}
    assert choices(after_card(hands, "D5:0 D4:1 R-:1 R-:1 D1:0"), 1) == {"pass"}


def test_a_trap_is_hidden_never_shown() -> None:
    assert choices(table(["P D3 D2", "D1 D1 D1"], "D5:1"), 0) == {"P-"}


def test_big_numbers_go_first_while_there_is_room() -> None:
    assert choices(table(["D5 D1 R", "D1 D1 D1"]), 0) == {"D5"}


def test_at_the_edge_what_adds_nothing_is_laid() -> None:
    moves = choices(table(["D5 D4 B", "D1 D1 D1"], "D5:1 D5:0 D4:1", last=1), 0)
    assert moves <= {"B+", "B-"}


def test_one_who_would_lose_a_mastery_calls_later() -> None:
    """The same doubtful row: called with nothing to lose, let pass where being wrong would hand over the game."""
    hands, row = ["D1 D1 D1", "D2 D2 D2", ""], "D5:1 D5:1 D4:1 S1-:0 S1-:0 S3-:0"
    assert choices(after_card(hands, row), 1) == {"check"}
    assert choices(after_card(hands, row, mastery=[2, 1, 0], nerves=[0, 1, 0]), 1) == {"pass"}


def test_greedy_beats_random() -> None:
    game = stolik.game("seventeen", 2)
    bots = [stolik.bot("seventeen", level, seed=1) for level in ("greedy", "random")]
    wins = 0
    for number in range(60):
        state = game.deal(number)
        while not state.over:
            seat = state.actors[0]
            state.play(seat, bots[(seat + number) % 2].choose(state.observe(seat)))
        assert state.outcome is not None
        wins += state.outcome.winners == (number % 2,)
    assert wins >= 54


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_same_on_any_state_that_looks_the_same(players: int) -> None:
    greedy = stolik.GAMES["seventeen"].policy.greedy
    for number in range(60):
        state = played(stolik.game("seventeen", players, open_backs=number % 2 == 0), number, number % 30)
        for seat in state.actors:
            codes = {
                greedy(state.kernel.redeal(seat, stolik.Rng(sample)), seat, stolik.Rng(number))
                for sample in range(8)
            }
            assert codes == {greedy(state.kernel.copy(), seat, stolik.Rng(number))}
