"""People at one table and beside it: who watches, who is away, who is heard, moves taken back, another game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web import test_lie
from tests.web.browsing import PHONE, Visit, Visitor, assert_accessible
from tests.web.whole_games import CHANGED, together


def status(page: Page, words: str) -> None:
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text(words)


def test_somebody_without_a_seat_watches_and_is_seen_to(visit: Visit) -> None:
    host, guest, third = visit(name="Ola"), visit(name="Borys"), visit(name="Ewa", size=PHONE)
    page, _ = together(host, guest, "toads")
    beside = third.open(page.url.removeprefix(host.origin))
    status(beside, "You are watching. To move: Ola")
    expect(beside.locator("[data-walk=hand]")).to_have_count(0)
    assert_accessible(beside)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_text("1 person is watching")).to_be_visible()


def test_whoever_loses_the_line_is_shown_as_not_here(visit: Visit) -> None:
    host, guest = visit(name="Ola"), visit(name="Borys")
    page, there = together(host, guest, "toads")
    seat = page.get_by_role("group", name=re.compile("^Borys"))
    expect(seat).not_to_have_attribute("aria-label", re.compile("not connected"))
    there.goto("/")
    expect(seat).to_have_attribute("aria-label", re.compile("not connected"))


def test_whom_one_does_not_want_to_hear_is_not_heard(visit: Visit) -> None:
    page, there = together(visit(name="Ola"), visit(name="Borys"), "toads")
    for one in (page, there):
        status(one, "o")
        one.keyboard.press("c")
    page.get_by_role("checkbox", name="Do not hear Borys").check()
    there.get_by_role("textbox", name="Say something").fill("Can you hear me?")
    there.get_by_role("button", name="Say", exact=True).click()
    expect(there.get_by_role("tabpanel").get_by_text("Can you hear me?")).to_be_visible()
    page.get_by_role("button", name="Good luck!").click()
    expect(page.get_by_role("tabpanel").get_by_text("Ola: Good luck!")).to_be_visible()
    expect(page.get_by_text("Can you hear me?")).to_have_count(0)


def test_a_team_that_may_only_signal_has_ready_phrases_alone(visit: Visit) -> None:
    page = visit().play("piles", 2)
    page.keyboard.press("c")
    expect(page.get_by_role("group", name="Ready phrases")).to_be_visible()
    expect(page.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_a_move_is_taken_back_when_the_others_agree(visit: Visit) -> None:
    page, there = together(visit(name="Ola"), visit(name="Borys"), "piles")
    page.get_by_role("button", name="Not me").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Ola asks to take a move back.")).to_be_visible()
    there.get_by_role("group", name="Ola would like").get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_text("asks to take a move back.")).to_be_hidden()
    page.get_by_role("button", name="Take back").click()
    there.get_by_role("group", name="Ola would like").get_by_role("button", name="Agree").click()
    expect(page.get_by_role("button", name="Not me")).to_be_visible()


def both_to_the_end(*pages: Page) -> None:
    """A game of Lie between two people."""
    over = ".closing"
    for _ in range(500):
        asked = next((page for page in pages if page.locator(f"{test_lie.ASKED}, {over}").count()), None)
        if asked is None:
            pages[0].wait_for_timeout(20)
        elif asked.locator(over).count():
            return
        else:
            before = asked.locator("div.stage").inner_html()
            test_lie.move_by_click(asked)
            asked.wait_for_function(CHANGED, arg=before)
    raise AssertionError("no end")


def test_another_game_begins_once_everybody_wants_it(visit: Visit) -> None:
    page, there = together(visit(name="Ola"), visit(name="Borys", size=PHONE), "lie")
    before = page.url
    both_to_the_end(page, there)
    for one in (page, there):
        expect(one.get_by_role("dialog").locator(".closing")).to_be_visible()
    page.get_by_text("The deal was fair").click()
    expect(page.get_by_text("The browsers of 2 players added random bytes")).to_be_visible()
    page.get_by_role("button", name="Again with the same people").click()
    expect(page.get_by_role("button", name="Waiting for the others")).to_be_disabled()
    there.get_by_role("button", name="Again with the same people").click()
    for one in (page, there):
        expect(one.get_by_role("button", name="Ready")).to_be_visible()
        assert one.url != before


def test_a_link_makes_another_device_the_same_player(visit: Visit) -> None:
    first, second = visit(name="Ola"), visit(name="nobody", size=PHONE)
    table = first.make("toads", 2)
    page = first.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Play on another device").click()
    address = page.locator("p.address")
    expect(address).to_contain_text("/carry/")
    expect(page.get_by_role("img", name=re.compile("^QR code of http"))).to_be_visible()
    assert_accessible(page)
    path = address.inner_text().strip().removeprefix(first.origin)
    there = second.open(path)
    there.get_by_role("button", name="Take over").click()
    there.locator(f'a[href="/t/{table}"]').click()
    status(there, "Your turn")
    again = used(visit(name="late"), path)
    expect(again.get_by_role("alert")).to_contain_text("used")


def used(visitor: Visitor, path: str) -> Page:
    page = visitor.open(path)
    page.get_by_role("button", name="Take over").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    visitor.forgive(400)
    return page


# -- what happened meanwhile


def test_whoever_comes_back_is_told_what_happened_meanwhile(visit: Visit) -> None:
    page, there = together(visit(name="Ola"), visit(name="Borys"), "toads")
    there.locator("[data-walk=hand]").first.wait_for()
    table = there.url
    there.goto("/")
    page.keyboard.press("g")
    page.locator("[data-walk='moves']").first.click()
    status(page, "Borys to move")
    there.goto(table)
    told = there.get_by_role("region", name="One thing happened while you were away")
    told.get_by_text("One thing happened").click()
    told.get_by_role("button", name=re.compile("^Ola places")).click()
    expect(there.get_by_text("Moment")).to_be_visible()
    assert_accessible(there)
    there.keyboard.press("Escape")
    there.get_by_role("button", name="Fine").click()
    expect(told).to_be_hidden()


def test_so_is_whoever_looks_at_another_tab_for_a_while(visit: Visit) -> None:
    guest = visit(name="Borys")
    guest.context.add_init_script("""
      Object.defineProperty(document, "hidden", { get: () => window.elsewhere === true });
      window.look = away => { window.elsewhere = away; document.dispatchEvent(new Event("visibilitychange")); };
    """)
    page, there = together(visit(name="Ola"), guest, "lie")
    expect(there.get_by_role("button", name="Ready")).to_be_visible()
    there.evaluate("look(true)")
    page.get_by_role("button", name="Ready").click()
    expect(there.get_by_role("group", name=re.compile("^Ola.*turned"))).to_be_visible()
    expect(there.get_by_text("while you were away")).to_have_count(0)
    there.evaluate("look(false)")
    expect(there.get_by_role("region", name="One thing happened while you were away")).to_be_visible()
    there.get_by_role("button", name="Ready").click()  # whoever plays on knows enough
    expect(there.get_by_text("while you were away")).to_have_count(0)
