"""Piles through the page: whole games by clicks and by keys, signals, what is refused, and room for all of it."""

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
ASKED = f".bar .buttons button:enabled, .slot.may, {FITS}"


def nearest(page: Page) -> str:
    """The pile on which the picked card goes the shortest way."""
    piles = page.locator(".slot.may").evaluate_all("all => all.map(one => [one.ariaLabel, one.dataset.pile])")
    return str(
        min(piles, key=lambda pile: 0 if "back" in pile[0] else int(pile[0].split(" step")[0].split()[-1]))[1]
    )


def move_by_click(page: Page) -> None:
    if page.locator(".bar .buttons button").count():
        page.locator(".bar .buttons button").first.click()
    elif page.locator(".slot.may").count():
        page.locator(f".slot[data-pile={nearest(page)}]").click()
    else:
        pick(page.locator(FITS).first)


def move_by_key(page: Page) -> None:
    buttons = page.locator(".bar .buttons button")
    if page.get_by_role("button", name="End turn").count():
        page.keyboard.press("e")
    elif buttons.count():
        buttons.first.press("Enter")
    elif page.locator(".slot.may").count():
        page.keyboard.press(str("ABCD".index(nearest(page)) + 1))
    else:
        page.locator(FITS).first.press("Enter")


@pytest.mark.parametrize(("players", "size"), [(1, PHONE), (3, DESKTOP)])
def test_a_whole_game_by_clicks(visit: Visit, players: int, size: tuple[int, int]) -> None:
    page = visit(size=size).play("piles", players, bots=["easy"] * (players - 1))
    to_the_end(page, ASKED, move_by_click)
    expect(page.get_by_role("dialog")).to_contain_text("98")


def test_a_whole_game_by_keys(visit: Visit) -> None:
    page = visit().play("piles", 2, bots=["easy"])
    to_the_end(page, ASKED, move_by_key)
    expect(page.get_by_role("dialog")).to_contain_text("98")


def test_a_signal_lies_on_its_pile_for_all_to_see(visit: Visit) -> None:
    page = visit(size=PHONE).play("piles", 2, bots=["easy"])
    page.get_by_role("button", name="Signal about pile C").click()
    assert_accessible(page)
    page.get_by_role("button", name="leave it by all means").click()
    expect(page.get_by_role("img", name="Ola: leave it by all means")).to_be_visible()


def test_a_pile_without_a_picked_card_asks_for_one(visit: Visit) -> None:
    page = visit(size=PHONE).play("piles", 1)
    page.wait_for_selector(FITS)
    page.locator(".slot").first.click()
    expect(page.get_by_text("Pick a card first.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, LYING_PHONE, DESKTOP])
def test_room_and_contrast_for_everything(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).play("piles", 1, options={"on_fire": True})
    for _ in range(4):
        page.wait_for_selector(ASKED)
        move_by_click(page)
    assert_accessible(page)
    assert_targets_are_large(page)
    assert_fits(page)
