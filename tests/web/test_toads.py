"""Toads through the page: whole games by clicks and by keys, what is refused and kept, and room for everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import (
    DESKTOP,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    Visit,
    assert_accessible,
    assert_fits,
    assert_targets_are_large,
    pick,
)
from tests.web.whole_games import to_the_end

FITS = "[data-walk=hand]:has(.may)"
ASKED = f"{FITS}, .actions .main:enabled, .actions .quiet:enabled"


def move_by_click(page: Page) -> None:
    twins = page.locator("[data-walk=row]:has(.gleam)")
    if page.locator(".actions .main").count():
        page.locator(".actions .main").first.click()
    elif twins.count():
        pick(twins.first)
    elif page.locator(FITS).count():
        pick(page.locator(FITS).first)
    else:
        page.locator(".actions .quiet").click()


def move_by_key(page: Page) -> None:
    if page.locator(FITS).count():
        page.locator(FITS).first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("t")


@pytest.mark.parametrize(("players", "size"), [(2, PHONE), (4, DESKTOP)])
def test_a_whole_game_by_clicks(visit: Visit, players: int, size: tuple[int, int]) -> None:
    page = visit(size=size).play("toads", players, options={"rounds": 1}, bots=["easy"] * (players - 1))
    to_the_end(page, ASKED, move_by_click)
    expect(page.get_by_role("dialog")).to_contain_text("Round 1")


def test_a_whole_game_by_keys(visit: Visit) -> None:
    page = visit().play("toads", 2, options={"rounds": 1}, bots=["easy"])
    to_the_end(page, ASKED, move_by_key)
    expect(page.get_by_role("dialog")).to_contain_text("Round 1")


def test_a_card_that_does_not_fit_is_answered_with_the_rule(visit: Visit) -> None:
    page = visit(size=PHONE).play("toads", 2)
    page.wait_for_selector(ASKED)
    pick(page.locator("[data-walk=hand]").first)
    page.locator(".actions .main").first.click()
    page.wait_for_selector("[data-walk=row]")
    row = page.locator("[data-walk=row]")
    expect(row).not_to_have_count(0)
    page.wait_for_selector(ASKED)
    refused = page.locator("[data-walk=row]:not(:has(.gleam))")
    pick(refused.first)
    expect(page.get_by_role("alert")).to_contain_text("T-08")


def test_what_is_picked_survives_a_reload(visit: Visit) -> None:
    page = visit(size=PHONE).play("toads", 2)
    page.wait_for_selector(ASKED)
    pick(page.locator("[data-walk=hand]").nth(2))
    name = page.locator("[data-walk=hand][aria-pressed=true]").get_attribute("aria-label")
    page.reload()
    expect(page.locator("[data-walk=hand][aria-pressed=true]")).to_have_attribute("aria-label", str(name))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, LYING_PHONE, DESKTOP])
def test_room_and_contrast_for_everything(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).play("toads", 4, bots=["easy"] * 3)
    page.wait_for_selector(ASKED)
    move_by_click(page)
    assert_accessible(page)
    assert_targets_are_large(page)
    assert_fits(page)
