"""Reading a position: each key checked as it is taken, each card found exactly once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from stolik.engine.errors import BadPosition, quoted

Card = TypeVar("Card", int, str)
Thing = TypeVar("Thing")


class Layout:
    """A position being read. `done` refuses what nobody asked for."""

    def __init__(self, position: Mapping[str, Any], players: int) -> None:
        if not isinstance(position, Mapping):
            raise BadPosition("not-a-mapping", value=quoted(position))
        self.position = position
        self.players = players
        self.taken: set[object] = set()

    def given(self, key: str) -> bool:
        return key in self.position

    def absent(self, key: str) -> bool:
        """Is there nothing under a key that may be null?"""
        return self.take(key, None) is None

    def take(self, key: str, default: Any) -> Any:
        """The value of a key, which may be left out."""
        self.taken.add(key)
        return self.position.get(key, default)

    def need(self, key: str) -> Any:
        if key not in self.position:
            raise BadPosition("missing-key", key=key)
        return self.take(key, None)

    def number(self, key: str, default: int, allowed: range) -> int:
        return as_number(key, self.take(key, default), allowed)

    def seat(self, key: str, default: int = 0) -> int:
        value = self.take(key, default)
        if type(value) is not int or value not in range(self.players):
            raise BadPosition("seat", key=key, value=quoted(value), last=self.players - 1)
        return value

    def seats(self, key: str) -> list[int]:
        """A list of seats, each named once."""
        value = as_list(key, self.take(key, []))
        for seat in value:
            if type(seat) is not int or seat not in range(self.players) or value.count(seat) > 1:
                raise BadPosition("seat", key=key, value=quoted(seat), last=self.players - 1)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.take(key, default)
        if type(value) is not bool:
            raise BadPosition("type", key=key, value=quoted(value), wanted="true, false")
        return value

    def word(self, key: str, default: str, allowed: tuple[str, ...]) -> str:
        value = self.take(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise BadPosition("type", key=key, value=quoted(value), wanted=", ".join(allowed))
        return value

    def per_seat(
        self, key: str, read: Callable[[str, Any], Thing], default: Sequence[Any] | None = None
    ) -> list[Thing]:
        """A list with one entry for each seat, each read in turn. Without a default the key must be there."""
        entries = as_list(key, self.need(key) if default is None else self.take(key, default))
        if len(entries) != self.players:
            raise BadPosition("entries", key=key, count=len(entries), players=self.players)
        return [read(f"{key}[{seat}]", entry) for seat, entry in enumerate(entries)]

    def seed(self) -> str | int | None:
        value = self.take("seed", None)
        if value is not None and type(value) not in (str, int):
            raise BadPosition("type", key="seed", value=quoted(value), wanted="text")
        return value  # type: ignore[no-any-return]

    def done(self) -> None:
        for key in self.position:
            if key not in self.taken:
                raise BadPosition("unknown-key", key=quoted(key), known=", ".join(sorted(map(str, self.taken))))


def as_list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition("type", key=key, value=quoted(value), wanted="[…]")
    return list(value)


def as_number(key: str, value: Any, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        wanted = f"{allowed[0]} … {allowed[-1]}"
        raise BadPosition("type", key=key, value=quoted(value), wanted=wanted)
    return value


def cards_of(deck: Iterable[Card]) -> Callable[[str, Any], list[Card]]:
    """A reader for a list of cards of this deck."""
    known = set(deck)

    def read(key: str, value: Any) -> list[Card]:
        cards = as_list(key, value)
        for card in cards:
            if type(card) not in (int, str) or card not in known:
                raise BadPosition("no-card", key=key, value=quoted(card))
        return cards

    return read


def rest(deck: Sequence[Card], placed: Iterable[Card]) -> list[Card]:
    """The cards of the deck that are placed nowhere, in its order. BadPosition where one is placed too often."""
    left = list(deck)
    for card in placed:
        if card not in left:
            raise BadPosition("doubled", card=card)
        left.remove(card)
    return left


def whole(deck: Sequence[Card], placed: Iterable[Card]) -> None:
    """BadPosition unless every card of the deck is placed exactly once."""
    missing = rest(deck, placed)
    if missing:
        raise BadPosition("missing", cards=", ".join(map(str, missing)))
