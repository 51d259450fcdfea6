"""Two whole games that differ only in what one seat may not know: found by trying, with nothing but the engine."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import stolik
from tests.disguise import disguised

Position = dict[str, Any]
Moves = list[tuple[int, str, str]]  # who, and the move in the one game and in the other

LONGEST = 400
DISGUISES = 200
SIGNALS = 0.2


@dataclass(frozen=True)
class Twins:
    """`moves` goes on for as long as both games look the same to the viewer; `whole`: to the very end."""

    game: stolik.Game
    viewer: int  # −1: a spectator
    one: Position
    two: Position
    moves: Moves
    whole: bool


def twins(game: stolik.Game, viewer: int, chooser: random.Random) -> Twins:
    """The pair that looks the same for longest."""
    opening = game.deal(chooser.getrandbits(64))
    position = opening.position()
    played = random_game(opening, chooser)
    best: Moves = []
    found = position
    for other in others(game, position, viewer, chooser):
        moves = common(opening, game.at(other), viewer, played)
        if len(moves) > len(best):
            best, found = moves, other
        if len(best) == len(played):
            break
    return Twins(game, viewer, position, found, best, len(best) == len(played))


def random_game(state: stolik.State, chooser: random.Random) -> list[tuple[int, str]]:
    state = state.copy()
    moves: list[tuple[int, str]] = []
    while not state.over and len(moves) < LONGEST:
        seat = chooser.choice(state.actors)
        signals = state.signals(seat) if chooser.random() < SIGNALS else []
        move = chooser.choice(signals or state.legal(seat))
        state.play(seat, move)
        moves.append((seat, move))
    return moves


def others(game: stolik.Game, position: Position, viewer: int, chooser: random.Random) -> Iterator[Position]:
    """Deals that look the same: two hidden cards swapped, or everything hidden dealt anew."""
    places: list[tuple[int | str, int]] = [("deck", number) for number in range(len(position.get("deck", [])))]
    for seat, hand in enumerate(position["hands"]):
        places += [(seat, number) for number in range(len(hand)) if seat != viewer]
    pairs = list(combinations(places, 2))
    chooser.shuffle(pairs)
    pairs.sort(key=lambda pair: [place for place, _ in pair].count("deck"))  # what others hold first
    for first, second in pairs:
        other = swapped(position, first, second)
        if other is not None and looks_same(game, position, other, viewer):
            yield other
    for _ in range(DISGUISES):
        other = disguised(game.name, position, None if viewer < 0 else viewer, chooser, game.options)
        other["seed"] = position["seed"]
        if other != position:
            yield other


def swapped(position: Position, first: tuple[Any, int], second: tuple[Any, int]) -> Position | None:
    other = copy.deepcopy(position)
    one, two = (other["deck"] if place == "deck" else other["hands"][place] for place, _ in (first, second))
    one[first[1]], two[second[1]] = two[second[1]], one[first[1]]
    return None if one[first[1]] == two[second[1]] else other


def looks_same(game: stolik.Game, position: Position, other: Position, viewer: int) -> bool:
    try:
        return look(game.at(position), viewer) == look(game.at(other), viewer)
    except stolik.BadPosition:
        return False


def look(state: stolik.State, viewer: int) -> object:
    """Everything the viewer may know and do."""
    if viewer < 0:
        return state.view(None)
    return state.view(viewer), state.legal(viewer), state.signals(viewer)


def common(one: stolik.State, two: stolik.State, viewer: int, played: list[tuple[int, str]]) -> Moves:
    """The game as far as the other one can go along without looking different."""
    one, moves = one.copy(), []
    seen = one.game.definition.notation.seen
    for seat, move in played:
        one.play(seat, move)
        alike = [
            word
            for word in two.legal(seat) + two.signals(seat)
            if word == move or (seat != viewer and seen(word, seat, viewer) == seen(move, seat, viewer))
        ]
        alike.sort(key=lambda word: word != move)
        for word in alike:
            following = two.copy()
            following.play(seat, word)
            if look(following, viewer) == look(one, viewer) and following.actors == one.actors:
                two = following
                moves.append((seat, move, word))
                break
        else:
            return moves
    return moves
