"""Games in sentences and moves in parts: nothing is lost, and both languages have the words."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

import stolik
from stolik import locales
from stolik.engine.telling import Step, move_text
from stolik.engine.text import Text
from tests.playing import any_move, moments
from tests.settings import NAMES, PLAYTHROUGHS
from tests.terminal.test_words import messages, variables

LANGUAGES = locales.LANGUAGES
SOME = settings(max_examples=100, deadline=None)
PLAYERS = ["Ada", "Borys", "Celina", "Daniel", "Ewa", "Filip"]


def lynx_word(parts: dict[str, Any]) -> str:
    match parts:
        case {"do": "play", "value": value, "count": count, "jokers": jokers}:
            return f"{count}x{value}" + (f"+{jokers}J" if jokers else "")
        case {"do": "draw", "from": "pool", "place": place}:
            return f"pool {place}"
        case {"do": "draw", "from": "deck"}:
            return "deck"
        case {"do": "steal", "value": value}:
            return f"steal {value}"
    return str(parts["do"])


def lie_word(parts: dict[str, Any]) -> str:
    match parts:
        case {"do": "turn", "values": values}:
            return f"turn {''.join(map(str, values))}".strip()
        case {"do": "bid", "count": count, "value": value}:
            return f"{count}x{value}"
        case {"do": "direction", "way": way}:
            return str(way)
    return str(parts["do"])


def piles_word(parts: dict[str, Any]) -> str:
    match parts:
        case {"do": "play", "card": card, "pile": pile}:
            return f"{card}{pile}"
        case {"do": "signal", "pile": pile, "sign": sign}:
            return f"{pile}{sign}"
    return str(parts["do"])


def toads_word(parts: dict[str, Any]) -> str:
    match parts:
        case {"do": "place", "card": card}:
            return str(card)
        case {"do": "pull", "card": card}:
            return f"x{card}"
    return str(parts["do"])


def seventeen_word(parts: dict[str, Any]) -> str:
    if parts["do"] != "lay":
        return str(parts["do"])
    return str(parts["card"]) + {"up": "+", "down": "-", "both": ""}[parts["side"]]


MADE_AGAIN: dict[str, Callable[[dict[str, Any]], str]] = {
    "toads": toads_word,
    "piles": piles_word,
    "lie": lie_word,
    "lynx": lynx_word,
    "seventeen": seventeen_word,
}


def all_words(name: str) -> list[str]:
    more = ["turn 4", "turn 42615"] if name == "lie" else []
    return [*stolik.GAMES[name].notation.WORDS, *more]


def deeds(name: str) -> set[str]:
    return {stolik.GAMES[name].notation.parts(word)["do"] for word in all_words(name)}


def flat(text: Text) -> list[Text]:
    """A text and all texts within it."""
    inner = [value for value in text.fields.values() if isinstance(value, Text)]
    return [text, *(part for value in inner for part in flat(value))]


def assert_sayable(text: Text) -> None:
    """Both languages have the words, and what fills them can go over a wire and be counted."""
    for part in flat(text):
        assert all(type(value) in (str, int, Text) for value in part.fields.values()), part
    for language in LANGUAGES:
        assert text.worded(language)


# -- parts


@given(moments())
@SOME
def test_a_move_has_parts_and_can_be_made_again_from_them(state: stolik.State) -> None:
    again = MADE_AGAIN[state.game.name]
    for seat in range(state.game.players):
        for word in (*state.legal(seat), *state.signals(seat)):
            for viewer in range(-1, state.game.players):
                seen = state.notation.seen(word, seat, viewer)
                assert not seen or again(state.notation.parts(seen)) == seen


@pytest.mark.parametrize("name", NAMES)
def test_parts_say_first_what_is_done_and_are_plain_data(name: str) -> None:
    for word in all_words(name):
        parts = stolik.GAMES[name].notation.parts(word)
        assert next(iter(parts)) == "do"
        assert json.loads(json.dumps(parts)) == parts


@pytest.mark.parametrize(
    ("name", "word", "parts"),
    [
        ("toads", "x49", {"do": "pull", "card": 49, "with": 94}),
        ("piles", "37A", {"do": "play", "card": 37, "pile": "A"}),
        ("piles", "A!!", {"do": "signal", "pile": "A", "sign": "!!", "means": "by-all-means"}),
        ("lie", "turn 42", {"do": "turn", "values": [4, 2]}),
        ("lie", "turn", {"do": "turn", "values": []}),
        ("lie", "ccw", {"do": "direction", "way": "ccw"}),
        ("lynx", "3x4+1J", {"do": "play", "value": "4", "count": 3, "jokers": 1}),
        ("lynx", "2xJ", {"do": "play", "value": "J", "count": 2, "jokers": 0}),
        ("lynx", "pool 2", {"do": "draw", "from": "pool", "place": 2}),
        ("seventeen", "S4-", {"do": "lay", "card": "S4", "side": "down"}),
        ("seventeen", "D4", {"do": "lay", "card": "D4", "side": "both"}),
        ("seventeen", "?-", {"do": "lay", "card": "?", "side": "down"}),
    ],
)
def test_what_a_move_is_made_of(name: str, word: str, parts: dict[str, Any]) -> None:
    assert stolik.GAMES[name].notation.parts(word) == parts


# -- moves in words


@pytest.mark.parametrize("name", NAMES)
def test_every_move_has_words_of_its_own_in_both_languages(name: str) -> None:
    words = all_words(name)
    texts = [move_text(name, stolik.GAMES[name].notation.parts(word)) for word in words]
    for language in LANGUAGES:
        assert len({text.worded(language) for text in texts}) == len(words)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_what_can_be_done_and_for_nothing_else(name: str, language: str) -> None:
    keys = {key for key in messages(language, f"{name}.ftl") if key.startswith("do-")}
    assert keys == {f"do-{name}-{deed}" for deed in deeds(name)}


@pytest.mark.parametrize(
    ("name", "word", "english", "polish"),
    [
        ("toads", "34", "Place 34", "Dołóż 34"),
        ("toads", "x49", "Pull 49 with 94", "Wyciągnij 49, mając 94"),
        ("piles", "A~", "Signal about pile A: only small steps", "Daj sygnał o stosie A: tylko małe kroki"),
        ("lie", "turn 42", "Turn your cards to 4, 2", "Obróć karty na 4, 2"),
        ("lie", "1x4", "Bid one four", "Obstaw jedną czwórkę"),
        ("lie", "3x4", "Bid 3 fours", "Obstaw 3 czwórki"),
        ("lie", "5x6", "Bid 5 sixes", "Obstaw 5 szóstek"),
        ("lynx", "1x4", "Play one 4", "Zagraj jedną kartę o wartości 4"),
        ("lynx", "3x13", "Play 3 cards of value 13", "Zagraj 3 karty o wartości 13"),
        ("lynx", "5x4+1J", "Play 5 cards of value 4 and one joker", "Zagraj 5 kart o wartości 4 i jednego jokera"),
        ("lynx", "1x4+5J", "Play one 4 and 5 jokers", "Zagraj jedną kartę o wartości 4 i 5 jokerów"),
        ("lynx", "2xJ", "Play 2 jokers", "Zagraj 2 jokery"),
        ("lynx", "pool 2", "Draw from place 2 of the pool", "Dobierz z miejsca 2 w puli"),
        ("seventeen", "D4", "Lay a two-sided 4", "Wyłóż dwustronną 4"),
        ("seventeen", "S4-", "Lay a one-sided 4 face down", "Wyłóż jednostronną 4 sercem do góry"),
        ("seventeen", "P+", "Lay Trap face up", "Wyłóż Pułapkę przodem do góry"),
    ],
)
def test_moves_in_words(name: str, word: str, english: str, polish: str) -> None:
    text = move_text(name, stolik.GAMES[name].notation.parts(word))
    assert [text.worded(language) for language in ("en", "pl")] == [english, polish]


@pytest.mark.parametrize(
    ("key", "fields", "english", "polish"),
    [
        ("card-lie", {"low": 2, "high": 4}, "card with 2 and 4", "karta 2 i 4"),
        (
            "card-lie-turned",
            {"low": 2, "high": 4, "value": 4},
            "card with 2 and 4, turned to 4",
            "karta 2 i 4, obrócona na 4",
        ),
        ("card-lie-hidden", {}, "hidden card", "zakryta karta"),
        ("card-lynx", {"card": "J"}, "joker", "joker"),
        ("card-lynx", {"card": "13"}, "13", "13"),
        ("card-seventeen", {"card": "S4", "side": "both"}, "one-sided 4", "jednostronna 4"),
        ("card-seventeen", {"card": "B", "side": "up"}, "Bin face up", "Kosz przodem do góry"),
        (
            "card-seventeen",
            {"card": "?", "side": "down"},
            "unknown card face down",
            "zakryta karta sercem do góry",
        ),
    ],
)
def test_cards_in_words(key: str, fields: dict[str, Any], english: str, polish: str) -> None:
    assert [Text(key, fields).worded(language) for language in ("en", "pl")] == [english, polish]


# -- what is told

QUESTIONS = {
    key: variables(message)
    for name in NAMES
    for key, message in messages("en", f"{name}.ftl").items()
    if key.startswith("ask-")
}


@given(moments())
@SOME
def test_who_may_act_is_asked_shown_rules_and_given_labels(state: stolik.State) -> None:
    telling = state.game.definition.telling
    for seat in state.actors:
        view = state.view(seat)
        question = telling.asked(view)
        assert_sayable(question)
        assert set(question.fields) == QUESTIONS[question.id]
        rules = telling.applying(view)
        assert rules
        assert all(locales.known(f"rule-{rule}") for rule in rules)
        for move in (*state.legal(seat)[:40], *state.signals(seat)):
            assert_sayable(telling.label(move, view))


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=str)
def test_a_whole_game_is_told_to_every_viewer(game: stolik.Game) -> None:
    chooser, state, telling = random.Random(5), game.deal(5), game.definition.telling
    viewers, names = [None, *range(game.players)], PLAYERS[: game.players]
    told: dict[int | None, list[Step]] = {viewer: [] for viewer in viewers}
    before = {viewer: state.view(viewer) for viewer in viewers}
    while not state.over:
        seat, move = any_move(state, chooser)
        state.play(seat, move)
        for viewer in viewers:
            seen = state.notation.seen(move, seat, -1 if viewer is None else viewer)
            after = state.view(viewer)
            told[viewer].append(Step(seat, seen, before[viewer], after))
            before[viewer] = after
    assert state.outcome is not None
    for steps in told.values():
        texts = [text for step in steps for text in telling.told(step, names)]
        for text in {json.dumps(plain(text)): text for text in texts}.values():
            assert_sayable(text)
        for text in telling.closing(steps, state.outcome, names):
            assert_sayable(text)


def test_a_pass_of_another_is_not_told_but_what_it_lets_one_draw_is() -> None:
    state = stolik.game("seventeen", 2).deal("a draw")
    move = state.legal(0)[0]
    state.play(0, move)
    before = {seat: state.view(seat) for seat in (0, None)}
    state.play(1, "pass")
    telling = state.game.definition.telling
    own, other = (telling.told(Step(1, "", before[seat], state.view(seat)), PLAYERS[:2]) for seat in (0, None))
    assert [text.id for text in own] == ["log-seventeen-draw"]
    assert other == []


def plain(text: Text) -> list[Any]:
    fields = {name: plain(value) if isinstance(value, Text) else value for name, value in text.fields.items()}
    return [text.id, fields]
