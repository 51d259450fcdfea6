"""Options of a game: what may be chosen, checked and frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from stolik.engine.errors import BadOptions, quoted

Value = bool | int | str
Options = Mapping[str, Any]  # each value is one its Option allows


@dataclass(frozen=True)
class Option:
    """One choice, by name, with its default and everything it may be."""

    name: str
    default: Value
    allowed: tuple[Value, ...]

    def check(self, value: object) -> Value:
        for allowed in self.allowed:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadOptions("value", option=self.name, value=quoted(value), allowed=self.range_text)

    @property
    def range_text(self) -> str:
        """`2, 3`, or `1 … 20` where there are many."""
        texts = [value_text(value) for value in self.allowed]
        return ", ".join(texts) if len(texts) <= 6 else f"{texts[0]} … {texts[-1]}"

    def parse(self, text: str) -> Value:
        """A value as typed at a command line: `3`, `true`, `expert`."""
        for value in self.allowed:
            if value_text(value) == text or (isinstance(value, bool) and text in SPELLINGS[value]):
                return value
        raise BadOptions("value", option=self.name, value=quoted(text), allowed=self.range_text)


SPELLINGS = {True: ("yes", "on", "1", "tak"), False: ("no", "off", "0", "nie")}


def flag(name: str) -> Option:
    return Option(name, False, (False, True))


def value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(known: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """All options of a game: those given, checked, and the defaults of the others."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOptions("unknown", option=quoted(name), known=", ".join(names))
    return MappingProxyType(
        {option.name: option.check(given.get(option.name, option.default)) for option in known}
    )
