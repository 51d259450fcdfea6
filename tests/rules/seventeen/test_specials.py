"""Seventeen, special cards face up: S-11 to S-14."""

from __future__ import annotations

from tests.helpers import play
from tests.rules.seventeen.tables import after_card, all_pass, lay, row_of, table, tokens


def test_S11_reverse_turns_the_direction_at_once() -> None:
    state = play(table(["R D1", "D2", "D3"]), (0, "R+"))
    assert state.position()["direction"] == -1
    assert all_pass(state).actors == (2,)
    assert lay(state, (2, "D3")).actors == (1,)


def test_S11_twice_is_clockwise_again() -> None:
    state = lay(table(["R D1", "D2", "R D3"]), (0, "R+"), (2, "R+"))
    assert state.position()["direction"] == 1
    assert state.actors == (0,)


def test_S11_with_two_players_it_turns_without_effect() -> None:
    state = lay(table(["R D1", "D2"]), (0, "R+"))
    assert state.position()["direction"] == -1
    assert state.actors == (1,)


def test_S11_within_a_turn_of_two_the_second_card_is_the_same_seat_s() -> None:
    state = lay(table(["R R D1", "D2", "D3"], to_play=2), (0, "R+"))
    assert state.actors == (0,)
    assert lay(state.copy(), (0, "D1")).actors == (2,)
    assert lay(state, (0, "R+")).actors == (1,)


def test_S12_the_next_seat_plays_two_cards_and_draws_two() -> None:
    state = lay(table(["T D1 D1", "D2 D3 S4", "D3"]), (0, "T+"))
    position = state.position()
    assert (position["turn"], position["to_play"], position["next_to_play"]) == (1, 2, 1)
    lay(state, (1, "D2"))
    assert state.actors == (1,)
    assert state.position()["hands"][1] == ["D3", "S4"]
    lay(state, (1, "D3"))
    assert state.actors == (2,)
    assert len(state.position()["hands"][1]) == 3
    assert state.position()["to_play"] == 1


def test_S12_a_chance_to_check_after_each_of_them() -> None:
    state = lay(table(["T D1 D1", "D2 D3 S4"]), (0, "T+"))
    play(state, (1, "D2"))
    assert state.legal(0) == ["check", "pass"]
    play(state, (0, "pass"), (1, "D3"))
    assert state.legal(0) == ["check", "pass"]


def test_S12_the_seat_may_check_instead_at_the_beginning() -> None:
    state = lay(table(["T D1 D1", "D2 D3 S4"]), (0, "T+"))
    assert "check" in state.legal(1)
    play(state, (1, "check"))
    assert state.position()["shown"]["caller"] == 1


def test_S12_with_one_card_left_it_plays_that_one() -> None:
    state = lay(table(["T D1 D1", "D2", "D3"]), (0, "T+"), (1, "D2"))
    assert state.actors == (2,)
    assert len(state.position()["hands"][1]) == 3


def test_S12_they_do_not_add_up() -> None:
    state = lay(table(["T T D1", "D2 D3 S4", "D3"], to_play=2), (0, "T+"), (0, "T+"))
    assert state.position()["to_play"] == 2
    state = lay(table(["T D1 D1", "T D3 S4", "D3"]), (0, "T+"), (1, "T+"), (1, "D3"))
    assert (state.position()["turn"], state.position()["to_play"]) == (2, 2)


def test_S12_it_meets_whoever_is_next_when_the_turn_ends() -> None:
    state = lay(table(["T R D1", "D2", "D3"], to_play=2), (0, "T+"), (0, "R+"))
    assert (state.position()["turn"], state.position()["to_play"]) == (2, 2)


def test_S13_the_bin_and_the_card_before_it_are_discarded() -> None:
    state = play(table(["B D1 D1", "D2"], "D5:1 D4:0 D3:1"), (0, "B+"))
    assert row_of(state) == ["D5", "D4"]
    assert state.position()["discard"] == ["D3", "B"]


def test_S13_a_card_binned_heart_up_is_not_looked_at() -> None:
    state = play(table(["B D1 D1", "D2", "D3"], "D5:2 S4-:1"), (0, "B+"))
    assert state.position()["binned"] == [["S4", 1]]
    assert state.view(0)["discard"] == state.view(2)["discard"] == state.view(None)["discard"] == ["B"]
    assert state.view(0)["binned"] == [["?", 1]]
    assert state.view(1)["discard"] == ["S4", "B"]
    assert state.view(1)["binned"] == [["S4", 1]]


def test_S13_a_card_binned_face_up_is_known_to_all() -> None:
    state = play(table(["B D1 D1", "D2", "D3"], "D5:2 S4+:1"), (0, "B+"))
    assert state.position()["binned"] == []
    assert state.view(2)["discard"] == ["S4", "B"]


def test_S13_on_an_empty_row_only_the_bin_goes() -> None:
    state = play(table(["B D1 D1", "D2"]), (0, "B+"))
    assert row_of(state) == []
    assert state.position()["discard"] == ["B"]
    assert state.actors == (1,)


def test_S13_after_another_bin_it_takes_the_card_now_at_the_end() -> None:
    state = lay(table(["B D1 D1", "B D2 D2"], "D5:1 D4:0 D3:1"), (0, "B+"), (1, "B+"))
    assert row_of(state) == ["D5"]
    assert state.position()["discard"] == ["D3", "D4", "B", "B"]


def test_S13_a_binned_trap_does_nothing() -> None:
    state = lay(table(["B D1 D1", "D2 D2 D2"], "D5:0 P-:1"), (0, "B+"))
    play(state, (1, "check"))
    assert tokens(state) == ([1, 0], [0, 1])


def test_S13_a_binned_reverse_or_two_does_not_undo_what_it_did() -> None:
    state = lay(table(["R D1 D1", "D2 D2 D2", "B D3 D3"], "D5:2"), (0, "R+"))
    assert lay(state, (2, "B+")).position()["direction"] == -1
    state = lay(table(["T D1 D1", "B D2 D2", "D3 D3 D3"], "D5:2"), (0, "T+"))
    lay(state, (1, "B+"))
    assert state.actors == (1,)
    assert state.legal(1) == ["D2"]


def test_S13_the_seat_that_played_the_bin_played_last() -> None:
    state = play(table(["B D1 D1", "D2", "D3"], "D5:1 D4:2"), (0, "B+"))
    assert state.position()["last"] == 0
    assert state.actors == (1, 2)
    play(state, (1, "check"))
    assert tokens(state) == ([1, 0, 0], [0, 1, 0])
    assert state.position()["shown"]["last"] == 0


def test_S13_a_bin_heart_up_stays_in_the_row() -> None:
    assert row_of(play(table(["B D1", "D2"], "D5:1"), (0, "B-"))) == ["D5", "B-"]


def test_S14_a_trap_face_up_does_nothing() -> None:
    state = lay(table(["P D1 D1", "D2 D2 D2", "D3"], "D5:2"), (0, "P+"))
    assert row_of(state) == ["D5", "P+"]
    assert (state.position()["direction"], state.position()["to_play"], state.actors) == (1, 1, (1,))
    state = play(after_card(["D1", "D2", "D3"], "D5:2 P+:0"), (1, "check"))
    assert tokens(state) == ([1, 0, 0], [0, 1, 0])
