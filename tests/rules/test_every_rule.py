"""Every rule has words in both languages and a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stolik
from stolik import locales

RULES = {"toads": 17, "piles": 17, "lie": 15, "lynx": 24, "seventeen": 21}


def ids() -> list[tuple[str, str]]:
    return [
        (name, f"{stolik.GAMES[name].prefix}-{number:02}")
        for name, count in RULES.items()
        for number in range(1, count + 1)
    ]


def test_all_games_are_here() -> None:
    assert set(RULES) == set(stolik.GAMES)


@pytest.mark.parametrize(("name", "rule"), ids(), ids=lambda value: value)
def test_the_rule_has_a_test_and_words(name: str, rule: str) -> None:
    sources = "".join(
        path.read_text(encoding="utf-8") for path in (Path(__file__).parent / name).glob("test_*.py")
    )
    assert re.search(rf"def test_{rule.replace('-', '')}_\w+\(", sources)
    assert locales.say("en", f"rule-{rule}") != locales.say("pl", f"rule-{rule}")


@pytest.mark.parametrize("name", RULES)
def test_the_rules_page_ends_there(name: str) -> None:
    assert not locales.known(f"rule-{stolik.GAMES[name].prefix}-{RULES[name] + 1:02}")
