"""Bots at the table: which are to think, and how long they seem to.

What a bot has in mind is not kept: after a restart it is asked again, and thinks the same again. How long it seems
to take hangs on its ticket alone, never on what it chose; so nothing can be read from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Literal, NamedTuple

from stolik.engine.observation import Observation
from stolik.table.seats import USUAL_LEVEL

if TYPE_CHECKING:
    from stolik.table.play import Play
    from stolik.table.table import Table

SHARE_OF_WINDOW = 0.8  # a bot has answered by then


@dataclass(frozen=True, slots=True)
class Thinker:
    """A bot that is to think. Its answer comes back as `BotMoved`, or `BotSignalled`, with the ticket.

    It is `stolik.bot(game, level, seed).choose(observation)`, or `.signals(observation)`. The same table gives the
    same ticket until the answer has come or is no longer wanted; so a ticket is to be thought about once.
    """

    ticket: str
    seat: int
    level: str
    seed: str
    wants: Literal["move", "signals"]
    observation: Observation


class Held(NamedTuple):
    """An answer that waits until it would look natural."""

    seat: int
    move: str
    due: float


class Minds:
    def __init__(self) -> None:
        self.thinkers: dict[str, Thinker] = {}
        self.held: dict[str, Held] = {}
        self.overdue: set[int] = set()  # seats whose time is up: a bot decides, this once
        self.signalled: set[str] = set()

    def forget(self) -> None:
        """There are new decisions."""
        if self.thinkers or self.held or self.overdue or self.signalled:
            Minds.__init__(self)

    def forget_seat(self, seat: int) -> None:
        """Somebody else decides here now."""
        self.overdue.discard(seat)
        self.held = {ticket: held for ticket, held in self.held.items() if held.seat != seat}


def ticket_of(table: Table, play: Play, seat: int) -> str:
    """A decision: what led to it, who makes it, and how many choices there are (others may leave fewer)."""
    return f"{play.asked[seat].number}.{seat}.{table.seats[seat].changes}.{len(play.state.legal(seat))}"


def thinkers(table: Table) -> list[Thinker]:
    play = table.play
    if play is None or play.state.over or table.paused:
        return []
    if play.signalling:
        signals = [thinker(table, play, seat, ticket, "signals") for seat, ticket in may_signal(table, play)]
        if signals:
            return signals  # first, so that whoever moves next can heed them
    return [thinker(table, play, seat, ticket, "move") for seat, ticket in unanswered(table, play)]


def unanswered(table: Table, play: Play) -> list[tuple[int, str]]:
    """Seats where a bot decides and has not decided yet, with their tickets."""
    minds, found = table.minds, []
    for seat in play.asked:
        if (not table.seats[seat].by_person or seat in minds.overdue) and play.is_awaited(seat):
            ticket = ticket_of(table, play, seat)
            if ticket not in minds.held:
                found.append((seat, ticket))
    return found


def may_signal(table: Table, play: Play) -> Iterator[tuple[int, str]]:
    """Each bot may signal once after every move."""
    for seat, chair in enumerate(table.seats):
        ticket = f"s{play.number}.{seat}.{chair.changes}"
        if not chair.by_person and ticket not in table.minds.signalled and play.state.signals(seat):
            yield seat, ticket


def thinker(table: Table, play: Play, seat: int, ticket: str, wants: Literal["move", "signals"]) -> Thinker:
    known = table.minds.thinkers.get(ticket)
    if known is None:
        level = table.seats[seat].level or USUAL_LEVEL
        seed = noise(table, "bot", ticket).hex()
        known = Thinker(ticket, seat, level, seed, wants, play.state.observe(seat))
        table.minds.thinkers[ticket] = known
    return known


def noise(table: Table, purpose: str, ticket: str) -> bytes:
    """Bytes that nobody can foretell without the secret of the table."""
    return sha256(f"stolik {purpose}:".encode() + table.secret + ticket.encode()).digest()


def due(table: Table, play: Play, seat: int, ticket: str) -> float:
    """When the answer of a bot is to be made known."""
    if seat in table.minds.overdue:
        return 0.0
    chance: float = int.from_bytes(noise(table, "pace", ticket)[:4], "big") / 2**32
    pace = table.made.pace
    if play.window is None:
        return play.asked[seat].at + pace * (0.7 + 0.6 * chance)
    longest = SHARE_OF_WINDOW * table.made.clock.call_window
    return play.window.since + min(longest, pace * (0.6 + 2.2 * chance * chance))
