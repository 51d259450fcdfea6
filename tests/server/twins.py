"""Two whole games that differ only in what one seat may not know: found by trying, with nothing but the engine."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

import stolik
from tests.disguise import disguised

Position = dict[str, Any]
Moves = list[tuple[int, str, str]]  # who, and the move in the one game and in the other

Place = tuple[Any, int]  # a seat or "deck", and the number of the card there

LONGEST = 400
DEALS = 10
TRIES = 100
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
    """Two whole games that look the same, or the pair that does for longest."""
    found = [one_pair(game, viewer, chooser)]
    while not found[-1].whole and len(found) < DEALS:
        found.append(one_pair(game, viewer, chooser))
    return max(found, key=lambda pair: (pair.whole, len(pair.moves)))


def one_pair(game: stolik.Game, viewer: int, chooser: random.Random) -> Twins:
    """A random game, and the other deal that goes along with it for longest; others then hold other cards."""
    opening = game.deal(chooser.getrandbits(64))
    position = opening.position()
    played, end = random_game(opening, chooser)
    unseen = [card for seat, hand in enumerate(end["hands"]) if seat != viewer for card in hand]
    best: Moves = []
    found = position
    for other in islice(others(game, position, viewer, unseen, chooser), TRIES):
        moves, two = common(opening, game.at(other), viewer, played)
        if len(moves) > len(best) and two["hands"] != end["hands"]:
            best, found = moves, other
        if len(best) == len(played):
            break
    return Twins(game, viewer, position, found, best, len(best) == len(played))


def random_game(state: stolik.State, chooser: random.Random) -> tuple[list[tuple[int, str]], Position]:
    """The moves, and the position they lead to."""
    state = state.copy()
    moves: list[tuple[int, str]] = []
    while not state.over and len(moves) < LONGEST:
        seat = chooser.choice(state.actors)
        signals = state.signals(seat) if chooser.random() < SIGNALS else []
        move = chooser.choice(signals or state.legal(seat))
        state.play(seat, move)
        moves.append((seat, move))
    return moves, state.position()


def others(
    game: stolik.Game, position: Position, viewer: int, unseen: list[Any], chooser: random.Random
) -> Iterator[Position]:
    """Deals that look the same: two hidden cards swapped, those first that nobody has shown; or all dealt anew."""
    places: list[Place] = [("deck", number) for number in range(len(position.get("deck", [])))]
    for seat, hand in enumerate(position["hands"]):
        places += [(seat, number) for number in range(len(hand)) if seat != viewer]
    pairs = list(combinations(places, 2))
    chooser.shuffle(pairs)
    pairs.sort(key=lambda pair: sum(card_at(position, place) not in unseen for place in pair))
    for first, second in pairs:
        other = swapped(position, first, second)
        if looks_same(game, position, other, viewer):
            yield other
    while True:
        other = disguised(game.name, position, None if viewer < 0 else viewer, chooser, game.options)
        other["seed"] = position["seed"]
        if looks_same(game, position, other, viewer):
            yield other


def swapped(position: Position, first: Place, second: Place) -> Position:
    other = copy.deepcopy(position)
    cards_at(other, first)[first[1]] = card_at(position, second)
    cards_at(other, second)[second[1]] = card_at(position, first)
    return other


def cards_at(position: Position, place: Place) -> list[Any]:
    found: list[Any] = position["deck"] if place[0] == "deck" else position["hands"][place[0]]
    return found


def card_at(position: Position, place: Place) -> Any:
    return cards_at(position, place)[place[1]]


def looks_same(game: stolik.Game, position: Position, other: Position, viewer: int) -> bool:
    """Is it another deal, and one the viewer cannot tell from this one?"""
    one = game.at(position)
    try:
        two = game.at(other)
    except stolik.BadPosition:
        return False
    return two.position() != one.position() and look(two, viewer) == look(one, viewer)


def look(state: stolik.State, viewer: int) -> object:
    """Everything the viewer may know and do."""
    if viewer < 0:
        return state.view(None)
    return state.view(viewer), state.legal(viewer), state.signals(viewer)


def common(
    one: stolik.State, two: stolik.State, viewer: int, played: list[tuple[int, str]]
) -> tuple[Moves, Position]:
    """The game as far as the other one can go along without looking different, and where that leads it."""
    one = one.copy()
    moves: Moves = []
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
            break
    return moves, two.position()
