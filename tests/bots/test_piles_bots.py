"""Bots for Piles: whole turns, steps back, signals, and endings that can be won."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest

import stolik
from stolik.bots import STRENGTHS
from tests.helpers import PILE_CARDS, piles
from tests.settings import GAMES

TALK = ("respect", "infer", "off")
THINKERS = ("normal", "hard")
VARIANTS = [game for game in GAMES if game.name == "piles"]


def turn_of(state: stolik.State, level: str = "hard", seed: int = 0, **settings: str) -> list[str]:
    """Let the seat whose turn it is play it, and say how."""
    seat = state.position()["turn"]
    bot = stolik.bot("piles", level, seed, **settings)
    moves: list[str] = []
    while not state.over and state.actors == (seat,) and "end" not in moves:
        moves.append(bot.choose(state.observe(seat)))
        state.play(seat, moves[-1])
    return moves


def piles_used(moves: list[str]) -> set[str]:
    return {move[-1] for move in moves if move != "end"}


# -- whole turns


def whole_turn_exists(hand: list[int], tops: dict[str, int], owed: int) -> bool:
    """Can so many cards of this hand be played, one after the other? Looked up the slow way."""
    orders = product(permutations(hand, owed), product("ABCD", repeat=owed))
    return any(all_fit(zip(cards, places, strict=True), dict(tops)) for cards, places in orders)


def all_fit(plays: zip[tuple[int, str]], tops: dict[str, int]) -> bool:
    for card, pile in plays:
        step = card - tops[pile] if pile in "AB" else tops[pile] - card
        if step <= 0 and step != -10:
            return False
        tops[pile] = card
    return True


def narrow(number: int) -> stolik.State:
    """A small position late in a game: piles almost closed, three or four cards in each hand, some to draw."""
    chooser = random.Random(number)
    a, b = chooser.sample(range(50, 90), 2)
    c, d = chooser.sample(range(12, 50), 2)
    left = [card for card in PILE_CARDS if card not in (a, b, c, d)]
    chooser.shuffle(left)
    size = chooser.choice((3, 4))
    hands = [left[:size], left[size : 2 * size]]
    return piles(hands, left[2 * size : 2 * size + 6], tops=(a, b, c, d))


@pytest.mark.parametrize("level", STRENGTHS)
@pytest.mark.usefixtures("brief")
def test_a_turn_ends_in_no_dead_end_where_a_whole_one_is_there(level: str) -> None:
    tempted = 0
    for number in range(40):
        state = narrow(number)
        position = state.position()
        possible = not state.over and whole_turn_exists(position["hands"][0], position["piles"], 2)
        if not possible:
            continue
        tempted += any(runs_dry(state.copy(), move) for move in state.legal(0))
        before = len(position["hands"][0]) + len(position["deck"])
        turn_of(state, level)
        after = state.position()
        assert before - len(after["hands"][0]) - len(after["deck"]) >= 2
    assert tempted > 3, "some of these positions have a dead end"


def runs_dry(state: stolik.State, move: str) -> bool:
    state.play(0, move)
    return state.over


def test_a_card_that_shuts_another_out_waits() -> None:
    """40 fits only from 50; 62 first would leave a single card that fits."""
    assert turn_of(piles([[40, 50, 62], [6]], [4, 5], tops=(60, 98, 3, 2)))[:2] == ["50A", "40A"]


# -- steps back


@pytest.mark.parametrize("level", THINKERS)
def test_a_step_back_is_taken(level: str) -> None:
    state = piles([[37, 52, 71, 90], [30, 31, 88, 60]], range(2, 25), tops=(47, 35, 66, 55))
    assert "37A" in turn_of(state, level)


@pytest.mark.parametrize("level", THINKERS)
def test_a_card_is_laid_so_that_another_can_step_back_from_it(level: str) -> None:
    state = piles([[33, 43, 75, 94], [9, 10, 88, 61]], range(11, 25), tops=(30, 70, 60, 50))
    moves = turn_of(state, level)
    assert moves.index("33A") == moves.index("43A") + 1


# -- signals


def mirrored(signals: dict[str, str]) -> stolik.State:
    """What this hand can do on A it can as well do on C; the other seat has given these signals."""
    deck = [card for card in range(31, 70) if card not in (34, 37, 63, 66, 32, 68)]
    return piles([[34, 37, 63, 66], [32, 68, 88]], deck, tops=(30, 98, 70, 3), signals=[{}, signals], turn=0)


@pytest.mark.parametrize("sign", ["!", "!!"])
@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("talk", ["respect", "infer"])
def test_a_pile_is_left_to_those_who_ask(talk: str, level: str, sign: str) -> None:
    assert piles_used(turn_of(mirrored({"A": sign}), level, signals=talk)) == {"C"}
    assert piles_used(turn_of(mirrored({"C": sign}), level, signals=talk)) == {"A"}


@pytest.mark.parametrize("level", THINKERS)
def test_signals_make_no_difference_where_they_are_off(level: str) -> None:
    silent = turn_of(mirrored({}), level, signals="off")
    for signals in ({"A": "!!"}, {"C": "!!"}, {"A": "~", "C": "!"}):
        assert turn_of(mirrored(signals), level, signals="off") == silent


def test_one_who_can_step_back_asks_to_leave_the_pile() -> None:
    state = piles([[5, 6], [37, 95]], range(70, 90), tops=(47, 20, 60, 64))
    assert set(stolik.bot("piles").signals(state.observe(1))) >= {"A!!"}
    assert stolik.bot("piles", signals="off").signals(state.observe(1)) == []
    assert stolik.bot("piles").signals(state.observe(0)) == [], "whose turn it is has nothing to ask"


def test_signals_that_stand_are_not_given_again() -> None:
    state = piles([[5, 6], [37, 95]], range(70, 90), tops=(47, 20, 60, 64))
    for signal in stolik.bot("piles").signals(state.observe(1)):
        state.play(1, signal)
    assert stolik.bot("piles").signals(state.observe(1)) == []


# -- whole games


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_whole_games_with_every_kind_of_talk(game: stolik.Game) -> None:
    """The seats are of all levels in turn; what is not allowed would be refused."""
    for number, talk in enumerate(TALK):
        state = game.deal(number)
        bots = [
            stolik.bot("piles", STRENGTHS[(seat + number) % 4], seat, signals=talk) for seat in range(game.players)
        ]
        spoken = 0
        while not state.over:
            mover = state.actors[0]
            for seat, bot in enumerate(bots):
                for signal in bot.signals(state.observe(seat)):
                    state.play(seat, signal)
                    spoken += 1
            state.play(mover, bots[mover].choose(state.observe(mover)))
        assert (spoken > 0) == (talk != "off" and game.players > 1)
        assert state.outcome is not None
        assert state.outcome.scores[0] > 20, "even in short thought it gets somewhere"


# -- endings


ENDINGS: list[tuple[list[list[int]], tuple[int, int, int, int]]] = [
    ([[70, 71, 80, 85, 90]], (75, 98, 4, 3)),  # 70 fits only from 80
    ([[10, 50, 90]], (9, 95, 8, 7)),  # a long way up once the deck is empty
    ([[60, 70, 99], [61]], (62, 98, 4, 3)),  # both steps, or the other seat is stuck
    ([[60, 70], [50, 61], [51, 99]], (62, 98, 4, 3)),
]


@pytest.mark.parametrize(("hands", "tops"), ENDINGS)
def test_an_ending_that_can_be_won_is_won(hands: list[list[int]], tops: tuple[int, int, int, int]) -> None:
    state = piles(hands, tops=tops)
    while not state.over:
        turn_of(state)
    assert state.outcome is not None
    assert state.outcome.winners == tuple(range(len(hands)))


@pytest.mark.parametrize(("hands", "tops"), ENDINGS)
def test_these_endings_can_be_lost(hands: list[list[int]], tops: tuple[int, int, int, int]) -> None:
    lost = 0
    for seed in range(20):
        state = piles(hands, tops=tops)
        while not state.over:
            turn_of(state, "random", seed)
        lost += state.outcome is not None and not state.outcome.winners
    assert lost


# -- reasons


REASONS = {
    "back": piles([[37, 52, 71, 90], [30, 31]], range(2, 25), tops=(47, 35, 66, 55)),
    "pair": piles([[33, 43, 75, 94], [9, 10, 88, 61]], range(11, 25), tops=(30, 70, 60, 50)),
    "asked": mirrored({"A": "!!"}),
    "cover": piles(
        [[45, 60, 70], [30]], [2, 3], tops=(44, 50, 20, 10), options={"on_fire": True}, burning={"A": 1}
    ),
    "end": piles([[50, 55], [98, 9]], [*range(31, 50), *range(56, 80)], tops=(30, 96, 80, 3), played=2),
    "start": piles([[2, 3, 98, 99, 4, 97, 5], [50, 51, 52, 53, 54, 55, 56]], (), phase="start"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_reasons_are_told_in_both_languages(reason: str) -> None:
    why = stolik.bot("piles", "normal", 1).explain(REASONS[reason].observe(0)).why
    assert why.id == f"bot-why-piles-{reason}"
    assert why.worded("en") != why.worded("pl")
