"""Records that do not tell the truth: every kind of tampering is found and named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from tests.helpers import recorded
from tests.settings import NAMES, plain

SHARES = [b"one", b"two", b"three"]
Edit = Callable[[dict[str, Any]], None]


def load(text: str) -> stolik.Record:
    return stolik.Record.loads(text, stolik.game)


def tampered(record: stolik.Record, edit: Edit) -> stolik.BadRecord:
    """What is said of a record after somebody has been at it."""
    document = json.loads(record.dumps())
    edit(document)
    return refusal(json.dumps(document))


def refusal(text: str) -> stolik.BadRecord:
    with pytest.raises(stolik.BadRecord) as caught:
        load(text)
    assert caught.value.worded("en") != caught.value.worded("pl")
    return caught.value


def put(key: str, value: Any) -> Edit:
    return lambda document: document.__setitem__(key, value)


@pytest.fixture(params=NAMES)
def record(request: pytest.FixtureRequest) -> stolik.Record:
    return recorded(plain(request.param), 21, SHARES)


def test_every_event_with_another_move_is_found_and_named(record: stolik.Record) -> None:
    moves = sorted({event["move"] for event in record.events})
    for number, event in enumerate(record.events):
        others: list[Any] = [move for move in record.state(number).legal(event["seat"]) if move != event["move"]][
            :1
        ]
        if number % 10 == 0:
            others += [next(move for move in moves if move != event["move"]), "hop", "", None, 5]
        for other in others or ["hop"]:
            error = tampered(record, lambda d, n=number, o=other: d["events"][n].update(move=o))  # type: ignore[misc]
            assert error.reason in ("move", "check")
            assert error.fields["number"] == number + 1
            for language in ("en", "pl"):
                assert str(number + 1) in error.worded(language)
                assert repr(other) in error.worded(language)


def test_every_event_with_another_seat_is_found_and_named(record: stolik.Record) -> None:
    for number, event in enumerate(record.events):
        others: list[Any] = [(event["seat"] + 1) % 3]
        if number % 10 == 0:
            others += [3, -1, None, "0", float(event["seat"]), True, [event["seat"]]]
        for other in others:
            error = tampered(record, lambda d, n=number, o=other: d["events"][n].update(seat=o))  # type: ignore[misc]
            assert error.reason in ("move", "check")
            assert error.fields["number"] == number + 1


def test_every_event_with_another_check_is_found_and_named(record: stolik.Record) -> None:
    for number in range(0, len(record.events), 3):
        for check, reason in (("0" * 16, "check"), ("", "check"), (None, "event"), (5, "event")):
            error = tampered(record, lambda d, n=number, c=check: d["events"][n].update(check=c))  # type: ignore[misc]
            assert (error.reason, error.fields["number"]) == (reason, number + 1)


def test_events_dropped_are_found(record: stolik.Record) -> None:
    last = len(record.events) - 1
    for number in range(0, last, 3):
        error = tampered(record, lambda document, n=number: document["events"].pop(n))  # type: ignore[misc]
        assert error.reason in ("move", "check")
        assert error.fields["number"] == number + 1
    assert tampered(record, lambda document: document["events"].pop()).reason == "result"
    assert tampered(record, lambda document: document["events"].clear()).reason == "result"


def test_events_swapped_are_found(record: stolik.Record) -> None:
    def swap(document: dict[str, Any], number: int) -> None:
        events = document["events"]
        events[number], events[number + 1] = events[number + 1], events[number]

    for number in range(0, len(record.events) - 1, 3):
        error = tampered(record, lambda document, n=number: swap(document, n))  # type: ignore[misc]
        assert error.reason in ("move", "check")
        assert error.fields["number"] == number + 1


def test_events_added_are_found(record: stolik.Record) -> None:
    for number in range(0, len(record.events) + 1, 3):
        for event in (record.events[min(number, len(record.events) - 1)], {"say": "hm", "check": "0" * 16}):
            error = tampered(record, lambda d, n=number, e=event: d["events"].insert(n, e))  # type: ignore[misc]
            assert error.reason in ("move", "check")
            assert error.fields["number"] in (number + 1, number + 2)


@pytest.mark.parametrize("event", [None, 5, "start", [], {}, {"seat": 0, "move": "start"}, {"check": None}])
def test_an_event_that_is_not_readable_is_named(record: stolik.Record, event: Any) -> None:
    error = tampered(record, lambda document: document["events"].insert(2, event))
    assert (error.reason, error.fields["number"]) == ("event", 3)
    assert repr(event) in error.worded("pl")


def test_talk_changed_or_dropped_is_found() -> None:
    record = stolik.Record.begin(plain("piles"), ["a", "b", "c"], "seed")
    record.add({"seat": 1, "say": "hurry"})
    record.add_move(0, "start")
    assert tampered(record, lambda document: document["events"][0].update(say="wait")).fields["number"] == 1
    assert tampered(record, lambda document: document["events"].pop(0)).reason == "check"


@pytest.mark.parametrize("undo", [2, 3, -1, True, 1.0, None, "1", [1]])
def test_what_cannot_be_taken_back_is_named(undo: Any) -> None:
    record = stolik.Record.begin(plain("piles"), ["a", "b", "c"], "seed")
    record.add_move(0, "start")
    record.add({"seat": 0, "undo": 0})
    record.add_move(1, "start")
    error = tampered(record, lambda document: document["events"][1].update(undo=undo))
    assert (error.reason, error.fields["number"]) == ("event", 2)


def raced() -> tuple[stolik.Record, int, int]:
    """A race of two, won by the seat that sits further to the left."""
    record = stolik.Record.begin(plain("seventeen"), ["a", "b", "c"], "seed")
    record.add_move(0, record.opening().legal(0)[0])
    near, far = record.state().actors
    record.add({"race": [[far, 210, 700], [near, 20, 600]]})
    record.add_move(far, "check")
    return record, near, far


def test_a_race_that_was_won_by_another_is_found() -> None:
    record, near, far = raced()
    forged = stolik.Record(record.game, record.seats, record.secret, record.shares, record.events[:1])
    forged.add({"race": [[near, 20, 600], [far, 210, 700]]})
    forged.add_move(near, "check")
    error = refusal(forged.dumps())
    assert (error.reason, error.fields["number"], error.fields["first"]) == ("race", 2, far)


def test_a_call_of_one_who_did_not_win_the_race_is_found() -> None:
    record, near, far = raced()
    forged = stolik.Record(record.game, record.seats, record.secret, record.shares, record.events[:2])
    forged.add_move(near, "check")
    error = refusal(forged.dumps())
    assert (error.reason, error.fields["number"], error.fields["first"]) == ("race", 3, far)


@pytest.mark.parametrize(
    "race",
    [None, [], {}, "12", [[]], [[1, 2]], [[1, 2, 3, 4]], [[0, 20, 600]], [[3, 20, 600]], [[1, 20, 600]] * 2, [7]]
    + [[[1, value, 600]] for value in (True, 1.5, None, "20")],
)
def test_a_race_that_makes_no_sense_is_named(race: Any) -> None:
    record, _, _ = raced()
    error = tampered(record, lambda document: document["events"][1].update(race=race))
    assert (error.reason, error.fields["number"]) == ("event", 2)


def test_an_event_is_one_thing_only() -> None:
    record, _, _ = raced()
    error = tampered(record, lambda document: document["events"][1].update(move="pass"))
    assert (error.reason, error.fields["number"]) == ("event", 2)


def test_a_move_against_the_rules_is_found_though_all_checks_fit(record: stolik.Record) -> None:
    forged = stolik.Record(record.game, record.seats, record.secret, record.shares)
    seat = record.state(3).actors[0]
    for event in record.events[:3]:
        forged.add_move(event["seat"], event["move"])
    forged.add_move((seat + 1) % 3, "end" if record.game.name == "piles" else "take")
    document = {**json.loads(record.dumps()), "events": forged.events, "result": None}
    error = refusal(json.dumps(document))
    assert (error.reason, error.fields["number"]) == ("move", 4)


def test_another_secret_does_not_fit_the_commitment(record: stolik.Record) -> None:
    other = bytes([record.secret[0] ^ 1]) + record.secret[1:]
    error = tampered(record, put("secret", other.hex()))
    assert error.reason == "commitment"
    assert record.commitment in error.worded("en")


def test_another_commitment_does_not_fit_the_secret(record: stolik.Record) -> None:
    for commitment in ("0" * 64, record.commitment.upper(), "", None, 5):
        error = tampered(record, put("commitment", commitment))
        assert error.reason == "commitment"
        assert repr(commitment) in error.worded("pl")


def test_another_secret_with_a_commitment_that_fits_is_found_too(record: stolik.Record) -> None:
    other = bytes(32)

    def edit(document: dict[str, Any]) -> None:
        document.update(secret=other.hex(), commitment=hashlib.sha256(other).hexdigest())

    assert tampered(record, edit).reason in ("move", "check")


@pytest.mark.parametrize("secret", [b"", b"short", bytes(31), bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    record = stolik.Record(plain("piles"), ["a", "b", "c"], secret)
    error = refusal(record.dumps())
    assert (error.reason, error.fields["key"]) == ("type", "secret")


@pytest.mark.parametrize(
    "shares",
    [[], SHARES[:2], [*SHARES, b""], SHARES[::-1], [b"onet", b"wo", b"three"], [b"two", b"two", b"three"]],
)
def test_other_shares_are_found_even_before_a_card_is_played(record: stolik.Record, shares: list[bytes]) -> None:
    edit = put("shares", [share.hex() for share in shares])
    assert tampered(record, edit).reason in ("move", "check")
    begun = stolik.Record.begin(stolik.game("piles", players=3), ["a", "b", "c"], "seed", SHARES)
    begun.add_move(0, "start")
    assert tampered(begun, edit).fields["number"] == 1


@pytest.mark.parametrize(("key", "value"), [("rounds", 3), ("professional", False), ("rounds", 1)])
def test_other_options_are_found(key: str, value: object) -> None:
    record = recorded(plain("toads"), 21)
    assert tampered(record, lambda document: document["options"].update({key: value})).reason in ("check", "move")


def test_options_made_up_are_found(record: stolik.Record) -> None:
    option = next(iter(record.game.options))
    assert tampered(record, lambda document: document["options"].update(colour="red")).reason == "game"
    assert tampered(record, lambda document: document["options"].update({option: "2"})).reason == "game"
    for name in ("players", "name"):
        assert tampered(record, lambda document, n=name: document["options"].update({n: 2})).reason == "type"  # type: ignore[misc]


def test_no_option_may_be_left_out_even_if_it_has_its_default(record: stolik.Record) -> None:
    for option in record.game.options:
        error = tampered(record, lambda document, name=option: document["options"].pop(name))  # type: ignore[misc]
        assert (error.reason, error.fields["key"]) == ("type", "options")


@pytest.mark.parametrize("players", [2, 4, 0, 99, "3", 3.0, True, None])
def test_another_number_of_players_is_found(record: stolik.Record, players: Any) -> None:
    four = [f"player {seat}" for seat in range(4)]

    def edit_both(document: dict[str, Any]) -> None:
        document.update(players=players, seats=four[: 2 if players == 2 else 4])

    assert tampered(record, put("players", players)).reason in ("game", "seats", "type")
    assert tampered(record, edit_both).reason in ("game", "check", "move", "seats", "type")


def test_another_name_at_a_seat_is_found(record: stolik.Record) -> None:
    def swap(document: dict[str, Any]) -> None:
        document["seats"].reverse()

    for edit in (swap, put("seats", ["player 0", "player 1", "Ola"])):
        error = tampered(record, edit)
        assert (error.reason, error.fields["number"]) == ("check", 1)


@pytest.mark.parametrize("seats", [[], ["a"], ["a", "b", "c", "d"], None, "abc", {"0": "a"}])
def test_a_wrong_number_of_seats_is_found(record: stolik.Record, seats: Any) -> None:
    assert tampered(record, put("seats", seats)).reason in ("seats", "type")


@pytest.mark.parametrize("seats", [["a", "b", 5], [None, None, None], [["a"], "b", "c"]])
def test_names_that_are_no_text_are_found(record: stolik.Record, seats: Any) -> None:
    error = tampered(record, put("seats", seats))
    assert error.reason == "type"
    assert repr(seats) in error.worded("en")


def test_another_result_is_found(record: stolik.Record) -> None:
    right = json.loads(record.dumps())["result"]
    scores = right["scores"]
    wrong: list[Any] = [
        None,
        {},
        [],
        "won",
        {**right, "winners": [1, 2] if right["winners"] != [1, 2] else [0]},
        {**right, "scores": [scores[0] + 1, *scores[1:]]},
        {**right, "scores": [float(score) for score in scores]},
        {**right, "scores": scores[:-1]},
        {**right, "more": 1},
        {"winners": right["winners"]},
    ]
    for result in wrong:
        error = tampered(record, put("result", result))
        assert error.reason == "result"
        assert repr(result)[:70] in error.worded("en")


def test_a_result_before_the_end_is_found() -> None:
    record = stolik.Record.begin(plain("piles"), ["a", "b", "c"], "seed")
    assert tampered(record, put("result", {"winners": [0, 1, 2], "scores": [98, 98, 98]})).reason == "result"


# -- not a record at all


def test_a_record_cut_off_anywhere_is_not_one(record: stolik.Record) -> None:
    text = record.dumps()
    for end in range(0, len(text) - 1, 50):
        assert refusal(text[:end]).reason == "not-json"


@pytest.mark.parametrize(
    "text", ["", " ", "hello", "{", "[1, 2", "{'stolik': 1}", "\ud800", "\x00", "[" * 100_000, '{"a":' * 100_000]
)
def test_text_that_is_no_json(text: str) -> None:
    assert refusal(text).reason == "not-json"


@pytest.mark.parametrize("text", ["null", "5", "[]", '"record"', "true", "[{}]", "NaN"])
def test_json_that_is_no_object(text: str) -> None:
    assert refusal(text).reason == "not-a-record"


def test_every_key_must_be_there_and_no_other(record: stolik.Record) -> None:
    for key in json.loads(record.dumps()):
        error = tampered(record, lambda document, key=key: document.pop(key))  # type: ignore[misc]
        assert (error.reason, error.fields["key"]) == ("missing-key", key)
    error = tampered(record, put("colour", "red"))
    assert error.reason == "unknown-key"
    assert "'colour'" in error.worded("pl")


@pytest.mark.parametrize("value", [0, 2, "1", None, 1.5, True, 1.0, [1]])
def test_another_format_or_other_rules(record: stolik.Record, value: Any) -> None:
    for key, reason in (("stolik", "format"), ("rules", "rules")):
        error = tampered(record, put(key, value))
        assert error.reason == reason
        assert repr(value) in error.worded("en")
        assert repr(value) in error.worded("pl")


@pytest.mark.parametrize("game", ["chess", "", None, 5, ["toads"], {"name": "toads"}, "Toads"])
def test_a_game_that_does_not_exist(record: stolik.Record, game: Any) -> None:
    error = tampered(record, put("game", game))
    assert error.reason == "game"
    assert repr(game) in error.worded("en")


WRONG: list[Any] = [None, True, 0, 1.5, "text", [], {}, [1], {"a": 1}, [None], [[]], "zz", "ab", float("nan")]


@pytest.mark.parametrize("value", WRONG, ids=repr)
def test_wrong_types_everywhere_are_refused(record: stolik.Record, value: Any) -> None:
    document = json.loads(record.dumps())
    for key in document:
        if document[key] != value:
            tampered(record, put(key, value))


@pytest.mark.parametrize("depth", [50, 500, 900, 980, 1000, 5000])
def test_values_nested_deep_are_refused(record: stolik.Record, depth: int) -> None:
    for key in json.loads(record.dumps()):
        text = json.dumps({**json.loads(record.dumps()), key: "deep"}).replace('"deep"', "[" * depth + "]" * depth)
        refusal(text)


# -- anything

KEYS = [
    "stolik",
    "game",
    "rules",
    "players",
    "options",
    "seats",
    "commitment",
    "secret",
    "shares",
    "events",
    "result",
]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just("toads"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
TEXT = recorded(stolik.game("toads", rounds=1), 3).dumps()


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(KEYS), anything)
def test_anything_in_place_of_a_value(key: str, value: Any) -> None:
    document = json.loads(TEXT)
    if json.dumps(document[key]) != json.dumps(value):
        refusal(json.dumps({**document, key: value}))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 2), st.characters())
def test_any_one_letter_changed(place: int, letter: str) -> None:
    """It is found, unless it is white space between words or says the same."""
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    with suppress(stolik.BadRecord):
        assert load(text).dumps() == TEXT


@settings(max_examples=100, deadline=None)
@given(st.text() | st.dictionaries(st.sampled_from(KEYS), anything).map(json.dumps))
def test_any_text(text: str) -> None:
    refusal(text)
