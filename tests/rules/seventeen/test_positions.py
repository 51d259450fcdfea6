"""Seventeen: positions that are refused, what may be left out, and what is done at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stolik
from tests.helpers import play
from tests.rules.seventeen.tables import DECK, after_card, table

GAME = stolik.game("seventeen", 3)
SHOWN = {"row": [["S5-", 0], ["D4", 1]], "caller": 2, "last": 1, "sum": 9}


def bad(**keys: Any) -> stolik.BadPosition:
    with pytest.raises(stolik.BadPosition) as caught:
        GAME.at({"hands": [["D4"], ["S2"], ["P"]], **keys})
    for language in ("en", "pl"):
        assert caught.value.worded(language)
    return caught.value


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"phase": "play"}, "type"),
        ({"turn": 3}, "seat"),
        ({"turn": None}, "seat"),
        ({"last": -1}, "seat"),
        ({"last": True}, "seat"),
        ({"passed": [3]}, "seat"),
        ({"passed": [1, 1]}, "seat"),
        ({"direction": 0}, "type"),
        ({"direction": True}, "type"),
        ({"to_play": 0}, "type"),
        ({"to_play": 3}, "type"),
        ({"played": 3}, "type"),
        ({"next_to_play": "2"}, "type"),
        ({"row": "D4"}, "type"),
        ({"row": [["D4"]]}, "type"),
        ({"row": [["D4", 3]]}, "type"),
        ({"row": [["S4", 0]]}, "no-card"),
        ({"row": [["D4+", 0]]}, "no-card"),
        ({"row": [[["D4"], 0]]}, "no-card"),
        ({"hands": [["D4"], ["S2"]]}, "entries"),
        ({"hands": [["D6"], [], []]}, "no-card"),
        ({"hands": [["S1"] * 4, [], []]}, "doubled"),
        ({"row": [["S2-", 0], ["S2+", 0], ["S2-", 1]]}, "doubled"),
        ({"deck": []}, "missing"),
        ({"deck": DECK}, "doubled"),
        ({"discard": ["S2-"]}, "no-card"),
        ({"binned": [["S2", 0]]}, "not-in-zone"),
        ({"discard": ["S2"], "binned": [["S2", 0], ["S2", 1]]}, "not-in-zone"),
        ({"discard": ["D2"], "binned": [["D2", 0]]}, "type"),
        ({"discard": ["S2"], "binned": [["S2", 3]]}, "type"),
        ({"mastery": [0, 0]}, "entries"),
        ({"mastery": [0, 0, -1]}, "type"),
        ({"nerves": [0, 0, 0.5]}, "type"),
        ({"shown": []}, "type"),
        ({"shown": {}}, "type"),
        ({"shown": {**SHOWN, "row": []}}, "type"),
        ({"shown": {**SHOWN, "by": 1}}, "type"),
        ({"shown": {**SHOWN, "caller": 3}}, "type"),
        ({"shown": {**SHOWN, "last": None}}, "type"),
        ({"shown": {**SHOWN, "sum": -1}}, "type"),
        ({"shown": {**SHOWN, "row": [["S1-", 0]] * 4}}, "doubled"),
        ({"shown": {**SHOWN, "row": [["S1", 0]]}}, "no-card"),
        ({"pot": 3}, "unknown-key"),
    ],
)
def test_a_position_that_cannot_be_is_refused(keys: dict[str, Any], reason: str) -> None:
    assert bad(**keys).reason == reason


def test_hands_must_be_there() -> None:
    with pytest.raises(stolik.BadPosition) as caught:
        GAME.at({})
    assert caught.value.reason == "missing-key"


def test_all_else_may_be_left_out() -> None:
    position = GAME.at({"hands": [["P", "D4"], ["S2"], []]}, seed=1).position()
    cards = position.pop("deck")
    assert sorted(cards) == sorted(rest_of("D4", "S2", "P"))
    assert position.pop("seed")
    assert position == {
        "phase": "turn",
        "turn": 0,
        "direction": 1,
        "to_play": 1,
        "played": 0,
        "next_to_play": 1,
        "last": None,
        "passed": [],
        "row": [],
        "hands": [["D4", "P"], ["S2"], []],
        "discard": [],
        "mastery": [0, 0, 0],
        "nerves": [0, 0, 0],
        "binned": [],
        "shown": None,
        "shuffles": 1,
    }


def rest_of(*placed: str) -> list[str]:
    cards = list(DECK)
    for card in placed:
        cards.remove(card)
    return cards


def test_everything_that_can_be_said_is_kept() -> None:
    state = table(
        ["D4 S2", "P", "D3"],
        "S5-:0 R+:2 D1:1",
        discard="S3 B D2",
        binned=[["S3", 2]],
        phase="react",
        turn=1,
        direction=-1,
        to_play=2,
        played=1,
        next_to_play=2,
        last=1,
        passed=[2],
        mastery=[1, 2, 0],
        nerves=[0, 1, 1],
        shown=SHOWN,
    )
    position = json.loads(json.dumps(state.position()))
    again = GAME.at(position)
    assert again.position() == position
    assert again.actors == state.actors == (0,)
    assert position["passed"] == [2]
    assert position["shown"] == SHOWN


def test_where_last_is_not_said_the_row_shows_it() -> None:
    state = play(table(["D4", "D1", "D2"], "D5:2 D5:1"), (0, "check"))
    assert state.position()["shown"]["last"] == 1
    state = play(table(["D4", "D1", "D2"], "D5:2 D5:1", phase="react", turn=0), (1, "check"))
    assert state.position()["shown"]["last"] == 0


def test_in_an_open_phase_a_card_has_been_played() -> None:
    state = table(["D4", "D1", "D2"], "D5:0", phase="react")
    assert state.position()["played"] == 1


def test_at_once_an_empty_pile_is_remade() -> None:
    state = table(["D4", "D1", ""], pile="", discard="S1 S2")
    assert sorted(state.position()["deck"]) == ["S1", "S2"]
    assert state.position()["discard"] == []


def test_at_once_an_open_phase_that_nobody_can_act_in_is_over() -> None:
    for state in (
        table(["D4", "D1", "D2"], "D5:0", phase="react", passed=[1, 2]),
        table(["D4", "D1", "D2"], phase="react", last=0),
    ):
        assert state.position()["phase"] == "turn"
        assert state.actors == (1,)
        assert len(state.position()["hands"][0]) == 3


def test_at_once_a_turn_that_is_played_out_is_over() -> None:
    assert table(["D4", "D1", "D2"], "D5:0", played=1).actors == (1,)
    assert table(["", "D1", "D2"], "D5:0", played=1, to_play=2).actors == (1,)
    assert table(["D4", "D1", "D2"], "D5:0", played=1, to_play=2).actors == (0,)


def test_at_once_a_seat_with_no_card_and_no_row_is_passed_over() -> None:
    state = table(["", "D1", "D2"])
    assert state.actors == (1,)
    assert len(state.position()["hands"][0]) == 3


def test_nobody_passes_on_its_own_card_nor_outside_an_open_phase() -> None:
    assert table(["D4", "D1", "D2"], "D5:0", phase="react", passed=[0, 1]).position()["passed"] == [1]
    assert table(["D4", "D1", "D2"], "D5:2", passed=[1]).position()["passed"] == []


def test_a_finished_game_has_nobody_to_act() -> None:
    state = table(["D4", "D1", "D2"], phase="over", mastery=[1, 3, 0], passed=[2])
    assert state.over
    assert state.outcome == stolik.Outcome((1,), (1, 3, 0))
    assert state.position()["passed"] == [2]


def test_tokens_beyond_the_goal_are_taken_as_they_are() -> None:
    state = after_card(["D4", "D1", "D2"], "D5:0", mastery=[0, 5, 3])
    assert not state.over
    play(state, (1, "check"))
    assert state.outcome == stolik.Outcome((2,), (1, 5, 3)), "of the two, seat 1 has a nerves"
