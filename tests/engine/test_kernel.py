"""The kernel, at every public way in: whatever it is given, it plays by the rules or changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from tests.helpers import everything
from tests.playing import moments, played
from tests.settings import NAMES, plain

HUGE = [2**15, 2**16, 2**31 - 1, 2**31, 2**32, 2**63, 2**64, 10**30]
REFUSALS = (stolik.IllegalCode, stolik.UnknownSeat, OverflowError)


def legal_codes(kernel: stolik.Kernel, seat: int) -> list[int]:
    kernel.fill(seat)
    codes = kernel.codes
    kernel.fill_signals(seat)
    return [*codes, *kernel.codes]


def moments_of(name: str) -> list[stolik.State]:
    """A game after the deal, early, in the middle and at its end."""
    return [played(plain(name), 3, moves) for moves in (0, 1, 7, 40, 10_000)]


@pytest.mark.parametrize("name", NAMES)
def test_every_code_is_legal_or_changes_nothing(name: str) -> None:
    for state in moments_of(name):
        game, before = state.game, everything(state)
        for seat in range(game.players):
            legal = legal_codes(state.kernel, seat)
            allowed = [code for code in range(game.definition.codes) if state.kernel.allows(seat, code)]
            assert sorted(legal) == allowed
            for code in legal:
                copy = state.copy()
                copy.kernel.apply(seat, code)
                assert copy.position() != state.position()
            for code in {*range(game.definition.codes + 10)} - {*legal}:
                with pytest.raises(stolik.IllegalCode) as caught:
                    state.kernel.apply(seat, code)
                assert caught.value.fields == {"seat": seat, "code": code}
        assert everything(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_codes_far_out_of_range_are_refused(name: str) -> None:
    for state in moments_of(name):
        before = everything(state)
        for seat in range(state.game.players):
            for code in [-1, -2, *HUGE, *(-code for code in HUGE)]:
                with pytest.raises(REFUSALS):
                    state.kernel.apply(seat, code)
        assert everything(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_seats_that_do_not_exist_are_refused(name: str) -> None:
    for state in moments_of(name):
        before, kernel = everything(state), state.kernel
        calls: list[Any] = [
            kernel.fill,
            kernel.fill_signals,
            kernel.score,
            lambda seat, kernel=kernel: kernel.redeal(seat, stolik.Rng(1)),
            *(lambda seat, kernel=kernel, code=code: kernel.apply(seat, code) for code in (0, 1, 158, 393)),
        ]
        for seat in [-2, state.game.players, state.game.players + 1, 31, 32, 64, *HUGE, *(-n for n in HUGE)]:
            for call in calls:
                with pytest.raises(REFUSALS):
                    call(seat)
        assert everything(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_one_too_low_is_nobody_but_a_spectator_for_redeal(name: str) -> None:
    kernel = plain(name).deal(1).kernel
    for call in (kernel.fill, kernel.fill_signals, kernel.score):
        with pytest.raises(stolik.UnknownSeat):
            call(-1)
    assert kernel.redeal(-1, stolik.Rng(1)).players == kernel.players


@pytest.mark.parametrize("name", NAMES)
def test_a_step_to_a_place_that_is_not_there_is_refused(name: str) -> None:
    for state in moments_of(name):
        kernel = state.kernel
        before = everything(state)
        count = 0 if kernel.over else kernel.fill(kernel.actor())
        for index in [-1, count, count + 1, 639, 640, *HUGE, *(-n for n in HUGE)]:
            with pytest.raises((IndexError, OverflowError)):
                kernel.step(index)
        assert everything(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_code_that_was_not_listed_is_refused(name: str) -> None:
    kernel = plain(name).deal(1).kernel
    count = kernel.fill(kernel.actor())
    assert [kernel.code(index) for index in range(count)] == kernel.codes
    for index in [-1, count, 639, 640, *HUGE]:
        with pytest.raises((IndexError, OverflowError)):
            kernel.code(index)
    kernel.apply(kernel.actor(), kernel.code(0))
    assert kernel.codes == [], "after a move the list is gone"


@settings(max_examples=200, deadline=None)
@given(moments(), st.data())
def test_a_step_is_the_same_as_apply(state: stolik.State, data: st.DataObject) -> None:
    if state.over:
        return
    stepped, applied = state.copy(), state.copy()
    seat = stepped.kernel.actor()
    index = data.draw(st.integers(0, stepped.kernel.fill(seat) - 1))
    code = stepped.kernel.code(index)
    count = stepped.kernel.step(index)
    actor = applied.kernel.apply(seat, code)
    assert stepped.position() == applied.position()
    assert actor == applied.kernel.actor() == stepped.kernel.actor()
    assert count == (0 if applied.over else applied.kernel.fill(actor))
    assert (count == 0) == applied.over


@settings(max_examples=200, deadline=None)
@given(moments())
def test_a_copy_is_equal_in_every_respect(state: stolik.State) -> None:
    copy = state.copy()
    assert copy is not state
    assert copy.kernel is not state.kernel
    assert type(copy.kernel) is type(state.kernel)
    assert everything(copy) == everything(state)
    assert copy.game is state.game


@settings(max_examples=200, deadline=None)
@given(moments(), st.data())
def test_a_copy_and_its_original_do_not_touch_each_other(state: stolik.State, data: st.DataObject) -> None:
    if state.over:
        return
    copy = state.copy()
    before = everything(state)
    for mover, other in ((copy, state), (state, copy)):
        untouched = everything(other)
        seat = mover.kernel.actor()
        mover.play(seat, data.draw(st.sampled_from(mover.legal(seat))))
        assert everything(other) == untouched
    assert everything(state) != before


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_won_before_the_end(name: str) -> None:
    start, *_, end = moments_of(name)
    assert start.kernel.winner_mask == 0
    assert end.over
    assert end.outcome is not None
    assert end.kernel.winner_mask == sum(1 << seat for seat in end.outcome.winners)
    assert [end.kernel.score(seat) for seat in range(end.game.players)] == list(end.outcome.scores)
    assert end.kernel.actor() == -1
    assert end.kernel.actor_mask == 0


@pytest.mark.parametrize("name", NAMES)
def test_playouts_leave_their_root_alone(name: str) -> None:
    state = plain(name).deal(4)
    before = everything(state)
    made = stolik.playouts(state.kernel, 10, stolik.Rng(1))
    assert made > 10
    assert everything(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_playout_stops_at_its_limit(name: str) -> None:
    kernel = plain(name).deal(4).kernel
    assert stolik.playout(kernel, stolik.Rng(1), 5) == 5
    assert stolik.playout(kernel, stolik.Rng(1), 0) == 0
    stolik.playout(kernel, stolik.Rng(1), 100_000)
    assert kernel.over
    assert stolik.playout(kernel, stolik.Rng(1), 5) == 0
