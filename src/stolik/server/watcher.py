"""Whoever looks at a table, as its room knows it."""

from __future__ import annotations

from stolik.server.messages import Goodbye
from stolik.table.shapes import TableInfo


class Watcher:
    """One socket. Compiled, the room reads these fields as plain memory."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.language = "en"
        self.seat = -1
        self.told = 0  # the last line it was told
        self.info: TableInfo | None = None  # as it was told last
        self.letters: list[bytes] = []  # for it, once the step under way is kept

    def post(self) -> None:
        """Send what has been written for it."""
        if self.letters:
            letters, self.letters = self.letters, []
            self.write_all(letters)

    def write(self, message: bytes) -> None:
        self.write_all([message])

    def write_all(self, messages: list[bytes]) -> None:
        """Send them in one go."""
        raise NotImplementedError

    def leave(self, reason: Goodbye) -> None:
        """Say goodbye and close."""
        raise NotImplementedError
