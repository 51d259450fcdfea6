"""Seventeen, a turn: S-05 to S-10."""

from __future__ import annotations

import pytest

from tests.helpers import play, refused
from tests.rules.seventeen.tables import after_card, all_pass, lay, row_of, table


def test_S05_two_sided_cards_have_one_way_to_lie_all_others_two() -> None:
    state = table(["D4 S2 P", "D1"])
    assert state.legal(0) == ["D4", "S2+", "S2-", "P+", "P-"]
    assert state.legal(1) == []


def test_S05_the_same_kind_twice_is_one_move() -> None:
    assert table(["D4 D4 D4", "D1"]).legal(0) == ["D4"]


def test_S05_cards_go_to_the_end_of_the_row() -> None:
    state = lay(table(["D4 S2 P", "R S3 D1"]), (0, "S2-"), (1, "S3+"), (0, "D4"), (1, "R-"))
    assert state.position()["row"] == [["S2-", 0], ["S3+", 1], ["D4", 0], ["R-", 1]]


@pytest.mark.parametrize("special", ["R", "T", "B"])
def test_S05_a_special_heart_up_does_not_act(special: str) -> None:
    state = lay(table([f"{special} D1 D1", "D2 D2 D2", "D3"], "D5:2"), (0, f"{special}-"))
    position = state.position()
    assert row_of(state) == ["D5", f"{special}-"]
    assert (position["direction"], position["to_play"], position["turn"]) == (1, 1, 1)


def test_S06_every_rival_may_call_nobody_else() -> None:
    state = play(table(["D4", "D1", "D2", "D3"], turn=1), (1, "D1"))
    assert state.actors == (2, 3, 0)
    assert [state.legal(seat) for seat in range(4)] == [
        ["check", "pass"],
        [],
        ["check", "pass"],
        ["check", "pass"],
    ]


def test_S06_nearest_to_the_left_comes_first_whatever_the_direction() -> None:
    """Asked in the order of priority, calls made at the same time go to the first."""
    state = play(table(["D4", "D1", "D2", "D3"], turn=1, direction=-1), (1, "D1"))
    assert state.actors == (2, 3, 0)
    assert state.kernel.actor() == 2


def test_S06_the_first_to_call_has_it() -> None:
    state = play(table(["D4", "D1", "D2", "D3"]), (0, "D4"), (1, "pass"), (3, "check"))
    shown = state.position()["shown"]
    assert (shown["caller"], shown["last"]) == (3, 0)


def test_S06_the_phase_ends_when_all_rivals_have_passed_in_any_order() -> None:
    state = play(table(["D4", "D1", "D2"]), (0, "D4"), (2, "pass"))
    assert state.actors == (1,)
    assert state.position()["phase"] == "react"
    play(state, (1, "pass"))
    assert state.position()["phase"] == "turn"
    assert state.position()["passed"] == []


def test_S06_who_has_passed_cannot_call_on_the_same_card() -> None:
    state = play(table(["D4", "D1", "D2"]), (0, "D4"), (1, "pass"))
    assert state.legal(1) == []
    assert refused(state, 1, "check").reason == "seventeen-has-passed"


def test_S06_each_card_is_asked_about_anew() -> None:
    state = lay(table(["D4", "D1", "D2"]), (0, "D4"))
    play(state, (1, "D1"))
    assert state.actors == (2, 0)


def test_S06_nobody_is_told_who_else_has_passed() -> None:
    state = play(table(["D4", "D1", "D2", "D3"]), (0, "D4"))
    before = [state.view(seat) for seat in (0, 2, 3, None)]
    play(state, (1, "pass"))
    assert [state.view(seat) for seat in (0, 2, 3, None)] == before
    assert state.view(1)["passed"] == [1]
    assert [state.legal(seat) for seat in (0, 2, 3)] == [[], ["check", "pass"], ["check", "pass"]]


def test_S07_nobody_calls_so_the_seat_draws_to_three_and_the_next_goes_on() -> None:
    state = lay(table(["D4 S2 P", "D1", "D2"], top="S5 D3"), (0, "D4"))
    position = state.position()
    assert position["hands"] == [["S2", "S5", "P"], ["D1"], ["D2"]]
    assert position["deck"][0] == "D3"
    assert state.actors == (1,)


@pytest.mark.parametrize(("hand", "held"), [("D4", 3), ("D4 D4", 3), ("D4 D1 D2 D3", 3), ("D4 D1 D2 D3 S1", 4)])
def test_S07_draws_until_there_are_three_and_nothing_with_more(hand: str, held: int) -> None:
    state = lay(table([hand, "D1"]), (0, "D4"))
    assert len(state.position()["hands"][0]) == held


def test_S07_nothing_is_drawn_before_the_rivals_have_decided() -> None:
    state = play(table(["D4 S2 P", "D1"], top="S5"), (0, "D4"))
    assert state.position()["hands"][0] == ["S2", "P"]


def test_S07_the_next_seat_in_the_direction_of_play() -> None:
    assert lay(table(["D4", "D1", "D2"], direction=-1), (0, "D4")).actors == (2,)


def test_S08_a_seat_may_check_at_the_beginning_of_its_turn() -> None:
    state = table(["D4", "D1", "D2"], "D5:2")
    assert state.legal(0) == ["D4", "check"]
    play(state, (0, "check"))
    shown = state.position()["shown"]
    assert (shown["caller"], shown["last"]) == (0, 2)


