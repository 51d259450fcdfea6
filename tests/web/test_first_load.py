"""What the first page loads, and what only a table needs; and that the page can be installed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

import stolik
from tests.web.browsing import Visit, Visitor

STATIC = Path(stolik.__file__).parent / "server" / "static"
MOST = 120 * 1024  # bytes of JavaScript and CSS, compressed, before a game can be chosen


def loaded(visitor: Visitor) -> list[str]:
    """The built files that this window asks for from now on, in order."""
    files: list[str] = []

    def answered(response: Response) -> None:
        path = urlsplit(response.url).path.lstrip("/")
        if (STATIC / path).is_file():
            files.append(path)

    visitor.page.on("response", answered)
    return files


def quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_first_page_is_small(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    files = loaded(visitor)
    page = visitor.open()
    expect(page.get_by_role("article")).to_have_count(5)
    quiet(page)
    code = {file for file in files if file.endswith((".js", ".css"))}
    assert len(code) > 3
    sizes = {file: len(gzip.compress((STATIC / file).read_bytes())) for file in code}
    assert sum(sizes.values()) <= MOST, sizes
    text = "".join((STATIC / file).read_text() for file in code)
    assert "home-play-now = " in text
    assert "setup-which-game = " not in text  # words of the terminal


def test_a_game_is_loaded_when_its_table_is_opened_and_no_other(visit: Visit) -> None:
    visitor = visit()
    files = loaded(visitor)
    page = visitor.open()
    expect(page.get_by_role("article")).to_have_count(5)
    quiet(page)
    assert tables(files) == set()
    page.get_by_role("article").filter(has_text="Piles").get_by_role("button", name="Play now").click()
    expect(page.locator("div.stage button").first).to_be_visible()
    quiet(page)
    assert tables(files) == {"piles"}


def tables(files: list[str]) -> set[str]:
    return {game for game in stolik.GAMES if any(file.startswith(f"assets/{game}-") for file in files)}


def test_only_the_words_of_ones_own_language_are_loaded(visit: Visit) -> None:
    visitor = visit(language="pl")
    files = loaded(visitor)
    page = visitor.open()
    expect(page.get_by_role("article")).to_have_count(5)
    quiet(page)
    words = {file.split("/")[1][:3] for file in files if file.startswith(("assets/pl-", "assets/en-"))}
    assert words == {"pl-"}


def test_it_can_be_installed(visit: Visit) -> None:
    """Chromium itself finds nothing that stands against it."""
    visitor = visit()
    page = visitor.open()
    devtools = visitor.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"] == "Stolik"
    assert visitor.context.request.get(manifest["start_url"]).ok
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"]), icon
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    against = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in against if error["errorId"] != "in-incognito"] == []  # tests leave nothing behind
