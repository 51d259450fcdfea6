"""Legal moves in words: the short way through a list of words says the same as the notation."""

from __future__ import annotations

from hypothesis import given

import stolik
from tests.playing import moments


@given(moments())
def test_moves_and_signals_are_worded_as_the_notation_words_them(state: stolik.State) -> None:
    kernel, notation = state.kernel, state.game.definition.notation
    for seat in range(state.game.players):
        kernel.fill(seat)
        assert state.legal(seat) == notation.words(kernel, seat, kernel.codes)
        kernel.fill_signals(seat)
        assert state.signals(seat) == notation.words(kernel, seat, kernel.codes)


def test_a_list_that_lacks_a_word_names_nothing() -> None:
    kernel = stolik.game("toads").deal(1).kernel
    kernel.fill(0)
    highest = max(kernel.codes)
    assert kernel.named(["word"] * highest) is None
    assert kernel.named(["word"] * (highest + 1)) == ["word"] * len(kernel.codes)
