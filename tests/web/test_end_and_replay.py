"""The end of a game, the deal worked out again, and any game once more."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.browsing import (
    DESKTOP,
    LYING_PHONE,
    PHONE,
    SMALL_PHONE,
    Visit,
    assert_accessible,
    assert_fits,
    finish,
    record_of,
)


@pytest.fixture
def finished(visit: Visit, tmp_path: Path) -> tuple[Page, str, Path]:
    """A game of Toads that somebody has played to the end, its table, and its record."""
    visitor = visit()
    table = visitor.make("toads", 2, options={"rounds": 1})
    page = visitor.open(f"/t/{table}")
    finish(page)
    return page, table, record_of(visitor, table, tmp_path)


def test_the_end_tells_how_the_points_came_about_and_that_the_deal_was_fair(
    finished: tuple[Page, str, Path],
) -> None:
    page, _, file = finished
    dialog = page.get_by_role("dialog")
    assert_accessible(page)
    result = json.loads(file.read_text())["result"]
    for score in result["scores"]:
        expect(dialog.locator(".scores")).to_contain_text(str(score).replace("-", "−"))
    expect(dialog.locator(".closing li").first).to_be_visible()
    dialog.get_by_text("The deal was fair").click()
    expect(dialog.get_by_text(json.loads(file.read_text())["commitment"])).to_have_count(2)
    assert_accessible(page)
    dialog.get_by_role("button", name="See all hands").click()
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    expect(dialog).to_be_visible()


def test_a_rematch_leads_to_a_new_table(finished: tuple[Page, str, Path]) -> None:
    page, table, _ = finished
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    page.get_by_role("button", name="Again with the same people").click()
    turn = page.get_by_role("banner").get_by_role("status")
    expect(turn).to_contain_text("Your turn")
    assert table not in page.url
    assert lines == []  # the line to the old table leads on to the new one
    page.reload()
    expect(turn).to_contain_text("Your turn")
    assert len(lines) == 1


def test_the_record_can_be_taken_home(finished: tuple[Page, str, Path]) -> None:
    page, _, file = finished
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert json.loads(download.value.path().read_text()) == json.loads(file.read_text())


def test_a_replay_steps_jumps_plays_and_looks_with_anybodys_eyes(finished: tuple[Page, str, Path]) -> None:
    page, _, file = finished
    moves = sum("move" in event for event in json.loads(file.read_text())["events"])
    page.get_by_role("link", name="Replay").click()
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    assert_accessible(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value("1")
    page.keyboard.press("End")
    expect(moment).to_have_value(str(moves))
    page.keyboard.press("Home")
    page.get_by_role("combobox", name="Whose eyes").select_option(label="Ola")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_value("2")
    page.get_by_role("button", name="Stop").click()
    page.locator("[data-walk='log']").nth(5).click()
    expect(page.locator("[aria-current='step']")).to_have_count(1)


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, LYING_PHONE, DESKTOP])
def test_any_record_can_be_dropped_on_the_page(
    visit: Visit, finished: tuple[Page, str, Path], size: tuple[int, int]
) -> None:
    _, _, file = finished
    page = visit(size=size, name="Ewa").open("/replay")
    assert_accessible(page)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Toads")).to_be_visible()
    expect(page.get_by_text("checked: every move was allowed")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    assert_accessible(page)
    assert_fits(page)
    stage = page.locator("div.stage").bounding_box()
    assert stage is not None
    assert stage["height"] > size[1] / 3  # the tools around it leave room for the table


def drop(page: Page, text: str) -> None:
    """A file falls on the page."""
    data = """text => {
      const data = new DataTransfer();
      data.items.add(new File([text], "record.json"));
      return data;
    }"""
    page.dispatch_event("body", "drop", {"dataTransfer": page.evaluate_handle(data, text)})


def test_a_record_can_be_dropped_on_every_page(visit: Visit, finished: tuple[Page, str, Path]) -> None:
    _, _, file = finished
    page = visit(name="Ewa").open()
    expect(page.get_by_role("article")).to_have_count(5)
    drop(page, file.read_text())
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    page.get_by_role("link", name="Replay a record").click()
    expect(page.get_by_role("button", name="Choose a record")).to_be_visible()


def test_what_is_no_record_or_a_broken_one_is_refused_in_words(
    visit: Visit, finished: tuple[Page, str, Path]
) -> None:
    whole = finished[2].read_text()
    move = next(event for event in json.loads(whole)["events"] if "move" in event)
    other = json.dumps({**move, "move": "99"})
    visitor = visit(language="pl", name="Ewa")
    page = visitor.open("/replay")
    drop(page, '{"chleb": 2}')
    expect(page.get_by_role("alert")).to_contain_text("zapis")
    drop(page, whole)
    moment = page.get_by_role("slider", name="Chwila gry")
    expect(moment).to_be_visible()
    for broken in (whole[: len(whole) // 2], whole.replace(json.dumps(move), other), "\0\1\2"):
        assert broken != whole
        drop(page, broken)
        expect(page.get_by_role("alert")).to_contain_text(re.compile("zapis|Zdarzenie"))
        page.get_by_role("button", name="Zamknij").click()
        expect(moment).to_be_visible()  # the game that was there before
    visitor.forgive(409)
    visitor.forgive(400)
