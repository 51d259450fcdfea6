"""All words a person reads: the same in both languages, all there, none left over, with the right plurals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import stolik
from stolik import locales

SOURCE = Path(stolik.__file__).parent
PAGES = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(path.name for path in (SOURCE / "locales" / "en").glob("*.ftl"))


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "locales" / language / file).read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), f"a key twice in {language}/{file}"
    return {message.id.name: message for message in found}


def nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for entry in node:
            yield from nodes(entry)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}


def all_keys() -> list[str]:
    return [key for file in FILES for key in messages("en", file)]


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (SOURCE / "locales" / "pl").glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_keys_in_the_same_order(file: str) -> None:
    assert list(messages("en", file)) == list(messages("pl", file))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_speak_of_the_same_things(file: str) -> None:
    english, polish = messages("en", file), messages("pl", file)
    assert {key: variables(message) for key, message in english.items()} == {
        key: variables(message) for key, message in polish.items()
    }


def test_no_key_is_in_two_files() -> None:
    keys = all_keys()
    assert sorted(keys) == sorted(set(keys))


# -- words and the code that says them


def written(path: Path) -> Iterator[tuple[str, bool]]:
    """Every text in a source file as a pattern, and whether it is said."""
    source = path.read_text(encoding="utf-8")
    names = ("say", "Text") if path.name == "telling.py" else ("say",)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            text = (
                node.args[1] if name == "say" and ast.unparse(node.func).endswith("locales.say") else node.args[0]
            )
            if name in names and isinstance(text, ast.Constant | ast.JoinedStr):
                yield pattern(text), True
        if isinstance(node, ast.Constant | ast.JoinedStr):
            yield pattern(node), False


def pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    assert isinstance(node, ast.JoinedStr)
    return "".join(pattern(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)


SAID = [said for path in SOURCE.rglob("*.py") for said in written(path)]


def test_everything_that_is_said_has_words() -> None:
    keys = all_keys()
    said = {text for text, spoken in SAID if spoken}
    assert len(said) > 50
    assert [text for text in said if not any(re.fullmatch(text, key) for key in keys)] == []


def test_no_words_are_left_over() -> None:
    """Every key of the doors stands in the code, whole or in parts."""
    patterns = {text for text, _ in SAID if len(re.sub(r"\W", "", text)) >= 2}
    refusals = ("refused-", "usage-", "move-", "options-", "position-", "record-")  # a class and a reason
    for file in ("cli.ftl", "terminal.ftl", *(f"{name}.ftl" for name in stolik.GAMES)):
        for key in messages("en", file):
            if key.startswith("card-"):  # said by the pages to those who cannot see a card
                continue
            reason = key.removeprefix(next((prefix for prefix in refusals if key.startswith(prefix)), ""))
            assert any(re.fullmatch(text, reason) for text in patterns), key


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_pages_fetch_the_words_of_all_they_say(language: str) -> None:
    """They leave out the files of the terminal (web/src/lib/words)."""
    fetched = {
        key for file in FILES if file not in ("cli.ftl", "terminal.ftl") for key in messages(language, file)
    }
    pages = [path.read_text(encoding="utf-8") for path in PAGES.rglob("*") if path.suffix in (".svelte", ".ts")]
    said = {key for text in pages for key in re.findall(r'\bsay\(\s*"([\w-]+)"', text)}
    assert len(said) > 100
    assert said - fetched == set()


@pytest.mark.parametrize("name", stolik.GAMES)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_game_has_all_its_words(name: str, language: str) -> None:
    definition = stolik.GAMES[name]
    keys = [f"{name}-name", f"{name}-tagline", *(f"option-{name}-{option.name}" for option in definition.options)]
    for key in keys:
        assert locales.say(language, key)


def test_the_rule_put_together_from_descriptions_says_so() -> None:
    assert "public descriptions" in locales.say("en", "rule-P-17")
    assert "publicznych opisów" in locales.say("pl", "rule-P-17")


# -- plurals


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (0, "pusta"),
        (1, "1 karta"),
        (2, "2 karty"),
        (5, "5 kart"),
        (12, "12 kart"),
        (22, "22 karty"),
        (25, "25 kart"),
    ],
)
def test_polish_cards(count: int, words: str) -> None:
    assert locales.say("pl", "table-toads-deck", count=count) == f"talia: {words}"
    assert locales.say("pl", "table-piles-deck", count=count) == f"Talia: {words}"


@pytest.mark.parametrize(("count", "words"), [(0, "used up"), (1, "1 card"), (2, "2 cards"), (22, "22 cards")])
def test_english_cards(count: int, words: str) -> None:
    assert locales.say("en", "table-toads-deck", count=count) == f"draw pile: {words}"


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "została jedna"), (2, "zostały 2"), (5, "zostało 5"), (22, "zostały 22"), (61, "zostało 61")],
)
def test_polish_verbs_go_with_the_number(count: int, words: str) -> None:
    assert locales.say("pl", "result-piles-lost", count=count) == f"Gra przegrana: z 98 kart {words}."


@pytest.mark.parametrize(
    ("count", "word"), [(1, "punkt"), (-1, "punkt"), (3, "punkty"), (-14, "punktów"), (-22, "punkty")]
)
def test_polish_points(count: int, word: str) -> None:
    assert locales.say("pl", "result-score", name="Ada", points=str(count), count=count) == f"Ada: {count} {word}"


GENDERED = re.compile(
    r"\b\w+(łeś|łaś|łem|łam)\b|\b(mógł|chciał|musiał|zagrał|wziął|wygrał|przegrał)\b", re.IGNORECASE
)


@pytest.mark.parametrize("file", FILES)
def test_polish_words_do_not_assume_the_gender_of_the_player(file: str) -> None:
    text = (SOURCE / "locales" / "pl" / file).read_text(encoding="utf-8")
    assert GENDERED.search(text) is None
