"""Who sits where: persons, bots, open seats; and what people call themselves."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from stolik.bots import LEVELS
from stolik.table.refusals import refused

BOT_NAMES = ("Ada", "Borys", "Celina", "Daniel", "Ewa", "Felek")
LONGEST_NAME = 24
USUAL_LEVEL = "normal"


class Seat:
    """One seat. A person who is away is played by a bot, from what that seat may know."""

    __slots__ = ("away", "changes", "level", "muted", "name", "person", "ready", "talked")

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.level = ""  # of the bot that plays here
        self.away = False
        self.muted: set[int] = set()
        self.ready = False
        self.changes = 0  # how often it went from person to bot or back
        self.talked: deque[float] = deque(maxlen=8)

    @property
    def open(self) -> bool:
        return not self.name

    @property
    def by_person(self) -> bool:
        """Does a person decide here?"""
        return bool(self.person) and not self.away

    @property
    def written(self) -> str:
        """As a record names it."""
        return self.name if self.person else f"{self.name} ({self.level})"

    def take(self, person: str, name: str, level: str) -> None:
        Seat.__init__(self)
        self.person, self.name, self.level = person, name, level

    def free(self) -> None:
        Seat.__init__(self)

    def hand_over(self, level: str) -> None:
        self.away, self.level = True, level
        self.changes += 1

    def take_back(self) -> None:
        self.away, self.level = False, ""
        self.changes += 1


def nickname(text: str, taken: Iterable[str]) -> str:
    """A name as it is shown: tidied, and told apart from the others at the table."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise refused("nickname", most=LONGEST_NAME)
    others = set(taken)
    number, free = 2, name
    while free in others:
        free, number = f"{name} {number}", number + 1
    return free


def bot_name(taken: Iterable[str]) -> str:
    others = set(taken)
    return next(name for name in (*BOT_NAMES, *(f"{name} 2" for name in BOT_NAMES)) if name not in others)


def known_level(level: str) -> str:
    if level not in LEVELS:
        raise refused("level", level=level[:40], known=", ".join(LEVELS))
    return level
