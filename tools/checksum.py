"""One hash for each game, over everything that happens in many games: compiled or not, it must be the same.

`python -m tools.checksum [GAMES]` prints them; with `--compare` it works them out interpreted, too, and compares.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Mapping

import stolik
from stolik.engine.kernel import Kernel
from tests.settings import GAMES
from tools import modules
from tools.interpreted import interpreted

BUFFER = 640  # codes there is room for in a kernel


def checksum(name: str, games: int) -> str:
    """Over so many whole games, all settings in turn, dealt from seeds and from the fast generator by turns."""
    settings = [game for game in GAMES if game.name == name]
    seen = hashlib.sha256()
    for number in range(games):
        game = settings[number % len(settings)]
        rng = stolik.Rng(number)
        kernel = game.deal_fast(rng) if number % 2 else game.deal(number).kernel
        while not kernel.over:
            seen.update(take_a_move(game, kernel, rng))
        scores = [kernel.score(seat) for seat in range(game.players)]
        seen.update(f"{everything(game, kernel)} {scores} {kernel.winner_mask}".encode())
    return seen.hexdigest()[:16]


def take_a_move(game: stolik.Game, kernel: Kernel, rng: stolik.Rng) -> bytes:
    """Mostly a random one; now and then a signal or what the policy says. What there was to choose from."""
    seat = any_actor(kernel, rng)
    kind = rng.below(16)
    count = kernel.fill_signals(seat) if kind == 0 else 0
    count = count or kernel.fill(seat)
    assert 0 < count <= BUFFER, (game, count)
    choice = kernel.codes
    code = choice[rng.below(count)]
    if kind == 1:
        code = game.definition.policy.greedy(kernel, seat, rng)
    imagined = everything(game, kernel.redeal(seat, rng)) if kind == 2 else ""
    kernel.apply(seat, code)
    return f"{seat} {choice} {code} {imagined} {everything(game, kernel) if kind == 3 else ''}".encode()


def any_actor(kernel: Kernel, rng: stolik.Rng) -> int:
    actors = [seat for seat in range(kernel.players) if kernel.actor_mask >> seat & 1]
    return actors[rng.below(len(actors))]


def everything(game: stolik.Game, kernel: Kernel) -> str:
    return f"{game.definition.position.write(kernel)} {kernel.shuffles}"


def printed(games: int, environment: Mapping[str, str]) -> list[str]:
    """What this program prints in another environment."""
    command = [sys.executable, "-m", "tools.checksum", str(games)]
    return subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.splitlines()


def lines(games: int) -> list[str]:
    return [f"{name:10} {checksum(name, games)}" for name in sorted(stolik.GAMES)]


def compare(games: int) -> None:
    """Compiled here against interpreted there."""
    modules.main("compiled")
    with interpreted() as environment:
        subprocess.run([sys.executable, "-m", "tools.modules", "interpreted"], env=environment, check=True)
        expect(lines(games), printed(games, environment), games)


def expect(ours: list[str], theirs: list[str], games: int) -> None:
    if ours != theirs:
        sys.exit("\n".join(["The same games went differently:", *ours, "against", *theirs]))
    print("\n".join([*ours, f"the same over {games} games of each"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=1000, help="of each game")
    parser.add_argument("--compare", action="store_true", help="interpreted must give the same")
    arguments = parser.parse_args()
    if arguments.compare:
        compare(arguments.games)
    else:
        print("\n".join(lines(arguments.games)))


if __name__ == "__main__":
    main()
