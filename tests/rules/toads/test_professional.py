"""Toads, the professional variant and what it keeps secret: T-17."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import play, scores, toads

PROFESSIONAL = {"professional": True}


def one_card_taken() -> stolik.State:
    """Seat 0 has taken a row of one card, and the extra card 98 with it."""
    return play(toads([[12, 13], [14, 15]], [47], top=[98, 97], options=PROFESSIONAL), (0, "take"))


def test_T17_a_row_of_one_brings_the_top_card_of_the_pile_along() -> None:
    position = one_card_taken().position()
    assert position["penalties"] == [[47, 98], []]
    assert position["unseen"] == [[98], []]
    assert position["deck"][0] == 97
    assert position["hands"] == [[12, 13], [14, 15]]


def test_T17_the_taker_then_opens_and_draws_as_usual() -> None:
    state = one_card_taken()
    assert state.legal(0) == ["12", "13"]
    position = play(state, (0, "12")).position()
    assert position["hands"][0] == [13, 97]
    assert state.actors == (1,)


@pytest.mark.parametrize("row", [[47, 48], [47, 48, 49]])
def test_T17_a_longer_row_brings_nothing_along(row: list[int]) -> None:
    state = play(toads([[12], [14]], row, top=[98], options=PROFESSIONAL), (0, "take"))
    position = state.position()
    assert position["penalties"] == [row, []]
    assert position["unseen"] == [[], []]
    assert position["deck"][0] == 98


def test_T17_a_pull_of_the_only_card_brings_nothing_along() -> None:
    state = play(toads([[74, 13], [14]], [47], top=[98], options=PROFESSIONAL), (0, "x47"))
    assert state.position()["penalties"] == [[], []]
    assert state.position()["hands"][0] == [13, 98]


def test_T17_with_no_pile_left_there_is_no_extra_card() -> None:
    options = {"professional": True, "rounds": 1}
    state = play(toads([[12], [14]], [47], pile=[], options=options), (0, "take"))
    assert state.over
    assert scores(state)[0] == -1
    assert state.position()["shown"] is None


def test_T17_is_off_unless_chosen() -> None:
    assert stolik.game("toads").options["professional"] is False
    position = play(toads([[12], [14]], [47], top=[98]), (0, "take")).position()
    assert position["penalties"] == [[47], []]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T17_is_allowed_for_all_numbers_of_players(players: int) -> None:
    state = toads([[12 + seat] for seat in range(players)], [47], top=[98], options=PROFESSIONAL)
    assert play(state, (0, "take")).position()["unseen"][0] == [98]


@pytest.mark.parametrize(("extra", "points"), [(98, -2), (88, -6)])
def test_T17_the_extra_card_counts_as_a_penalty(extra: int, points: int) -> None:
    options = {"professional": True, "rounds": 1}
    state = toads([[12, 13], [14]], [47], pile=[extra], options=options)
    play(state, (0, "take"), (0, "13"), (1, "take"))
    assert scores(state)[0] == points


def test_T17_nobody_sees_the_extra_card_only_that_it_exists() -> None:
    state = one_card_taken()
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert view["penalties"] == [[47, None], []]
        assert "unseen" not in view
        assert view["shown"] is None
        assert "98" not in str({key: value for key, value in view.items() if key != "hands"})


def test_T17_the_extra_card_is_dealt_anew_for_every_seat_its_owner_too() -> None:
    state = one_card_taken()
    for seat in (0, 1):
        extra = set()
        for number in range(40):
            sample = stolik.State(state.game, state.observe(seat).sample(stolik.Rng(number)))
            assert state.game.at(sample.position()).view(seat) == state.view(seat)
            extra.update(sample.position()["unseen"][0])
        assert len(extra) > 10


def ended_with_extra_cards() -> stolik.State:
    """A round that ends with 98 and 22 unseen in the heap of seat 0 and 33 in that of seat 1."""
    return toads(
        [[], [14]],
        [55, 47],
        pile=[],
        penalties=[[98, 22, 61], [33, 62]],
        unseen=[[98, 22], [33]],
        options=PROFESSIONAL,
    )


def test_shown_names_the_extra_cards_once_the_round_is_scored() -> None:
    state = ended_with_extra_cards()
    assert [state.view(viewer)["shown"] for viewer in (0, 1, None)] == [None] * 3
    play(state, (0, "take"))
    assert [state.view(viewer)["shown"] for viewer in (0, 1, None)] == [[[22, 98], [33]]] * 3
    assert state.position()["shown"] == [[22, 98], [33]]
    assert state.position()["unseen"] == [[], []]


def test_shown_stays_until_the_first_card_of_the_next_round() -> None:
    state = play(ended_with_extra_cards(), (0, "take"))
    again = state.game.at(state.position())
    assert again.position()["shown"] == [[22, 98], [33]]
    for each in (state, again):
        play(each, (1, each.legal(1)[0]))
        assert each.position()["shown"] is None
        assert [each.view(viewer)["shown"] for viewer in (0, 1, None)] == [None] * 3


def test_shown_stays_when_the_game_is_over() -> None:
    state = ended_with_extra_cards()
    last = state.game.at({**state.position(), "round": 2})
    play(last, (0, "take"))
    assert last.over
    assert last.view(1)["shown"] == [[22, 98], [33]]
    assert last.view(1)["penalties"] == [[22, 47, 55, 61, 98], [33, 62]]


def test_unseen_cards_may_lie_in_a_position() -> None:
    state = ended_with_extra_cards()
    assert state.view(0)["penalties"] == state.view(None)["penalties"] == [[61, None, None], [62, None]]
    assert scores(play(state.game.at({**state.position(), "round": 2}), (0, "take")))[0] == -1 - 5 - 1 - 5 - 1
