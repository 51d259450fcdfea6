"""Options: checked, frozen, with one canonical text."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.engine.options import Option, flag, settle
from tests.settings import GAMES, SETTINGS

COLOUR = Option("colour", "red", ("red", "green"))
SIZE = Option("size", 2, tuple(range(1, 21)))
BOLD = flag("bold")


@pytest.mark.parametrize(
    ("option", "value"), [(COLOUR, "green"), (SIZE, 1), (SIZE, 20), (BOLD, True), (BOLD, False)]
)
def test_a_value_that_is_allowed_passes(option: Option, value: Any) -> None:
    assert option.check(value) is value


REFUSED: list[tuple[Option, Any]] = [
    *((COLOUR, value) for value in ("Red", "", None, 0)),
    (COLOUR, ["red"]),
    *((SIZE, value) for value in (0, 21, True, 2.0, "2", float("nan"), None)),
    *((BOLD, value) for value in (0, 1, "true", None)),
]


@pytest.mark.parametrize(("option", "value"), REFUSED)
def test_any_other_is_refused_and_named(option: Option, value: Any) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        option.check(value)
    assert caught.value.reason == "value"
    for language in ("en", "pl"):
        sentence = caught.value.worded(language)
        assert option.name in sentence
        assert repr(value) in sentence
        assert option.range_text in sentence


def test_what_is_allowed_in_few_words() -> None:
    assert (COLOUR.range_text, SIZE.range_text, BOLD.range_text) == ("red, green", "1 … 20", "false, true")


TYPED: list[tuple[Option, str, Any]] = [
    *((COLOUR, text, text) for text in ("red", "green")),
    *((SIZE, str(size), size) for size in (1, 2, 20)),
    *((BOLD, text, True) for text in ("true", "yes", "on", "1", "tak")),
    *((BOLD, text, False) for text in ("false", "no", "off", "0", "nie")),
]


@pytest.mark.parametrize(("option", "text", "value"), TYPED)
def test_values_as_typed_at_a_command_line(option: Option, text: str, value: object) -> None:
    assert (type(option.parse(text)), option.parse(text)) == (type(value), value)


@pytest.mark.parametrize(
    ("option", "text"), [(COLOUR, "blue"), (SIZE, "21"), (SIZE, "true"), (SIZE, "02"), (BOLD, "2")]
)
def test_typed_values_that_are_refused(option: Option, text: str) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        option.parse(text)
    assert text in str(caught.value)


def test_defaults_fill_what_is_not_given() -> None:
    assert dict(settle((COLOUR, SIZE, BOLD), {"size": 5})) == {"colour": "red", "size": 5, "bold": False}


@pytest.mark.parametrize("name", ["Rounds", "round", "minimum", "seed", "definition", ""])
def test_an_option_the_game_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("toads", **{name: 2})
    assert caught.value.reason == "unknown"
    for language in ("en", "pl"):
        assert repr(name) in caught.value.worded(language)
        assert "rounds, professional" in caught.value.worded(language)


def test_options_of_a_game_are_frozen() -> None:
    options: Any = stolik.game("toads").options
    with pytest.raises(TypeError):
        options["rounds"] = 3
    with pytest.raises((TypeError, AttributeError)):
        del options["rounds"]


def test_options_do_not_follow_what_they_were_made_from() -> None:
    given: dict[str, Any] = {"rounds": 3}
    game = stolik.Game(stolik.GAMES["toads"], 2, given)
    given["rounds"] = 4
    assert game.options["rounds"] == 3


def test_games_are_equal_when_their_settings_are() -> None:
    one = stolik.game("toads", players=2, professional=True, rounds=2)
    other = stolik.game("toads", rounds=2, professional=True)
    assert one == other
    assert hash(one) == hash(other)
    assert one != stolik.game("toads", professional=True, rounds=3)
    assert one != stolik.game("toads", players=3, professional=True)
    assert one != "toads players=2 rounds=2 professional=true"


def test_every_setting_has_a_text_of_its_own_that_says_all_of_it() -> None:
    assert len({str(game) for game in GAMES}) == len(set(GAMES)) == len(GAMES)
    for game, (name, players, options) in zip(GAMES, SETTINGS, strict=True):
        words = str(game).split(" ")
        assert words[:2] == [name, f"players={players}"]
        names = [option.name for option in game.definition.options]
        assert words[2:] == [f"{key}={str(options[key]).lower()}" for key in names]
        assert str(game) in repr(game)
