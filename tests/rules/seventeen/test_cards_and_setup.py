"""Seventeen, cards and set-up: S-01 to S-04, and the options."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik
from tests.helpers import play
from tests.rules.seventeen.tables import DECK, KINDS, after_card, table, tokens

ALL_PLAYERS = [2, 3, 4, 5, 6]


def everything_in(state: stolik.State) -> Counter[str]:
    position = state.position()
    return Counter(card for zone in (position["deck"], *position["hands"]) for card in zone)


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_S01_seven_two_sided_three_one_sided_of_each_number_and_five_of_each_special(players: int) -> None:
    cards = everything_in(stolik.game("seventeen", players).deal(1))
    assert cards == {
        **{f"D{n}": 7 for n in range(1, 6)},
        **{f"S{n}": 3 for n in range(1, 6)},
        **dict.fromkeys("RTBP", 5),
    }
    assert cards.total() == len(DECK) == 70


@pytest.mark.parametrize("card", ["D0", "D6", "S0", "S6", "X", "R+", "d1", "", "1", 1, None])
def test_S01_nothing_else_is_a_card(card: object) -> None:
    with pytest.raises(stolik.BadPosition) as caught:
        stolik.game("seventeen").at({"hands": [[card], []]})
    assert caught.value.reason == "no-card"


@pytest.mark.parametrize("kind", KINDS)
def test_S01_a_number_is_worth_itself_and_a_special_nothing(kind: str) -> None:
    laid = kind if kind[0] == "D" else f"{kind}-"
    state = play(after_card(["D1", "D1"], f"{laid}:0"), (1, "check"))
    assert state.position()["shown"]["sum"] == (int(kind[1]) if len(kind) == 2 else 0)


def test_S02_tokens_do_not_run_out() -> None:
    state = after_card(["", "", ""], "D5:0", mastery=[14, 14, 0], nerves=[0, 10, 1])
    play(state, (1, "check"))
    assert tokens(state) == ([15, 13, 0], [0, 9, 1])


def test_S03_two_sided_cards_are_seen_in_every_hand_and_on_the_pile() -> None:
    state = table(["D4 S2 P", "D1 D3 S5", "R T B"], top="D2 D5")
    view = state.view(0)
    assert view["hands"] == [["D4", "S2", "P"], ["D1", "D3", None], [None, None, None]]
    assert view["top"] == "D2"
    assert view["deck"] == 61
    assert state.view(None)["hands"][0] == ["D4", None, None]


def test_S03_a_heart_on_the_pile_is_only_a_heart() -> None:
    views = [table(["D4", "D1"], top=card).view(0) for card in ("S1", "S5", "R", "P")]
    assert [view["top"] for view in views] == ["?"] * 4
    assert views[0] == views[1] == views[2] == views[3]


def test_S03_hidden_backs_show_nothing_of_other_hands_nor_of_the_pile() -> None:
    state = table(["D4 S2 P", "D1 D3 S5"], top="D2", options={"open_backs": False})
    assert state.view(0)["hands"] == [["D4", "S2", "P"], [None, None, None]]
    assert state.view(None)["hands"] == [[None] * 3, [None] * 3]
    assert state.view(0)["top"] == "?"


@pytest.mark.parametrize("open_backs", [True, False])
def test_S03_an_empty_pile_has_no_top(open_backs: bool) -> None:
    state = table(["D4", ""], pile="", options={"open_backs": open_backs})
    assert state.view(0)["top"] is None
    assert state.view(0)["deck"] == 0


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_S04_three_cards_each_and_seat_0_starts(players: int) -> None:
    state = stolik.game("seventeen", players).deal("any")
    position = state.position()
    assert [len(hand) for hand in position["hands"]] == [3] * players
    assert len(position["deck"]) == 70 - 3 * players
    assert position["shuffles"] == 1
    assert state.actors == (0,)


def test_S04_seat_by_seat_from_the_top_of_the_shuffled_cards() -> None:
    """docs/chance.md: the game's order, shuffled; the first three go to seat 0."""
    dealt = stolik.game("seventeen", 3).deal("any").position()
    undealt = stolik.game("seventeen", 3).at({"hands": [[], [], []], "row": [], "phase": "over"}, seed="any")
    order = undealt.position()["deck"]
    assert [sorted(hand) for hand in dealt["hands"]] == [sorted(order[i : i + 3]) for i in (0, 3, 6)]
    assert dealt["deck"] == order[9:]


@pytest.mark.parametrize(("players", "starter"), [(2, 1), (3, 2), (6, 5), (6, 0)])
def test_S04_the_starter_may_be_named(players: int, starter: int) -> None:
    state = stolik.game("seventeen", players, starter=starter).deal(1)
    assert state.actors == (starter,)
    same = stolik.game("seventeen", players).deal(1).position()
    assert state.position() == {**same, "turn": starter}


@pytest.mark.parametrize(("players", "starter"), [(2, 2), (3, 5), (5, 5)])
def test_S04_the_starter_must_sit_at_the_table(players: int, starter: int) -> None:
    with pytest.raises(stolik.BadOptions) as caught:
        stolik.game("seventeen", players, starter=starter)
    assert caught.value.reason == "value"
    assert f"0 … {players - 1}" in str(caught.value)


@pytest.mark.parametrize(
    "options", [{"starter": -1}, {"starter": 6}, {"starter": True}, {"open_backs": 1}, {"closed": True}]
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(stolik.BadOptions):
        stolik.game("seventeen", 6, **options)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(stolik.BadOptions):
        stolik.game("seventeen", players)
