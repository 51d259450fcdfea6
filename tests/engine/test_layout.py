"""Reading positions, key by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stolik
from stolik.engine.layout import Layout, as_list, as_number, cards_of, rest, whole


def layout(**position: Any) -> Layout:
    return Layout(position, 3)


def refusal(call: Callable[[], object]) -> stolik.BadPosition:
    with pytest.raises(stolik.BadPosition) as caught:
        call()
    return caught.value


@pytest.mark.parametrize("position", [None, [], "hands", 5, [("hands", [])]])
def test_a_position_is_a_mapping(position: Any) -> None:
    error = refusal(lambda: Layout(position, 2))
    assert error.reason == "not-a-mapping"
    assert repr(position) in str(error)


def test_a_key_that_nobody_asked_for_is_refused() -> None:
    reading = layout(turn=1, colour="red")
    assert reading.seat("turn") == 1
    error = refusal(reading.done)
    assert error.reason == "unknown-key"
    assert "'colour'" in str(error)
    assert "turn" in str(error)
    reading.take("colour", None)
    reading.done()


def test_a_key_that_must_be_there() -> None:
    error = refusal(lambda: layout().need("hands"))
    assert (error.reason, error.fields["key"]) == ("missing-key", "hands")


@pytest.mark.parametrize("value", [-1, 3, True, False, 1.0, "1", None, [1]])
def test_a_seat_is_a_whole_number_of_the_table(value: Any) -> None:
    error = refusal(lambda: layout(turn=value).seat("turn"))
    assert error.reason == "seat"
    assert repr(value) in str(error)


@pytest.mark.parametrize("value", [[0, 0], [3], [True], ["0"], [None], 0, "01", None, {0: 1}])
def test_seats_are_a_list_of_different_ones(value: Any) -> None:
    refusal(lambda: layout(declined=value).seats("declined"))


def test_seats_as_given() -> None:
    assert layout(declined=[2, 0]).seats("declined") == [2, 0]
    assert layout(declined=(1,)).seats("declined") == [1]
    assert layout().seats("declined") == []


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_a_flag_is_true_or_false(value: Any) -> None:
    error = refusal(lambda: layout(extra=value).flag("extra"))
    assert repr(value) in str(error)
    assert layout(extra=True).flag("extra") is True
    assert layout().flag("extra") is False


@pytest.mark.parametrize("value", ["Play", "", None, 1, ["play"]])
def test_a_word_is_one_of_those_allowed(value: Any) -> None:
    error = refusal(lambda: layout(phase=value).word("phase", "play", ("play", "over")))
    assert repr(value) in str(error)
    assert "play, over" in str(error)


@pytest.mark.parametrize("value", [0, 6, True, 2.0, "2", None, [2]])
def test_a_number_is_whole_and_in_range(value: Any) -> None:
    error = refusal(lambda: as_number("round", value, range(1, 6)))
    assert repr(value) in str(error)
    assert "1 … 5" in str(error)
    assert [as_number("round", number, range(1, 6)) for number in (1, 5)] == [1, 5]


@pytest.mark.parametrize("value", ["12", 12, None, {12: 1}, {12}, range(2)])
def test_a_list_is_a_list(value: Any) -> None:
    error = refusal(lambda: as_list("row", value))
    assert repr(value) in str(error)
    assert as_list("row", (1, 2)) == [1, 2]


@pytest.mark.parametrize("value", [[[]] * 2, [[]] * 4, [], None, "abc", {}])
def test_one_entry_for_each_seat(value: Any) -> None:
    error = refusal(lambda: layout(hands=value).per_seat("hands", as_list))
    assert error.reason in ("entries", "type")
    assert "hands" in str(error)


def test_the_entry_that_is_wrong_is_named() -> None:
    error = refusal(lambda: layout(hands=[[1], [2], 3]).per_seat("hands", as_list))
    assert error.fields["key"] == "hands[2]"


@pytest.mark.parametrize("card", [1, "12", 12.0, True, None, [12], {"card": 12}])
def test_a_card_is_one_of_the_game(card: Any) -> None:
    error = refusal(lambda: cards_of([12, 13])("row", [12, card]))
    assert error.reason == "no-card"
    assert repr(card) in str(error)
    assert "row" in str(error)


def test_cards_may_be_words() -> None:
    read = cards_of(["D1", "D1", "R"])
    assert read("hand", ["R", "D1", "D1"]) == ["R", "D1", "D1"]
    assert refusal(lambda: read("hand", ["d1"])).reason == "no-card"


def test_what_is_left_of_a_deck() -> None:
    assert rest([1, 1, 2, 3], [1, 3]) == [1, 2]
    error = refusal(lambda: rest([1, 1, 2], [1, 2, 2]))
    assert (error.reason, error.fields["card"]) == ("doubled", 2)


def test_a_whole_deck() -> None:
    whole([1, 1, 2], [2, 1, 1])
    error = refusal(lambda: whole([1, 1, 2, 3], [1, 2]))
    assert (error.reason, error.fields["cards"]) == ("missing", "1, 3")
