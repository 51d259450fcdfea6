"""Who is connected. That is no history: nobody is, after a restart."""

from __future__ import annotations

import re

SHARE = re.compile(r"(?:[0-9a-f]{2}){8,64}")


class Presence:
    """Connections of persons, and the random bytes their clients offer for the deal."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.here: set[str] = set()
        self.left: dict[str, float] = {}
        self.shares: dict[str, str] = {}

    def come(self, person: str, share: str) -> None:
        self.here.add(person)
        if SHARE.fullmatch(share):
            self.shares[person] = share

    def go(self, person: str, at: float) -> None:
        if person in self.here:
            self.here.remove(person)
            self.left[person] = at

    def gone_since(self, person: str) -> float | None:
        """None: the person is here."""
        return None if person in self.here else max(self.since, self.left.get(person, self.since))
