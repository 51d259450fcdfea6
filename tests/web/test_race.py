"""SPRAWDZAM! by two people at once: one of them has it, and everybody sees the same."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Visit, Visitor, pick


def sit(guest: Visitor, table: str) -> None:
    page = guest.open(f"/t/{table}")
    page.get_by_role("textbox", name="What should others call you?").fill(guest.name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("The host will start the game.")).to_be_visible()


def test_two_who_call_at_once_see_the_same_caller(visit: Visit) -> None:
    host, ada, borys = visit(name="Ola"), visit(name="Ada", size=PHONE), visit(name="Borys")
    table = host.make("seventeen", 3, start=False)
    page = host.open(f"/t/{table}")
    sit(ada, table)
    sit(borys, table)
    page.get_by_role("button", name="Start", exact=True).click()
    pick(page.locator("[data-walk=hand]").first)
    page.get_by_role("group", name="How to lay the card").get_by_role("button").first.click()
    rivals = (ada.page, borys.page)
    for rival in rivals:
        rival.wait_for_selector(".check-may")
    for rival in rivals:
        rival.keyboard.press("s")
    told = []
    for one in (page, *rivals):
        line = one.get_by_role("banner").get_by_role("paragraph")
        expect(line).to_contain_text("CHECK!")
        told.append(line.inner_text())
    callers = {name for name in ("Ada", "Borys") if name in told[0]}
    assert len(callers) == 1  # the host names one of the two …
    for guest, words in zip((ada, borys), told[1:], strict=True):
        assert ("You say" in words) == (guest.name in callers)  # … and each of them tells the same
