"""The modules under test are the ones that were meant: a build that failed leaves the sources importable."""

from __future__ import annotations

import os

import stolik.version
from compiled import MODULES
from tests.settings import GAMES
from tools import modules

TESTED = os.environ.get("STOLIK_TESTED", "compiled")


def test_modules_run_as_they_should() -> None:
    assert modules.wrong(TESTED) == []
    assert (TESTED == "compiled") == stolik.version.COMPILED


def test_every_game_has_compiled_rules_and_policy() -> None:
    for name in stolik.GAMES:
        for part in ("rules", "policy"):
            assert f"stolik.games.{name}.{part}" in MODULES


def test_every_game_is_tried_with_settings() -> None:
    assert {game.name for game in GAMES} == set(stolik.GAMES)
