"""How much the best answers win of the solved rounds of Lie, as their tables are shipped.

`nice .venv/bin/python -m benchmarks.lie_equilibrium [ROUND …]`
"""

from __future__ import annotations

import argparse
import sys

from stolik.games.lie.solving import plans, solver_from, values_of
from stolik.games.lie.tables import Table, file_of

BARS = {2: 0.0001, 3: 0.005, 4: 0.03}  # by the cards in play


def measure(names: list[str] | None = None) -> bool:
    """Print what is lost at most in each round (a lost round is −1, a won one 1); are all bars passed?"""
    passed = True
    for plan in plans():
        if names and plan.game.name not in names:
            continue
        file = file_of(plan.game)
        least, most = values_of(solver_from(Table.unpacked(file.read_bytes())))
        lost, bar = (most - least) / 2, BARS[sum(plan.game.sizes)]
        verdict = "passed" if lost <= bar else "NOT PASSED"
        passed = passed and lost <= bar
        print(
            f"lie {plan.game.name:18} exploitability {lost:.6f}, bar {bar}: {verdict}; "
            f"the starter wins {50 * (1 + least):.2f} % to {50 * (1 + most):.2f} %; {file.stat().st_size} bytes",
            flush=True,
        )
    return passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rounds", nargs="*", metavar="ROUND")
    sys.exit(0 if measure(parser.parse_args().rounds) else 1)


if __name__ == "__main__":
    main()
