"""Words without a language: the name of a sentence in locales/ and what fills it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence to be said in whatever language its reader has. Fields are words, numbers or further texts."""

    id: str
    fields: Mapping[str, Any] = field(default_factory=dict)

    def worded(self, language: str) -> str:
        from stolik.locales import say  # only a text that is shown needs the words

        return say(language, self.id, **{name: in_words(value, language) for name, value in self.fields.items()})


def in_words(value: Any, language: str) -> Any:
    return value.worded(language) if isinstance(value, Text) else value
