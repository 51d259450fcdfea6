"""A game as its record: one JSON document a person can read, from which everything else follows.

Each event carries a check: the beginning of the SHA-256 of the check before it and the event itself. So an edited
event is found, and named, even where the game would still make sense.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.engine import chance
from stolik.engine.chance import Seed
from stolik.engine.errors import BadOptions, BadRecord, IllegalMove, UnknownGame, UnknownSeat, quoted
from stolik.engine.game import Game
from stolik.engine.race import Call, ranked
from stolik.engine.state import State

FORMAT = 1
KEYS = (
    "stolik",
    "game",
    "rules",
    "players",
    "options",
    "seats",
    "commitment",
    "secret",
    "shares",
    "events",
    "result",
)

FindGame = Callable[..., Game]


@dataclass
class Record:
    """What happened: settings, who sat where, the commitment to the deal, and every event in order."""

    game: Game
    seats: list[str]
    secret: bytes
    shares: list[bytes] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def begin(
        cls, game: Game, seats: Sequence[str], seed: Seed | None = None, shares: Sequence[bytes] = ()
    ) -> Record:
        if len(seats) != game.players:
            raise BadRecord("seats", count=len(seats), players=game.players)
        secret = chance.fresh_seed() if seed is None else chance.seed_bytes(seed)
        return cls(game, list(seats), secret, list(shares))

    @property
    def seed(self) -> bytes:
        """What the cards are dealt from: the secret, together with what the players added."""
        if not self.shares:
            return self.secret
        return hashlib.sha256(b"stolik table:" + self.secret + b"".join(self.shares)).digest()

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def opening(self) -> State:
        return self.game.deal(self.seed.hex())

    def moves(self, events: int | None = None) -> list[tuple[int, str]]:
        """Seat and word of every move that stands after all events, or after the first so many."""
        standing: list[tuple[int, str]] = []
        for event in self.events[:events]:
            if "undo" in event:
                del standing[event["undo"] :]
            elif "move" in event:
                standing.append((event["seat"], event["move"]))
        return standing

    def state(self, events: int | None = None) -> State:
        """The game after all events, or after the first so many."""
        state = self.opening()
        for seat, move in self.moves(events):
            state.play(seat, move)
        return state

    def add_move(self, seat: int, move: str) -> None:
        """Note a move that has been made."""
        self.add({"seat": seat, "move": move.strip(" ")})

    def add(self, event: Mapping[str, Any]) -> None:
        before = self.events[-1]["check"] if self.events else self._start()
        self.events.append({**event, "check": check_of(before, event)})

    def _start(self) -> str:
        """What the first check follows: everything that was settled before the game."""
        settled = {**self._settings(), "shares": self._hex_shares()}
        return hashlib.sha256(json.dumps(settled, sort_keys=True).encode()).hexdigest()[:16]

    def _settings(self) -> dict[str, Any]:
        return {
            "stolik": FORMAT,
            "game": self.game.name,
            "rules": self.game.definition.version,
            "players": self.game.players,
            "options": dict(self.game.options),
            "seats": self.seats,
            "commitment": self.commitment,
        }

    def _hex_shares(self) -> list[str]:
        return [share.hex() for share in self.shares]

    def dumps(self) -> str:
        """The document: one line for each event."""
        state = self.state()
        document = {
            **self._settings(),
            "secret": self.secret.hex(),
            "shares": self._hex_shares(),
            "events": [],
            "result": result_of(state),
        }
        text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
        lines = ",\n".join(f"    {json.dumps(event, ensure_ascii=False)}" for event in self.events)
        return text.replace('"events": []', f'"events": [\n{lines}\n  ]', 1) if lines else text

    @classmethod
    def loads(cls, text: str, find_game: FindGame) -> Record:
        """Read and verify a document. BadRecord names the first thing that is wrong with it."""
        return verified(text, find_game)


def result_of(state: State) -> dict[str, Any] | None:
    outcome = state.outcome
    return None if outcome is None else {"winners": list(outcome.winners), "scores": list(outcome.scores)}


def check_of(before: str, event: Mapping[str, Any]) -> str:
    bare = {key: value for key, value in event.items() if key != "check"}
    text = before + json.dumps(bare, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def verified(text: str, find_game: FindGame) -> Record:
    document = parsed(text)
    record = settings_of(document, find_game)
    if document["commitment"] != record.commitment:
        raise BadRecord("commitment", commitment=quoted(document["commitment"]), expected=record.commitment)
    replay(record, document["events"])
    expected = result_of(record.state())
    if not same(document["result"], expected):
        raise BadRecord("result", result=quoted(document["result"]), expected=quoted(expected))
    return record


def same(value: object, expected: object) -> bool:
    """Is it the same in JSON, where true is not 1 and 1.0 is neither?"""
    return value == expected and json.dumps(value, sort_keys=True) == json.dumps(expected, sort_keys=True)


def parsed(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise BadRecord("not-json", line=line, column=column) from None
    if not isinstance(document, dict):
        raise BadRecord("not-a-record")
    for key in KEYS:
        if key not in document:
            raise BadRecord("missing-key", key=key)
    for key in document:
        if key not in KEYS:
            raise BadRecord("unknown-key", key=quoted(key))
    if not same(document["stolik"], FORMAT):
        raise BadRecord("format", format=quoted(document["stolik"]), known=FORMAT)
    return document


def settings_of(document: dict[str, Any], find_game: FindGame) -> Record:
    for key, kind in (("options", dict), ("seats", list), ("shares", list), ("events", list)):
        if not isinstance(document[key], kind):
            raise BadRecord("type", key=key, value=quoted(document[key]))
    if "players" in document["options"] or "name" in document["options"]:
        raise BadRecord("type", key="options", value=quoted(document["options"]))
    try:
        game = find_game(document["game"], players=document["players"], **document["options"])
    except (UnknownGame, BadOptions) as error:
        raise BadRecord("game", problem=error) from None
    except TypeError as error:
        raise BadRecord("game", problem=str(error)) from None
    for key, settled in (("players", game.players), ("options", dict(game.options))):
        if not same(document[key], settled):  # nothing may be left out, though it could be filled in
            raise BadRecord("type", key=key, value=quoted(document[key]))
    if not same(document["rules"], game.definition.version):
        raise BadRecord("rules", rules=quoted(document["rules"]), known=game.definition.version, game=game.name)
    seats = document["seats"]
    if not all(isinstance(name, str) for name in seats):
        raise BadRecord("type", key="seats", value=quoted(seats))
    if len(seats) != game.players:
        raise BadRecord("seats", count=len(seats), players=game.players)
    secret = hex_bytes("secret", document["secret"])
    if len(secret) != 32:
        raise BadRecord("type", key="secret", value=quoted(document["secret"]))
    return Record(game, seats, secret, [hex_bytes("shares", share) for share in document["shares"]])


def hex_bytes(key: str, value: object) -> bytes:
    try:
        if isinstance(value, str):
            return bytes.fromhex(value)
    except ValueError:
        pass
    raise BadRecord("type", key=key, value=quoted(value))


def replay(record: Record, events: list[Any]) -> None:
    """Take the events over, each checked against the rules and against its check."""
    game = Replayed(record.opening(), keep=any(isinstance(event, dict) and "undo" in event for event in events))
    for number, event in enumerate(events, 1):
        if not isinstance(event, dict) or not isinstance(event.get("check"), str):
            raise BadRecord("event", number=number, event=quoted(event))
        bare = {key: value for key, value in event.items() if key != "check"}
        if not game.follow(bare, number):
            raise BadRecord("event", number=number, event=quoted(bare))
        record.add(bare)
        if record.events[-1]["check"] != event["check"]:
            raise BadRecord("check", number=number, event=quoted(bare))


class Replayed:
    """A game while its record is read."""

    def __init__(self, state: State, keep: bool) -> None:
        self.state = state
        self.keep = keep  # every state there was, for moves that are taken back
        self.before: list[State] = []
        self.caller: int | None = None  # who has won a race, until the call is made

    def follow(self, event: dict[str, Any], number: int) -> bool:
        """False for an event that makes no sense; BadRecord for one that is not true."""
        if len(event.keys() & {"move", "undo", "race"}) > 1:
            return False
        if "move" in event:
            self.move(event, number)
        elif "undo" in event:
            return self.take_back(event["undo"])
        elif "race" in event:
            return self.race(event["race"], number, event)
        return True

    def move(self, event: dict[str, Any], number: int) -> None:
        if self.keep:
            self.before.append(self.state.copy())
        try:
            self.state.play(event.get("seat"), event["move"])  # type: ignore[arg-type]
        except (IllegalMove, UnknownSeat) as error:
            raise BadRecord("move", number=number, event=quoted(event), problem=error) from None
        if self.caller not in (None, event["seat"]):
            raise BadRecord("race", number=number, event=quoted(event), first=self.caller)
        self.caller = None

    def take_back(self, stand: object) -> bool:
        if type(stand) is not int or not 0 <= stand < len(self.before):
            return False
        self.state = self.before[stand]
        del self.before[stand:]
        return True

    def race(self, entries: object, number: int, event: dict[str, Any]) -> bool:
        """The ranking, worked out again from when each could see what it called on, and when it called."""
        actors = self.state.actors
        if not isinstance(entries, list) or not entries or not all(is_call(entry, actors) for entry in entries):
            return False
        calls = [Call(*entry) for entry in entries]
        if len({call.seat for call in calls}) != len(calls):
            return False
        right = ranked(calls, actors)
        if right != calls:
            raise BadRecord("race", number=number, event=quoted(event), first=right[0].seat)
        self.caller = calls[0].seat
        return True


def is_call(entry: object, actors: tuple[int, ...]) -> bool:
    """[seat, shown, called] in whole milliseconds, of a seat that may act."""
    return (
        isinstance(entry, list)
        and len(entry) == 3
        and all(type(value) is int for value in entry)
        and entry[0] in actors
    )
