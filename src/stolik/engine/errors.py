"""What can go wrong, as types with fields. The sentences are in locales/; `worded("pl")` says one."""

from __future__ import annotations

from typing import Any

from stolik.engine.text import Text


class StolikError(Exception):
    """Any refusal of ours. `message` names its sentence in locales/, `fields` fill it."""

    message = "error"

    def __init__(self, **fields: Any) -> None:
        super().__init__(fields)
        self.fields = fields

    @property
    def text(self) -> Text:
        """The sentence without a language, also where it speaks of another error."""
        fields = {
            name: value.text if isinstance(value, StolikError) else value for name, value in self.fields.items()
        }
        return Text(self.message, fields)

    def worded(self, language: str = "en") -> str:
        return self.text.worded(language)

    def __str__(self) -> str:
        return self.worded()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.fields, self.__dict__)


def _rebuild(
    kind: type[StolikError], message: str, fields: dict[str, object], state: dict[str, object]
) -> StolikError:
    error = kind.__new__(kind)
    StolikError.__init__(error, **fields)
    error.__dict__.update(state)
    error.message = message
    return error


class UnknownGame(StolikError):
    message = "unknown-game"

    def __init__(self, name: object, known: tuple[str, ...]) -> None:
        super().__init__(name=quoted(name), known=", ".join(known))


class UnknownSeat(StolikError, ValueError):
    message = "unknown-seat"

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(seat=quoted(seat), last=players - 1)


class BadSeed(StolikError, TypeError):
    message = "bad-seed"

    def __init__(self, seed: object) -> None:
        super().__init__(seed=quoted(seed), kind=type(seed).__name__)


class IllegalCode(StolikError, ValueError):
    message = "illegal-code"

    def __init__(self, seat: int, code: int) -> None:
        super().__init__(seat=seat, code=code)


class Explained(StolikError):
    """An error that comes in many kinds: `reason` says which, and names the sentence."""

    def __init__(self, reason: str, **fields: object) -> None:
        super().__init__(**fields)
        self.reason = reason
        self.message = f"{type(self).message}-{reason}"


class BadOptions(Explained):
    """A number of players or an option the game does not have."""

    message = "options"


class BadPosition(Explained):
    """A position with a card too many, too few or out of place, or a key that does not belong."""

    message = "position"


class BadRecord(Explained):
    """A record that cannot be read, or that does not tell the truth."""

    message = "record"


class UnknownBot(StolikError):
    message = "unknown-bot"

    def __init__(self, game: str, level: object, known: tuple[str, ...]) -> None:
        super().__init__(game=game, level=quoted(level), known=", ".join(known))


class IllegalMove(StolikError):
    """A move the rules do not allow; nothing has changed. `rule` is the rule's id."""

    def __init__(self, rule: str, reason: str, seat: int, move: str, **fields: object) -> None:
        super().__init__(rule=rule, seat=seat, move=move, **fields)
        self.rule = rule
        self.reason = reason
        self.seat = seat
        self.move = move
        self.message = f"move-{reason}"


def quoted(value: object) -> str:
    """A value as it was given, cut where it goes on and on."""
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "…"
