"""How strong the bots are: against fixed rivals, each level against the one below it, and what a second buys.

`nice .venv/bin/python -m benchmarks.strength [--only GAME] [--part PART] [--games N] [--turns N]`

Deals come from seeds that nothing was tuned on, seats rotate, and a shared win counts as a part of one. A bar is
passed where the lower end of the Wilson 95 % interval clears it. Results are kept in build/strength, so a run that
was broken off goes on where it was; where the code has changed it starts anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise

import stolik
from benchmarks import lie_equilibrium, searches
from benchmarks.duels import Duel, Played, played
from benchmarks.peers import HOW_TO_GET_OPEN_SPIEL
from stolik.bots import STRENGTHS
from tools import modules

GAMES = 1000
CLIMBS = (1, 3)  # players of Piles for whom the levels are compared
LONG_GAMES = 100  # of level expert where every seat is its own
EVERY = 100  # games between two lines that say how it goes
STEP_UP = 0.6  # what a level should win against the one below it
LONGEST = 1.0  # seconds for a decision at level hard


def bars() -> Iterator[Duel]:
    """What must be reached at level hard."""
    yield Duel(stolik.game("toads", 2), "hard", "greedy", 0.66)
    yield Duel(stolik.game("toads", 4), "hard", "greedy", 0.33)
    yield Duel(stolik.game("lynx", 3), "hard", "greedy", 0.62)
    yield Duel(stolik.game("lynx", 4), "hard", "greedy", 0.50)
    yield Duel(stolik.game("lynx", 2), "hard", "greedy", 0.65)
    yield Duel(stolik.game("lie", 2), "hard", "checker", 0.60)
    yield Duel(stolik.game("seventeen", 2), "hard", "exact", 0.56)
    yield Duel(stolik.game("seventeen", 4), "hard", "exact", 0.30)
    for players, bar in zip(stolik.GAMES["piles"].seats, (0.30, 0.70, 0.60, 0.75, 0.80), strict=True):
        yield Duel(stolik.game("piles", players), "hard", bar=bar)


def levels() -> Iterator[Duel]:
    """Each level against the one below it, where two play against each other."""
    for name in ("toads", "lie", "lynx", "seventeen"):
        for lower, higher in pairwise(STRENGTHS):
            yield Duel(stolik.game(name, 2), higher, lower, STEP_UP)


def variants() -> Iterator[Duel]:
    """Other ways to play Piles; there is no bar."""
    for options in ({"minimum": 3}, {"smaller_hands": True}, {"on_fire": True}):
        yield Duel(stolik.game("piles", 3, **options), "hard")


def climb(players: int, games: int) -> bool:
    """How often each level wins Piles; are the intervals apart, and in order?"""
    apart = True
    below = 0.0
    for level in STRENGTHS:
        duel = Duel(stolik.game("piles", players), level)
        total = play(duel, min(games, LONG_GAMES) if level == "expert" else games)
        low, high = total.share.interval or (0.0, 1.0)
        verdict = "apart from the one below" if low > below else "NOT APART from the one below"
        print(f"{duel!s:52} {figures(total)}: {verdict}", flush=True)
        apart = apart and low > below
        below = high
    return apart


def play(duel: Duel, games: int) -> Played:
    """Play a duel, and say how it goes."""
    total = Played()
    for total in played(duel, games):
        if total.games % EVERY == 0 and 0 < total.games < games:
            print(f"    {figures(total)}", flush=True)
    return total


def measure(duel: Duel, games: int) -> bool:
    """Play a duel; is its bar passed?"""
    total = play(duel, games)
    if duel.bar is None:
        print(f"{duel!s:52} {figures(total)}", flush=True)
        return True
    interval = total.share.interval
    passed = interval is not None and interval[0] >= duel.bar and total.games >= GAMES
    if duel.hero == "hard":
        passed = passed and total.seconds <= LONGEST * total.decisions
    verdict = "passed" if passed else "NOT PASSED" if total.games >= GAMES else f"fewer than {GAMES} games"
    print(f"{duel!s:52} {figures(total)}, bar {duel.bar:.0%}: {verdict}", flush=True)
    return passed


def figures(total: Played) -> str:
    low, high = total.share.interval or (0.0, 1.0)
    decisions = max(total.decisions, 1)
    return (
        f"{total.share.rate or 0:6.1%} [{low:.1%}, {high:.1%}] of {total.games}, "
        f"{1000 * total.seconds / decisions:.1f} ms and {total.simulations / decisions:.0f} simulations a decision"
    )


def speed(names: list[str], turns: int) -> None:
    print(f"{'':34} {'simulations/s':>15} {'actions/s':>15}")
    if not searches.open_spiel(searches.PEERS[0]):
        print(f"OpenSpiel: {HOW_TO_GET_OPEN_SPIEL}")
    for name, simulations, actions in searches.rates(names, turns):
        print(f"{name:34} {simulations:15,.0f} {actions:15,.0f}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(stolik.GAMES), help="one game")
    parser.add_argument("--part", choices=("bars", "levels", "solved", "variants", "speed"), help="one part")
    parser.add_argument("--games", type=int, default=GAMES, help="of each duel")
    parser.add_argument("--turns", type=int, default=5, help="of each search, the best counts")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    modules.main("compiled")
    names = [given.only] if given.only else list(stolik.GAMES)
    passed = True
    if given.part in (None, "speed"):
        speed(names, given.turns)
    for part, duels in (("bars", bars()), ("levels", levels()), ("variants", variants())):
        for duel in duels:
            if given.part in (None, part) and duel.game.name in names:
                passed = measure(duel, given.games) and passed
    if given.part in (None, "levels") and "piles" in names:
        for players in CLIMBS:
            passed = climb(players, given.games) and passed
    if given.part in (None, "solved") and "lie" in names:
        passed = lie_equilibrium.measure() and passed
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
