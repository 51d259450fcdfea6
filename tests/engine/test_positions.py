"""Positions: what may be left out, and that they are the whole state."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import stolik
from tests.engine.test_bad_positions import PILES, TOADS, piles_position, toads_position
from tests.helpers import PILE_CARDS, TOAD_CARDS, everything, finished
from tests.playing import any_move, whole_game
from tests.referees.chance import shuffled
from tests.settings import GAMES, NAMES, plain

DEFAULTS: dict[str, dict[str, Any]] = {
    "toads": {
        "phase": "play",
        "round": 1,
        "totals": [0, 0],
        "turn": 0,
        "row": [],
        "gained": [[], []],
        "penalties": [[], []],
        "unseen": [[], []],
        "shown": None,
        "lacking": [[], []],
        "since": [0, 0],
    },
    "piles": {
        "phase": "start",
        "turn": 0,
        "played": 0,
        "piles": {"A": 1, "B": 1, "C": 100, "D": 100},
        "declined": [],
        "burning": {},
        "signals": [{}, {}],
    },
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_keys_with_an_obvious_value_may_be_left_out(name: str) -> None:
    hands = [[12, 34], [56]]
    position = stolik.game(name, players=2).at({"hands": hands}, seed="left out").position()
    rest = {"hands", "deck", "seed", "shuffles"}
    assert {key: value for key, value in position.items() if key not in rest} == DEFAULTS[name]
    assert position["hands"] == hands


def test_piles_with_a_turn_given_are_in_play() -> None:
    assert PILES.at({"hands": [[12], [34]], "turn": 1}).actors == (1,)
    assert PILES.at({"hands": [[12], [34]], "played": 1}).actors == (0,)
    assert stolik.game("piles", players=1).at({"hands": [[12, 34]]}).position()["phase"] == "play"


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_deck_left_out_is_shuffled_by_the_seed(name: str) -> None:
    game, cards = stolik.game(name, players=2), TOAD_CARDS if name == "toads" else PILE_CARDS
    rest = [card for card in cards if card not in (12, 34, 56)]
    decks = {}
    for seed in ("one", "two", 3, b"four"):
        first, again = (game.at({"hands": [[12, 34], [56]]}, seed=seed).position() for _ in range(2))
        assert first == again
        assert sorted(first["deck"]) == rest
        assert first["deck"] == shuffled(rest, first["seed"], 0)
        assert first["shuffles"] == 1
        decks[str(seed)] = first["deck"]
    assert len({str(deck) for deck in decks.values()}) == 4


def test_a_deck_left_out_without_a_seed_is_another_each_time() -> None:
    decks = {str(TOADS.at({"hands": [[12], [13]]}).position()["deck"]) for _ in range(10)}
    assert len(decks) == 10


@pytest.mark.parametrize("seed", ["ef" * 32, "text", 17])
def test_a_seed_in_the_position_is_as_good_as_one_beside_it(seed: Any) -> None:
    inside = TOADS.at({"hands": [[12], [13]], "seed": seed}).position()
    assert inside == TOADS.at({"hands": [[12], [13]]}, seed=seed).position()


def test_a_seed_beside_the_position_counts_before_its_own() -> None:
    position = {"hands": [[12], [13]], "seed": "inside"}
    assert TOADS.at(position, seed="beside").position() == TOADS.at({"hands": [[12], [13]]}, "beside").position()


def test_zones_without_an_order_may_be_given_in_any() -> None:
    position = toads_position()
    mixed = {**position, "gained": [[61, 16], [71, 17]], "penalties": [[19, 18], [91, 81]]}
    assert TOADS.at(mixed).position() == position
    assert TOADS.at({**position, "row": [13, 12]}).position() != position


def test_in_piles_a_number_that_lies_nowhere_has_been_played() -> None:
    state = PILES.at(piles_position())
    left = {30, 31, 40, 41, 50, 51, 52}
    assert state.view(None)["gone"] == [card for card in PILE_CARDS if card not in left]


@pytest.mark.parametrize("tops", [(99, 2, 3, 98), (100, 1, 1, 100), (50, 51, 52, 53)])
def test_tops_of_piles_are_taken_as_given(tops: tuple[int, ...]) -> None:
    piles = dict(zip("ABCD", tops, strict=True))
    state = PILES.at({"phase": "play", "hands": [[60, 61], [62]], "deck": [70], "piles": piles})
    assert state.position()["piles"] == piles


# -- the whole state


def test_both_positions_are_taken_as_they_are() -> None:
    assert TOADS.at(toads_position()).position() == toads_position()
    assert PILES.at(piles_position()).position() == piles_position()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_position_is_the_same_state_again_during_a_whole_game(game: stolik.Game) -> None:
    for number, state in enumerate(whole_game(game, 5)):
        if number % 5 == 0 or state.over:
            again = game.at(json.loads(json.dumps(state.position())))
            assert everything(again) == everything(state)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_taken_up_again_is_dealt_the_same_to_its_end(game: stolik.Game) -> None:
    """Later rounds included: the position carries the seed and how many of its shuffles are used up."""
    chooser = random.Random(6)
    state = game.deal(6)
    again = game.at(state.position())
    while not state.over:
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        again.play(seat, move)
        assert again.position() == state.position()
        again = game.at(again.position())
    assert again.outcome == state.outcome
    if game.name == "toads":
        assert state.position()["shuffles"] == game.options["rounds"]


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_over_wherever_it_is_looked_at(name: str) -> None:
    state = finished(plain(name), 8)
    again = plain(name).at(state.position())
    assert again.over
    assert again.outcome == state.outcome
    assert again.position()["phase"] == again.view(0)["phase"] == again.view(None)["phase"] == "over"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_read_from_a_state_can_be_changed_without_harm(name: str) -> None:
    state = plain(name).deal(9)
    before = everything(state)
    for data in (state.position(), state.view(0)):
        for value in data.values():
            if isinstance(value, list):
                value.clear()
        data.clear()
    state.legal(0).clear()
    assert everything(state) == before
