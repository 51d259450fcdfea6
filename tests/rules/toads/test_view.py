"""Toads, who sees what."""

from __future__ import annotations

import pytest

from tests.helpers import play, toads


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    state = toads([[71, 34], [41, 12, 91]], [45], top=[17])
    assert state.view(0)["hands"] == [[34, 71], [None, None, None]]
    assert state.view(1)["hands"] == [[None, None], [12, 41, 91]]
    assert state.view(None)["hands"] == [[None, None], [None, None, None]]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_everybody_sees(viewer: int | None) -> None:
    state = toads(
        [[71, 34], [41]],
        [45, 48],
        gained=[[], [62, 26]],
        penalties=[[33, 13], []],
        totals=[4, -3],
        turn=1,
        round=2,
    )
    view = state.view(viewer)
    assert view["seat"] == viewer
    assert view["row"] == [45, 48]
    assert view["gained"] == [[], [26, 62]]
    assert view["penalties"] == [[13, 33], []]
    assert view["deck"] == 79 - 9
    assert (view["totals"], view["turn"], view["round"], view["phase"]) == ([4, -3], 1, 2, "play")
    assert set(view) == {
        "seat",
        "phase",
        "round",
        "totals",
        "turn",
        "row",
        "hands",
        "gained",
        "penalties",
        "deck",
        "shown",
    }


def test_a_taken_row_stays_public() -> None:
    state = play(toads([[71], [12]], [45, 48]), (0, "take"))
    for viewer in (0, 1, None):
        assert state.view(viewer)["penalties"] == [[45, 48], []]


def test_a_view_does_not_change_with_what_the_seat_may_not_know() -> None:
    """Another hand for seat 1, another pile, another unseen penalty: the others see the same bytes."""
    known = {"row": [45], "penalties": [[13, 14], []], "unseen": [[14], []]}
    other = {"row": [45], "penalties": [[13, 41], []], "unseen": [[41], []]}
    first = toads([[71, 34], [41, 12]], top=[17, 18], **known)  # type: ignore[arg-type]
    second = toads([[71, 34], [88, 97]], top=[12, 14], **other)  # type: ignore[arg-type]
    assert first.position() != second.position()
    assert str(first.view(0)) == str(second.view(0))
    assert str(first.view(None)) == str(second.view(None))
    assert first.legal(0) == second.legal(0)
    assert str(first.view(1)) != str(second.view(1))
