"""Talk: ready phrases everywhere, free words where the game allows them, and not hearing somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stolik.table import commands, events
from stolik.table.events import Event
from stolik.table.refusals import refused
from stolik.table.seating import known_seat
from stolik.table.telling import tell_talk

if TYPE_CHECKING:
    from stolik.table.table import Table

PHRASES = (
    "phrase-hello",
    "phrase-luck",
    "phrase-nice",
    "phrase-wow",
    "phrase-close",
    "phrase-oops",
    "phrase-sorry",
    "phrase-thinking",
    "phrase-no-hurry",
    "phrase-thanks",
    "phrase-good-game",
    "phrase-again",
)
LONGEST = 200
MOST, SECONDS = 5, 10  # so many in so many seconds


def say(table: Table, command: commands.Say, now: float) -> Iterator[Event]:
    seat = speaker(table, command.person, now)
    if not table.game.definition.free_talk:
        raise refused("phrases-only")
    text = " ".join(command.text.split())
    if not text or len(text) > LONGEST or not text.isprintable():
        raise refused("text", most=LONGEST)
    yield events.Said(now, seat, text=text, id=command.id)


def phrase(table: Table, command: commands.Phrase, now: float) -> Iterator[Event]:
    seat = speaker(table, command.person, now)
    if command.phrase not in PHRASES:
        raise refused("phrase")
    yield events.Said(now, seat, phrase=command.phrase, id=command.id)


def speaker(table: Table, person: str, now: float) -> int:
    """Whoever sits here may speak, but not without end."""
    seat = table.seated(person)
    lately = [at for at in table.seats[seat].talked if at > now - SECONDS]
    if len(lately) >= MOST:
        raise refused("too-much-talk", most=MOST, seconds=SECONDS)
    return seat


def mute(table: Table, command: commands.Mute, now: float) -> Iterator[Event]:
    seat = table.seated(command.person)
    if known_seat(table, command.seat) == seat:
        raise refused("self")
    if command.on != (command.seat in table.seats[seat].muted):
        yield events.Muted(now, seat, command.seat, command.on, command.id)


def said(table: Table, event: events.Said) -> None:
    table.seats[event.seat].talked.append(event.at)
    tell_talk(table, event)
    table.stir_all()


def muted(table: Table, event: events.Muted) -> None:
    ears = table.seats[event.seat].muted
    (ears.add if event.on else ears.discard)(event.other)
    table.stir(event.seat, info=True)
