"""A finished table as the record of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stolik.table import events

if TYPE_CHECKING:
    from stolik.engine.record import Record
    from stolik.table.events import Event
    from stolik.table.table import Table


def record_of(table: Table) -> Record:
    record = table.begin_record()
    begun = False
    for event in table.events:
        begun = begun or isinstance(event, events.Started)
        fact = written(table, event) if begun else None
        if fact is not None:
            record.add(fact)
    return record


def written(table: Table, event: Event) -> dict[str, Any] | None:
    """What the record says of an event; None: nothing."""
    match event:
        case events.Moved():
            fact = {"seat": event.seat, "move": event.move}
            return fact if event.by == "person" or not table.seats[event.seat].person else {**fact, "by": event.by}
        case events.Raced():
            return {"race": [list(call) for call in event.ranking]}
        case events.Undone():
            return {"seat": event.seat, "undo": event.stand}
        case events.HandedOver():
            return {"seat": event.seat, "bot": event.level, "why": event.why}
        case events.TakenBack():
            return {"seat": event.seat, "back": True}
        case events.Said():
            said = {"phrase": event.phrase} if event.phrase else {"say": event.text}
            return {"seat": event.seat, **said}
    return None
