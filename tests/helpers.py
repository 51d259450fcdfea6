"""Short ways to make positions, and the looks every refusal gets."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any

import pytest

import stolik
from tests.playing import any_move, whole_game

TOAD_CARDS = [number for number in range(12, 99) if number % 10]
PILE_CARDS = list(range(2, 100))


def toads(
    hands: Sequence[Sequence[int]],
    row: Sequence[int] = (),
    *,
    top: Sequence[int] = (),
    pile: Sequence[int] | None = None,
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> stolik.State:
    """Toads with these hands and this row.

    `top`: the next cards of a pile that holds every other card too. `pile`: the whole pile; what is left over
    lies with the cards the last seat has gained.
    """
    game = stolik.game("toads", players=len(hands), **(options or {}))
    position = {"hands": [list(hand) for hand in hands], "row": list(row), **keys}
    per_seat = [zone for key in ("gained", "penalties") for zone in keys.get(key, [])]
    placed = {card for zone in (*hands, row, top, pile or (), *per_seat) for card in zone}
    spare = [card for card in TOAD_CARDS if card not in placed]
    position["deck"] = list(pile) if pile is not None else [*top, *spare]
    if pile is not None:
        gained = [list(cards) for cards in keys.get("gained", [[] for _ in hands])]
        gained[-1] += spare
        position["gained"] = gained
    return game.at(position, seed="a position of Toads")


def piles(
    hands: Sequence[Sequence[int]],
    deck: Sequence[int] = (),
    *,
    tops: tuple[int, int, int, int] = (1, 1, 100, 100),
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> stolik.State:
    """Piles in somebody's turn, with these hands and this draw pile; all other cards have been played."""
    game = stolik.game("piles", players=len(hands), **(options or {}))
    position = {
        "phase": "play",
        "hands": [list(hand) for hand in hands],
        "deck": list(deck),
        "piles": dict(zip("ABCD", tops, strict=True)),
        **keys,
    }
    return game.at(position, seed="a position of Piles")


def play(state: stolik.State, *moves: tuple[int, str]) -> stolik.State:
    for seat, move in moves:
        state.play(seat, move)
    return state


def turn(state: stolik.State, seat: int, moves: str) -> stolik.State:
    """Several moves of one seat, in one text."""
    return play(state, *((seat, move) for move in moves.split()))


def scores(state: stolik.State) -> tuple[int, ...]:
    assert state.outcome is not None, "the game goes on"
    return state.outcome.scores


def winners(state: stolik.State) -> tuple[int, ...]:
    assert state.outcome is not None, "the game goes on"
    return state.outcome.winners


def refused(state: stolik.State, seat: int, move: Any) -> stolik.IllegalMove:
    """The refusal of a move, after which nothing has changed."""
    before = everything(state)
    with pytest.raises(stolik.IllegalMove) as caught:
        state.play(seat, move)
    assert everything(state) == before, "a refused move changed something"
    assert caught.value.seat == seat
    return caught.value


def assert_refused(
    make: Callable[[], stolik.State], seat: int, move: str, rule: str, reason: str, values: Sequence[str]
) -> None:
    """The move is refused by that rule, in a sentence of both languages that names the values."""
    error = refused(make(), seat, move)
    assert (error.rule, error.reason, error.move) == (rule, reason, move)
    for language in ("en", "pl"):
        sentence = error.worded(language)
        for value in [rule, *values]:
            assert value in sentence
    assert error.worded("en") != error.worded("pl")
    assert str(error) == error.worded("en")


def everything(state: stolik.State) -> tuple[Any, ...]:
    """All there is to see of a state."""
    seats = range(state.game.players)
    return (
        state.position(),
        state.actors,
        state.outcome,
        [state.legal(seat) for seat in seats],
        [state.signals(seat) for seat in seats],
        [state.view(seat) for seat in (*seats, None)],
    )


def finished(game: stolik.Game, seed: int) -> stolik.State:
    """The end of a random game."""
    *_, last = whole_game(game, seed)
    return last


def recorded(game: stolik.Game, seed: int, shares: Sequence[bytes] = ()) -> stolik.Record:
    """The record of a random game."""
    chooser = random.Random(seed)
    names = [f"player {seat}" for seat in range(game.players)]
    record = stolik.Record.begin(game, names, seed, shares)
    state = record.opening()
    while not state.over:
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        record.add_move(seat, move)
    return record


def reasons_worded(game: str) -> set[str]:
    """The reasons to refuse a move of this game for which there are words."""
    folder = resources.files("stolik.locales").joinpath("en")
    text = folder.joinpath("moves.ftl").read_text() + folder.joinpath(f"{game}.ftl").read_text()
    reasons = set(re.findall(r"^move-([a-z-]+) =", text, re.MULTILINE))
    return {reason for reason in reasons if reason in ("over", "not-your-turn") or reason.startswith(game)}
