"""Finished games: their records to take away, and every moment of them to look at, from every seat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from starlette.responses import Response

from stolik.engine.record import Record
from stolik.engine.state import State
from stolik.engine.telling import Step
from stolik.engine.text import Text
from stolik.games import game
from stolik.server import clock
from stolik.server.asking import Asking, raw_json
from stolik.server.lobby import find
from stolik.server.messages import Frame, Replay
from stolik.server.refusals import refuse

MOST_MOVES = 4000
View = dict[str, Any]


async def record(asking: Asking) -> Response:
    """The record of a finished game, as a file."""
    table = await find(asking).settled()
    found = table.record()
    name = f"stolik-{found.game.name}-{table.info(None).code}.json"
    response = raw_json(found.dumps().encode())
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


async def replay(asking: Asking) -> Replay:
    asking.hall.replays.take(asking.address, clock.now())
    table = await find(asking).settled()
    return await asyncio.to_thread(shown, table.record())


async def read(asking: Asking) -> Replay:
    """A record somebody has kept. It is verified first."""
    asking.hall.replays.take(asking.address, clock.now())
    text = (await asking.bytes(asking.hall.limits.record_size)).decode("utf-8", "replace")
    return await asyncio.to_thread(lambda: shown(Record.loads(text, game)))


def shown(record: Record) -> Replay:
    moves = record.moves()
    if len(moves) > MOST_MOVES:
        raise refuse("long-record", most=MOST_MOVES)
    steps: list[Step] = []
    outcome = record.state().outcome
    return Replay(
        game=record.game.name,
        players=record.game.players,
        options=dict(record.game.options),
        names=record.seats,
        frames=list(frames(record, moves, steps)),
        winners=list(outcome.winners) if outcome else [],
        scores=list(outcome.scores) if outcome else [],
        closing=record.game.definition.telling.closing(steps, outcome, record.seats) if outcome else [],
        verified=True,
        commitment=record.commitment,
    )


def frames(record: Record, moves: list[tuple[int, str]], steps: list[Step]) -> Iterator[Frame]:
    """The deal and every move, as each seat, a spectator and then everybody together would see them.

    `steps` gets the steps as a spectator saw them, from which the end is told.
    """
    definition = record.game.definition
    telling, notation, players = definition.telling, definition.notation, record.game.players
    state = record.opening()
    before = views(state)
    yield Frame(0, None, "", {}, [[] for _ in before], before)
    for n, (seat, move) in enumerate(moves, 1):
        state.play(seat, move)
        after = views(state)
        seen = [notation.seen(move, seat, viewer) if viewer != seat else move for viewer in viewers(players)]
        texts: list[list[Text]] = []
        for word, old, new in zip([*seen, move], before, after, strict=True):
            texts.append(telling.told(Step(seat, word, old, new), record.seats) if word else [])
        steps.append(Step(seat, seen[-1], before[-2], after[-2]))
        yield Frame(n, seat, move, notation.parts(move), texts, after)
        before = after


def viewers(players: int) -> list[int]:
    """Every seat, then −1: a spectator."""
    return [*range(players), -1]


def views(state: State) -> list[View]:
    """In the order of `viewers`; the last one has all hands open."""
    spectator = state.view(None)
    seats = [state.view(seat) for seat in range(state.game.players)]
    return [*seats, spectator, {**spectator, "hands": state.position()["hands"]}]
