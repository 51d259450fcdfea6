"""Lie through the page: whole games by clicks and by keys, two people and a reveal, and room for all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

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
from tests.web.whole_games import to_the_end, together

ASKED = ".actions button:enabled"
BIDS_BEFORE_A_CHECK = 2


def is_time_to_check(page: Page) -> bool:
    return page.locator(".picker .check").count() > 0 and (
        page.locator(".ladder li").count() >= BIDS_BEFORE_A_CHECK or not page.locator(".picker .bid").count()
    )


def move_by_click(page: Page) -> None:
    if page.locator(".actions .main").count():
        page.locator(".actions .main").first.click()
    else:
        page.locator(".picker .check" if is_time_to_check(page) else ".picker .bid").click()


def move_by_key(page: Page) -> None:
    page.keyboard.press("s" if is_time_to_check(page) else "b")


@pytest.mark.parametrize(("players", "size"), [(2, PHONE), (4, DESKTOP)])
def test_a_whole_game_by_clicks(visit: Visit, players: int, size: tuple[int, int]) -> None:
    page = visit(size=size).play("lie", players, bots=["easy"] * (players - 1))
    to_the_end(page, ASKED, move_by_click)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_whole_game_by_keys(visit: Visit) -> None:
    page = visit().play("lie", 3, bots=["easy", "easy"])
    to_the_end(page, ASKED, move_by_key)
    expect(page.get_by_role("dialog")).to_be_visible()


def checked(page: Page, there: Page) -> Locator:
    """The reveal, as the first of two sees it after the other has checked."""
    for one in (page, there):
        one.get_by_role("button", name="Ready").click()
    page.locator(".picker .bid").click()
    there.locator(".picker .check").click()
    reveal = page.get_by_role("region", name="All hands, turned over")
    expect(reveal).to_be_visible()
    return reveal


def test_two_people_turn_bid_check_and_see_the_same_reveal(visit: Visit) -> None:
    page, there = together(visit(name="Ola", size=PHONE), visit(name="Borys"), "lie")
    checked(page, there)
    for one in (page, there):
        reveal = one.get_by_role("region", name="All hands, turned over")
        expect(reveal).to_contain_text("Ola")
        expect(reveal).to_contain_text("Borys")
        assert_accessible(one)


def test_a_reveal_is_shown_once_whatever_happens_meanwhile(visit: Visit) -> None:
    page, there = together(visit(name="Ola", size=PHONE), visit(name="Borys"), "lie")
    reveal = checked(page, there)
    reveal.evaluate("it => { it.dataset.same = 'yes'; }")
    there.get_by_role("button", name="Ready").click()
    expect(page.get_by_role("group", name="Borys").first).to_have_attribute("aria-label", re.compile("turned"))
    expect(reveal).to_have_attribute("data-same", "yes")


def test_how_it_came_out_is_not_told_before_the_hands_are_open(visit: Visit) -> None:
    reveal = checked(*together(visit(name="Ola", speed=350), visit(name="Borys"), "lie"))
    starts = "all => all.map(one => parseFloat(getComputedStyle(one).animationDelay))"
    hands = reveal.locator(".card").evaluate_all(starts)
    verdict = reveal.locator(".verdict").evaluate_all(starts)
    assert max(hands) < min(verdict)


def test_a_card_turns_under_the_finger_and_stays_so_after_a_reload(visit: Visit) -> None:
    page = visit(size=PHONE).play("lie", 2, options={"fewer": True})
    page.wait_for_selector(ASKED)
    first = page.locator("[data-walk=hand]").first
    before = str(first.get_attribute("aria-label"))
    first.click()
    expect(first).not_to_have_attribute("aria-label", before)
    turned = str(first.get_attribute("aria-label"))
    page.reload()
    expect(first).to_have_attribute("aria-label", turned)


def test_a_bid_that_is_too_low_is_answered_with_the_rule(visit: Visit) -> None:
    page, there = together(visit(name="Ola"), visit(name="Borys"), "lie")
    for one in (page, there):
        one.get_by_role("button", name="Ready").click()
    page.get_by_role("radio", name="6").click()
    page.locator(".picker .bid").click()
    there.wait_for_selector(".picker .bid")
    there.get_by_role("button", name="one fewer").click()
    expect(there.get_by_role("alert")).to_contain_text("K-0")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, LYING_PHONE, DESKTOP])
def test_room_and_contrast_for_everything(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).play("lie", 6, options={"fewer": True}, bots=["easy"] * 5)
    for _ in range(2):
        page.wait_for_selector(ASKED)
        assert_accessible(page)
        assert_targets_are_large(page)
        move_by_click(page)
    assert_fits(page)
