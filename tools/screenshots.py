"""The pictures of the pages: the first one, and every game in its middle and at its end, by day and by night.

python -m tools.screenshots               all of docs/screenshots
python -m tools.screenshots toads lynx    only those whose names begin so
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from stolik.server.identity import COOKIE
from tests.server.launch import Server
from tests.web.browsing import DESKTOP, PHONE, Visitor, launch, still
from tools import scenes
from tools.palette import shrunk

TARGET = Path(__file__).parent.parent / "docs" / "screenshots"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = ("light", "dark")
PICKED = {"piles-middle": 1}  # a card in the hand: what it would do on each pile is to be seen


class Picture(NamedTuple):
    what: str  # home, toads-middle …
    size: str
    scheme: str

    @property
    def name(self) -> str:
        return "-".join(self)

    @property
    def language(self) -> str:
        """Both are to be seen."""
        return "pl" if self.what.endswith("end") or self == ("home", "phone", "dark") else "en"


def pictures() -> Iterator[Picture]:
    for what in ("home", *(f"{scene.game}-{stage}" for scene in scenes.SCENES for stage in ("middle", "end"))):
        for size in SIZES:
            for scheme in SCHEMES:
                yield Picture(what, size, scheme)


def main(wanted: list[str]) -> None:
    TARGET.mkdir(exist_ok=True)
    chosen = [picture for picture in pictures() if not wanted or picture.name.startswith(tuple(wanted))]
    games = {picture.what.split("-")[0] for picture in chosen}
    tables = [
        bring(scene) for scene in scenes.SCENES if scene.game in games for bring in (scenes.middle, scenes.end)
    ]
    with TemporaryDirectory() as folder:
        file = Path(folder, "stolik.db")
        scenes.keep(file, tables)
        with Server(file) as server, sync_playwright() as playwright, launch(playwright) as browser:
            empty = browser.new_page()
            for picture in chosen:
                png = take(browser, f"http://127.0.0.1:{server.port}", picture)
                (TARGET / f"{picture.name}.png").write_bytes(shrunk(png, empty))


def take(browser: Browser, origin: str, picture: Picture) -> bytes:
    visitor = Visitor(browser, origin, SIZES[picture.size], picture.scheme, picture.language)
    if picture.what == "home":
        page = visitor.open()
        page.get_by_role("article").first.wait_for()
    else:
        visitor.context.add_cookies([{"name": COOKIE, "value": scenes.KEY, "url": origin}])
        page = visitor.open(f"/t/{picture.what}")
        page.locator("dialog[open]" if picture.what.endswith("end") else "[data-walk=hand]").first.wait_for()
        if picture.what in PICKED:
            page.locator("[data-walk=hand]").nth(PICKED[picture.what]).click(position={"x": 20, "y": 20})
    page.evaluate("document.fonts.ready.then(() => null)")
    still(page)
    png = page.screenshot()
    visitor.close()
    return png


if __name__ == "__main__":
    main(sys.argv[1:])
