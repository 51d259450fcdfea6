"""What moves, sounds, is large and is read aloud: as each person has chosen it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, Visit, Visitor, pick

LISTEN = """window.travelled = [];
document.addEventListener("transitionrun", event => {
  if (event.target.matches(".place") && event.propertyName === "transform")
    window.travelled.push(event.target.dataset.key);
});"""
COUNT_AUDIO = """window.heard = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.heard++; } };"""
CARD = "[data-walk='hand']"
ASKED = f"{CARD}:has(.may)"


def opened(visitor: Visitor, **settings: object) -> Page:
    """At a table of Toads, in a browser where these settings were chosen before."""
    chosen = json.dumps({"speed": 350, "language": "en", **settings})
    visitor.context.add_init_script(f"if (!sessionStorage.set) localStorage.settings = '{chosen}'")
    visitor.context.add_init_script("sessionStorage.set = 1")
    page = visitor.play("toads", 2)
    page.wait_for_selector(ASKED)
    return page


def my_turn(page: Page) -> None:
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text("Your turn")


def lay_a_card(page: Page) -> str:
    """And say which element of the layer it is."""
    card = page.locator(CARD).first
    key = card.evaluate("card => card.closest('.place').dataset.key")
    pick(card)
    pick(card)
    page.wait_for_selector(f".place[data-key={key}] [data-walk=row], .place[data-key={key}]:not(:has({CARD}))")
    return str(key)


def test_a_card_travels_from_the_hand_to_the_row(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.context.add_init_script(LISTEN)
    page = opened(visitor)
    key = lay_a_card(page)
    page.wait_for_function("key => window.travelled.includes(key)", arg=key)
    assert page.locator(f".place[data-key={key}]").evaluate("it => it.style.transitionDuration") == "350ms"


def test_nothing_moves_for_those_who_asked_their_system_for_calm(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    visitor.page.emulate_media(reduced_motion="reduce")
    page = opened(visitor)
    lay_a_card(page)
    my_turn(page)
    assert page.evaluate("window.travelled") == []
    moving = (
        "() => document.getAnimations().filter(one => one.effect.getComputedTiming().activeDuration > 0).length"
    )
    assert page.evaluate(moving) == 0


def test_there_is_no_sound_before_a_touch_and_none_unless_it_is_wanted(visit: Visit) -> None:
    wanted, quiet = visit(name="Ola"), visit(name="Ewa")
    for visitor, sound, most in ((wanted, True, 1), (quiet, False, 0)):
        visitor.context.add_init_script(COUNT_AUDIO)
        page = opened(visitor, sound=sound, speed=0)
        assert page.evaluate("window.heard") == 0
        lay_a_card(page)
        my_turn(page)
        assert page.evaluate("window.heard") == most


def test_larger_cards_are_larger(visit: Visit) -> None:
    widths = []
    for large in (False, True):
        page = opened(visit(), large=large, speed=0)
        widths.append(page.locator(CARD).first.evaluate("card => card.getBoundingClientRect().width"))
    assert widths[1] / widths[0] == pytest.approx(1.25, abs=0.05)


def test_moves_are_told_politely_to_those_who_listen(visit: Visit) -> None:
    page = opened(visit(), speed=0)
    lay_a_card(page)
    told = page.locator("[aria-live=polite]")
    expect(told).to_have_text(re.compile(r"^Ada .*Your turn"))  # what the other did, and what is asked now


@pytest.mark.parametrize("path", ["/", "table"])
def test_what_has_the_focus_can_be_seen(visit: Visit, path: str) -> None:
    visitor = visit()
    page = visitor.open("/") if path == "/" else opened(visitor, speed=0)
    expect(page.get_by_role("main")).to_be_visible()
    seen = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        outline = page.evaluate(
            """() => {
              const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
              return [document.activeElement.outerHTML.slice(0, 90), outlineStyle, parseFloat(outlineWidth)];
            }"""
        )
        assert outline[1] == "solid", outline
        assert outline[2] >= 2, outline
        seen.add(outline[0])
    assert len(seen) > 5


def test_another_language_can_be_chosen_in_the_middle_of_a_game(visit: Visit) -> None:
    page = opened(visit(), speed=0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Polski").check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Zamknij").click()
    expect(page.get_by_role("banner").get_by_role("status")).to_contain_text("Twoja kolej")
    lay_a_card(page)
    expect(page.get_by_role("banner").locator(".last")).to_have_text(re.compile("^Ada (dokłada|wyciąga|zabiera)"))
