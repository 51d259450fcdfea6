"""Errors: typed, worded in both languages with what is wrong in them, and fit to be sent elsewhere."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

import stolik
from tests.helpers import piles, recorded, toads

TOADS = stolik.game("toads")
PILES = stolik.game("piles", players=2)
RECORD = recorded(stolik.game("toads", rounds=1), 4)

Case = tuple[type[stolik.StolikError], str, Callable[[], object], list[str]]


def at(**position: Any) -> Callable[[], object]:
    return lambda: TOADS.at({"hands": [[12], [13]], **position})


def record_with(**keys: Any) -> Callable[[], object]:
    return lambda: stolik.Record.loads(json.dumps({**json.loads(RECORD.dumps()), **keys}), stolik.game)


def record_without(key: str) -> Callable[[], object]:
    document = json.loads(RECORD.dumps())
    del document[key]
    return lambda: stolik.Record.loads(json.dumps(document), stolik.game)


def first_event(**keys: Any) -> list[Any]:
    return [{**RECORD.events[0], **keys}, *RECORD.events[1:]]


def record_raced() -> object:
    record = stolik.Record.begin(stolik.game("piles", 2), ["a", "b"], 1)
    record.add({"race": [[1, 0, 900], [0, 0, 200]]})
    return stolik.Record.loads(record.dumps(), stolik.game)


CASES: dict[str, Case] = {
    "game": (stolik.UnknownGame, "unknown-game", lambda: stolik.game("chess"), ["'chess'", "toads", "piles"]),
    "game 5": (stolik.UnknownGame, "unknown-game", lambda: stolik.game(5), ["5"]),  # type: ignore[arg-type]
    "game []": (stolik.UnknownGame, "unknown-game", lambda: stolik.game([]), ["[]"]),  # type: ignore[arg-type]
    "seat": (stolik.UnknownSeat, "unknown-seat", lambda: TOADS.deal(1).legal(7), ["7", "1"]),
    "view": (stolik.UnknownSeat, "unknown-seat", lambda: TOADS.deal(1).view(-1), ["-1", "1"]),
    "bot": (
        stolik.UnknownBot,
        "unknown-bot",
        lambda: stolik.bot("toads", "genius"),
        ["'genius'", "toads", "greedy"],
    ),
    "seed": (stolik.BadSeed, "bad-seed", lambda: TOADS.deal(1.5), ["1.5", "float"]),  # type: ignore[arg-type]
    "code": (stolik.IllegalCode, "illegal-code", lambda: TOADS.deal(1).kernel.apply(1, 157), ["1", "157"]),
    "players": (stolik.BadOptions, "options-players", lambda: stolik.game("toads", 5), ["toads", "5", "2", "4"]),
    "players text": (
        stolik.BadOptions,
        "options-players",
        lambda: stolik.game("toads", "3"),  # type: ignore[arg-type]
        ["'3'"],
    ),
    "players true": (stolik.BadOptions, "options-players", lambda: stolik.game("piles", True), ["True"]),
    "option": (
        stolik.BadOptions,
        "options-unknown",
        lambda: stolik.game("toads", colour=1),
        ["'colour'", "rounds"],
    ),
    "value": (stolik.BadOptions, "options-value", lambda: stolik.game("toads", rounds=21), ["rounds", "21", "20"]),
    "true for 1": (
        stolik.BadOptions,
        "options-value",
        lambda: stolik.game("toads", rounds=True),
        ["rounds", "True"],
    ),
    "1 for true": (
        stolik.BadOptions,
        "options-value",
        lambda: stolik.game("toads", professional=1),
        ["professional", " 1", "true"],
    ),
    "bot of another game": (
        stolik.BadOptions,
        "options-other-game",
        lambda: stolik.bot("piles").choose(TOADS.deal(1).observe(0)),
        ["piles", "toads"],
    ),
    "nothing to choose": (
        stolik.BadOptions,
        "options-nothing-to-choose",
        lambda: stolik.bot("toads").choose(TOADS.deal(1).observe(1)),
        ["1"],
    ),
    "no position": (stolik.BadPosition, "position-not-a-mapping", lambda: TOADS.at([]), ["[]"]),  # type: ignore[arg-type]
    "no hands": (stolik.BadPosition, "position-missing-key", lambda: TOADS.at({}), ["hands"]),
    "key": (stolik.BadPosition, "position-unknown-key", at(colour=1), ["'colour'", "hands"]),
    "type": (stolik.BadPosition, "position-type", at(phase="start"), ["phase", "'start'", "play, over"]),
    "turn": (stolik.BadPosition, "position-seat", at(turn=2), ["turn", "2", "1"]),
    "entries": (stolik.BadPosition, "position-entries", at(hands=[[12]] * 5), ["hands", "5", "2"]),
    "card": (stolik.BadPosition, "position-no-card", at(row=[20]), ["row", "20"]),
    "doubled": (stolik.BadPosition, "position-doubled", at(row=[13]), ["13"]),
    "missing": (stolik.BadPosition, "position-missing", at(deck=[]), ["14, 15"]),
    "unseen": (
        stolik.BadPosition,
        "position-not-in-zone",
        at(unseen=[[12], []]),
        ["12", "unseen[0]", "penalties[0]"],
    ),
    "all declined": (
        stolik.BadPosition,
        "position-all-declined",
        lambda: PILES.at({"hands": [[12], [13]], "declined": [0, 1]}),
        [],
    ),
    "record seats": (stolik.BadRecord, "record-seats", lambda: stolik.Record.begin(TOADS, ["a"]), ["2"]),
    "record json": (
        stolik.BadRecord,
        "record-not-json",
        lambda: stolik.Record.loads("hop", stolik.game),
        ["1"],
    ),
    "record list": (stolik.BadRecord, "record-not-a-record", lambda: stolik.Record.loads("[]", stolik.game), []),
    "record key": (stolik.BadRecord, "record-missing-key", record_without("secret"), ["secret"]),
    "record extra": (stolik.BadRecord, "record-unknown-key", record_with(colour=1), ["'colour'"]),
    "record format": (stolik.BadRecord, "record-format", record_with(stolik=7), ["7", "1"]),
    "record type": (stolik.BadRecord, "record-type", record_with(secret="zz"), ["secret", "'zz'"]),
    "record game": (stolik.BadRecord, "record-game", record_with(game="chess"), ["'chess'"]),
    "record rules": (stolik.BadRecord, "record-rules", record_with(rules=9), ["9", "1", "toads"]),
    "record commitment": (stolik.BadRecord, "record-commitment", record_with(commitment="c"), ["'c'"]),
    "record event": (stolik.BadRecord, "record-event", record_with(events=[5]), ["1", "5"]),
    "record move": (stolik.BadRecord, "record-move", record_with(events=first_event(move="hop")), ["1", "hop"]),
    "record check": (stolik.BadRecord, "record-check", record_with(events=first_event(say="hm")), ["1", "hm"]),
    "record race": (stolik.BadRecord, "record-race", record_raced, ["1", "900", "0"]),
    "record result": (stolik.BadRecord, "record-result", record_with(result=None), ["None"]),
    "move": (
        stolik.IllegalMove,
        "move-toads-no-twin",
        lambda: toads([[12], []], [44]).play(0, "x44"),
        ["44", "T-08"],
    ),
    "signal": (
        stolik.IllegalMove,
        "move-piles-signal-alone",
        lambda: piles([[10, 20]], [30]).play(0, "A!"),
        ["P-14"],
    ),
}


def raised(name: str) -> stolik.StolikError:
    kind, message, call, _ = CASES[name]
    with pytest.raises(stolik.StolikError) as caught:
        call()
    assert type(caught.value) is kind
    assert caught.value.message == message
    return caught.value


@pytest.mark.parametrize("name", CASES)
def test_an_error_names_what_is_wrong_in_both_languages(name: str) -> None:
    error = raised(name)
    for language in ("en", "pl"):
        sentence = error.worded(language)
        for value in CASES[name][3]:
            assert value in sentence
        assert " $" not in sentence
    assert error.worded("en") != error.worded("pl")
    assert str(error) == error.worded() == error.worded("en")


@pytest.mark.parametrize("name", CASES)
def test_an_error_survives_being_sent_elsewhere(name: str) -> None:
    error = raised(name)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert str(vars(again)) == str({**vars(error), "message": error.message})
        assert again.worded("pl") == error.worded("pl")


def test_an_unknown_language_is_english() -> None:
    error = raised("game")
    assert error.worded("de") == error.worded("en")


def test_every_sentence_about_errors_is_tried() -> None:
    text = resources.files("stolik.locales").joinpath("en", "errors.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    assert sentences == {message for _, message, _, _ in CASES.values() if not message.startswith("move-")}


@pytest.mark.parametrize(
    "name", [name for name in stolik.__all__ if name.startswith(("Bad", "Unknown", "Illegal"))]
)
def test_every_error_is_a_stolik_error(name: str) -> None:
    assert issubclass(getattr(stolik, name), stolik.StolikError)
    assert issubclass(stolik.StolikError, Exception)


def test_errors_that_python_has_a_name_for_are_caught_by_it() -> None:
    assert issubclass(stolik.UnknownSeat, ValueError)
    assert issubclass(stolik.IllegalCode, ValueError)
    assert issubclass(stolik.BadSeed, TypeError)


def test_a_value_that_goes_on_and_on_is_cut() -> None:
    with pytest.raises(stolik.UnknownGame) as caught:
        stolik.game("x" * 10_000)
    assert len(str(caught.value)) < 300
    with pytest.raises(stolik.IllegalMove) as refused:
        toads([[12], []], [44]).play(0, "9" * 10_000)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("count", "words"), [(1, "jeden wpis"), (3, "3 wpisy"), (5, "5 wpisów"), (22, "22 wpisy")]
)
def test_numbers_are_told_in_proper_polish(count: int, words: str) -> None:
    with pytest.raises(stolik.BadPosition) as caught:
        TOADS.at({"hands": [[]] * count})
    assert words in caught.value.worded("pl")
