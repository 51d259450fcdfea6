"""A real server process, a real Chromium, and visitors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.launch import Server
from tests.web.browsing import Visit, Visitor, launch


@pytest.fixture(scope="session")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server(tmp_path_factory.mktemp("server") / "stolik.db") as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, origin: str) -> Iterator[Visit]:
    """Open a window, as somebody; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, origin, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
