"""Lynx, cards and set-up: L-01, L-02."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from tests.rules.lynx.tables import ALL

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def all_cards(state: stolik.State) -> Counter[str]:
    position = state.position()
    layers = [layer for own in position["layers"] for layer in own]
    zones = [
        *position["hands"],
        *layers,
        *position["pool"],
        position["deck"],
        position["discard"],
        position["virtual"],
    ]
    return Counter(card for zone in zones for card in zone)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_L01_eight_of_each_value_and_five_jokers(players: int) -> None:
    cards = all_cards(stolik.game("lynx", players=players).deal("L-01"))
    assert cards == ALL
    assert cards.total() == 109


@pytest.mark.parametrize("card", ["0", "14", "j", "JJ", "01", 4, None])
def test_L01_nothing_else_is_a_card(card: object) -> None:
    with pytest.raises(stolik.BadPosition) as caught:
        stolik.game("lynx", players=3).at({"hands": [[card], ["1"], ["1"]]})
    assert caught.value.reason == "no-card"


@PLAYERS
def test_L02_thirteen_cards_each_and_six_in_the_pool(players: int) -> None:
    position = stolik.game("lynx", players=players).deal("L-02").position()
    assert [len(hand) for hand in position["hands"]] == [13] * players
    assert [len(place) for place in position["pool"]] == [1] * 6
    assert len(position["deck"]) == 109 - 13 * players - 6
    assert position["layers"] == position["known"] == [[]] * players
    assert position["discard"] == position["virtual"] == []


@PLAYERS
def test_L02_seat_0_has_the_paw_first(players: int) -> None:
    state = stolik.game("lynx", players=players).deal("L-02")
    assert state.actors == (0,)
    assert (state.position()["phase"], state.position()["turn"]) == ("play", 0)


def test_L02_the_pool_is_the_top_of_the_deck() -> None:
    """docs/chance.md: hands first, seat by seat, then the pool from left to right."""
    state = stolik.game("lynx", players=3).deal("L-02")
    kernel = stolik.game("lynx", players=3).kernel()
    kernel.seal(bytes.fromhex(state.position()["seed"]))
    order = kernel.mixed([kind for kind in range(13) for _ in range(8)] + [13] * 5)
    cards = [str(kind + 1) if kind < 13 else "J" for kind in order]
    position = state.position()
    assert [Counter(hand) for hand in position["hands"]] == [
        Counter(cards[13 * i : 13 * i + 13]) for i in range(3)
    ]
    assert position["pool"] == [[card] for card in cards[39:45]]
    assert position["deck"] == cards[45:]
