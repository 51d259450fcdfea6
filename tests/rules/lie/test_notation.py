"""Lie, codes and words."""

from __future__ import annotations

import pytest

import stolik
from tests.rules.lie.at import bidding, lie

DEFINITION = stolik.GAMES["lie"]
NINE = "12 13 14 15 16 23 24 25 26"


def test_every_code_has_a_word_of_its_own_and_is_read_back() -> None:
    kernel = lie(f"{NINE}, 34").kernel
    codes = list(range(DEFINITION.codes))
    words = DEFINITION.notation.words(kernel, 0, codes)
    assert len(set(words)) == len(codes) == 180 + 3 + 2**9
    assert [DEFINITION.notation.read(kernel, 0, word) for word in words] == codes


def test_a_choice_is_read_against_the_hand_of_its_seat() -> None:
    state = lie("24 46, 13")
    kernel = state.kernel
    kernel.fill(0)
    assert sorted(DEFINITION.notation.words(kernel, 0, kernel.codes)) == sorted(state.legal(0))
    assert DEFINITION.notation.read(kernel, 0, "turn 26") in kernel.codes
    assert not kernel.allows(1, DEFINITION.notation.read(kernel, 1, "turn 26"))


@pytest.mark.parametrize("word", ["31x4", "turn 11", "turn 111111111111"])
def test_a_word_that_can_never_be_played_has_no_code_of_the_game(word: str) -> None:
    code = DEFINITION.notation.read(lie("24, 13").kernel, 0, word)
    assert code >= DEFINITION.codes


def test_spaces_around_a_word_do_not_matter() -> None:
    state = bidding("24, 13", "4, 1")
    state.play(0, "  1x4 ")
    assert state.position()["bids"] == [[0, 1, 4]]
