"""Lynx through the page: whole games by clicks and by keys, what is picked, what is refused, and room for it."""

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

MOVES = 600  # no game here comes near
PAIR = "Keep|Leave|Take back|Discard"
ASKED = "dialog[open], .spot.may, .actions button:enabled"


def wait_until_asked(page: Page) -> None:
    page.wait_for_selector(ASKED, state="attached")


def is_over(page: Page) -> bool:
    wait_until_asked(page)
    return page.locator("dialog[open]").count() > 0


def hand(page: Page) -> Locator:
    return page.locator("[data-walk=hand]")


def largest(page: Page) -> Locator:
    """The set of the hand with most cards: so games end soon."""
    names = hand(page).evaluate_all("sets => sets.map(one => one.ariaLabel)")
    sizes = [int(found[0]) if (found := re.findall(r"\d+", name)[1:]) else 1 for name in names]
    return hand(page).nth(sizes.index(max(sizes)))


def settled(page: Page, before: str) -> None:
    """Until the page has taken the move in, or asks before it makes it."""
    page.wait_for_function(
        """before => document.querySelector("dialog[open]")
          || document.querySelector(".table").innerHTML !== before""",
        arg=before,
    )


def drawn(page: Page) -> str:
    return page.locator(".table").inner_html()


def move_by_click(page: Page, turn: int) -> None:
    pair = page.locator(".actions").get_by_role("button", name=re.compile(f"^({PAIR})"))
    places = page.locator("[data-walk=pool].may, [data-walk=virtual].may")
    if pair.count():
        pair.nth(turn % 2).click()
    elif places.count():
        places.nth(turn % places.count()).click()
    elif page.locator(".play").count():
        page.locator(".play").click()
    else:
        largest(page).click()


def move_by_key(page: Page, turn: int) -> None:
    if page.locator(".actions").get_by_role("button", name=re.compile(f"^({PAIR})")).count():
        page.keyboard.press(str(1 + turn % 2))
    elif page.locator("[data-walk=virtual].may").count():
        page.locator("[data-walk=virtual].may").first.focus()
        page.keyboard.press("Enter")
    elif page.locator("[data-walk=pool].may").count():
        page.keyboard.press("e" if page.get_by_role("button", name="End turn").count() else "1d"[turn % 2])
    else:
        largest(page).focus()
        page.keyboard.press("Enter")


def to_the_end(page: Page, by_key: bool) -> None:
    for turn in range(MOVES):
        if is_over(page):
            if not page.get_by_role("button", name="Yes").count():
                return
            page.get_by_role("button", name="Yes").click()
            continue
        before = drawn(page)
        move_by_key(page, turn) if by_key else move_by_click(page, turn)
        settled(page, before)
    raise AssertionError(f"no end after {MOVES} moves")


@pytest.mark.parametrize(("players", "size"), [(2, PHONE), (4, DESKTOP)])
def test_a_whole_game_by_clicks(visit: Visit, players: int, size: tuple[int, int]) -> None:
    page = visit(size=size).play("lynx", players, bots=["easy"] * (players - 1))
    to_the_end(page, by_key=False)
    expect(page.get_by_role("dialog")).to_contain_text("on the table")


def test_a_whole_game_by_keys(visit: Visit) -> None:
    page = visit().play("lynx", 3, bots=["easy", "easy"])
    to_the_end(page, by_key=True)
    expect(page.get_by_role("dialog")).to_contain_text("on the table")


def test_how_many_and_with_how_many_jokers_is_chosen_before_playing(visit: Visit) -> None:
    page = visit(size=PHONE).play("lynx", 2)  # both hold two jokers
    wait_until_asked(page)
    hand(page).first.click()
    more = page.get_by_role("button", name="One joker more")
    more.click()
    more.click()
    play = page.get_by_role("button", name=re.compile("^Play"))
    most = play.inner_text()
    page.get_by_role("button", name="One joker fewer").click()
    expect(play).not_to_have_text(most)
    expect(more).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_have_count(0)


def test_arrows_walk_through_the_hand_and_what_is_picked_outlives_a_reload(visit: Visit) -> None:
    page = visit().play("lynx", 3)
    wait_until_asked(page)
    hand(page).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    picked = page.locator("[data-walk=hand][aria-pressed=true]")
    expect(picked).to_have_attribute("data-at", "1")
    page.reload()
    expect(picked).to_have_attribute("data-at", "1")
    expect(page.locator(".play")).to_be_visible()


def test_drawing_when_cards_are_to_be_played_is_answered_with_the_reason(visit: Visit) -> None:
    page = visit().play("lynx", 3)
    wait_until_asked(page)
    page.get_by_role("button", name=re.compile("^Deck")).click()
    expect(page.get_by_role("alert")).to_contain_text("L-03")


def test_a_tap_on_a_rival_shows_what_everyone_knows_of_the_hand(visit: Visit) -> None:
    page = visit(size=PHONE).play("lynx", 2)
    wait_until_asked(page)
    page.get_by_role("button", name=re.compile("bot")).first.click()
    expect(page.get_by_text("Known cards in hand (hidden: 11)")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Known cards in hand")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_table_is_accessible(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).play("lynx", 3)
    wait_until_asked(page)
    assert_accessible(page)
    hand(page).first.click()
    assert_accessible(page)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("size", [SMALL_PHONE, LYING_PHONE, PHONE])
def test_every_number_of_players_has_room(visit: Visit, size: tuple[int, int], players: int) -> None:
    page = visit(size=size, language="pl").play("lynx", players)
    wait_until_asked(page)
    assert_fits(page)
    assert_targets_are_large(page)
    hand(page).first.click()
    assert_fits(page)
