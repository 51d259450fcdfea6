"""Random games of ours in every way there is to play them, and the same interpreted, in a process of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import stolik
from benchmarks.timing import Turn, Work, timed
from stolik.engine import kernel
from stolik.engine.kernel import Kernel
from tools.interpreted import interpreted

DEALS = 8  # games are played from that many deals in turn
PLAYERS = {"piles": (1, 4)}  # others with as many as the rulebooks have in mind: three, or the fewest


def settings() -> list[stolik.Game]:
    return [stolik.game(name, players) for name in stolik.GAMES for players in players_of(name)]


def players_of(name: str) -> tuple[int, ...]:
    seats = stolik.GAMES[name].seats
    return PLAYERS.get(name, (3 if 3 in seats else seats[0],))


def title(game: stolik.Game) -> str:
    return f"{game.name}, {game.players} player{'s' if game.players > 1 else ''}"


def deals(game: stolik.Game) -> list[Kernel]:
    rng = stolik.Rng(1)
    return [game.deal_fast(rng) for _ in range(DEALS)]


def shares(games: int) -> list[int]:
    """So many games, spread over the deals."""
    return [(games + number) // DEALS for number in range(DEALS)]


def inside(roots: list[Kernel]) -> Work:
    """The whole game in compiled code."""
    rng = stolik.Rng(2)

    def play(games: int) -> int:
        return sum(kernel.playouts(root, share, rng) for root, share in zip(roots, shares(games), strict=True))

    return play


def by_codes(game: stolik.Game) -> Work:
    """Each action from Python: fill, code, apply."""
    roots, below = deals(game), stolik.Rng(2).below

    def play(games: int) -> int:
        actions = 0
        for number in range(games):
            state = roots[number % DEALS].copy()
            fill, code, apply = state.fill, state.code, state.apply
            seat = state.actor()
            while seat >= 0:
                seat = apply(seat, code(below(fill(seat))))
                actions += 1
        return actions

    return play


def by_steps(game: stolik.Game) -> Work:
    """Each action from Python: step."""
    roots, below = deals(game), stolik.Rng(2).below

    def play(games: int) -> int:
        actions = 0
        for number in range(games):
            state = roots[number % DEALS].copy()
            step = state.step
            count = state.fill(state.actor())
            while count:
                count = step(below(count))
                actions += 1
        return actions

    return play


def round_of_lie() -> Work:
    """One round of Lie, two players with one card each, dealt anew every time, as in OpenSpiel."""
    game = stolik.game("lie", 2, fewer=True)  # with one card left, the round that is lost ends the game
    last_round = game.at({"hands": [["12"], ["34"]], "cards": [1, 1]}).kernel
    rng = stolik.Rng(2)
    below = rng.below

    def play(games: int) -> int:
        actions = 0
        for _ in range(games):
            state = last_round.redeal(-1, rng)
            step = state.step
            count = state.fill(state.actor())
            while count:
                count = step(below(count))
                actions += 1
        return actions

    return play


def in_words(game: stolik.Game) -> Work:
    """Each action from Python, as people write it: legal, play."""
    roots, below = [stolik.State(game, deal) for deal in deals(game)], stolik.Rng(2).below

    def play(games: int) -> int:
        actions = 0
        for number in range(games):
            state = roots[number % DEALS].copy()
            while not state.over:
                seat = state.actors[0]
                moves = state.legal(seat)
                state.play(seat, moves[below(len(moves))])
                actions += 1
        return actions

    return play


@contextmanager
def inside_interpreted() -> Iterator[dict[str, Turn]]:
    """`inside` for every setting, run by another Python that has no compiled modules."""
    command = [sys.executable, "-m", "benchmarks.contenders"]
    pipe = subprocess.PIPE
    with (
        interpreted() as environment,
        subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as other,
    ):
        assert other.stdin is not None
        yield {title(game): asked(other, number) for number, game in enumerate(settings())}
        other.stdin.close()


def asked(other: subprocess.Popen[str], number: int) -> Turn:
    def turn(games: int) -> tuple[int, float]:
        assert other.stdin is not None
        assert other.stdout is not None
        print(number, games, file=other.stdin, flush=True)
        actions, seconds = other.stdout.readline().split()
        return int(actions), float(seconds)

    return turn


def answer() -> None:
    """Play what is asked for: the number of a setting, and how many games of it."""
    assert kernel.__file__.endswith(".py"), "compiled, after all"
    turns = [timed(inside(deals(game))) for game in settings()]
    for line in sys.stdin:
        number, games = map(int, line.split())
        print(*turns[number](games), flush=True)


if __name__ == "__main__":
    answer()
