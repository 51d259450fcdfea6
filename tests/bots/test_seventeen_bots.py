"""Bots for Seventeen: exact chances, calls, hides and Traps."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import stolik
from stolik.games.seventeen import policy
from stolik.games.seventeen.rules import Seventeen
from tests.rules.seventeen.tables import HEARTS, after_card, table

OTHERS = ["D1 D1 D1", "D2 D2 D2"]
EVERYONE = -1
SURE = 1000


def choices(state: stolik.State, seat: int, level: str = "hard", times: int = 12) -> set[str]:
    return {stolik.bot("seventeen", level, seed).choose(state.observe(seat)) for seed in range(times)}


# -- the chance of 17


def told(state: stolik.State, seat: int) -> int:
    assert isinstance(state.kernel, Seventeen)
    return policy.chance(state.kernel, seat)


def enumerated(state: stolik.State, seat: int) -> int:
    """Of all hearts that could lie in the row, how many come to 17: each looked at, in thousandths."""
    position = state.position()
    unseen = list(HEARTS)
    hands = position["hands"][seat] if seat != EVERYONE else []
    for card in [*hands, *position["discard"]]:
        if card in unseen:
            unseen.remove(card)
    for card, owner in position["binned"]:
        if owner != seat:
            unseen.append(card)
    known = hidden = 0
    for laid, owner in position["row"]:
        card = laid.rstrip("+-")
        if laid.endswith("-") and owner != seat:
            hidden += 1
            continue
        known += int(card[1]) if card[1:] else 0
        if card in HEARTS:
            unseen.remove(card)
    ways = [sum(int(card[1]) for card in cards if card[1:]) for cards in combinations(unseen, hidden)]
    return SURE * sum(known + way >= 17 for way in ways) // len(ways)


ROWS = [
    "D5:0 D5:1 D4:0 D2:1",
    "D5:0 D5:1 D4:0 S2-:1",
    "S5-:0 D5:1 D4:0 S2-:1 R-:1",
    "S5-:0 S4-:1 D5:1 T-:0 D4:1 P-:1",
    "S1-:1 S1-:0 S2-:1 D5:0 D5:1",
    "S5+:0 S5+:1 S5+:0 S1-:1",
    "P-:0 B-:1 P-:0 D5:1 D5:0 D2:0",
]


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("seat", [0, 1, EVERYONE])
def test_the_chance_of_17_is_what_counting_all_cases_gives(row: str, seat: int) -> None:
    for hands, discard in ((["D1 S3 P", "D2 S4 R"], ""), (["S3 S3 P", "D2 D2 D2"], "S4 S4 R R D5 T P S1")):
        state = table(hands, row, discard=discard, last=0)
        assert told(state, seat) == enumerated(state, seat)


def test_what_was_binned_heart_up_is_unseen_to_all_but_its_owner() -> None:
    state = table(
        ["D1 D1 D1", "D2 D2 D2"],
        "D5:0 D5:1 D4:0 R-:1",
        discard="S5 S5 S5 B",
        binned=[["S5", 1], ["S5", 0]],
        last=1,
    )
    for seat in (0, 1, EVERYONE):
        assert told(state, seat) == enumerated(state, seat)
    assert told(state, 0) < told(state, EVERYONE)


# -- calls


@pytest.mark.parametrize("level", ["hard", "greedy"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_sure_17_is_called(players: int, level: str) -> None:
    hands = [*OTHERS, *["D3 D3 D3"] * (players - 2)]
    assert choices(after_card(hands, "D5:0 D5:1 D5:0 D2:0"), 1, level) == {"check"}
    assert choices(table(hands, "D5:0 D5:1 D5:0 D2:0", turn=1, last=0), 1, level) == {"check"}


@pytest.mark.parametrize(
    "row", ["D5:0", "D5:1 D5:1 D5:1 D1:0", "D1:1 D5:1 S5-:0 S5-:0", "S1-:1 D5:1 D5:1 D5:0", "D5:1 D5:1 P-:1 S5-:0"]
)
@pytest.mark.parametrize(
    "tokens", [{}, {"mastery": [2, 0], "nerves": [0, 0]}, {"mastery": [0, 2], "nerves": [1, 0]}]
)
def test_what_cannot_be_17_is_never_called(row: str, tokens: dict[str, Any]) -> None:
    assert choices(after_card(OTHERS, row, **tokens), 1) == {"pass"}
    assert "check" not in choices(table(OTHERS, row, turn=1, last=0, **tokens), 1)


def test_a_heart_laid_early_counts_for_more_than_one_laid_at_the_edge() -> None:
    """The same cards in another order: 14 is seen, and 3 have to be behind the heart."""
    assert choices(after_card(OTHERS, "S5-:0 D5:1 D5:1 D4:0"), 1) == {"check"}
    assert choices(after_card(OTHERS, "D5:0 D5:1 D4:1 S5-:0"), 1) == {"pass"}


def test_where_only_a_hopeless_call_is_left_out_it_says_so() -> None:
    explanation = stolik.bot("seventeen", "hard", 1).explain(after_card(OTHERS, "D5:1 D5:1 D5:1 D1:0").observe(1))
    assert (explanation.move, explanation.why.id) == ("pass", "bot-why-seventeen-low")
    assert explanation.why.worded("en") != explanation.why.worded("pl")


def test_with_nothing_in_hand_even_a_hopeless_call_is_made() -> None:
    state = table(["", "D1 D1 D1"], "D5:1", pile="", turn=0, last=1)
    assert choices(state, 0) == {"check"}


# -- laying


def test_hides_are_mixed() -> None:
    """Who holds a 3 and a Reverse sometimes hides and sometimes shows: a heart tells nothing for sure."""
    moves = choices(table(["S3 D3 R", "D1 D1 D1"], "D5:1"), 0, times=40)
    assert "S3-" in moves
    assert moves & {"D3", "R+"}


def test_traps_are_hidden_now_and_then_never_shown() -> None:
    moves = choices(table(["P D3 D2", "D1 D1 D1"], "D5:1"), 0, times=40)
    assert "P-" in moves
    assert len(moves) > 1
    assert "P+" not in moves


def test_at_the_edge_nothing_is_laid_that_reaches_17() -> None:
    assert choices(table(["D5 D4 R", "D1 D1 D1"], "D5:1 D5:0 D4:1", last=1), 0) <= {"R+", "R-", "check"}


# -- level easy


def test_a_beginner_calls_by_what_can_be_seen() -> None:
    assert choices(after_card(OTHERS, "D5:0 D5:1 D5:1 D5:0"), 1, "easy") == {"check"}
    assert choices(after_card(OTHERS, "D1:1 D5:1 S5-:0 S5-:0"), 1, "easy") == {"pass"}
    doubtful = after_card(OTHERS, "D5:0 D5:1 D5:1 D3:0")
    assert choices(doubtful, 1, "easy", 30) == {"check", "pass"}


def test_a_beginner_lays_anything_but_a_trap_for_show() -> None:
    moves = choices(table(["P D3 S2", "D1 D1 D1"], "D5:1", last=1), 0, "easy", 60)
    assert moves == {"P-", "D3", "S2+", "S2-"}


# -- whole games, and reasons


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_level_explains_itself_through_a_game(players: int) -> None:
    state = stolik.game("seventeen", players).deal(players)
    bots = [
        stolik.bot("seventeen", ("hard", "easy", "normal", "expert")[seat % 4], seat) for seat in range(players)
    ]
    for _ in range(120):
        if state.over:
            break
        seat = state.actors[0]
        explanation = bots[seat].explain(state.observe(seat))
        assert explanation.why.worded("en") != explanation.why.worded("pl")
        state.play(seat, bots[seat].choose(state.observe(seat)))
