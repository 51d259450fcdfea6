"""Play many random games and check everything that must hold after every move.

python tools/soak.py --games 10000 [--game toads]
"""

from __future__ import annotations

import argparse
import random

import stolik
from tests.playing import any_move
from tests.settings import GAMES


def check(state: stolik.State, rng: stolik.Rng) -> None:
    """Whole, readable back, movers are those who have moves, and nobody can tell a redealt state."""
    position = state.position()
    game = state.game
    assert game.at(position).position() == position
    assert sorted(state.actors) == [seat for seat in range(game.players) if state.legal(seat)]
    assert (not state.actors) == state.over
    for seat in range(-1, game.players):
        redealt = stolik.State(game, state.kernel.redeal(seat, rng))
        viewer = None if seat < 0 else seat
        assert redealt.view(viewer) == state.view(viewer)
        if seat >= 0:
            assert redealt.legal(seat) == state.legal(seat)


def soak(games: list[stolik.Game], count: int) -> int:
    """Play `count` games, spread over the settings; how many moves that took."""
    rng = stolik.Rng(count)
    moves = 0
    for number in range(count):
        game = games[number % len(games)]
        chooser = random.Random(f"soak {number}")
        state = game.deal(f"soak {number}")
        check(state, rng)
        while not state.over:
            state.play(*any_move(state, chooser))
            moves += 1
            check(state, rng)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="games of each game")
    parser.add_argument("--game", choices=sorted(stolik.GAMES), action="append")
    arguments = parser.parse_args()
    for name in arguments.game or sorted(stolik.GAMES):
        settings = [game for game in GAMES if game.name == name]
        moves = soak(settings, arguments.games)
        print(
            f"{name}: {arguments.games} games, {len(settings)} settings, {moves} moves, nothing wrong", flush=True
        )


if __name__ == "__main__":
    main()
