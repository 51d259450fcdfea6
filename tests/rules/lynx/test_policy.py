"""Lynx, the greedy player: it is fair, it is sensible, and its games end."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.games.lynx import notation, policy
from tests.helpers import play
from tests.rules.lynx.tables import lynx
from tests.settings import GAMES

LYNX = [game for game in GAMES if game.name == "lynx"]


def greedy(state: stolik.State, seed: int = 1) -> str:
    kernel: Any = state.kernel
    return notation.WORDS[policy.greedy(kernel, state.actors[0], stolik.Rng(seed))]


def choices(state: stolik.State) -> set[str]:
    """What it plays whatever the dice say; one decision in sixteen goes the other way."""
    moves = [greedy(state, seed) for seed in range(64)]
    return {move for move in moves if moves.count(move) > 12}


@pytest.mark.parametrize("game", LYNX, ids=str)
def test_it_plays_the_same_in_every_state_that_looks_the_same(game: stolik.Game) -> None:
    for number in range(8):
        state = game.deal(number)
        rng = stolik.Rng(number)
        while not state.over:
            seat = state.actors[0]
            redealt = stolik.State(game, state.kernel.redeal(seat, rng))
            move = greedy(state, number)
            assert greedy(redealt, number) == move
            state.play(seat, move)


@pytest.mark.parametrize("game", LYNX, ids=str)
def test_it_beats_random_players(game: stolik.Game) -> None:
    won = 0
    for number in range(40):
        kernel: Any = game.deal(number).kernel
        rng = stolik.Rng(number)
        greedy_seat = number % game.players
        while not kernel.over:
            seat = kernel.actor()
            count = kernel.fill(seat)
            code = policy.greedy(kernel, seat, rng) if seat == greedy_seat else kernel.code(rng.below(count))
            kernel.apply(seat, code)
        won += kernel.winner_mask >> greedy_seat & 1
    assert won >= 30


def test_it_lays_the_last_cards_if_that_wins() -> None:
    assert choices(lynx(["9 9", "1", "1"], ["8", "8", ""])) == {"2x9"}


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    state = lynx(["9 9", "1", "1"], ["", "8 8 8 8 8 8", ""])
    assert choices(state) == {"1x9"}


def test_it_steals_where_it_can() -> None:
    assert choices(lynx(["9 9 9 12 12 2 3 4", "1 1 1 1", "1 1 1 1"], ["", "8 8 8", ""])) == {"3x9"}


def test_it_saves_jokers_and_whole_sets() -> None:
    state = lynx(["2 2 2 2 2 7 J", "1 3 4 5 6", "1 3 4 5 6"])
    assert all("J" not in move and move != "1x2" for move in choices(state))


@pytest.mark.parametrize(
    ("hand", "layer", "decision"),
    [("9 6 2 2 2", "6", "keep"), ("9 2 2 2", "3", "leave"), ("9 2 2 2", "3 J", "keep")],
)
def test_a_thief_keeps_what_fits(hand: str, layer: str, decision: str) -> None:
    played = "7" if len(layer.split()) == 1 else "7 7"
    state = lynx([f"{hand} {played}", "1 1 1", "1 1 1"], ["", layer, ""])
    assert choices(play(state, (0, f"{len(played.split())}x7"))) == {decision}


def test_a_robbed_seat_takes_a_joker_back() -> None:
    state = lynx(["7 7 9", "1 1 1", "1 1"], ["", "2 J", ""], "1 1 1")
    assert choices(play(state, (0, "2x7"), (0, "leave"))) == {"back"}


def test_it_draws_what_fits_its_hand() -> None:
    state = lynx(["9 9", "5 5 5 12", "1 1"], ["7", "", ""], "2 5 3", phase="draw", actor=1, to_draw=1)
    assert choices(state) == {"pool 2"}


def test_it_draws_a_joker_without_need_but_not_a_stray_card() -> None:
    hands = ["2 2 4 4 6 6 8", "1 1 1", "1 1 1"]
    assert choices(lynx(hands, ["7", "", ""], "3 J", phase="free draw")) == {"pool 2"}
    assert choices(lynx(hands, ["7", "", ""], "3 5", phase="free draw")) == {"end"}


def test_in_the_duel_it_steals_the_set_that_fits() -> None:
    state = play(lynx(["12 12 5 5 9", "9 9"], virtual="3 3 5 5 11 11"), (0, "2x12"))
    assert choices(state) == {"steal 5"}
