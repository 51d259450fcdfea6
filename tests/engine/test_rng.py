"""The fast generator: the same numbers on every machine, in range, even, and forks that go their own ways."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chi2

import stolik
from tests.helpers import TOAD_CARDS


class Plain:
    """Multiply-with-carry once more, written plainly."""

    multiplier = 2131995753

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435769 + 88172645463325252) % ((self.multiplier << 32) - 2) + 1
        for _ in range(4):
            self.advance()

    def advance(self) -> None:
        self.state = self.multiplier * (self.state % 2**32) + self.state // 2**32

    def below(self, n: int) -> int:
        self.advance()
        mixed = (self.state ^ (self.state // 2**32)) % 2**32
        return mixed * n // 2**32

    def fork(self) -> Plain:
        other = Plain.__new__(Plain)
        high = self.below(2**30)
        other.state = high * 2**32 + self.below(2**30) + 1
        return other

    def shuffle(self, cards: list[int]) -> list[int]:
        cards = list(cards)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


SEEDS = [0, 1, 2, 17, -1, -(10**40), 2**31, 2**63, 2**64 + 5, 10**40]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_numbers_as_a_plain_telling(seed: int) -> None:
    rng, plain = stolik.Rng(seed), Plain(seed)
    for n in (2, 3, 6, 79, 98, 1000, 2**16, 2**31 - 1) * 200:
        assert rng.below(n) == plain.below(n)


def test_the_first_numbers_written_down() -> None:
    rng = stolik.Rng(2024)
    assert [rng.below(1000) for _ in range(12)] == [12, 715, 592, 202, 490, 60, 789, 661, 737, 569, 126, 477]


@settings(max_examples=300, deadline=None)
@given(st.integers(), st.integers(1, 2**31 - 1))
def test_numbers_are_in_range(seed: int, n: int) -> None:
    rng = stolik.Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(50))


def test_below_one_is_zero() -> None:
    rng = stolik.Rng(1)
    assert {rng.below(1) for _ in range(100)} == {0}


def even(counts: Counter[int], n: int) -> bool:
    """Is this what even numbers below n look like? A right generator fails once in a hundred thousand times."""
    expected = counts.total() / n
    distance = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    return bool(chi2.sf(distance, n - 1) > 1e-5)


@pytest.mark.parametrize("n", [2, 3, 7, 10, 64, 79, 98, 1000])
def test_numbers_are_even(n: int) -> None:
    rng = stolik.Rng(n)
    assert even(Counter(rng.below(n) for _ in range(200 * n if n > 50 else 20_000)), n)


def test_pairs_of_numbers_are_even() -> None:
    rng = stolik.Rng(5)
    assert even(Counter(rng.below(12) * 12 + rng.below(12) for _ in range(50_000)), 144)


def test_first_numbers_of_neighbouring_seeds_are_even() -> None:
    assert even(Counter(stolik.Rng(seed).below(50) for seed in range(20_000)), 50)


def test_the_measure_of_evenness_finds_a_crooked_die() -> None:
    rng = stolik.Rng(5)
    assert not even(Counter(min(rng.below(7), 5) for _ in range(20_000)), 6)


def test_a_fast_deal_follows_the_plain_telling() -> None:
    plain = Plain(7).fork()
    state = stolik.State(game := stolik.game("toads"), game.deal_fast(stolik.Rng(7)))
    order = [TOAD_CARDS[card] for card in plain.shuffle(list(range(79)))]
    assert state.position()["hands"] == [sorted(order[:9]), sorted(order[9:18])]
    assert state.position()["deck"] == order[18:]


def test_forks_go_their_own_ways() -> None:
    """Deals from one generator all differ; what a deal draws later does not move the generator it came from."""
    game = stolik.game("toads", rounds=5)
    rng, twin = stolik.Rng(3), stolik.Rng(3)
    first = game.deal_fast(rng)
    second = game.deal_fast(rng)
    assert stolik.State(game, first).position() != stolik.State(game, second).position()
    same = game.deal_fast(twin)
    stolik.playout(same, stolik.Rng(9), 100_000)
    assert same.shuffles == 5
    assert stolik.State(game, game.deal_fast(twin)).position() == stolik.State(game, second).position()


def test_where_a_card_lies_after_many_fast_deals_is_even() -> None:
    game = stolik.game("piles")
    rng = stolik.Rng(11)
    tops = Counter(stolik.State(game, game.deal_fast(rng)).position()["deck"][0] - 2 for _ in range(10_000))
    assert even(tops, 98)
