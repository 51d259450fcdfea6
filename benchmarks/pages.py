"""How soon the pages can be used on a slow phone: a real Chromium with its processor slowed down, on loopback.

`.venv/bin/python -m benchmarks.pages [--turns N] [--slowdown N] [--json FILE]`

Every turn is a window without a cache: the first page until it shows something, until a game can be chosen, and
one click until the first card can be played. The median of the turns counts, beside what the network had to carry.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.timing import Row
from tests.server.launch import Server
from tests.web.browsing import PHONE, Visitor, launch

TURNS = 7
SLOWDOWN = 4  # a phone of the middle class beside a desktop
FIRST_PAINT = 1.0  # seconds
CODE = 120.0  # KiB of JavaScript and CSS, compressed

# When words or pictures were there, not only the bare table.
PAINT = """() => new Promise(told => new PerformanceObserver(list => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) told(entry.startTime / 1000);
}).observe({ type: "paint", buffered: true }))"""
# How many seconds after the page was asked for something like this was there.
SEEN = """async what => {
  while (!document.querySelector(what)) await new Promise(requestAnimationFrame);
  return performance.now() / 1000;
}"""
CHOOSE, PLAY = "article button", "[data-walk=hand]"
CARRIED = """() => performance.getEntriesByType("resource")
  .filter(one => /\\.(js|css)$/.test(one.name))
  .reduce((sum, one) => sum + one.encodedBodySize, 0) / 1024"""

Figures = dict[str, float]


def turn(browser: Browser, origin: str, slowdown: float) -> Figures:
    visitor = Visitor(browser, origin, size=PHONE)
    page = visitor.page
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto("/", wait_until="commit")
    chosen = page.evaluate(SEEN, CHOOSE)
    figures = {
        "first paint": page.evaluate(PAINT),
        "a game can be chosen": chosen,
        "code": page.evaluate(CARRIED),
        "one click to the first move": first_move(page),
    }
    visitor.close()
    return figures


def first_move(page: Page) -> float:
    start = page.evaluate("performance.now() / 1000")
    page.get_by_role("button", name="Play now").first.click()
    there: float = page.evaluate(SEEN, PLAY)
    return there - float(start)


def rows(turns: list[Figures], slowdown: float) -> Iterator[Row]:
    middle = {name: median(turn[name] for turn in turns) for name in turns[0]}
    slow = f"({slowdown:g} × slower processor)"
    yield Row.at_most(f"first paint {slow}", middle["first paint"], FIRST_PAINT, "s")
    yield Row(f"a game can be chosen {slow}", middle["a game can be chosen"], "s")
    yield Row(f"from one click to the first move {slow}", middle["one click to the first move"], "s")
    yield Row.at_most("JavaScript and CSS of the first page, compressed", middle["code"], CODE, "KiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--slowdown", type=float, default=SLOWDOWN)
    parser.add_argument("--json", type=Path, help="write the figures there as well")
    wishes = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "stolik.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        origin = f"http://127.0.0.1:{server.port}"
        turns = [turn(browser, origin, wishes.slowdown) for _ in range(wishes.turns)]
        browser.close()
    found = list(rows(turns, wishes.slowdown))
    print(*found, f"Median of {wishes.turns} turns.", sep="\n")
    if wishes.json:
        wishes.json.write_text(json.dumps([row.data() for row in found], indent=2) + "\n")
    sys.exit(any(row.met is False for row in found))


if __name__ == "__main__":
    main()
