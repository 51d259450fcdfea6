"""What happens by itself when its time has come: bots, windows, races, clocks, hand-overs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from stolik.table import events
from stolik.table.bots import Held, ticket_of, unanswered
from stolik.table.events import Event
from stolik.table.seats import USUAL_LEVEL
from stolik.table.shapes import By
from stolik.table.undoing import PATIENCE

if TYPE_CHECKING:
    from stolik.table.play import Play
    from stolik.table.table import Table
    from stolik.table.window import Window

AWAY = 90  # seconds, where there is a clock and nothing else was chosen
GRACE = 15.0  # seconds that somebody who is not here is asked at least

Doing = Callable[[float], Iterator[Event]]


def deadline(table: Table) -> float | None:
    play = table.play
    if play is None or not (play.window or table.wish or table.minds.held or table.has_clock):
        return None
    return min((at for at, _ in awaited(table)), default=None)


def catch_up(table: Table, now: float) -> Iterator[Event]:
    """Everything that is due, in the order in which it became so."""
    while True:
        ready = [(at, doing) for at, doing in awaited(table) if at <= now]
        if not ready:
            return
        _, doing = min(ready, key=lambda entry: entry[0])
        yield from doing(now)


def awaited(table: Table) -> Iterator[tuple[float, Doing]]:
    """What is going to happen, and when. Each doing does away with its own cause."""
    play = table.play
    if play is None or play.state.over or table.paused:
        return
    if table.wish is not None:
        yield table.wish.at + PATIENCE, partial(drop_wish, table)
    else:
        for ticket, held in table.minds.held.items():
            yield held.due, partial(let_go, table, play, ticket, held)
    if play.window is None:
        yield from clocks(table, play)
    elif not unanswered(table, play):  # for a bot its reaction counts, not how long it thinks
        yield window_end(table, play, play.window)


def drop_wish(table: Table, now: float) -> Iterator[Event]:
    yield events.UndoDropped(now)


# -- bots


def let_go(table: Table, play: Play, ticket: str, held: Held, now: float) -> Iterator[Event]:
    """Make a bot's answer known, unless the question has changed. A call counts from when it was due."""
    del table.minds.held[ticket]
    seat, move, at = held
    if not play.is_awaited(seat) or ticket != ticket_of(table, play, seat):
        return
    by: By = "clock" if seat in table.minds.overdue else "bot"
    window = play.window
    if window is None or move in play.silent:
        yield events.Moved(now, seat, move, by)
    else:
        yield events.Called(now, seat, move, now - (at - window.since), by)


# -- windows


def window_end(table: Table, play: Play, window: Window) -> tuple[float, Doing]:
    if window.calls:
        here = [seat for seat in window.rivals if table.is_here(seat)]
        return window.closes(here), partial(decide_race, window)
    return window.since + table.made.clock.call_window, partial(close_window, play)


def decide_race(window: Window, now: float) -> Iterator[Event]:
    ranking = window.ranking()
    first = window.calls[ranking[0].seat]
    yield events.Raced(now, [(call.seat, call.shown, call.called) for call in ranking])
    yield events.Moved(now, first.seat, first.move, first.by)


def close_window(play: Play, now: float) -> Iterator[Event]:
    """Whoever has not said anything lets it pass."""
    [silent] = play.silent
    for seat in list(play.asked):
        yield events.Moved(now, seat, silent, "clock")


# -- clocks, and who is not here


def clocks(table: Table, play: Play) -> Iterator[tuple[float, Doing]]:
    clock = table.made.clock
    limit = clock.away if clock.away is not None or clock.decision is None else AWAY
    if limit is None and clock.decision is None:
        return
    for seat, asked in play.asked.items():
        chair = table.seats[seat]
        if not chair.by_person or seat in table.minds.overdue:
            continue
        if clock.decision is not None:
            yield asked.at + clock.decision, partial(time_is_up, table, seat)
        gone = table.presence.gone_since(chair.person)
        if limit is not None and gone is not None and somebody_waits(table, seat):
            yield max(gone + limit, asked.at + GRACE), partial(hand_over, seat)


def time_is_up(table: Table, seat: int, now: float) -> Iterator[Event]:
    table.minds.overdue.add(seat)
    yield from ()


def somebody_waits(table: Table, seat: int) -> bool:
    if table.made.clock.decision is not None:
        return True
    return any(chair.by_person for other, chair in enumerate(table.seats) if other != seat)


def hand_over(seat: int, now: float) -> Iterator[Event]:
    yield events.HandedOver(now, seat, USUAL_LEVEL, "away")
