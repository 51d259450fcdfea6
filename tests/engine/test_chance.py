"""Seeds and shuffles: the numbers of docs/chance.md, written down for ever."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import stolik
from stolik.engine import chance
from tests.helpers import TOAD_CARDS, play, toads
from tests.referees.chance import shuffled, words

ZERO = bytes(32)
STOLIK = "db1671230a808fb5fae1d83ab61cf2fb4a0bf803f1096b37fcef7f1971b7e545"

SEEDS: list[tuple[str | int | bytes, str]] = [
    ("stolik", STOLIK),
    ("", "59252d942fafc71bab894d6988079107222ea20843e7e9e0b984c863f2d2e662"),
    ("żaba", "cfe33d6075c944b831f162910a00a47e93dc7dd115b1f28e64241b3af1a543ea"),
    (17, "ea151ec6d7408c05cd8ce521e2f195934664d0d11df8d8a9f52e26b26bb03882"),
    (-1, "6a35ae8f4f3648d743f20c7fe769b9574717aee1a141397141732710fe54ea18"),
    (10**30, "d748b4831bb29f8eb780b7edfb46b3f158d63ff3857b66602fa24a896a524272"),
    (b"\x01\x02", "8b8c972d07c76bac61bbe11c9f427192c0ea4b0ea1f9b48ec6ff75600b24fa55"),
    (b"", "e1e09be03b0c4deb2afdfd57acee9c0768b004888417a3185c5a4cdf66dff969"),
    (STOLIK, STOLIK),
    (STOLIK.upper(), STOLIK),
]


@pytest.mark.parametrize(("seed", "expected"), SEEDS, ids=lambda value: repr(value)[:20])
def test_a_seed_is_256_bits(seed: str | int | bytes, expected: str) -> None:
    assert chance.seed_bytes(seed).hex() == expected
    assert stolik.game("piles").deal(seed).position()["seed"] == expected


def test_kinds_of_seeds_do_not_meet() -> None:
    assert len({chance.seed_bytes(seed) for seed in ("17", 17, b"17", " 17", "17 ")}) == 5


@pytest.mark.parametrize("text", [STOLIK[:-1], STOLIK + "0", STOLIK[:-1] + "g", STOLIK[:-1] + "\n", " " + STOLIK])
def test_text_that_is_not_64_digits_is_any_text(text: str) -> None:
    assert chance.seed_bytes(text).hex() != STOLIK
    assert len(chance.seed_bytes(text)) == 32


@pytest.mark.parametrize("seed", [True, False, 1.5, [1], (1,), {"seed": 1}, object])
def test_a_bad_seed_is_refused_and_named(seed: Any) -> None:
    with pytest.raises(stolik.BadSeed) as caught:
        stolik.game("toads").deal(seed)
    for language in ("en", "pl"):
        assert repr(seed) in caught.value.worded(language)
        assert type(seed).__name__ in caught.value.worded(language)


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({stolik.game("toads").deal().position()["seed"] for _ in range(20)}) == 20


def test_the_words_of_the_stream() -> None:
    expected = [3757935621, 1754143999, 3277894249, 3546242203, 2228179134]
    expected += [2464047746, 1370389417, 1989638029, 2772008378, 933399625]
    assert list(islice(chance.words(b"stolik shuffle" + ZERO + bytes(4)), 10)) == expected
    assert list(islice(words(ZERO, 0), 10)) == expected
    assert list(islice(words(ZERO, 1), 2)) == [3228500760, 4009520353]


def test_the_order_of_a_shuffle() -> None:
    assert chance.order(ZERO, 0, 10) == [2, 5, 3, 4, 8, 6, 0, 9, 7, 1]
    assert chance.order(ZERO, 1, 10) == [9, 8, 7, 3, 5, 2, 6, 1, 4, 0]
    assert chance.order(bytes.fromhex(STOLIK), 0, 10) == [9, 3, 0, 7, 5, 6, 8, 4, 2, 1]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 9, 79, 98, 109])
def test_a_second_telling_of_the_page_shuffles_the_same(size: int) -> None:
    for number in (0, 1, 7, 2**32 - 1):
        seed = chance.seed_bytes(f"{size} {number}")
        order = chance.order(seed, number, size)
        assert order == shuffled(list(range(size)), seed.hex(), number)
        assert sorted(order) == list(range(size))


def test_words_that_would_favour_a_card_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**32 - 1 is the one word too many for three cards."""

    def stream(prefix: bytes) -> Iterator[int]:
        return iter([2**32 - 1, 2**32 - 1, 1, 0])

    monkeypatch.setattr(chance, "words", stream)
    assert chance.order(ZERO, 0, 3) == [2, 0, 1]


def test_the_first_and_second_round_of_toads_with_three() -> None:
    state = stolik.game("toads", players=3).deal("stolik")
    position = state.position()
    assert position["hands"] == [
        [14, 19, 26, 43, 56, 59, 63, 68, 78],
        [28, 33, 36, 48, 49, 66, 82, 85, 91],
        [15, 16, 18, 24, 55, 61, 71, 83, 93],
    ]
    assert position["deck"][:12] == [87, 53, 32, 51, 88, 42, 34, 69, 76, 89, 12, 25]
    assert position["deck"][-6:] == [31, 27, 35, 21, 67, 94]
    ended = toads([[], [], []], [55], pile=[])
    again = state.game.at({**ended.position(), "seed": STOLIK, "shuffles": 1})
    later = play(again, (0, "take")).position()
    assert later["hands"] == [
        [29, 48, 55, 61, 63, 79, 85, 92, 94],
        [16, 28, 49, 64, 84, 91, 93, 95, 98],
        [14, 22, 31, 33, 37, 53, 66, 69, 72],
    ]
    assert later["deck"][:12] == [47, 46, 58, 65, 41, 39, 45, 76, 57, 52, 36, 97]
    assert later["shuffles"] == 2


def test_the_deal_of_toads_with_four() -> None:
    position = stolik.game("toads", players=4).deal("stolik").position()
    assert position["hands"] == [
        [14, 19, 26, 43, 56, 59, 68, 78],
        [28, 33, 36, 48, 63, 66, 82, 85],
        [15, 16, 18, 24, 49, 55, 71, 91],
        [32, 51, 53, 61, 83, 87, 88, 93],
    ]
    assert position["deck"][:6] == [42, 34, 69, 76, 89, 12]


def test_the_deal_of_piles() -> None:
    two = stolik.game("piles", players=2).deal("stolik").position()
    assert two["hands"] == [[8, 49, 59, 62, 81, 91, 93], [5, 9, 25, 27, 37, 51, 87]]
    assert two["deck"][:10] == [74, 85, 23, 42, 73, 2, 58, 22, 33, 45]
    assert two["deck"][-5:] == [94, 61, 30, 18, 15]
    alone = stolik.game("piles", players=1).deal("stolik").position()
    assert alone["hands"] == [[5, 8, 49, 59, 62, 81, 91, 93]]
    assert alone["deck"][:6] == [9, 25, 37, 27, 87, 51]


def test_a_deck_left_out_is_the_rest_in_the_order_of_the_game_shuffled() -> None:
    position = (
        stolik.game("toads").at({"hands": [[12, 34], [98]], "row": [55], "shuffles": 3}, "stolik").position()
    )
    rest = [card for card in TOAD_CARDS if card not in (12, 34, 98, 55)]
    assert position["deck"] == shuffled(rest, STOLIK, 3)
    assert position["shuffles"] == 4
