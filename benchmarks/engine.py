"""How fast the engine is, against itself interpreted and against others, measured side by side in one run.

`.venv/bin/python -m benchmarks.engine [--turns N] [--native MODULE] [--json FILE]`
"""

from __future__ import annotations

import argparse
import gc
import json
import resource
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import stolik
from benchmarks import contenders, peers
from benchmarks.contenders import title
from benchmarks.timing import Rate, Row, best, timed
from stolik.engine.kernel import Kernel
from tools import modules

COPIES = 1000


def inside(turns: int) -> Iterator[Row]:
    """Random games played inside compiled code, against the same source interpreted."""
    with contenders.inside_interpreted() as interpreted:
        for game in contenders.settings():
            ours = timed(contenders.inside(contenders.deals(game)))
            rates = best({"compiled": ours, "interpreted": interpreted[title(game)]}, turns)
            tell(f"{title(game)}, inside", rates)
            ratio = rates["compiled"].actions / rates["interpreted"].actions
            yield Row.at_least(f"{title(game)}: inside, compiled against interpreted", ratio, 40)


def driven(turns: int) -> Iterator[Row]:
    """Each action from Python, against OpenSpiel's liar's dice driven the same way."""
    peer = peers.open_spiel()
    ways = {"fill, code, apply": contenders.by_codes, "step": contenders.by_steps, "words": contenders.in_words}
    for game in contenders.settings():
        work = {way: timed(contender(game)) for way, contender in ways.items()}
        rates = best(work | ({"OpenSpiel": timed(peer)} if peer else {}), turns)
        tell(f"{title(game)}, from Python", rates)
        if peer:
            for way in ways:
                ratio = rates[way].actions / rates["OpenSpiel"].actions
                yield Row.at_least(f"{title(game)}: {way}, against OpenSpiel", ratio, 1 if way == "words" else 8)
    if peer:
        rates = best({"Lie": timed(contenders.round_of_lie()), "OpenSpiel": timed(peer)}, turns)
        tell("one round of lie, 2 players with one card, from Python", rates)
        ratio = rates["Lie"].actions / rates["OpenSpiel"].actions
        yield Row.at_least("one round of lie, dealt and driven: step, against OpenSpiel", ratio, 8)
    else:
        print(f"  against OpenSpiel: {peers.HOW_TO_GET_OPEN_SPIEL}")


def native(turns: int, module: str) -> Iterator[Row]:
    for players in (1, 4):
        game = stolik.game("piles", players)
        work = {
            "ours": timed(contenders.inside(begun(game))),
            module: timed(peers.native_piles(module, players)),
        }
        rates = best(work, turns)
        tell(f"{title(game)}, inside", rates)
        yield Row.at_least(
            f"{title(game)}: inside, against {module}", rates["ours"].actions / rates[module].actions, 0.8
        )


def begun(game: stolik.Game) -> list[Kernel]:
    """Deals in which somebody has said to start, which is where the other engine begins."""
    deals = contenders.deals(game)
    for deal in deals:
        if game.players > 1:
            deal.step(0)
    return deals


def tell(what: str, rates: dict[str, Rate]) -> None:
    print(f"  {what}")
    for name, rate in rates.items():
        print(f"    {name:20} {rate.actions:14,.0f} actions/s {rate.games:12,.0f} games/s", flush=True)


def copies(turns: int) -> Iterator[Row]:
    """What a copy costs, in time and in memory."""
    for game in contenders.settings():
        root = contenders.deals(game)[0]
        yield Row(f"{title(game)}: copy", min(seconds_of_copies(root) for _ in range(turns)) * 1e9 / COPIES, "ns")
        objects, size = memory_of_copies(root)
        yield Row(f"{title(game)}: objects in a copy, of {size:.0f} bytes", objects, "", "= 1", objects == 1)


def seconds_of_copies(root: Kernel) -> float:
    start = time.process_time()
    for _ in range(COPIES):
        root.copy()
    return time.process_time() - start


def memory_of_copies(root: Kernel) -> tuple[float, float]:
    """Blocks and bytes that each copy holds on to."""
    kept: list[object] = [None] * COPIES
    gc.collect()
    tracemalloc.start()
    for number in range(COPIES):
        kept[number] = root.copy()
    here = tracemalloc.Filter(True, __file__, lineno=sys._getframe().f_lineno - 1)
    taken = tracemalloc.take_snapshot().filter_traces([here]).statistics("filename")
    tracemalloc.stop()
    return sum(each.count for each in taken) / COPIES, sum(each.size for each in taken) / COPIES


def importing(turns: int) -> Iterator[Row]:
    """How much longer Python takes to start when it imports stolik, in the middle of many runs."""
    runs: dict[str, list[float]] = {"pass": [], "import stolik": []}
    for _ in range(max(turns, 15)):
        for statement, seconds in runs.items():
            seconds.append(start_up(statement))
    nothing, ours = (statistics.median(seconds) * 1000 for seconds in runs.values())
    print(f"  python -c pass {nothing:.0f} ms, with import stolik {ours:.0f} ms")
    yield Row.at_most("import stolik", ours - nothing, 100, "ms")


def start_up(statement: str) -> float:
    def used() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return used() - before


def measure(turns: int, module: str | None) -> Iterator[Row]:
    yield from inside(turns)
    yield from driven(turns)
    if module:
        yield from native(turns, module)
    yield from copies(turns)
    yield from importing(turns)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=20, help="how often each contender is measured (20)")
    parser.add_argument("--native", metavar="MODULE", help="a C++ engine of Piles to compare with")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    arguments = parser.parse_args()
    modules.main("compiled")
    rows = list(measure(arguments.turns, arguments.native))
    print("", *rows, sep="\n")
    if arguments.json:
        arguments.json.write_text(json.dumps([row.data() for row in rows], indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
