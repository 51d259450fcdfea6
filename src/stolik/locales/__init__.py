"""Every word a person reads, in Project Fluent files: one folder a language."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("pl", "en")


@cache
def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes a while: only when something is said

    texts = FluentBundle([language], use_isolating=False)
    for file in sorted(resources.files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def say(language: str, message: str, **fields: object) -> str:
    """A sentence, by its name. Lists of more than one line are written as the file has them."""
    texts = bundle(language if language in LANGUAGES else "en")
    pattern = texts.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, problems = texts.format_pattern(pattern, dict(fields))
    if problems:
        raise problems[0]
    return str(text)


def known(message: str) -> bool:
    return bundle("en").has_message(message)


def rule_ids(prefix: str) -> tuple[str, ...]:
    """All rules of a game that have words, in order."""
    ids: list[str] = []
    while known(f"rule-{prefix}-{len(ids) + 1:02}"):
        ids.append(f"{prefix}-{len(ids) + 1:02}")
    return tuple(ids)


def system_language() -> str:
    """Polish where the environment asks for it, else English."""
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if wish.lower().startswith("pl") else "en"
