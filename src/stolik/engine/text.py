"""Words without a language: the name of a sentence in locales/ and what fills it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from msgspec import Struct

Say = Callable[..., str]  # say("key", **fields): a sentence in somebody's language


class Text(Struct, frozen=True, gc=False):
    """A sentence to be said in whatever language its reader has. Fields are words, numbers or further texts."""

    id: str
    fields: Mapping[str, Text | str | int | float] = {}

    def worded(self, language: str) -> str:
        from stolik import locales  # only a text that is shown needs the words

        return self.said(partial(locales.say, language))

    def said(self, say: Say) -> str:
        """The same for one who has a way to say it already."""
        fields = {
            name: value.said(say) if isinstance(value, Text) else value for name, value in self.fields.items()
        }
        return say(self.id, **fields)
