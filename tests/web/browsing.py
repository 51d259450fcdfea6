"""Somebody with a browser of their own, and what they can do with a page."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, expect

PHONE = (390, 844)
SMALL_PHONE = (320, 640)
LYING_PHONE = (740, 360)
DESKTOP = (1280, 800)
PATIENCE = 10_000  # ms; a page that needs longer is broken

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
]
NO_CHROMIUM = """The pages are tried in a real Chromium, and there is none. On Debian and Ubuntu
`sudo apt install chromium` brings it; STOLIK_CHROMIUM names another one."""

# A point of an element that nothing covers: cards in a hand overlap.
UNCOVERED = """element => {
  const box = element.getBoundingClientRect();
  for (let row = 1; row < 12; row++) for (let column = 1; column < 12; column++) {
    const x = box.x + box.width * column / 12, y = box.y + box.height * row / 12;
    if (element.contains(document.elementFromPoint(x, y)) && element.contains(document.elementFromPoint(x + 3, y)))
      return [x, y];
  }
  return null;
}"""
# What lies still: everything that was on its way has arrived.
STILL = """() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
  .map(one => one.finished.catch(() => null))).then(() => null)"""


def launch(playwright: Playwright) -> Browser:
    program = os.environ.get("STOLIK_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, NO_CHROMIUM
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


class Visitor:
    """A browser window. What its page complains of, and what it asks of others, is held against it at the end."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        size: tuple[int, int] = DESKTOP,
        scheme: str = "light",
        language: str = "en",
        speed: int = 0,
        name: str = "Ola",
    ) -> None:
        width, height = size
        self.origin = origin
        self.name = name
        self.problems: list[str] = []
        self.context = browser.new_context(
            base_url=origin,
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            locale={"pl": "pl-PL", "en": "en-GB"}[language],
            has_touch=width < 600,
        )
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps({"speed": speed, "language": language})
        self.context.add_init_script(f"localStorage.settings ??= '{chosen}'")
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", self.heard)
        page.on("request", self.asked)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.origin).netloc:
            self.problems.append(f"asked elsewhere: {request.url}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def make(self, game: str, players: int = 2, **wishes: Any) -> str:
        """A table of mine with quick bots, made as the page makes it."""
        body = {"game": game, "players": players, "nickname": self.name, "pace": 0, "start": True, **wishes}
        answer = self.context.request.post("/api/tables", data=body, headers={"Origin": self.origin})
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def play(self, game: str, players: int = 2, **wishes: Any) -> Page:
        """At a new table that has begun."""
        page = self.open(f"/t/{self.make(game, players, **wishes)}")
        expect(page.get_by_role("main")).to_be_visible()
        return page

    def forgive(self, status: int) -> None:
        """Chromium tells of every answer of the server that is a refusal, also where the page has said it well."""
        self.problems = [problem for problem in self.problems if str(status) not in problem]

    def close(self) -> None:
        self.context.close()
        assert self.problems == []


Visit = Callable[..., Visitor]


def still(page: Page) -> None:
    """Wait until nothing moves any more."""
    page.evaluate(STILL)


def pick(card: Locator) -> None:
    """Click a card where its neighbours do not cover it."""
    expect(card).to_be_visible()
    still(card.page)
    point = card.evaluate(UNCOVERED)
    assert point, f"all of it is covered: {card}"
    card.page.mouse.click(*point)


def assert_accessible(page: Page) -> None:
    """axe finds nothing, and nothing hangs over the side."""
    still(page)
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found] == []
    assert_fits(page)


def assert_fits(page: Page) -> None:
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room


def assert_targets_are_large(page: Page, least: int = 40) -> None:
    """Everything that can be pressed is large enough for a finger."""
    small = page.evaluate(
        """least => [...document.querySelectorAll("button, a.button, select, summary")]
          .filter(one => one.checkVisibility({ checkOpacity: true }) && !one.closest("[inert]"))
          .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.width < least || box.height < least))
          .map(([html, box]) => `${html} ${Math.round(box.width)}×${Math.round(box.height)}`)""",
        least,
    )
    assert small == []


def finish(page: Page) -> None:
    """Play to the end, always the first move of the list of moves."""
    if not page.get_by_role("tab", name="Moves").is_visible():
        page.keyboard.press("g")
    page.get_by_role("tab", name="Moves").click()
    over = page.get_by_role("dialog").locator(".closing")
    sure = page.get_by_role("button", name="Yes, do it")
    move = page.locator("[data-walk='moves']").first
    for _ in range(1000):
        expect(over.or_(sure).or_(move).first).to_be_visible()
        if over.is_visible():
            return
        (sure if sure.is_visible() else move).click()
    raise AssertionError("no end after 1000 moves")


def record_of(visitor: Visitor, table: str, folder: Path) -> Path:
    """The record of a finished game, as a file."""
    file = folder / "record.json"
    file.write_text(visitor.context.request.get(f"/api/tables/{table}/record").text())
    return file
