"""Toads from positions that play would never reach: the engine and the second referee agree on them too."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from tests.helpers import TOAD_CARDS
from tests.laws.test_referees import compare
from tests.playing import any_move
from tests.referees.toads import Referee

POSITIONS = 60


def made_up(players: int, rounds: int, chooser: random.Random) -> dict[str, Any]:
    """Small hands, short rows, hardly a pile: where the odd cases are."""
    cards = chooser.sample(TOAD_CARDS, len(TOAD_CARDS))
    position: dict[str, Any] = {
        "phase": "play",
        "round": chooser.randint(1, rounds),
        "totals": [chooser.randint(-20, 20) for _ in range(players)],
        "turn": chooser.randrange(players),
        "row": [cards.pop() for _ in range(chooser.choice((0, 0, 1, 1, 2, 5)))],
        "hands": [[cards.pop() for _ in range(chooser.choice((0, 0, 1, 2, 4)))] for _ in range(players)],
        "deck": [cards.pop() for _ in range(chooser.choice((0, 0, 1, 2, 3, 8)))],
        "gained": [[] for _ in range(players)],
        "penalties": [[] for _ in range(players)],
        "shown": None,
        "seed": f"{chooser.getrandbits(256):064x}",
        "shuffles": chooser.randrange(3),
    }
    for card in cards:
        position[chooser.choice(("gained", "penalties"))][chooser.randrange(players)].append(card)
    position["unseen"] = [heap[: chooser.choice((0, 0, 1, 2))] for heap in position["penalties"]]
    return position


@pytest.mark.parametrize("professional", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_second_referee_agrees_on_made_up_positions(players: int, professional: bool) -> None:
    chooser = random.Random(f"toads {players} {professional}")
    for _ in range(POSITIONS):
        options = {"rounds": chooser.choice((1, 2)), "professional": professional}
        position = made_up(players, options["rounds"], chooser)
        state = stolik.game("toads", players, **options).at(position)
        referee = Referee(players, dict(options), position)
        compare(state, referee)
        for _ in range(30):
            if state.over:
                break
            seat, move = any_move(state, chooser)
            state.play(seat, move)
            referee.play(seat, move)
            compare(state, referee)
