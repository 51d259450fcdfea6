"""Makes the tables of solved rounds, or tells how good they are.

`python -m stolik.games.lie.solving [ROUND …]`, such as `2v1-count-jokers`; all of them where none is named. It
takes an hour of one core in all and, for the largest, a gigabyte of memory.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass

from stolik.games.lie.answer import Answer
from stolik.games.lie.rounds import ALL, ONES, Round
from stolik.games.lie.solver import Solver
from stolik.games.lie.tables import FOLDER, Table, file_of


@dataclass(frozen=True)
class Plan:
    """How a round is solved."""

    game: Round
    iterations: int
    scale: int = 1000  # parts in which chances are kept
    faint: float = 1e-9  # see `Solver.faint`


def plans() -> Iterator[Plan]:
    for jokers in (False, True):
        for by_value in (False, True):
            yield Plan(Round((1, 1), jokers, by_value, (ALL, ALL)), 6000, 60_000)
            yield Plan(Round((2, 1), jokers, by_value, (ONES if jokers and by_value else ALL, ALL)), 320)
            yield Plan(Round((1, 2), jokers, by_value, (ALL, ONES if jokers else ALL)), 320)
            if jokers:
                yield Plan(Round((2, 2), jokers, by_value, (ONES, ONES), 3), 400, faint=1e-5)
            else:
                yield Plan(Round((2, 2), jokers, by_value), 600)
    for sizes in ((3, 1), (1, 3)):
        yield Plan(Round(sizes, False, False, remembered=3), 300, faint=1e-4)


def solved(plan: Plan, iterations: int | None = None) -> Solver:
    solver = Solver(plan.game)
    solver.faint = plan.faint
    wanted = iterations or plan.iterations
    while solver.iteration < wanted:
        solver.wanted = wanted - solver.iteration
        solver.go_on()
        if solver.crowded:
            solver.extend()
    solver.play_average()
    solver.round_off(plan.scale)
    return solver


def values_of(solver: Solver) -> tuple[float, float]:
    """What a strategy makes sure of for the starter, and what it leaves to it at most: −1 is lost, 1 won."""
    return -Answer(solver, 1).won(), Answer(solver, 0).won()


def exploitability(solver: Solver) -> float:
    """What the best answers win of a strategy, in the mean of both seats; an equilibrium gives nothing away."""
    least, most = values_of(solver)
    return (most - least) / 2


def table_from(solver: Solver, scale: int) -> Table:
    """What is reached by playing so, as a table."""
    met = []
    for side in range(2):
        answer = Answer(solver, side)
        answer.won()
        met.append(answer.met)
    table = Table(solver.game, scale, array("H", (round(chance * scale) for chance in solver.turning)))
    for key, node in enumerate(solver.nodes):
        if node:
            add_node(table, solver, key, node, met[1 - solver.node_side[node]])
    table.__post_init__()
    return table


def add_node(table: Table, solver: Solver, key: int, node: int, met: memoryview) -> None:
    side, last, at = solver.node_side[node], solver.node_last[node], solver.node_at[node]
    count, width = solver.bidders[side], solver.widths[side]
    known = met[at : at + count]
    rows = 0
    for row in range(1, solver.bid_count - last):
        here = at + row * width
        chances = solver.chance[here : here + count]
        parts = [round(chance * table.scale) if seen else 0 for chance, seen in zip(chances, known, strict=True)]
        if any(parts):
            rows |= 1 << (row - 1)
            table.parts.extend(parts)
    if rows:
        table.keys.append(key)
        table.lasts.append(last)
        table.sides.append(side)
        table.rows.append(rows)


def solver_from(table: Table) -> Solver:
    """To look for the best answers to a table."""
    rows = sum(len(table.game.bids) - last for last in table.lasts)
    solver = Solver(table.game, 16 + rows * max(map(len, table.game.bidders)) * 2 + 64 * len(table.keys))
    for place, parts in enumerate(table.turning):
        solver.turning[place] = parts / table.scale
    for number, key in enumerate(table.keys):
        side, last = table.sides[number], table.lasts[number]
        node = solver.planted(key, last, side)
        at, width, count = solver.node_at[node], solver.widths[side], solver.bidders[side]
        place = table.starts[number]
        left = [table.scale] * count
        for row in range(1, len(table.game.bids) - last):
            if table.rows[number] >> (row - 1) & 1:
                for bidder in range(count):
                    parts = table.parts[place + bidder]
                    left[bidder] -= parts
                    solver.chance[at + row * width + bidder] = parts / table.scale
                place += count
            elif last < 0:
                for bidder in range(count):
                    solver.chance[at + row * width + bidder] = 0
        for bidder in range(count):
            solver.chance[at + bidder] = left[bidder] / table.scale
    return solver


def main() -> None:
    known = {plan.game.name: plan for plan in plans()}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rounds", nargs="*", metavar="ROUND", help=", ".join(known))
    named = parser.parse_args().rounds or list(known)
    if unknown := [name for name in named if name not in known]:
        sys.exit(f"no such round: {', '.join(unknown)}")
    FOLDER.mkdir(exist_ok=True)
    for name in named:
        plan = known[name]
        table = table_from(solved(plan), plan.scale)
        file_of(plan.game).write_bytes(table.packed())
        best = exploitability(solver_from(table))
        size = file_of(plan.game).stat().st_size
        print(f"{name:18} exploitability {best:.6f}, {len(table.keys)} nodes, {size} bytes", flush=True)


if __name__ == "__main__":
    main()
