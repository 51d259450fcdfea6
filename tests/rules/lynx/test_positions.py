"""Lynx: positions that are given, left out, made up, refused, and the notation of every code."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.games.lynx import notation
from tests.helpers import play, scores
from tests.rules.lynx.tables import VALUES, hand, layers, lynx, phase, pool, rest_of

THREE = stolik.game("lynx", players=3)
HANDS = [["7", "7", "9"], ["1"], ["1"]]
LAID = [[["7", "7"]], [["6", "6"]], []]


def refused(game: stolik.Game = THREE, **keys: Any) -> stolik.BadPosition:
    with pytest.raises(stolik.BadPosition) as caught:
        game.at({"hands": HANDS[: game.players], **keys})
    for language in ("en", "pl"):
        assert caught.value.worded(language)
    return caught.value


def test_only_hands_must_be_given() -> None:
    state = THREE.at({"hands": HANDS}, seed=1)
    position = state.position()
    assert (position["phase"], position["turn"], position["actor"], position["to_draw"]) == ("play", 0, 0, 0)
    assert position["layers"] == position["known"] == [[], [], []]
    assert position["pool"] == position["discard"] == position["virtual"] == position["to_rob"] == []
    assert sorted(position["deck"]) == sorted(rest_of(*HANDS))
    assert position["deck"] != rest_of(*HANDS)
    assert position["shuffles"] == 1


def test_cards_may_be_given_in_any_order_and_are_written_in_theirs() -> None:
    position = THREE.at(
        {"hands": [["J", "10", "2"], [], []], "known": [["J", "2"], [], []], "layers": [[["J", "4"]], [], []]}
    ).position()
    assert (position["hands"][0], position["known"][0]) == (["2", "10", "J"], ["2", "J"])
    assert position["layers"][0] == [["4", "J"]]


def test_a_group_keeps_its_order() -> None:
    """The card beneath is what it goes by."""
    assert pool(lynx(["9 9", "9"], pool="13+2 5+J+13")) == "13+2 5+J+13"


def test_a_position_of_every_phase_can_be_read_back() -> None:
    phases = set()
    for players in (2, 3):
        state = stolik.game("lynx", players=players).deal("phases")
        rng = stolik.Rng(players)
        while True:
            position = state.position()
            phases.add(position["phase"])
            again = state.game.at(position)
            assert again.position() == position
            assert again.actors == state.actors
            if state.over:
                break
            seat = state.actors[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
    assert phases == {"play", "steal", "keep", "robbed", "draw", "free draw", "over"}


def test_the_robbed_seat_need_not_be_named_as_actor() -> None:
    state = lynx(["9", "1", "1"], ["7", "", "6"], phase="robbed", to_rob=[2])
    assert phase(state) == ("robbed", 2)


def test_a_draw_given_in_the_middle_goes_on() -> None:
    state = lynx(["9", "1", "1"], ["7", "", "6"], "4 5", phase="draw", actor=1, to_draw=2, to_rob=[2])
    play(state, (1, "pool 1"), (1, "pool 1"))
    assert hand(state, 1) == "1 4 5"
    assert phase(state) == ("keep", 0)


def test_a_seat_on_turn_without_cards_ends_the_game_at_once() -> None:
    state = lynx(["", "1", "1"], ["4", "", ""])
    assert state.over
    assert scores(state) == (1, -1, -1)


def test_a_seat_without_cards_ends_it_when_the_paw_would_come_to_it() -> None:
    state = play(lynx(["7 9", "", "1"]), (0, "1x7"), (0, "end"))
    assert state.over
    assert state.position()["turn"] == 0


def test_a_draw_from_nothing_ends_the_game_at_once() -> None:
    state = lynx(["9", "1", "1"], ["7 7", "", ""], deck="", phase="draw", actor=1, to_draw=2)
    assert state.over
    assert state.position()["to_draw"] == 2


def test_a_free_draw_from_nothing_can_only_end() -> None:
    assert lynx(["9", "1", "1"], ["7", "", ""], deck="", phase="free draw").legal(0) == ["end"]


def test_a_finished_game_stays_finished() -> None:
    state = lynx(["9", "1", "1"], ["7", "", "6"], phase="over", to_rob=[2], to_draw=3)
    assert (state.over, state.actors) == (True, ())
    assert (state.position()["to_rob"], state.position()["to_draw"]) == ([2], 3)


def test_layers_may_be_as_many_and_as_large_as_there_are_cards() -> None:
    singles = "|".join(VALUES * 8)
    state = lynx(["J J J", "J", "J"], ["", singles, ""], deck="")
    assert layers(state, 1) == " | ".join(VALUES * 8)
    assert layers(lynx(["1", "1", "1"], ["", "4 4 4 4 4 4 4 4 J J J J J", ""]), 1).count("4") == 8


BAD: dict[str, dict[str, Any]] = {
    "doubled": {"layers": [[], [["7"] * 7], []]},
    "missing": {"deck": []},
    "unknown-key": {"trick": 1},
    "no-card": {"pool": [["14"]]},
    "entries": {"layers": [[]]},
    "not-in-zone": {"known": [["8"], [], []]},
    "lynx-empty": {"pool": [[]]},
    "lynx-mixed-layer": {"layers": [[["4", "5"]], [], []]},
    "lynx-places": {"pool": [["2"]] * 7},
    "lynx-no-layer": {"phase": "keep", "layers": LAID, "to_rob": [2]},
    "lynx-to-rob": {"phase": "keep", "layers": LAID},
    "lynx-to-draw": {"phase": "draw", "layers": LAID, "actor": 1},
    "lynx-actor": {"phase": "keep", "layers": LAID, "actor": 1, "to_rob": [1]},
    "lynx-nothing-to-steal": {"phase": "steal", "layers": LAID, "virtual": ["2", "2"]},
    "missing-key": {"phase": "draw", "layers": LAID, "to_draw": 1},
    "seat": {"phase": "keep", "layers": LAID, "to_rob": [1, 1]},
    "type": {"phase": "steals"},
}


@pytest.mark.parametrize("reason", BAD)
def test_bad_position(reason: str) -> None:
    assert refused(**BAD[reason]).reason == reason


@pytest.mark.parametrize(
    ("reason", "keys"),
    [
        ("lynx-empty", {"layers": [[[]], [], []]}),
        ("not-in-zone", {"known": [["7", "7", "7"], [], []]}),
        ("lynx-to-rob", {"layers": LAID, "to_rob": [1]}),
        ("lynx-to-rob", {"phase": "free draw", "layers": LAID, "to_rob": [1]}),
        ("lynx-actor", {"phase": "robbed", "layers": LAID}),
        ("lynx-actor", {"phase": "robbed", "layers": LAID, "actor": 2, "to_rob": [1]}),
        ("lynx-actor", {"phase": "draw", "layers": LAID, "actor": 0, "to_draw": 1}),
        ("lynx-actor", {"actor": 1}),
        ("lynx-no-layer", {"phase": "keep", "layers": LAID, "to_rob": [0]}),
        ("lynx-to-draw", {"to_draw": 1}),
        ("lynx-to-draw", {"phase": "free draw", "layers": LAID, "to_draw": 1}),
        ("seat", {"turn": 3}),
        ("seat", {"to_rob": [3]}),
        ("type", {"pool": ["7"]}),
        ("type", {"to_draw": -1}),
        ("type", {"layers": [[["4"]], {}, []]}),
        ("entries", {"known": [[], []]}),
    ],
)
def test_more_bad_positions(reason: str, keys: dict[str, Any]) -> None:
    assert refused(**keys).reason == reason


@pytest.mark.parametrize("mode", ["advanced", "expert"])
def test_no_free_draw_is_given_where_there_is_none(mode: str) -> None:
    game = stolik.game("lynx", players=3, mode=mode)
    assert refused(game, phase="free draw", layers=LAID).reason == "lynx-no-free-draw"


@pytest.mark.parametrize(
    ("laid", "cards"), [([[], []], ["2"]), ([[["7", "7"]], []], ["2", "8", "8"]), ([[["7", "7"]], []], [])]
)
def test_a_steal_needs_a_set_to_steal(laid: list[Any], cards: list[str]) -> None:
    duel = stolik.game("lynx", players=2)
    assert refused(duel, phase="steal", layers=laid, virtual=cards).reason == "lynx-nothing-to-steal"


def test_every_code_has_one_word_and_every_word_its_code() -> None:
    words = notation.WORDS
    assert len(words) == len(set(words)) == stolik.GAMES["lynx"].codes == 654
    kernel: Any = THREE.kernel()
    assert [notation.read(kernel, 0, word) for word in words] == list(range(len(words)))
    assert notation.words(kernel, 0, list(range(len(words)))) == words


@pytest.mark.parametrize(("word", "cards"), [("3x4", "4 4 4"), ("1x13+2J", "13 J J"), ("5xJ", "J J J J J")])
def test_a_play_is_the_layer_it_lays(word: str, cards: str) -> None:
    assert " ".join(notation.cards_of(notation.CODES[word])) == cards
    assert layers(play(lynx([f"{cards} 9", "1", "1"]), (0, word)), 0) == cards
