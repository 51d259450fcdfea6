"""During play: moves of people and bots, calls, hand-over and coming back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stolik.table import bots, commands, events
from stolik.table.due import catch_up
from stolik.table.events import Event
from stolik.table.refusals import refused
from stolik.table.seating import leave_early
from stolik.table.seats import known_level
from stolik.table.telling import tell, tell_move, tell_race

if TYPE_CHECKING:
    from stolik.table.play import Play
    from stolik.table.table import Table


# -- moves


def move(table: Table, command: commands.Move, now: float) -> Iterator[Event]:
    seat = table.player(command.person)
    play = table.play
    assert play is not None
    word = command.move.strip(" ")
    check_fresh(table, play, seat, command.n, word)
    window = play.window
    if window is None or word in play.silent or seat not in play.asked:
        yield events.Moved(now, seat, word, id=command.id)
        return
    if seat in window.calls:
        raise refused("called")
    if word not in play.state.legal(seat):
        yield events.Moved(now, seat, word, id=command.id)  # the rules say why not
    yield events.Called(now, seat, word, window.shown_to(seat), id=command.id)
    yield from catch_up(table, now)


def check_fresh(table: Table, play: Play, seat: int, n: int, word: str) -> None:
    """A move belongs to the decision it was chosen at: one from before it is not made at another."""
    log = table.log(seat)
    if not 0 <= n <= len(log.lines):
        raise refused("no-line", n=n, last=len(log.lines))
    if play.window is not None and seat in play.window.calls and word in play.silent:
        raise refused("called")
    if n < log.began and seat in play.asked and not play.is_signal(seat, word):
        raise refused("stale")


def seen(table: Table, command: commands.Seen, now: float) -> Iterator[Event]:
    seat = table.seat_of(command.person)
    window = table.play.window if table.play else None
    if window is not None and seat in window.rivals and command.n >= table.log(seat).began:
        window.show(seat, now, command.sent, command.wire)
    yield from ()


def bot_moved(table: Table, command: commands.BotMoved, now: float) -> Iterator[Event]:
    """Keep an answer until its time has come; one that nobody waits for any more is let fall."""
    thinker = table.minds.thinkers.get(command.ticket)
    play = table.play
    if thinker is None or play is None or (thinker.seat, thinker.ticket) not in bots.unanswered(table, play):
        return
    if command.move not in play.state.legal(thinker.seat):
        raise refused("bot", move=command.move[:40])
    due = bots.due(table, play, thinker.seat, thinker.ticket)
    table.minds.held[thinker.ticket] = bots.Held(thinker.seat, command.move, due)
    yield from catch_up(table, now)


def bot_signalled(table: Table, command: commands.BotSignalled, now: float) -> Iterator[Event]:
    thinker = table.minds.thinkers.get(command.ticket)
    play = table.play
    if thinker is None or play is None or (thinker.seat, thinker.ticket) not in bots.may_signal(table, play):
        return
    table.minds.signalled.add(thinker.ticket)
    for word in command.moves:
        if play.is_signal(thinker.seat, word):
            yield events.Moved(now, thinker.seat, word, "bot")


def tick(table: Table, command: commands.Tick, now: float) -> Iterator[Event]:
    yield from catch_up(table, now)


def wake(table: Table, command: commands.Wake, now: float) -> Iterator[Event]:
    table.presence.since = now
    if table.play is not None and table.stage == "playing" and (table.play.window or table.has_clock):
        yield events.Woken(now)


# -- hand-over


def leave(table: Table, command: commands.Leave, now: float) -> Iterator[Event]:
    seat = table.seated(command.person)
    level = known_level(command.level)
    if table.stage == "waiting":
        yield from leave_early(table, seat, command, now)
        return
    table.player(command.person)
    yield events.HandedOver(now, seat, level, "wish", command.id)


def come_back(table: Table, command: commands.Return, now: float) -> Iterator[Event]:
    seat = table.seated(command.person)
    if table.stage != "playing":
        raise refused("not-playing")
    if not table.seats[seat].away:
        raise refused("not-away")
    yield events.TakenBack(now, seat, command.id)


# -- events


def moved(table: Table, event: events.Moved) -> None:
    play = table.play
    assert play is not None
    turned = play.move(event.seat, event.move, table.number, event.at)
    if turned:
        table.minds.forget()
    else:
        table.minds.forget_seat(event.seat)
    had_wish, table.wish = table.wish, None
    tell_move(table, event, turned)
    if event.move in play.silent and not turned:
        table.stir(event.seat)
        return
    if play.state.over:
        table.stage = "over"
    table.stir_all(info=play.state.over or had_wish is not None)


def called(table: Table, event: events.Called) -> None:
    assert table.play is not None
    assert table.play.window is not None
    table.play.window.calls[event.seat] = event
    table.minds.forget_seat(event.seat)
    table.stir(event.seat)


def raced(table: Table, event: events.Raced) -> None:
    tell_race(table)
    table.stir_all()


def handed_over(table: Table, event: events.HandedOver) -> None:
    table.seats[event.seat].hand_over(event.level)
    table.paused = not any(seat.by_person for seat in table.seats)
    table.minds.forget_seat(event.seat)
    tell(table, "seat", event.seat, f"table-handed-over-{event.why}")
    table.stir_all(info=True)


def taken_back(table: Table, event: events.TakenBack) -> None:
    assert table.play is not None
    stood_still, table.paused = table.paused, False
    table.seats[event.seat].take_back()
    table.minds.forget_seat(event.seat)
    if stood_still:
        table.play.restart(event.at)
    else:
        table.play.restart_seat(event.seat, event.at)
    tell(table, "seat", event.seat, "table-taken-back")
    table.stir_all(info=True)


def woken(table: Table, event: events.Woken) -> None:
    assert table.play is not None
    table.play.restart(event.at)
    table.stir_all()
