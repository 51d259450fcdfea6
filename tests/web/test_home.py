"""The first page: five games, one click to play, and everything a newcomer may want to change."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import stolik
from tests.web.browsing import (
    DESKTOP,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    Visit,
    assert_accessible,
    assert_fits,
    assert_targets_are_large,
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_it_shows_every_game_and_is_accessible(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).open()
    expect(page.get_by_role("article")).to_have_count(len(stolik.GAMES))
    assert_accessible(page)
    assert_targets_are_large(page)


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING_PHONE])
def test_nothing_hangs_over_the_side_of_small_screens(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.open()
    expect(page.get_by_role("article")).to_have_count(len(stolik.GAMES))
    assert_fits(page)
    page.get_by_role("link", name="With friends").first.click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert_fits(page)


def test_one_click_and_a_game_is_being_played(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("article").filter(has_text="Toads").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text("open a new row")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("link", name=re.compile("Toads.*your turn"))).to_be_visible()


def test_polish_numbers_have_their_endings(visit: Visit) -> None:
    visitor = visit(language="pl")
    for players in (2, 3, 6):
        visitor.make("lie", players, start=False)
    mine = visitor.open().locator("section").filter(has_text="Graj dalej")
    expect(mine.get_by_text("1 wolne miejsce", exact=True)).to_be_visible()
    expect(mine.get_by_text("2 wolne miejsca", exact=True)).to_be_visible()
    expect(mine.get_by_text("5 wolnych miejsc", exact=True)).to_be_visible()


def test_many_tables_of_ones_own_do_not_hide_the_games(visit: Visit) -> None:
    visitor = visit()
    awaited = visitor.play("lie", 2).url.removeprefix(visitor.origin)
    expect(visitor.page.get_by_role("button", name="Ready")).to_be_visible()
    for _ in range(4):
        visitor.make("toads", 3, start=False)
    page = visitor.open()
    rows = page.locator("section").filter(has_text="Go on where you were").locator("a")
    expect(rows).to_have_count(3)
    expect(rows.first).to_have_attribute("href", awaited)  # where one is awaited
    page.get_by_role("button", name="Show 2 more").click()
    expect(rows).to_have_count(5)


def test_the_language_can_be_switched_and_is_remembered(visit: Visit) -> None:
    page = visit(language="pl").open()
    expect(page.get_by_role("heading", name="Ropuchy")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.get_by_role("button", name="Switch to English").click()
    expect(page.get_by_role("heading", name="Toads")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Toads")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_settings_count_at_once_and_are_kept(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)
    page.get_by_role("radio", name="night").check(force=True)
    page.get_by_role("radio", name="quick").check(force=True)
    page.get_by_role("checkbox", name="Larger cards").check()
    page.get_by_role("button", name="Close").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-large", "")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--speed')") == "200ms"


def test_a_wrong_code_is_answered_in_words(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("textbox", name="Code of the table").fill("zzzzzz")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    visitor.forgive(404)


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/t/a/b")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    visitor.forgive(404)


def test_the_page_may_load_nothing_from_elsewhere(visit: Visit) -> None:
    answer = visit().context.request.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "style=" not in answer.text()
