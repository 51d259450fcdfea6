"""The program at a real terminal of 80 columns: colour, keys, Ctrl-C, a progress bar."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stolik.terminal import saves
from tests.terminal.person import Sensible, new_record, sit_down

pty = pytest.importorskip("pty", reason="a terminal of this kind is not to be had on Windows")

CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 60


def take_terminal() -> None:
    """Let Ctrl-C come from this terminal, and be heard even where whoever runs the tests does not hear it."""
    os.close(os.open(os.ttyname(0), os.O_RDWR))
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal with the program in it."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        environment = {
            **os.environ,
            "STOLIK_HOME": str(home),
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "LINES": "50",
        }
        environment.pop("NO_COLOR", None)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "stolik.cli", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(theirs)
        self.raw = ""

    def wait_for(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while text not in self.raw:
            assert time.monotonic() < deadline, self.raw
            assert self.read(), self.raw

    def read(self) -> bool:
        assert select.select([self.ours], [], [], PATIENCE)[0], self.raw
        try:
            chunk = os.read(self.ours, 65536)
        except OSError:  # how Linux says that the other side has gone
            return False
        self.raw += chunk.decode("utf-8", "replace")
        return bool(chunk)

    def type(self, keys: str) -> None:
        self.raw = ""
        os.write(self.ours, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C, until it is heard: one that comes just when Python begins to wait for keys is lost."""
        self.raw = ""
        for _ in range(PATIENCE // 5):
            os.write(self.ours, b"\x03")
            while select.select([self.ours], [], [], 5)[0]:
                if not self.read() or "kept" in self.raw:
                    return
        pytest.fail(f"Ctrl-C is not heard: {self.raw}")

    def end(self) -> tuple[int, str]:
        """The exit code, and everything since the last keys without colours."""
        while self.read():
            pass
        os.close(self.ours)
        return self.program.wait(PATIENCE), CODES.sub("", self.raw).replace("\r\n", "\n")


def test_playing_undoing_and_ctrl_c(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "piles", "--lang", "en", "--yes")
    terminal.wait_for("Your move")
    assert "\x1b[" in terminal.raw
    assert all(len(line) <= 80 for line in CODES.sub("", terminal.raw).split("\r\n"))
    terminal.type("1\n")
    terminal.wait_for("Your move")
    terminal.type("undo\n")
    terminal.wait_for("Your move")
    assert "Taken back." in terminal.raw
    terminal.type("2\n")
    terminal.wait_for("Your move")
    terminal.interrupt()
    code, words = terminal.end()
    assert code == 0
    assert "Your game is kept in" in words
    assert "Traceback" not in words
    assert len(saves.read(tmp_path / "running" / "piles.json").events) == 1


def test_leafing_through_a_record(tmp_path: Path) -> None:
    record = new_record("toads", 2, rounds=1)
    sit_down(record, Sensible("toads")).run()
    saves.write(tmp_path / "game.json", record)
    terminal = Terminal(tmp_path, "replay", str(tmp_path / "game.json"), "--lang", "en")
    terminal.wait_for("q away:")
    for keys, page in (("\n", 1), ("n\n", 2), ("p\n", 1)):
        terminal.type(keys)
        terminal.wait_for("q away:")
        assert f"Step {page} of" in terminal.raw
    terminal.type("q\n")
    assert terminal.end()[0] == 0


def test_a_simulation_shows_its_progress(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "simulate", "toads", "--games", "300", "--lang", "en", "--seed", "bar")
    code, words = terminal.end()
    assert code == 0
    assert "Playing" in words
    assert "300/300" in words
    assert "95 % interval" in words
