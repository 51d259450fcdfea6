"""The browser's types are those of the server's messages."""

from __future__ import annotations

from tools.protocol import FILE, typescript


def test_writing_the_types_again_changes_nothing() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript()
