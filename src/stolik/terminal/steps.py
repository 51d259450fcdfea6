"""A record as the steps of a game, the way one seat or everybody gets to see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from stolik.engine.record import Record
from stolik.engine.state import State
from stolik.engine.telling import Step

Look = Callable[[State], dict[str, Any]]


def seen_by(record: Record, viewer: int) -> Iterator[Step]:
    """The steps as one seat saw them; −1: as a spectator did."""
    seen = record.game.definition.notation.seen
    for seat, move, before, after in looked_at(record, lambda state: view_of(state, viewer)):
        yield Step(seat, move if seat == viewer else seen(move, seat, viewer), before, after)


def laid_open(record: Record) -> Iterator[Step]:
    """The steps with all hands open, as a finished game may be shown."""
    for seat, move, before, after in looked_at(record, open_view):
        yield Step(seat, move, before, after)


def looked_at(record: Record, look: Look) -> Iterator[tuple[int, str, dict[str, Any], dict[str, Any]]]:
    state = record.opening()
    before = look(state)
    for seat, move in record.moves():
        state.play(seat, move)
        after = look(state)
        yield seat, move, before, after
        before = after


def view_of(state: State, viewer: int) -> dict[str, Any]:
    return state.view(None if viewer < 0 else viewer)


def open_view(state: State, viewer: int = -1) -> dict[str, Any]:
    return state.open_view(None if viewer < 0 else viewer)
