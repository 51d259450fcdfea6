"""Moves that have been garbled on the way: refused by name, and nothing changed."""

from __future__ import annotations

import random
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from tests.helpers import everything
from tests.playing import any_move, moments
from tests.settings import NAMES, plain

LETTERS = string.ascii_letters + string.digits + "!~-+ x\t\n\x00żó½٣"
values = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.binary(max_size=4), st.lists(st.text(max_size=3))
)


def garbled(word: str, chooser: random.Random) -> str:
    """The word with one or two letters lost, added, changed or swapped."""
    for _ in range(chooser.choice((1, 1, 2))):
        place = chooser.randrange(len(word) + 1)
        before, after = word[:place], word[place:]
        letter = chooser.choice(LETTERS)
        word = chooser.choice(
            (
                before + after[1:],
                before + letter + after,
                before + letter + after[1:],
                after + before,
                word.swapcase(),
            )
        )
    return word


def refused_or_legal(state: stolik.State, seat: int, word: str) -> None:
    allowed = {*state.legal(seat), *state.signals(seat)}
    if word.strip(" ") in allowed:
        before = state.position()
        copy = state.copy()
        copy.play(seat, word)
        assert copy.position() != before
        return
    before_all = everything(state)
    with pytest.raises(stolik.IllegalMove) as caught:
        state.play(seat, word)
    assert everything(state) == before_all
    error = caught.value
    assert error.rule.startswith(state.game.definition.prefix + "-")
    for language in ("en", "pl"):
        assert error.rule in error.worded(language)


@pytest.mark.parametrize("name", NAMES)
def test_every_move_of_a_game_garbled(name: str) -> None:
    chooser = random.Random(name)
    state = plain(name).deal(name)
    while not state.over:
        seat, move = any_move(state, chooser)
        for other in {seat, chooser.randrange(state.game.players)}:
            refused_or_legal(state, other, garbled(move, chooser))
            refused_or_legal(state, other, garbled(garbled(move, chooser), chooser))
        state.play(seat, move)
    refused_or_legal(state, 0, move)


@settings(max_examples=150, deadline=None)
@given(moments(), st.data())
def test_any_word_of_the_notation_at_any_moment(state: stolik.State, data: st.DataObject) -> None:
    codes = state.game.definition.codes
    seat = data.draw(st.integers(0, state.game.players - 1))
    code = data.draw(st.integers(0, codes - 1))
    (word,) = state.game.definition.notation.words(state.kernel, seat, [code])
    refused_or_legal(state, seat, word)


@settings(max_examples=150, deadline=None)
@given(moments(), st.text(max_size=12), st.integers(0, 1))
def test_any_text_at_any_moment(state: stolik.State, word: str, number: int) -> None:
    refused_or_legal(state, min(number, state.game.players - 1), word)


@settings(max_examples=100, deadline=None)
@given(moments(), values, values)
def test_values_that_are_no_text_and_no_seat(state: stolik.State, seat: object, move: object) -> None:
    before = everything(state)
    with pytest.raises(stolik.IllegalMove):
        state.play(0, move)  # type: ignore[arg-type]
    if type(seat) is not int or not 0 <= seat < state.game.players:
        with pytest.raises(stolik.UnknownSeat):
            state.play(seat, "34")  # type: ignore[arg-type]
    assert everything(state) == before
