"""A redealt state looks the same to its seat, has every card once, and is as likely as any other such state."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chi2

import stolik
from tests.disguise import disguised
from tests.playing import moments, played
from tests.settings import NAMES, plain

SAMPLES = 4000


@settings(max_examples=600, deadline=None)
@given(moments(), st.integers(0, 2**32))
def test_a_redealt_state_looks_the_same_and_is_whole(state: stolik.State, seed: int) -> None:
    for seat in range(-1, state.game.players):
        redealt = stolik.State(state.game, state.kernel.redeal(seat, stolik.Rng(seed)))
        viewer = None if seat < 0 else seat
        assert redealt.view(viewer) == state.view(viewer)
        assert redealt.over == state.over
        if seat >= 0:
            assert redealt.legal(seat) == state.legal(seat)
            assert redealt.signals(seat) == state.signals(seat)
        position = redealt.position()
        assert state.game.at(position, seed="x").position()["hands"] == position["hands"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [5, 30])
def test_every_hidden_card_is_in_every_hidden_place_as_often_as_it_should(name: str, moves: int) -> None:
    state = lively(name, moves)
    seat = state.actors[0]
    chooser = random.Random(7)
    rng = stolik.Rng(7)
    position = state.position()
    dealt: Counter[tuple[str, Any]] = Counter()
    expected: Counter[tuple[str, Any]] = Counter()
    for _ in range(SAMPLES):
        redealt = stolik.State(state.game, state.kernel.redeal(seat, rng))
        dealt.update(places(redealt.position()))
        expected.update(places(disguised(name, position, seat, chooser, state.game.options)))
    assert_alike(dealt, expected)


def lively(name: str, moves: int) -> stolik.State:
    """A game that is still going on after so many moves."""
    for seed in range(100):
        state = played(plain(name), seed, moves)
        if not state.over:
            return state
    raise AssertionError(f"no game of {name} lasts {moves} moves")


def places(position: dict[str, Any]) -> list[tuple[str, Any]]:
    """Where each card lies that somebody might not know."""
    found = [(f"hand {seat}", card) for seat, hand in enumerate(position["hands"]) for card in hand]
    found += [(f"deck {place}", card) for place, card in enumerate(position.get("deck", [])[:3])]
    found += [(f"unseen {seat}", card) for seat, cards in enumerate(position.get("unseen", [])) for card in cards]
    for seat, choice in enumerate(position.get("chosen", [])):
        turned = zip(position["hands"][seat], choice or "", strict=False)
        found += [(f"chosen {seat} {place}", card_and_end) for place, card_and_end in enumerate(turned)]
    if position.get("row") and isinstance(position["row"][0], list):
        found += [(f"row {place}", card) for place, (card, _) in enumerate(position["row"])]
    found += [(f"binned {place}", card) for place, (card, _) in enumerate(position.get("binned", []))]
    return found


def assert_alike(dealt: Counter[tuple[str, Any]], expected: Counter[tuple[str, Any]]) -> None:
    """A chi-square test of two samples, place by place."""
    for place in {place for place, _ in dealt + expected}:
        cells = [key for key in dealt + expected if key[0] == place]
        both = [(dealt[key], expected[key]) for key in cells if dealt[key] + expected[key] >= 20]
        rare = [key for key in cells if dealt[key] + expected[key] < 20]
        assert sum(dealt[key] + expected[key] for key in rare) < SAMPLES / 10, place
        if len(both) > 1:
            statistic = sum((a - b) ** 2 / (a + b) for a, b in both)
            assert statistic < chi2.ppf(1 - 1e-5, len(both) - 1), (place, statistic, len(both))
