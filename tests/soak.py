"""Play many random games and check everything that must hold after every move, with the second referee beside it.

python -m tests.soak --games 10000 [--only "lynx players=3"]
"""

from __future__ import annotations

import argparse
import random

import stolik
from tests.laws.test_referees import compare, referee_for
from tests.playing import any_move
from tests.settings import GAMES


def check(state: stolik.State, rng: stolik.Rng) -> None:
    """Whole, readable back, movers are those who have moves, and nobody can tell a redealt state."""
    position = state.position()
    game = state.game
    assert game.at(position).position() == position
    assert sorted(state.actors) == [seat for seat in range(game.players) if state.legal(seat)]
    assert (not state.actors) == state.over
    seats = range(-1, game.players)
    for seat, view in zip(seats, state.views(seats), strict=True):
        redealt = stolik.State(game, state.kernel.redeal(seat, rng))
        assert redealt.view(None if seat < 0 else seat) == view
        if seat >= 0:
            assert redealt.legal(seat) == state.legal(seat)


def soak(games: list[stolik.Game], count: int) -> int:
    """Play `count` games, spread over the settings; how many moves that took."""
    rng = stolik.Rng(count)
    moves = 0
    for number in range(count):
        chooser = random.Random(f"soak {number}")
        state = games[number % len(games)].deal(f"soak {number}")
        referee = referee_for(state)
        check(state, rng)
        while not state.over:
            seat, move = any_move(state, chooser)
            state.play(seat, move)
            referee.play(seat, move)
            moves += 1
            check(state, rng)
            compare(state, referee)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games with every law checked after every move.")
    parser.add_argument("--games", type=int, default=10_000, help="how many, spread over the settings of a game")
    parser.add_argument("--only", default="", help="settings whose text begins so, e.g. 'lynx' or 'lie players=3'")
    arguments = parser.parse_args()
    for name in stolik.GAMES:
        settings = [game for game in GAMES if game.name == name and str(game).startswith(arguments.only)]
        if settings:
            moves = soak(settings, arguments.games)
            print(
                f"{name}: {arguments.games} games, {len(settings)} settings, {moves} moves, nothing wrong",
                flush=True,
            )


if __name__ == "__main__":
    main()
