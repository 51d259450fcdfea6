"""A whole game through a page, whatever the game: wait until asked, move, until it is over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor

MOVES = 500  # no game here comes near
CHANGED = """before => document.querySelector('dialog[open]')
  || document.querySelector('div.stage').innerHTML !== before"""


def to_the_end(page: Page, asked: str, move: Callable[[Page], None]) -> None:
    """`asked`: what is there when it is my turn; `move`: one thing to do then."""
    over = page.get_by_role("dialog").locator(".closing")
    sure = page.get_by_role("button", name="Yes, do it")
    for _ in range(MOVES):
        page.wait_for_selector(f"dialog[open], {asked}", state="attached")
        if over.is_visible():
            return
        if sure.is_visible():
            sure.press("Enter")
            continue
        before = page.locator("div.stage").inner_html()
        move(page)
        page.wait_for_function(CHANGED, arg=before)
    raise AssertionError(f"no end after {MOVES} moves")


def together(host: Visitor, guest: Visitor, game: str) -> tuple[Page, Page]:
    """Two persons at a table for two that has begun."""
    table = host.make(game, 2, start=False)
    page, there = host.open(f"/t/{table}"), guest.open(f"/t/{table}")
    there.get_by_role("textbox", name="What should others call you?").fill(guest.name)
    there.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text(guest.name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    return page, there
