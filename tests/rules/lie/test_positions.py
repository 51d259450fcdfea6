"""Lie, positions: what may be left out, what is refused, and made-up ones that no play leads to."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from tests.rules.lie.at import after_round, auction, bidding, lie

TEN = "12 13 14 15 16 23 24 25 26 34"


def bad(position: dict[str, Any], players: int = 2) -> stolik.BadPosition:
    with pytest.raises(stolik.BadPosition) as caught:
        stolik.game("lie", players).at(position)
    assert caught.value.worded("en") != caught.value.worded("pl")
    return caught.value


HANDS = {"hands": [["24", "46"], ["13"]]}

BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "missing-key"),
    ({"hands": [["24"]]}, "entries"),
    ({"hands": [["24"], ["42"]]}, "no-card"),
    ({"hands": [["24"], ["22"]]}, "no-card"),
    ({"hands": [["24"], [24]]}, "no-card"),
    ({"hands": [["24", "24"], ["24"]]}, "doubled"),
    ({"hands": [["24"], [None]]}, "no-card"),
    ({**HANDS, "deck": []}, "unknown-key"),
    ({**HANDS, "phase": "play"}, "type"),
    ({**HANDS, "turn": 2}, "seat"),
    ({**HANDS, "starter": -1}, "seat"),
    ({**HANDS, "direction": 0}, "type"),
    ({**HANDS, "direction": True}, "type"),
    ({**HANDS, "extra": 1}, "type"),
    ({**HANDS, "out": [2]}, "seat"),
    ({**HANDS, "out": [1, 1]}, "seat"),
    ({**HANDS, "chosen": ["42"]}, "entries"),
    ({**HANDS, "chosen": ["4", None]}, "lie-chosen"),
    ({**HANDS, "chosen": ["43", None]}, "lie-chosen"),
    ({**HANDS, "chosen": [42, None]}, "lie-chosen"),
    ({**HANDS, "chosen": ["??", None]}, "lie-chosen"),
    ({**HANDS, "bids": [[0, 1]]}, "type"),
    ({**HANDS, "bids": [[2, 1, 1]]}, "seat"),
    ({**HANDS, "bids": [[0, 0, 1]]}, "type"),
    ({**HANDS, "bids": [[0, 31, 1]]}, "type"),
    ({**HANDS, "bids": [[0, 1, 7]]}, "type"),
    ({**HANDS, "bids": [[0, 1, 1]] * 181}, "lie-bids"),
    ({**HANDS, "bids": "3x4"}, "type"),
    ({**HANDS, "cards": [1]}, "entries"),
    ({**HANDS, "cards": [10, 1]}, "type"),
    ({**HANDS, "cards": [-1, 1]}, "type"),
    ({"hands": [TEN.split(), ["13"]]}, "lie-hand"),
    ({**HANDS, "shown": []}, "type"),
    ({**HANDS, "shown": {}}, "missing-key"),
    ({**HANDS, "shown": {"hands": [["24"], ["13"]], "bid": [0, 1, 4], "checker": 1}}, "missing-key"),
    ({**HANDS, "shown": {"hands": [["24"], ["13"]], "bid": [0, 1, 4], "checker": 2, "found": 1}}, "seat"),
    ({**HANDS, "shown": {"hands": [["24"], ["13"]], "bid": [0, 1], "checker": 1, "found": 1}}, "type"),
    ({**HANDS, "shown": {"hands": [["24"], ["13"]], "bid": [0, 1, 4], "checker": 1, "found": 31}}, "type"),
    (
        {**HANDS, "shown": {"hands": [["24"], ["13"]], "bid": [0, 1, 4], "checker": 1, "found": 1, "x": 1}},
        "unknown-key",
    ),
]


@pytest.mark.parametrize(("position", "reason"), BAD)
def test_a_bad_position_is_refused_with_a_reason(position: dict[str, Any], reason: str) -> None:
    assert bad(position).reason == reason


def test_no_more_cards_can_be_drawn_than_there_are() -> None:
    hands = [[card] for card in ("12", "13", "14", "15", "16", "23")]
    assert bad({"hands": hands, "cards": [6, 6, 6, 6, 6, 1]}, 6).reason == "lie-drawn"
    assert stolik.game("lie", 6).at({"hands": hands, "cards": [6, 6, 6, 6, 6, 0]}).actors == (0, 1, 2, 3, 4, 5)


def test_hands_alone_are_a_position() -> None:
    position = lie("24 46, 13, 35").position()
    assert position["phase"] == "choose"
    assert position["cards"] == [2, 1, 1]
    assert position["chosen"] == [None, None, None]
    assert (position["turn"], position["starter"], position["direction"]) == (0, 0, 1)
    assert (position["bids"], position["out"], position["extra"], position["shown"]) == ([], [], False, None)


def test_bids_tell_the_phase_and_whose_turn_it_is() -> None:
    position = lie("24, 13, 35", "2, 1, 3", bids=[[1, 1, 1], [2, 1, 2]]).position()
    assert (position["phase"], position["starter"], position["turn"]) == ("bid", 1, 0)
    position = lie("24, 13, 35", "2, 1, 3", bids=[[0, 1, 1]], direction=-1).position()
    assert position["turn"] == 2


def test_when_all_have_chosen_bidding_begins_at_once() -> None:
    assert lie("24, 13", "2, 1").position()["phase"] == "bid"
    assert lie("24, 13", "2, 1", {"directions": True}).position()["phase"] == "direction"


def test_a_turn_of_a_seat_that_is_out_passes_on() -> None:
    assert bidding("24, , 35", "2, -, 3", out=[1], turn=1).actors == (2,)
    assert bidding("24, , 35", "2, -, 3", out=[1], turn=1, direction=-1, bids=[[2, 1, 1]]).actors == (0,)


def test_a_game_that_cannot_go_on_is_over() -> None:
    for state in (lie(", "), lie("24, 13, 35", out=[0, 2]), lie("24, 13", out=[0, 1])):
        assert state.over
        assert state.actors == ()
    assert lie("24, 13, 35", out=[0, 2]).outcome == stolik.Outcome((1,), (0, 1, 0))


def test_any_hand_may_be_held_once_it_is_turned() -> None:
    state = bidding(f"{TEN}, 13", "1111122223, 1")
    assert "11x6" in state.legal(0)
    position = auction(state, "5x1", "check").position()
    assert position["shown"]["found"] == 6
    assert state.game.at(position).position() == position


def test_a_seat_that_is_beaten_from_the_beginning_still_plays_its_round() -> None:
    state = bidding("24, 13, 35", "2, 1, 3", cards=[7, 1, 2])
    assert auction(state, "1x6", "check").outcome == stolik.Outcome((1,), (0, 1, 0))


def test_if_all_are_beaten_at_once_the_fewest_cards_decide() -> None:
    assert after_round(0, 1, [7, 7], {"longer": True}).outcome == stolik.Outcome((1,), (0, 1))
    assert after_round(0, 1, [6, 7], {"longer": True}).position()["extra"]


def test_a_tie_with_nothing_left_to_draw_is_a_shared_win() -> None:
    assert after_round(0, 1, [1, 0, 0], {"fewer": True}).outcome == stolik.Outcome((0, 1, 2), (1, 1, 1))


def test_a_position_with_many_bids_goes_on() -> None:
    state = bidding("24, 13", "2, 1", bids=[[0, 1, 1]] * 180)
    for _ in range(11):
        auction(state, state.legal(state.actors[0])[0])
    assert state.legal(state.actors[0]) == ["check"]
    assert len(state.position()["bids"]) == 191


def test_bids_of_a_position_need_not_rise() -> None:
    state = bidding("24, 13", "2, 1", bids=[[0, 2, 6], [1, 1, 3]])
    assert state.legal(0)[0] == "1x4"


def test_a_finished_position_stays_as_it_is() -> None:
    over = after_round(2, 3, [6, 4, 2, 2], extra=True, out=[0, 1])
    position = over.position()
    again = over.game.at(position)
    assert again.over
    assert again.position() == position
    assert again.outcome == over.outcome


def test_what_was_shown_is_read_back() -> None:
    state = auction(bidding("14 24, 45, 34", "14, 4, 4"), "3x4", "check")
    assert state.position()["shown"] is not None
    assert state.game.at(state.position()).position() == state.position()
