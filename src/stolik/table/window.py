"""An open window: everyone who may call has a little time, and calls race by reaction, not by wire.

What a caller is credited is bounded by what the server sees for itself: when it wrote the card to the caller's
socket, and the round trip of its own pings. A client that holds its acknowledgement back gains `SLACK` at most;
one that holds everything back, pings and all, never more than `MOST`.
"""

from __future__ import annotations

from collections.abc import Collection

from stolik.engine.race import FASTEST, Call, ranked
from stolik.table.events import Called

SLACK = 0.06  # seconds a screen and a busy phone may need besides the wire
LONGEST_WIRE = 0.6
MOST = 0.8  # the latest moment, after the window opened, from which a reaction is counted
COLLECT = 0.5  # a race is never open longer than this after its first call


class Window:
    """From the moment a card lies until it is called on, or nobody wants to."""

    def __init__(self, at: float, rivals: tuple[int, ...]) -> None:
        self.opened = at
        self.since = at  # the clock runs from here: later than `opened` where the table stood still
        self.rivals = rivals  # who may call, the nearest to the left first
        self.calls: dict[int, Called] = {}
        self.shown: dict[int, float] = {}  # not kept: a call keeps its own

    def show(self, seat: int, now: float, sent: float, wire: float) -> None:
        """A client says that it shows the card; the first time counts."""
        if seat in self.rivals and seat not in self.shown:
            believed = max(sent, self.opened) + min(max(wire, 0.0), LONGEST_WIRE) + SLACK
            self.shown[seat] = max(self.opened, min(now, believed, self.opened + MOST))

    def shown_to(self, seat: int) -> float:
        return self.shown.get(seat, self.opened)

    def closes(self, waiting: Collection[int]) -> float:
        """When no call that is still on its way can have been faster.

        `waiting`: rivals with a connection. Whether they have passed makes no difference, so it cannot be told.
        """
        calls = self.calls.values()
        first = min(call.at for call in calls)
        quickest = max(FASTEST / 1000, min(call.at - call.shown for call in calls))
        latest = [self.shown.get(seat, self.opened + MOST) for seat in waiting if seat not in self.calls]
        return min(first + COLLECT, max([first, *(shown + quickest for shown in latest)]))

    def ranking(self) -> list[Call]:
        calls = [
            Call(call.seat, self.milliseconds(call.shown), self.milliseconds(call.at))
            for call in self.calls.values()
        ]
        return ranked(calls, self.rivals)

    def milliseconds(self, at: float) -> int:
        return round(1000 * (at - self.opened))
