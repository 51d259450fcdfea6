"""Why a table does not do what it was asked. Nothing has changed then."""

from __future__ import annotations

from typing import Any

from stolik.engine.errors import IllegalMove, StolikError
from stolik.engine.text import Text


class Refused(Exception):
    """A command that changed nothing: a code for programs, a text for people, for a move the rule against it."""

    def __init__(self, code: str, text: Text, rule: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.rule = rule

    def __str__(self) -> str:
        return self.text.worded("en")


def refused(code: str, **fields: Any) -> Refused:
    """The refusal whose sentence is `table-refused-…`."""
    return Refused(code, Text(f"table-refused-{code}", fields))


def illegal(error: IllegalMove) -> Refused:
    return Refused("illegal-move", error.text, error.rule)


def wrong(code: str, error: StolikError) -> Refused:
    """What the engine says against it."""
    return Refused(code, error.text)
