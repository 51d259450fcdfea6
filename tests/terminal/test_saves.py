"""Files of games: where they lie, and that nothing is lost."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

import stolik
from stolik.folders import home
from stolik.terminal import saves
from stolik.terminal.refusals import Refused
from tests.terminal.person import new_record


def test_stolik_home_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path / "mine"))
    assert home() == tmp_path / "mine"


@pytest.mark.parametrize(("platform", "variable"), [("linux", "XDG_DATA_HOME"), ("win32", "APPDATA")])
def test_the_data_folder_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str
) -> None:
    monkeypatch.delenv("STOLIK_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert home() == tmp_path / "stolik"
    monkeypatch.delenv(variable)
    assert home() == Path.home() / ".local" / "share" / "stolik"


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    record = new_record("piles", 2)
    record.add_move(0, "start")
    path = tmp_path / "deep" / "down" / "game.json"
    saves.write(path, record)
    assert saves.read(path).events == record.events
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_a_write_that_fails_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saves.write(path, new_record("toads", 2))
    before = path.read_text(encoding="utf-8")

    def full_disk(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(Refused) as refused:
        saves.write(path, new_record("toads", 3))
    assert "No space left" in refused.value.worded("en")
    assert path.read_text(encoding="utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused) as refused:
        saves.write(tmp_path / "file" / "game.json", new_record("toads", 2))
    assert str(tmp_path / "file") in refused.value.worded("pl")


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(Refused) as absent:
        saves.read(tmp_path / "nothing.json")
    assert absent.value.reason == "cannot-read"
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Refused) as picture:
        saves.read(tmp_path / "picture.png")
    assert picture.value.reason == "not-text"


def test_games_put_away_never_take_each_others_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path))
    monkeypatch.setattr(time, "strftime", lambda _: "20260101-120000")
    places = set()
    for seed in "abc":
        saves.write(saves.running("toads"), new_record("toads", 2, seed=seed))
        places.add(saves.put_away(saves.running("toads"), "toads"))
    assert len({saves.read(place).secret for place in places}) == 3
    assert not saves.running("toads").exists()


def test_a_changed_file_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = new_record("toads", 2)
    record.add_move(0, record.state().legal(0)[0])
    saves.write(path, record)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'"move": "{record.events[0]["move"]}"', '"move": "take"'), encoding="utf-8")
    with pytest.raises(stolik.BadRecord):
        saves.read(path)
