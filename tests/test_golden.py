"""Kept playthroughs: a change of behaviour shows as a difference a person can read."""

from __future__ import annotations

import pytest

import stolik
from tests.playthroughs import FOLDER, file_name, playthrough
from tests.settings import PLAYTHROUGHS


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=str)
def test_the_kept_game_is_played_the_same_way(game: stolik.Game) -> None:
    kept = (FOLDER / file_name(game)).read_text(encoding="utf-8")
    assert playthrough(game).splitlines() == kept.splitlines()


def test_nothing_else_is_kept() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_name(game) for game in PLAYTHROUGHS}
