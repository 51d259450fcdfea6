"""Who sits where: one person among bots, kept in a record as plain names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from stolik.engine.errors import UnknownSeat
from stolik.engine.text import Say
from stolik.table.seats import BOT_NAMES
from stolik.terminal.refusals import Refused

PERSON = "person"
BOT = re.compile(r"(?P<name>.+) \((?P<level>[^()]+)\)")


def seated(players: int, person: int, levels: Sequence[str]) -> list[str]:
    """The seats of a new record: `levels` are those of the bots, in order of seats."""
    if person not in range(players):
        raise UnknownSeat(person, players)
    seats = [f"{name} ({level})" for name, level in zip(BOT_NAMES, levels, strict=False)]
    seats.insert(person, PERSON)
    return seats


def person_in(seats: Sequence[str]) -> int:
    """The seat of the person; Refused unless there is one person and all others are bots."""
    others = [seat for seat in seats if seat != PERSON]
    if len(others) != len(seats) - 1 or not all(BOT.fullmatch(seat) for seat in others):
        raise Refused("other-seats", seats=", ".join(seats))
    return seats.index(PERSON)


def level_of(seat: str) -> str:
    """The level of a bot; nothing for anybody else."""
    match = BOT.fullmatch(seat)
    return match["level"] if match else ""


def names(seats: Sequence[str], say: Say) -> list[str]:
    """The seats as the person at the table calls them."""
    return [say("you") if seat == PERSON else BOT.sub(r"\g<name>", seat) for seat in seats]


def full_names(seats: Sequence[str], say: Say) -> list[str]:
    """The seats as others call them."""
    return [say("seat-person") if seat == PERSON else seat for seat in seats]