def test_S08_not_before_its_second_card() -> None:
    state = lay(table(["D4 D1 D2", "D1"], "D5:1", to_play=2), (0, "D4"))
    assert state.legal(0) == ["D1", "D2"]
    assert refused(state, 0, "check").rule == "S-08"


def test_S08_nobody_can_check_an_empty_row() -> None:
    state = table(["D4", "D1"])
    assert state.legal(0) == ["D4"]
    assert refused(state, 0, "check").rule == "S-08"


def test_S08_a_row_emptied_by_a_bin_is_not_asked_about() -> None:
    state = play(table(["B D1 D2", "D1"], "D5:1"), (0, "B+"))
    assert row_of(state) == []
    assert state.position()["phase"] == "turn"
    assert state.actors == (1,)
    assert state.legal(1) == ["D1"]


def test_S09_hands_are_filled_last_of_all_from_the_seat_that_played_last() -> None:
    state = after_card(["D1", "D1 D1", "D2 D2"], "D5:0 D4:2", top="S1 S2 S3 S4 S5")
    play(state, (0, "check"))
    assert state.position()["hands"] == [["D1", "S2", "S3"], ["D1", "D1", "S4"], ["D2", "D2", "S1"]]


def test_S09_a_pile_remade_of_the_row_serves_to_fill_hands() -> None:
    state = after_card(["D1 D1 D1", "D1 D1", ""], "D5:1 D5:0 D5:1", pile="")
    play(state, (0, "check"))
    assert state.position()["hands"][1] == ["D1", "D1", "D5"]
    assert state.position()["deck"] == ["D5", "D5"]


def test_S09_nothing_is_drawn_when_the_game_is_over() -> None:
    state = after_card(["D1", "D1"], "D5:0", mastery=[2, 0])
    play(state, (1, "check"))
    assert state.over
    assert state.position()["hands"] == [["D1"], ["D1"]]


def test_S10_an_empty_pile_is_remade_of_the_discards_as_soon_as_it_is_empty() -> None:
    state = table(["D4 S1 S2", "D2 D2 D2", ""], pile="D1", discard="D5 D3 S4")
    lay(state, (0, "D4"))
    position = state.position()
    assert position["hands"][0] == ["D1", "S1", "S2"]
    assert sorted(position["deck"]) == ["D3", "D5", "S4"]
    assert position["discard"] == []
    assert position["shuffles"] == 1


def test_S10_remade_in_the_middle_of_a_draw() -> None:
    state = lay(table(["D4", "D2 D2 D2", ""], pile="D1", discard="R R R R"), (0, "D4"))
    assert state.position()["hands"][0] == ["D1", "R", "R"]
    assert state.position()["deck"] == ["R", "R"]


def test_S10_the_order_of_the_new_pile_is_a_shuffle_of_the_game_s_own_order() -> None:
    """docs/chance.md: however the discards came together, the same cards give the same pile."""
    piles = []
    for discard in ("D5 D3 S4 R B P P", "P B D3 R P S4 D5"):
        state = lay(table(["D4 S1 S2", "D2 D2 D2", ""], pile="D1", discard=discard), (0, "D4"))
        piles.append(state.position()["deck"])
    assert piles[0] == piles[1]


def test_S10_a_remade_pile_forgets_who_knew_what_of_the_discards() -> None:
    state = table(["D4 S1 S2", "D2 D2 D2", ""], pile="D1", discard="D3 S4", binned=[["S4", 1]])
    assert state.view(1)["binned"] == [["S4", 1]]
    lay(state, (0, "D4"))
    assert state.position()["binned"] == []


def test_S10_a_bin_fills_an_empty_pile() -> None:
    state = play(table(["B D1 D1", "D2", ""], "D5:1 D4:2", pile=""), (0, "B+"))
    assert sorted(state.position()["deck"]) == ["B", "D4"]
    assert state.position()["discard"] == []


def test_S10_with_pile_and_discards_empty_less_is_drawn() -> None:
    state = lay(table(["D4 S2", "D1", ""], pile=""), (0, "D4"))
    assert state.position()["hands"][0] == ["S2"]
    assert state.position()["shuffles"] == 0
    assert state.actors == (1,)


def test_S10_a_seat_with_no_card_must_check() -> None:
    state = table(["", "D1", ""], "D5:1", pile="")
    assert state.legal(0) == ["check"]
    assert refused(state, 0, "D1").rule == "S-10"


def test_S10_with_an_empty_row_it_is_passed_over_drawing_if_it_can() -> None:
    state = lay(table(["B D4 D4", "", "D3"], "D5:2", top="S1 S2 S3 S4"), (0, "B+"))
    assert state.actors == (2,)
    assert state.position()["hands"] == [["D4", "D4", "S1"], ["S2", "S3", "S4"], ["D3"]]


def test_S10_passed_over_with_nothing_to_draw() -> None:
    state = table(["D4", "", "", ""], pile="", turn=1)
    assert state.actors == (3,)
    assert state.position()["hands"][1] == []


def test_S10_a_two_goes_with_the_seat_that_was_passed_over() -> None:
    state = table(["D4 D4", "", "D3"], next_to_play=2)
    play(state, (0, "D4"))
    all_pass(state)
    assert state.actors == (1,), "there is a row, so it may check"
    state = table(["B", "", "D3"], next_to_play=2)
    play(state, (0, "B+"))
    assert state.actors == (2,)
    assert state.position()["to_play"] == 1
