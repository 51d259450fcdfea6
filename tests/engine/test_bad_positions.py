"""Positions that are refused: a card too many, too few or out of place, a key that does not belong."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import stolik
from tests.helpers import TOAD_CARDS
from tests.settings import NAMES, plain

TOADS = stolik.game("toads", players=2, professional=True)
PILES = stolik.game("piles", players=2, on_fire=True)


def toads_position() -> dict[str, Any]:
    """A position with a card in every zone."""
    placed = [12, 13, 14, 15, 16, 61, 17, 71, 18, 19, 81, 91]
    return {
        "phase": "play",
        "round": 2,
        "totals": [3, -4],
        "turn": 1,
        "row": [12, 13],
        "hands": [[14], [15]],
        "gained": [[16, 61], [17, 71]],
        "penalties": [[18, 19], [81, 91]],
        "unseen": [[19], [91]],
        "shown": None,
        "lacking": [[22, 33], []],
        "since": [2, 0],
        "deck": [card for card in reversed(TOAD_CARDS) if card not in placed],
        "seed": "ab" * 32,
        "shuffles": 2,
    }


def piles_position() -> dict[str, Any]:
    return {
        "phase": "play",
        "turn": 1,
        "played": 1,
        "piles": {"A": 22, "B": 8, "C": 90, "D": 95},
        "hands": [[30, 31], [40, 41]],
        "deck": [50, 52, 51],
        "declined": [0],
        "burning": {"A": 2},
        "signals": [{"A": "!", "D": "~"}, {"B": "!!"}],
        "seed": "cd" * 32,
        "shuffles": 1,
    }


def refusal(game: stolik.Game, position: Any, **more: Any) -> stolik.BadPosition:
    before = deepcopy(position)
    with pytest.raises(stolik.BadPosition) as caught:
        game.at(position, **more)
    assert str(position) == str(before), "what was given has been changed"
    assert caught.value.worded("en") != caught.value.worded("pl")
    return caught.value


# -- cards

TOADS_ZONES = [
    ("row",),
    ("deck",),
    *((zone, seat) for zone in ("hands", "gained", "penalties") for seat in (0, 1)),
]
PILES_ZONES = [("deck",), ("hands", 0), ("hands", 1)]
NO_TOAD_CARDS = [0, 11, 20, 90, 99, 100, -12, "12", 12.0, True, None, [12], {"card": 12}]
NO_PILE_CARDS = [0, 1, 100, -2, "2", 2.0, True, None, [2], {"card": 2}]


def zone_of(position: dict[str, Any], path: tuple[Any, ...]) -> list[Any]:
    zone = position
    for step in path:
        zone = zone[step]
    return zone  # type: ignore[return-value]


@pytest.mark.parametrize("path", TOADS_ZONES, ids=str)
def test_a_card_missing_from_any_zone_of_toads(path: tuple[Any, ...]) -> None:
    position = {**toads_position(), "unseen": [[], []]}
    card = zone_of(position, path).pop()
    error = refusal(TOADS, position)
    assert error.reason == "missing"
    assert str(card) in error.worded("en")
    assert str(card) in error.worded("pl")


@pytest.mark.parametrize("other", TOADS_ZONES, ids=str)
@pytest.mark.parametrize("path", TOADS_ZONES, ids=str)
def test_a_card_twice_in_any_two_zones_of_toads(path: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    position = toads_position()
    card = zone_of(position, path)[0]
    zone_of(position, other).append(card)
    error = refusal(TOADS, position)
    assert (error.reason, error.fields["card"]) == ("doubled", card)
    assert str(card) in error.worded("pl")


@pytest.mark.parametrize("card", NO_TOAD_CARDS, ids=repr)
@pytest.mark.parametrize("path", [*TOADS_ZONES, ("unseen", 0), ("unseen", 1)], ids=str)
def test_a_foreign_card_in_any_zone_of_toads(path: tuple[Any, ...], card: Any) -> None:
    position = toads_position()
    zone_of(position, path).append(card)
    error = refusal(TOADS, position)
    assert error.reason == "no-card"
    assert path[0] in error.worded("en")
    assert repr(card) in error.worded("en")
    assert repr(card) in error.worded("pl")


@pytest.mark.parametrize("unseen", [[[19, 19], [91]], [[91], [19]], [[14], []], [[19], [19]]])
def test_unseen_cards_are_different_ones_of_the_seats_own_penalties(unseen: list[list[int]]) -> None:
    assert refusal(TOADS, {**toads_position(), "unseen": unseen}).reason in ("doubled", "not-in-zone")


@pytest.mark.parametrize("shown", [[[12, 12], []], [[12], [12]]])
def test_no_card_is_shown_twice(shown: list[list[int]]) -> None:
    error = refusal(TOADS, {**toads_position(), "shown": shown})
    assert (error.reason, error.fields["card"]) == ("doubled", 12)


@pytest.mark.parametrize("other", [*PILES_ZONES, "A", "D"], ids=str)
@pytest.mark.parametrize("path", PILES_ZONES, ids=str)
def test_a_card_twice_in_piles(path: tuple[Any, ...], other: Any) -> None:
    position = piles_position()
    card = zone_of(position, path)[0]
    if isinstance(other, str):
        position["piles"][other] = card
    else:
        zone_of(position, other).append(card)
    error = refusal(PILES, position)
    assert (error.reason, error.fields["card"]) == ("doubled", card)


def test_two_piles_with_the_same_card_on_top() -> None:
    position = piles_position()
    position["piles"]["B"] = 90
    assert refusal(PILES, position).reason == "doubled"


@pytest.mark.parametrize("card", NO_PILE_CARDS, ids=repr)
@pytest.mark.parametrize("path", PILES_ZONES, ids=str)
def test_a_foreign_card_in_piles(path: tuple[Any, ...], card: Any) -> None:
    position = piles_position()
    zone_of(position, path).append(card)
    error = refusal(PILES, position)
    assert error.reason == "no-card"
    assert repr(card) in error.worded("en")
    assert repr(card) in error.worded("pl")


# -- keys

NO_LIST: list[Any] = [None, "12", 12, True, {"0": []}]
NO_LIST_OF_TWO: list[Any] = [*NO_LIST, [], [[]], [[], [], []], [[], None], [12, 13], ["12", "13"]]
NO_SEAT = [-1, 2, 99, True, False, 0.0, "0", None, [0]]

TOADS_BAD: dict[str, list[Any]] = {
    "phase": ["start", "Play", "", None, 1, ["play"]],
    "round": [0, 3, -1, True, 1.0, "1", None, [1]],
    "totals": [None, 0, "00", [0], [0, 0, 0], [0, "0"], [0, 1.5], [True, 0], [0, None], {"0": 0}, [0, 10**9]],
    "turn": NO_SEAT,
    "row": NO_LIST,
    "hands": NO_LIST_OF_TWO,
    "gained": NO_LIST_OF_TWO,
    "penalties": NO_LIST_OF_TWO,
    "unseen": NO_LIST_OF_TWO,
    "shown": [bad for bad in NO_LIST_OF_TWO if bad is not None],
    "lacking": NO_LIST_OF_TWO,
    "since": [
        None,
        0,
        "00",
        [0],
        [0, 0, 0],
        [0, "0"],
        [0, 1.5],
        [True, 0],
        [0, None],
        {"0": 0},
        [0, 100],
        [-1, 0],
    ],
    "deck": NO_LIST,
    "seed": [1.5, True, [], {}, b"seed"],
    "shuffles": [-1, 2**31, True, 1.0, "1", None],
}
PILES_BAD: dict[str, list[Any]] = {
    "phase": ["Start", "", None, 1, ["play"]],
    "turn": NO_SEAT,
    "played": [-1, 99, True, 1.0, "1", None],
    "piles": [None, [], "ABCD", 1, {"E": 5}, {"a": 5}, {1: 5}, {None: 5}]
    + [{"A": top} for top in (0, 101, -1, True, 5.0, "5", None, [5])],
    "hands": NO_LIST_OF_TWO,
    "deck": NO_LIST,
    "declined": [None, 0, "0", {0: 1}, [2], [-1], [True], [0.0], ["0"], [0, 0], [None], [[0]]],
    "burning": [None, [], "A", {"E": 1}, {"a": 1}, {0: 1}]
    + [{"A": left} for left in (-1, 3, True, 1.0, "1", None, [1])],
    "signals": [None, {}, [], [{}], [{}, {}, {}], [{}, []], [{}, None]]
    + [[{}, {"A": sign}] for sign in ("-", "", "!!!", "?", None, 1, True, ["!"])]
    + [[{}, {pile: "!"}] for pile in ("E", "a", "", 0, None)],
    "seed": [1.5, True, [], {}, b"seed"],
    "shuffles": [-1, 2**31, True, 1.0, "1", None],
}


@pytest.mark.parametrize(("key", "value"), [(key, bad) for key in TOADS_BAD for bad in TOADS_BAD[key]], ids=repr)
def test_every_key_of_toads_ill_typed(key: str, value: Any) -> None:
    named(refusal(TOADS, {**toads_position(), key: value}), key)


@pytest.mark.parametrize(("key", "value"), [(key, bad) for key in PILES_BAD for bad in PILES_BAD[key]], ids=repr)
def test_every_key_of_piles_ill_typed(key: str, value: Any) -> None:
    named(refusal(PILES, {**piles_position(), key: value}), key)


def named(error: stolik.BadPosition, key: str) -> None:
    """Does the error say where it is?"""
    assert str(error.fields["key"]).startswith(key)
    for language in ("en", "pl"):
        assert key in error.worded(language)


def test_every_key_is_tried() -> None:
    assert set(TOADS_BAD) == set(toads_position()) == set(TOADS.deal(1).position())
    assert set(PILES_BAD) == set(piles_position()) == set(PILES.deal(1).position())


@pytest.mark.parametrize("key", ["Hands", "hand", "", " turn", 5, None, ("hands",), "view", "seat"])
@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_key_is_refused(name: str, key: Any) -> None:
    error = refusal(plain(name), {**plain(name).deal(1).position(), key: 1})
    assert error.reason == "unknown-key"
    assert repr(key) in error.worded("en")
    assert repr(key) in error.worded("pl")


@pytest.mark.parametrize("name", NAMES)
def test_hands_must_be_there(name: str) -> None:
    position = plain(name).deal(1).position()
    del position["hands"]
    assert refusal(plain(name), position).reason == "missing-key"
    assert refusal(plain(name), {}).reason == "missing-key"


@pytest.mark.parametrize("position", [None, [], "position", 5, [("hands", [[], []])]])
def test_a_position_is_a_mapping(position: Any) -> None:
    assert refusal(TOADS, position).reason == "not-a-mapping"


@pytest.mark.parametrize("game", [stolik.game("toads", players=3), stolik.game("piles", players=3)], ids=str)
def test_a_position_of_another_number_of_players_is_refused(game: stolik.Game) -> None:
    position = stolik.game(game.name, players=2).deal(1).position()
    assert refusal(game, position).reason == "entries"


def test_not_everybody_may_have_declined() -> None:
    position = {**piles_position(), "phase": "start", "declined": [0, 1]}
    assert refusal(PILES, position).reason == "all-declined"


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(stolik.BadSeed):
        TOADS.at({"hands": [[12], []]}, seed=1.5)  # type: ignore[arg-type]
