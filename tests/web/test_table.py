"""At any table: what is asked, why not, what happened, what may be read; and nothing is lost on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browsing import (
    DESKTOP,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    Visit,
    assert_accessible,
    assert_fits,
    pick,
)

# Nothing lies over any part of an element.
ON_TOP = """element => {
  const box = element.getBoundingClientRect();
  for (let row = 1; row < 12; row++) for (let column = 1; column < 24; column++) {
    const [x, y] = [box.x + box.width * column / 24, box.y + box.height * row / 12];
    if (!element.contains(document.elementFromPoint(x, y))) return false;
  }
  return true;
}"""


def status(page: Page, words: str) -> None:
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text(words)


def make_a_move(page: Page) -> None:
    """The first of the list, and wait until the others have answered it."""
    if not page.get_by_role("tab", name="Moves").is_visible():
        page.keyboard.press("g")
    page.get_by_role("tab", name="Moves").click()
    page.locator("[data-walk='moves']").first.click()
    expect(page.get_by_role("banner").locator(".last")).to_have_text(
        re.compile("^[A-Z][a-z]+ (places|pulls|takes)")
    )
    status(page, "Your turn")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_log_rules_talk_and_moves_are_accessible(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, scheme=scheme).play("toads", 3)
    status(page, "Your turn")
    for tab, key in (("Log", "l"), ("Rules", "r"), ("Talk", "c"), ("Moves", "g")):
        if not page.get_by_role("tabpanel", name=tab).is_visible():
            page.keyboard.press(key)
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        assert_accessible(page)


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING_PHONE])
def test_small_screens_have_room_for_all_of_it(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).play("toads", 4)
    status(page, "Your turn")
    assert_fits(page)
    page.keyboard.press("l")
    assert_fits(page)


@pytest.mark.parametrize(("players", "size"), [(2, DESKTOP), (4, SMALL_PHONE)])
def test_a_move_that_is_not_allowed_is_answered_with_the_reason_and_its_rule(
    visit: Visit, players: int, size: tuple[int, int]
) -> None:
    page = visit(size=size).play("toads", players)
    status(page, "Your turn")
    far = page.locator("[data-walk='hand']:not([aria-label*='Place'], [aria-label*='Pull'])")
    make_a_move(page)
    while not far.count():  # somebody has pulled the only card of the row: everything fits
        make_a_move(page)
    page.get_by_role("button", name="Close").click()
    pick(far.first)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("too far")
    assert alert.evaluate(ON_TOP)
    assert_accessible(page)
    alert.get_by_role("button", name="Rule T-06").click()
    expect(page.locator("[data-rule='T-06']")).to_be_visible()
    expect(page.locator("[data-rule='T-06']")).to_be_focused()


def test_a_line_of_the_log_shows_its_moment_and_there_is_a_way_back(visit: Visit) -> None:
    page = visit().play("toads", 2)
    status(page, "Your turn")
    make_a_move(page)
    page.get_by_role("tab", name="Log").click()
    first = page.locator("[data-walk='log']").filter(has_text="You place").first
    first.click()
    expect(page.get_by_text("Moment")).to_be_visible()
    expect(first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect(first).not_to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(page.get_by_text("Moment")).to_be_hidden()
    status(page, "Your turn")


def test_on_a_phone_a_moment_is_not_hidden_behind_the_log(visit: Visit) -> None:
    page = visit(size=PHONE).play("toads", 2)
    status(page, "Your turn")
    page.keyboard.press("l")
    page.locator("[data-walk='log']").first.click()  # before the cards were dealt: then the deal is shown
    expect(page.get_by_text("Moment 1 of 1")).to_be_visible()
    expect(page.get_by_role("tablist")).to_be_hidden()
    page.get_by_role("button", name="Back to now").click()
    status(page, "Your turn")


def test_rules_that_matter_now_come_first(visit: Visit) -> None:
    page = visit().play("toads", 2)
    status(page, "Your turn")
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="What matters now")).to_be_visible()
    expect(page.locator("[data-rule='T-07']")).to_be_visible()
    expect(page.locator("[data-rule='T-16']")).to_have_count(1)


def test_the_keys_are_listed_under_a_question_mark(visit: Visit) -> None:
    page = visit().play("toads", 2)
    status(page, "Your turn")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("list of moves")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_hint_says_what_and_why_and_can_be_played(visit: Visit) -> None:
    page = visit().play("toads", 2)
    status(page, "Your turn")
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name="Hint")
    expect(dialog).to_be_visible()
    assert_accessible(page)
    dialog.get_by_role("listitem").first.get_by_role("button").click()
    expect(dialog).to_be_hidden()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("You place").first).to_be_visible()


def test_a_seat_left_to_a_bot_can_be_taken_back(visit: Visit) -> None:
    page = visit().play("toads", 2, pace=5)
    status(page, "Your turn")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the seat to a bot").click()
    page.get_by_role("button", name="Leave it to a bot").click()
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_role("button", name="Take the seat back")).to_be_hidden()


def test_a_clock_can_be_seen(visit: Visit) -> None:
    page = visit().play("toads", 2, clock={"decision": 60, "call_window": 6.0, "away": None})
    expect(page.get_by_role("timer")).to_have_attribute("aria-label", re.compile(r"\d+ seconds left"))


# -- nothing is lost on the way


def test_a_reload_keeps_what_was_picked_and_the_place_in_the_game(visit: Visit) -> None:
    page = visit().play("toads", 2)
    status(page, "Your turn")
    card = page.locator("[data-walk='hand']").nth(3)
    name = card.get_attribute("aria-label")
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.reload()
    status(page, "Your turn")
    expect(page.locator("[aria-pressed='true']")).to_have_attribute("aria-label", str(name))


def test_a_lost_connection_says_so_comes_back_and_loses_no_move(visit: Visit) -> None:
    visitor = visit()
    routes: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server()

    visitor.page.route_web_socket("**/ws/**", through)
    page = visitor.play("toads", 2)
    status(page, "Your turn")
    page.locator("[data-walk='hand']").first.focus()
    page.keyboard.press("Enter")
    routes[-1].close(code=1012)
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    status(page, "Your turn")
    expect(page.locator("[aria-pressed='true']")).to_have_count(1)
    assert len(routes) == 2
    make_a_move(page)


def test_a_move_made_while_the_line_is_down_is_made_once_it_is_back(visit: Visit) -> None:
    visitor = visit()
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
    deaf = False

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append((route, server))
        route.on_message(lambda message: None if deaf else server.send(message))

    visitor.page.route_web_socket("**/ws/**", through)
    page = visitor.play("toads", 2)
    status(page, "Your turn")
    deaf = True
    page.keyboard.press("g")
    page.locator("[data-walk='moves']").first.click()  # it never arrives
    deaf = False
    lines[-1][0].close(code=1012)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("[data-walk='log']").filter(has_text="You place")).to_have_count(1)
    status(page, "Your turn")


def test_another_window_of_the_same_player_takes_over_and_the_first_is_told(visit: Visit) -> None:
    visitor = visit()
    page = visitor.play("toads", 2)
    status(page, "Your turn")
    second = visitor.context.new_page()
    visitor.watch(second)
    second.goto(page.url)
    status(second, "Your turn")
    page.get_by_role("button", name="Play here").click()
    status(page, "Your turn")
    expect(second.get_by_role("button", name="Play here")).to_be_visible()


def test_a_server_that_is_not_there_is_answered_in_words(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/api/**", lambda route: route.abort())
    page = visitor.open()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    visitor.page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("article")).to_have_count(5)
    visitor.problems.clear()  # Chromium tells of the requests that failed
