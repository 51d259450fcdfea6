"""Before the start: sitting down, bots, sending away; and the start itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stolik.table import commands, events
from stolik.table.events import Event
from stolik.table.play import Play
from stolik.table.refusals import refused
from stolik.table.seats import USUAL_LEVEL, Seat, bot_name, known_level, nickname
from stolik.table.telling import tell, tell_deal

if TYPE_CHECKING:
    from stolik.table.table import Table


# -- commands


def sit(table: Table, command: commands.Sit, now: float) -> Iterator[Event]:
    own = table.seat_of(command.person)
    if own >= 0 and command.seat in (None, own):
        return
    waiting_only(table)
    seat = first_open(table) if command.seat is None else known_seat(table, command.seat)
    if not table.seats[seat].open:
        raise refused("taken")
    name = nickname(command.nickname, (other.name for place, other in enumerate(table.seats) if place != own))
    if own >= 0:
        yield events.Freed(now, own)
    yield events.Sat(now, seat, command.person, name)


def first_open(table: Table) -> int:
    for seat, chair in enumerate(table.seats):
        if chair.open:
            return seat
    raise refused("full")


def seat_bot(table: Table, command: commands.SeatBot, now: float) -> Iterator[Event]:
    chair = host_only(table, command.person, command.seat)
    level = known_level(command.level)
    if chair.person:
        raise refused("taken")
    name = chair.name or bot_name(table.names)
    yield events.BotSat(now, command.seat, level, name, command.person, command.id)


def open_seat(table: Table, command: commands.OpenSeat, now: float) -> Iterator[Event]:
    chair = host_only(table, command.person, command.seat)
    if chair.open:
        raise refused("open")
    if chair.person == command.person:
        raise refused("self")
    yield events.Freed(now, command.seat, bool(chair.person), command.person, command.id)


def leave_early(table: Table, seat: int, command: commands.Leave, now: float) -> Iterator[Event]:
    yield events.Freed(now, seat, False, command.person, command.id)


def start(table: Table, command: commands.Start, now: float) -> Iterator[Event]:
    host_only(table, command.person, 0)
    yield from fill_up(table, known_level(command.level), now)
    yield started(table, now, command.person, command.id)


def fill_up(table: Table, level: str, now: float) -> Iterator[Event]:
    for seat, chair in enumerate(table.seats):
        if chair.open:
            yield events.BotSat(now, seat, level, bot_name(table.names))


def started(table: Table, now: float, person: str = "", id: str = "") -> Event:
    """The deal, with the bytes of every person whose client gave some, in order of seats."""
    shares = table.presence.shares
    return events.Started(now, [shares[s.person] for s in table.seats if s.person in shares], person, id)


def start_if_all_are_here(table: Table, now: float) -> Iterator[Event]:
    if table.made.eager and table.stage == "waiting" and not any(chair.open for chair in table.seats):
        persons = {chair.person for chair in table.seats if chair.person}
        if persons and persons <= table.presence.here:
            yield started(table, now)


def host_only(table: Table, person: str, seat: int) -> Seat:
    waiting_only(table)
    if person != table.host:
        raise refused("host-only")
    return table.seats[known_seat(table, seat)]


def waiting_only(table: Table) -> None:
    if table.stage != "waiting":
        raise refused("started")


def known_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise refused("no-seat", seat=seat, last=len(table.seats) - 1)
    return seat


def first_events(table: Table, command: commands.Create, now: float) -> Iterator[Event]:
    """The maker's own seat, and the bots that were wished for."""
    yield events.Sat(now, 0, command.person, nickname(command.nickname, ()))
    for seat, level in enumerate(command.bots, 1):
        yield events.BotSat(now, seat, level, bot_name(table.names))
    if command.start:
        yield from fill_up(table, USUAL_LEVEL, now)


# -- events


def sat(table: Table, event: events.Sat) -> None:
    table.seats[event.seat].take(event.person, event.name, "")
    table.seat_names()
    tell(table, "seat", event.seat, "table-sits")
    table.stir_all(info=True)


def bot_sat(table: Table, event: events.BotSat) -> None:
    table.seats[event.seat].take("", event.name, event.level)
    table.seat_names()
    tell(table, "seat", event.seat, "table-bot-sits")
    table.stir_all(info=True)


def freed(table: Table, event: events.Freed) -> None:
    tell(table, "seat", event.seat, "table-sent-away" if event.sent else "table-leaves")
    table.seats[event.seat].free()
    table.seat_names()
    table.stir_all(info=True)


def dealt(table: Table, event: events.Started) -> None:
    table.shares = [bytes.fromhex(share) for share in event.shares]
    table.play = Play(table.game, table.begin_record().seed, table.number, event.at)
    table.stage = "playing"
    tell_deal(table)
    table.stir_all(info=True)
