"""A table among friends: made on the page, found by link or code, filled up with bots, begun together."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, PHONE, Visit, Visitor, assert_accessible, assert_targets_are_large, pick


def status(page: Page, words: str) -> None:
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text(words)


def make_on_the_page(host: Visitor, game: str = "Toads", players: str = "2") -> Page:
    page = host.open()
    page.get_by_role("article").filter(has_text=game).get_by_role("link", name="With friends").click()
    page.get_by_role("textbox", name="What should others call you?").fill(host.name)
    page.get_by_role("radio", name=players, exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite others")).to_be_visible()
    return page


def link(page: Page) -> str:
    return page.locator("#invite-address").inner_text()


def test_from_the_link_to_the_first_move_in_three_clicks_and_one_nickname(visit: Visit) -> None:
    host, guest = visit(name="Ola"), visit(name="Borys", size=PHONE)
    page = make_on_the_page(host)
    assert_accessible(page)
    there = guest.open(link(page))
    there.get_by_role("textbox", name="What should others call you?").fill("Borys")
    assert_accessible(there)
    assert_targets_are_large(there)
    there.get_by_role("button", name="Sit down").click()  # the first click
    expect(page.get_by_text("Borys", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    status(page, "Your turn")
    page.keyboard.press("g")
    page.locator("[data-walk='moves']").first.click()
    status(there, "Your turn")
    fits = there.locator("[data-walk='hand'][aria-label*='Place']")
    if fits.count():
        pick(fits.first)  # the second
        pick(fits.first)  # and the third
    else:
        there.get_by_role("button", name=re.compile("^Take the")).click()
        there.get_by_role("button", name="Yes, do it").click()
    expect(page.get_by_role("banner")).to_contain_text("Borys")


def test_the_code_leads_to_the_same_table_and_the_nickname_is_asked_once(visit: Visit) -> None:
    host, guest = visit(name="Ola"), visit(name="Borys")
    page = make_on_the_page(host)
    code = page.locator(".code b").inner_text()
    there = guest.open()
    there.get_by_role("textbox", name="Code of the table").fill(code.lower())
    there.get_by_role("button", name="Join").click()
    there.get_by_role("textbox", name="What should others call you?").fill("Borys")
    there.get_by_role("button", name="Sit down").click()
    expect(there.get_by_text("The host will start the game.")).to_be_visible()
    there.get_by_role("button", name="Stand up").click()
    expect(there.get_by_role("textbox", name="What should others call you?")).to_have_value("Borys")
    expect(page.get_by_text("free seat", exact=True)).to_be_visible()


def test_the_host_puts_bots_frees_seats_and_starts_with_what_there_is(visit: Visit) -> None:
    page = make_on_the_page(visit(size=DESKTOP), players="4")
    expect(page.get_by_role("button", name="Start; bots take the 3 free seats")).to_be_visible()
    page.get_by_role("button", name="Bot", exact=True).first.click()
    expect(page.get_by_role("button", name="Start; bots take the 2 free seats")).to_be_visible()
    page.get_by_role("combobox", name="How well the bot at seat 2 plays").select_option("easy")
    page.get_by_role("button", name="Bot", exact=True).first.click()
    page.get_by_role("button", name=re.compile("^Free the seat")).last.click()
    page.get_by_role("button", name="Start; bots take the 2 free seats").click()
    status(page, "Your turn")


def test_a_guest_who_is_sent_away_is_told(visit: Visit) -> None:
    host, guest = visit(name="Ola"), visit(name="Borys")
    page = make_on_the_page(host)
    there = guest.open(link(page))
    there.get_by_role("textbox", name="What should others call you?").fill("Borys")
    there.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Free the seat: Borys").click()
    expect(there.get_by_text("Your seat at this table was given up by the host.").first).to_be_visible()


def test_a_listed_table_is_found_on_the_first_page(visit: Visit) -> None:
    host, guest = visit(name="Hela"), visit(name="Borys")
    table = host.make("toads", 3, listed=True, start=False)
    page = guest.open()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.locator(f'a[href="/t/{table}"]').click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_listed_table_that_is_being_played_can_be_watched(visit: Visit) -> None:
    host, guest = visit(name="Iga"), visit(name="Borys")
    there = host.play("toads", 2, listed=True)
    status(there, "Your turn")
    table = there.url.rpartition("/")[2]
    page = guest.open()
    row = page.locator(f'a[href="/t/{table}"]')
    more = page.get_by_role("button", name=re.compile("^Show .* more"))
    expect(row.or_(more).first).to_be_visible()
    if more.is_visible():
        more.click()
    expect(row).to_contain_text("being played")
    row.click()
    status(page, "You are watching.")


def test_talk_reaches_the_other_and_can_be_muted(visit: Visit) -> None:
    host, guest = visit(name="Ola"), visit(name="Borys")
    page = make_on_the_page(host)
    there = guest.open(link(page))
    there.get_by_role("textbox", name="What should others call you?").fill("Borys")
    there.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Borys", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    status(page, "Your turn")
    there.keyboard.press("c")
    there.get_by_role("button", name="Good luck!").click()
    page.keyboard.press("c")
    expect(page.get_by_role("tabpanel").get_by_text("Good luck!").first).to_be_visible()
    there.get_by_role("textbox", name="Say something").fill("Ładnie tu <b>u was</b>")
    there.get_by_role("button", name="Say", exact=True).click()
    expect(page.get_by_role("tabpanel").get_by_text("Ładnie tu <b>u was</b>")).to_be_visible()
    page.get_by_role("checkbox", name="Do not hear Borys").check()
    expect(page.get_by_role("checkbox", name="Do not hear Borys")).to_be_checked()
    assert_accessible(page)


def test_the_waiting_room_says_in_words_what_was_chosen(visit: Visit) -> None:
    host = visit(language="pl")
    page = host.open(f"/t/{host.make('lynx', 3, start=False, options={'mode': 'expert'})}")
    expect(page.get_by_text(": ekspercki")).to_be_visible()
