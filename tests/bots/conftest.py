"""Bots that think as they do, only not as long."""

from __future__ import annotations

from dataclasses import replace

import pytest

import stolik

BRIEF = 40  # simulations


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for definition in stolik.GAMES.values():
        for name, level in definition.policy.LEVELS.items():
            few = {what: min(getattr(level, what), BRIEF) for what in ("simulations", "crowd", "inside")}
            short = replace(level, **few, seconds=3600.0)
            monkeypatch.setitem(definition.policy.LEVELS, name, short)
