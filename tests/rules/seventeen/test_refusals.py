"""Seventeen: why a move is refused, and the notation."""

from __future__ import annotations

import pytest

import stolik
from stolik.games.seventeen import notation
from stolik.locales import say
from tests.helpers import play, reasons_worded, refused
from tests.rules.seventeen.tables import after_card, lay, table

SEATED = table(["D4 S2 P", "D1", "D2"], "D5:2")
ON_CARD = play(after_card(["D4", "D1", "D2"], "D5:0"), (2, "pass"))
SECOND = lay(table(["D4 S2 P", "D1"], "D5:1", to_play=2), (0, "D4"))
NO_CARDS = table(["", "D1"], "D5:1")
OPENING = table(["D4", "D1"])
OVER = play(after_card(["D4", "D1"], "D5:0", mastery=[2, 0]), (1, "check"))

CASES = [
    (SEATED, 1, "D1", "S-07", "not-your-turn"),
    (SEATED, 2, "check", "S-07", "not-your-turn"),
    (SEATED, 0, "pass", "S-06", "seventeen-nothing-to-pass"),
    (SEATED, 0, "D1", "S-05", "seventeen-not-in-hand"),
    (SEATED, 0, "S3-", "S-05", "seventeen-not-in-hand"),
    (SEATED, 0, "D6", "S-05", "seventeen-notation"),
    (ON_CARD, 0, "check", "S-06", "seventeen-own-card"),
    (ON_CARD, 0, "D4", "S-06", "seventeen-own-card"),
    (ON_CARD, 2, "check", "S-06", "seventeen-has-passed"),
    (ON_CARD, 1, "D1", "S-06", "seventeen-open-phase"),
    (SECOND, 0, "check", "S-08", "seventeen-turn-begun"),
    (SECOND, 0, "pass", "S-06", "seventeen-nothing-to-pass"),
    (OPENING, 0, "check", "S-08", "seventeen-empty-row"),
    (NO_CARDS, 0, "D1", "S-10", "seventeen-only-check"),
    (NO_CARDS, 0, "pass", "S-10", "seventeen-only-check"),
    (OVER, 0, "D4", "S-21", "over"),
]


@pytest.mark.parametrize(("state", "seat", "move", "rule", "reason"), CASES)
def test_a_refusal_names_its_rule_and_says_why(
    state: stolik.State, seat: int, move: str, rule: str, reason: str
) -> None:
    error = refused(state, seat, move)
    assert (error.rule, error.reason, error.move) == (rule, reason, move)
    for language in ("en", "pl"):
        assert rule in error.worded(language)


def test_every_reason_that_has_words_is_given_somewhere() -> None:
    reasons = {reason for *_, reason in CASES}
    assert reasons_worded("seventeen") == reasons


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_rule_has_its_words(language: str) -> None:
    assert len({say(language, f"rule-S-{number:02}") for number in range(1, 22)}) == 21


@pytest.mark.parametrize(
    "word", ["", "d4", "D4+", "D4-", "S4", "S0-", "R", "P +", "Check", "CHECK", "pass!", "?-"]
)
def test_other_spellings_are_no_moves(word: str) -> None:
    assert refused(SEATED, 0, word).reason == "seventeen-notation"


@pytest.mark.parametrize("move", [None, 4, ["D4"]])
def test_a_move_is_text(move: object) -> None:
    assert refused(SEATED, 0, move).reason == "seventeen-notation"


def test_spaces_around_a_move_do_not_matter() -> None:
    state = SEATED.copy()
    state.play(0, "  S2- ")
    assert state.position()["row"][-1] == ["S2-", 0]


def test_every_code_has_a_word_and_every_word_its_code() -> None:
    codes = list(range(stolik.GAMES["seventeen"].codes))
    words = notation.words(SEATED.kernel, 0, codes)  # type: ignore[arg-type]
    assert len(set(words)) == len(codes) == 25
    assert [notation.read(SEATED.kernel, 0, word) for word in words] == codes  # type: ignore[arg-type]
    ones = [f"S{n}{side}" for side in "+-" for n in range(1, 6)]
    specials = [f"{card}{side}" for side in "+-" for card in "RTBP"]
    assert words == [*(f"D{n}" for n in range(1, 6)), *ones, *specials, "check", "pass"]


def test_a_card_laid_heart_up_and_a_pass_look_different_to_others() -> None:
    for viewer in (1, 2, -1):
        assert [notation.seen(word, 0, viewer) for word in ("S4-", "P-")] == ["?-", "?-"]
        assert [notation.seen(word, 0, viewer) for word in ("S4+", "D4", "check")] == ["S4+", "D4", "check"]
        assert notation.seen("pass", 0, viewer) == "", "who has passed is nobody's business"
    assert [notation.seen(word, 0, 0) for word in ("S4-", "pass")] == ["S4-", "pass"]
