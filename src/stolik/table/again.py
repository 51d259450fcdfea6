"""After the game: who wants another, and the table it is played at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolik.table import commands, events
from stolik.table.events import Event
from stolik.table.refusals import refused

if TYPE_CHECKING:
    from stolik.table.table import Table


def rematch(table: Table, command: commands.Rematch, now: float) -> Iterator[Event]:
    seat = table.seated(command.person)
    if table.stage != "over":
        raise refused("not-over")
    if not table.seats[seat].ready:
        yield events.Wished(now, seat, command.id)


def rematched(table: Table, command: commands.Rematched, now: float) -> Iterator[Event]:
    if table.follower is None:
        yield events.Followed(now, command.table)


def all_want_it(table: Table) -> bool:
    """Everybody who is still here wants to play again."""
    wanting = [chair for chair in table.seats if chair.ready]
    return bool(wanting) and all(chair.ready for seat, chair in enumerate(table.seats) if table.is_here(seat))


def next_events(table: Table, id: str, code: str, secret: bytes, now: float) -> Iterator[Event]:
    """The same people, seats moved on by one. Whoever has not said yes finds an open seat."""
    left = any(chair.person and not chair.ready for chair in table.seats)
    yield replace(table.made, at=now, table=id, code=code, secret=secret.hex(), eager=not left)
    players = len(table.seats)
    first = table.persons.get(table.host, 0)
    for place in range(first, first + players):  # the host first, to be the host again
        chair, seat = table.seats[place % players], (place - 1) % players
        if chair.ready:
            yield events.Sat(now, seat, chair.person, chair.name)
        elif not chair.person:
            yield events.BotSat(now, seat, chair.level, chair.name)


# -- events


def wished(table: Table, event: events.Wished) -> None:
    table.seats[event.seat].ready = True
    table.stir_all(info=True)


def followed(table: Table, event: events.Followed) -> None:
    table.follower = event.table
    table.stir_all(info=True)
