"""Words without a language: the name of a sentence in locales/ and what fills it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

Say = Callable[..., str]  # say("key", **fields): a sentence in somebody's language


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence to be said in whatever language its reader has. Fields are words, numbers or further texts."""

    id: str
    fields: Mapping[str, Any] = field(default_factory=dict)

    def worded(self, language: str) -> str:
        from stolik import locales  # only a text that is shown needs the words

        return self.said(partial(locales.say, language))

    def said(self, say: Say) -> str:
        """The same for one who has a way to say it already."""
        fields = {
            name: value.said(say) if isinstance(value, Text) else value for name, value in self.fields.items()
        }
        return say(self.id, **fields)
