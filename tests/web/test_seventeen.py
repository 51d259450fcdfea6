"""Seventeen through the page: whole games by clicks and by keys, what is picked and refused, and room for all."""

from __future__ import annotations

import re

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

ENOUGH_TO_CALL = 12
MOVES = 400  # no game here comes near
ASKED = "dialog[open], .pass, .check-may, [data-walk=hand] .may"


def wait_until_asked(page: Page) -> None:
    page.wait_for_selector(ASKED, state="attached")


def is_over(page: Page) -> bool:
    wait_until_asked(page)
    return page.get_by_role("dialog").is_visible()


def sum_in_sight(page: Page) -> int:
    return int(page.locator(".sum .number b").inner_text())


def may_call(page: Page) -> bool:
    return page.locator(".check-may").count() > 0 and sum_in_sight(page) >= ENOUGH_TO_CALL


def may_pass(page: Page) -> bool:
    return page.locator(".pass").count() > 0


def lay_by_click(page: Page) -> None:
    """The last card; heart up where it has a heart."""
    pick(page.locator("[data-walk=hand]").last)
    ways = page.get_by_role("group", name="How to lay the card").get_by_role("button")
    ways.last.click()


def lay_by_key(page: Page) -> None:
    """The first card; heart up where it has a heart, and the sign does no harm where it has none."""
    page.keyboard.press("1")
    expect(page.get_by_role("group", name="How to lay the card")).to_be_visible()
    page.keyboard.press("-")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_whole_game_by_clicks(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).play("seventeen", 2, bots=["easy"])  # nobody else can call while I choose
    for _ in range(MOVES):
        if is_over(page):
            break
        if may_call(page):
            page.get_by_role("button", name="Call CHECK").click()
        elif may_pass(page):
            page.get_by_role("button", name="Pass", exact=True).click()
        else:
            lay_by_click(page)
    expect(page.get_by_role("dialog")).to_contain_text("mastery 3")


def test_a_whole_game_by_keys(visit: Visit) -> None:
    page = visit().play("seventeen", 2, bots=["easy"])
    for _ in range(MOVES):
        if is_over(page):
            break
        if may_call(page):
            page.keyboard.press("s")
        elif may_pass(page):
            page.keyboard.press("p")
        else:
            lay_by_key(page)
    expect(page.get_by_role("dialog")).to_contain_text("mastery 3")


def test_arrows_walk_through_the_hand_and_enter_picks(visit: Visit) -> None:
    page = visit().play("seventeen", 2)
    wait_until_asked(page)
    cards = page.locator("[data-walk=hand]")
    page.locator("[data-walk=hand][data-at='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-walk=hand][data-at='1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(cards.and_(page.locator("[aria-pressed=true]"))).to_have_count(0)


def test_a_picked_card_outlives_a_reload(visit: Visit) -> None:
    page = visit().play("seventeen", 3)
    wait_until_asked(page)
    page.keyboard.press("2")
    picked = page.locator("[data-walk=hand][aria-pressed=true]")
    expect(picked).to_have_attribute("data-at", "1")
    page.reload()
    expect(picked).to_have_attribute("data-at", "1")
    expect(page.get_by_role("group", name="How to lay the card")).to_be_visible()


def test_check_is_always_there_and_says_why_not(visit: Visit) -> None:
    page = visit(size=PHONE).play("seventeen", 2)
    wait_until_asked(page)
    page.get_by_role("button", name="Call CHECK").click()
    expect(page.get_by_text("The row is empty: there is nothing to check.")).to_be_visible()


def test_what_the_seats_hold_and_have_won_is_said_in_words(visit: Visit) -> None:
    page = visit().play("seventeen", 3)
    wait_until_asked(page)
    seat = page.get_by_role("group", name=re.compile(r"Ada, a bot.*Seen in hand: .+"))
    expect(seat).to_be_visible()
    expect(seat.get_by_role("img", name="mastery 0 of 3, nerves 0")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_table_is_accessible(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).play("seventeen", 4)
    wait_until_asked(page)
    page.keyboard.press("1")
    assert_accessible(page)
    lay_by_click(page)
    wait_until_asked(page)
    assert_accessible(page)


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING_PHONE, PHONE])
def test_six_players_have_room(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, language="pl").play("seventeen", 6)
    wait_until_asked(page)
    page.keyboard.press("3")
    assert_fits(page)
    assert_targets_are_large(page)
