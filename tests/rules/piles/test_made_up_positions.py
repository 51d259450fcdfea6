"""Piles from positions that play would never reach: the engine and the second referee agree on them too."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from tests.helpers import PILE_CARDS
from tests.laws.test_referees import compare
from tests.playing import any_move
from tests.referees.piles import Referee

POSITIONS = 40


def made_up(players: int, chooser: random.Random) -> dict[str, Any]:
    """Small hands, hardly a pile, tops anywhere: where the odd cases are."""
    cards = chooser.sample(PILE_CARDS, len(PILE_CARDS))
    tops = {pile: cards.pop() for pile in "ABCD"}
    return {
        "phase": "play" if players == 1 else chooser.choice(("start", "play", "play")),
        "turn": chooser.randrange(players),
        "played": chooser.choice((0, 0, 0, 1, 2, 3)),
        "piles": {**tops, "A": 1, "C": 100} if chooser.random() < 0.3 else tops,
        "hands": [[cards.pop() for _ in range(chooser.choice((0, 0, 1, 2, 7)))] for _ in range(players)],
        "deck": [cards.pop() for _ in range(chooser.choice((0, 0, 0, 1, 2, 8)))],
        "declined": sorted(chooser.sample(range(players), chooser.randrange(players))),
        "burning": {pile: chooser.choice((1, 2)) for pile in "ABCD" if chooser.random() < 0.3},
        "signals": [
            {pile: chooser.choice(("!", "!!", "~")) for pile in "ABCD" if chooser.random() < 0.3}
            for _ in range(players)
        ],
        "seed": f"{chooser.getrandbits(256):064x}",
        "shuffles": 1,
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("minimum", [2, 3])
@pytest.mark.parametrize("on_fire", [False, True])
def test_a_second_referee_agrees_on_made_up_positions(players: int, minimum: int, on_fire: bool) -> None:
    chooser = random.Random(f"piles {players} {minimum} {on_fire}")
    options = {"minimum": minimum, "smaller_hands": players == 3, "on_fire": on_fire}
    for _ in range(POSITIONS):
        position = made_up(players, chooser)
        state = stolik.game("piles", players, **options).at(position)
        referee = Referee(players, dict(options), position)
        compare(state, referee)
        for _ in range(30):
            if state.over:
                break
            seat, move = any_move(state, chooser)
            state.play(seat, move)
            referee.play(seat, move)
            compare(state, referee)
