"""Lynx, who sees what: hands, and the cards of them that everyone knows."""

from __future__ import annotations

import stolik
from tests.helpers import play
from tests.rules.lynx.tables import known, lynx


def test_others_see_only_how_many_cards_a_hand_has() -> None:
    state = stolik.game("lynx", players=3).deal(5)
    view = state.view(1)
    assert view["hands"][1] == state.position()["hands"][1]
    assert view["hands"][0] == view["hands"][2] == [None] * 13
    assert state.view(None)["hands"] == [[None] * 13] * 3
    assert view["deck"] == len(state.position()["deck"])


def test_stolen_cards_are_known_in_the_hand_of_the_thief() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 J", ""]), (0, "2x7"), (0, "keep"))
    assert state.view(2)["hands"][0] == ["6", "J", None]
    assert state.view(0)["hands"][0] == ["6", "9", "J"]
    assert state.view(1)["known"] == [["6", "J"], [], []]


def test_cards_taken_back_are_known() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 6", ""]), (0, "2x7"), (0, "leave"), (1, "back"))
    assert state.view(None)["hands"][1] == ["6", "6", None]


def test_cards_from_the_pool_are_known_and_cards_from_the_deck_are_not() -> None:
    state = lynx(["7 7 9", "1", "1"], ["", "6 6", ""], "4 5", top="J")
    play(state, (0, "2x7"), (0, "keep"), (1, "pool 2"), (1, "deck"))
    assert state.view(0)["hands"][1] == ["5", None, None]


def test_the_discard_pile_is_open() -> None:
    state = play(lynx(["7 7 9", "1", "1"], ["", "6 J", ""]), (0, "2x7"), (0, "leave"), (1, "discard"))
    assert state.view(2)["discard"] == ["6", "J"]


def test_what_is_known_falls_by_what_is_played_but_not_below_nothing() -> None:
    state = lynx(["6 6 6 J 9", "1", "1"], known=[["6", "6", "J"], [], []])
    assert known(play(state.copy(), (0, "1x6")), 0) == "6 J"
    assert known(play(state.copy(), (0, "3x6")), 0) == "J"
    assert known(play(state.copy(), (0, "2x6+1J")), 0) == ""
    assert known(play(state.copy(), (0, "1x9")), 0) == "6 6 J"
    assert known(play(state.copy(), (0, "1xJ")), 0) == "6 6"


def test_a_redeal_keeps_every_known_card_in_its_hand() -> None:
    state = lynx(["6 6 9 10", "J 2 3", "1 4"], top="8 8", known=[["6", "6"], ["J"], []])
    rng = stolik.Rng(3)
    unknown: set[str] = set()
    for _ in range(200):
        redealt = stolik.State(state.game, state.kernel.redeal(2, rng))
        hands = redealt.position()["hands"]
        assert hands[2] == ["1", "4"]
        assert hands[0].count("6") >= 2
        assert "J" in hands[1]
        unknown.update(hands[0], hands[1])
    assert unknown == {*map(str, range(1, 14)), "J"}
