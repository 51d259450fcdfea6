"""Taking back the last decision: alone among bots at once, among people when all agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stolik.engine.text import Text
from stolik.engine.undo import foretold, hindrance
from stolik.table import commands, events, shapes
from stolik.table.events import Event
from stolik.table.refusals import Refused, refused
from stolik.table.telling import tell, tell_undone

if TYPE_CHECKING:
    from stolik.table.table import Table

PATIENCE = 20.0  # seconds a wish waits for answers; bots wait with it


class Wish:
    """A seat wants to take its last move back, and asks the other persons."""

    def __init__(self, seat: int, at: float, needed: list[int]) -> None:
        self.seat = seat
        self.at = at
        self.needed = needed
        self.agreed: list[int] = []

    def shape(self) -> shapes.Undo:
        return shapes.Undo(self.seat, list(self.agreed), list(self.needed))


def undo(table: Table, command: commands.Undo, now: float) -> Iterator[Event]:
    seat = table.player(command.person)
    wish = table.wish
    if wish is not None and seat in wish.needed and seat not in wish.agreed:
        yield from answer(table, wish, seat, command, now)
    elif not command.agree:
        if wish is None or wish.seat != seat:
            raise refused("no-wish")
        yield events.UndoDropped(now, seat, command.id)
    elif wish is not None:
        raise refused("wish-waits")
    else:
        yield from ask(table, seat, command.id, now)


def ask(table: Table, seat: int, id: str, now: float) -> Iterator[Event]:
    if problem := what_hinders(table, seat):
        raise Refused(problem, Text(problem))
    assert table.play is not None
    if others(table, seat):
        yield events.UndoAsked(now, seat, id)
    else:
        yield events.Undone(now, seat, len(table.play.moves) - 1, id)


def answer(table: Table, wish: Wish, seat: int, command: commands.Undo, now: float) -> Iterator[Event]:
    if not command.agree:
        yield events.UndoDropped(now, seat, command.id)
        return
    yield events.UndoAgreed(now, seat, command.id)
    if set(wish.agreed) >= set(wish.needed):
        assert table.play is not None
        yield events.Undone(now, wish.seat, len(table.play.moves) - 1)


def others(table: Table, seat: int) -> list[int]:
    """The other persons who play."""
    return [other for other, chair in enumerate(table.seats) if other != seat and chair.by_person]


def what_hinders(table: Table, seat: int) -> str | None:
    """Why a seat cannot take its last move back: the name of the sentence."""
    play = table.play
    assert play is not None
    if play.state.over or not any(mover == seat for mover, _ in play.moves):
        return "undo-nothing"
    if play.window is not None or play.moves[-1][0] != seat:  # in a window nobody may see who has passed
        return "undo-others"
    stand = len(play.moves) - 1
    return hindrance(play.before(stand), play.state, seat, play.moves[stand:])


def possible(table: Table, seat: int) -> bool:
    """Whether to offer it, found out quickly: with one other deal where `what_hinders` tries many."""
    play = table.play
    if play is None or play.window or not play.moves or play.moves[-1][0] != seat or table.wish or play.state.over:
        return False
    log = table.log(seat)
    assert log.view is not None
    if log.before is not None and log.before.get("deck") != log.view.get("deck"):
        return False
    if table.undo_known != len(table.events):
        table.undo_known = len(table.events)
        [(_, move)] = play.moves[-1:]
        table.undo_possible = foretold(play.before(len(play.moves) - 1), seat, [move], log.view, 0)
    return table.undo_possible


# -- events


def asked(table: Table, event: events.UndoAsked) -> None:
    table.wish = Wish(event.seat, event.at, others(table, event.seat))
    tell(table, "undo", event.seat, "table-undo-asked")
    table.stir_all(info=True)


def agreed(table: Table, event: events.UndoAgreed) -> None:
    assert table.wish is not None
    table.wish.agreed.append(event.seat)
    tell(table, "undo", event.seat, "table-undo-agreed")
    table.stir_all(info=True)


def dropped(table: Table, event: events.UndoDropped) -> None:
    table.wish = None
    tell(table, "undo", event.seat, "table-undo-late" if event.seat is None else "table-undo-dropped")
    table.stir_all(info=True)


def undone(table: Table, event: events.Undone) -> None:
    assert table.play is not None
    table.wish = None
    table.play.take_back(event.stand, table.number, event.at)
    tell_undone(table, event.seat)
    table.minds.forget()
    table.stir_all(info=True)
