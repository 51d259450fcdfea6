"""Lynx, modes: L-17, L-18."""

from __future__ import annotations

import pytest

import stolik
from tests.helpers import play
from tests.rules.lynx.tables import hand, layers, lynx, phase


@pytest.mark.parametrize("mode", ["advanced", "expert"])
def test_L17_a_seat_that_cannot_steal_does_not_draw(mode: str) -> None:
    state = play(lynx(["7 9", "1", "1"], pool="J 2", mode=mode), (0, "1x7"))
    assert phase(state) == ("play", 1)


@pytest.mark.parametrize("mode", ["advanced", "expert"])
def test_L17_robbed_seats_draw_as_ever(mode: str) -> None:
    state = play(lynx(["7 9", "1", "1"], ["", "6", ""], "J 2", mode=mode), (0, "1x7"), (0, "keep"), (1, "pool 1"))
    assert hand(state, 1) == "1 J"
    assert phase(state) == ("play", 1)


@pytest.mark.parametrize(
    ("played", "top", "stolen"),
    [
        ("2x1", "13 13", True),
        ("2x1", "13 J", True),
        ("2x1", "J J", True),
        ("1x1+1J", "13 13", True),
        ("1x1+1J", "J J", True),
        ("2x1", "12 12", False),
        ("2x1", "1 1", False),
        ("2x1", "13", False),
        ("1x1", "J J", False),
        ("2x2", "J J", False),
        ("2x12", "13 13", False),
        ("2x13", "J J", False),
        ("2xJ", "J J", False),
        ("2xJ", "13 13", True),
        ("2xJ", "1 1", True),
        ("2x13", "1 1", True),
        ("2x2", "1 1", True),
    ],
)
def test_L18_ones_steal_13s_and_jokers_alone_and_every_value_still_steals_ones(
    played: str, top: str, stolen: bool
) -> None:
    state = lynx(["1 1 2 2 12 12 13 13 J J", "3", "3"], ["", top, ""], mode="expert")
    assert state.legal(0).count(played) == 1
    assert (play(state, (0, played)).position()["to_rob"] == [1]) == stolen


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("top", ["13", "J"])
def test_L18_in_the_other_modes_ones_steal_nothing(mode: str, top: str) -> None:
    state = play(lynx(["1 9", "3", "3"], ["", top, ""], mode=mode), (0, "1x1"))
    assert state.position()["to_rob"] == []


def test_L18_stolen_jokers_are_kept_as_jokers() -> None:
    state = play(lynx(["1 1 9", "3", "3"], ["", "5 | J J", ""], mode="expert"), (0, "2x1"), (0, "keep"))
    assert (hand(state, 0), layers(state, 1)) == ("9 J J", "5")


@pytest.mark.parametrize("mode", ["advanced", "expert"])
def test_two_players_have_the_basic_mode_only(mode: str) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("lynx", players=2, mode=mode)
    assert caught.value.reason == "lynx-duel"
    for language in ("en", "pl"):
        assert mode in caught.value.worded(language)
    assert stolik.game("lynx", players=2, mode="basic") == stolik.game("lynx")
