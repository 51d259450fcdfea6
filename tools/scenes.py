"""Tables worth a picture: every game in its middle and at its end, always the same, as a server keeps them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from stolik.bots import bot
from stolik.engine.state import State
from stolik.server.identity import KEY_LENGTH, hash_of
from stolik.server.room import card_of, person_name
from stolik.server.sqlite import SqliteStore, prepare
from stolik.server.storage import Entry, Name, Player
from stolik.table import commands, events
from stolik.table.table import Table

KEY = "K" * KEY_LENGTH  # of the person at all these tables
NAME = "Ola"
LEVEL = "greedy"  # quick, and without a search that would count seconds
EVENING = 1_700_000_000.0

View = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    """A game in which seat 0, a person, comes to a moment that shows what the game is."""

    game: str
    players: int
    telling: Callable[[View, list[str]], bool]  # what the person sees, and may do
    options: dict[str, Any] = field(default_factory=dict)


# -- what makes a good picture


def toads(view: View, legal: list[str]) -> bool:
    some = all(view["gained"]) and any(view["penalties"])
    return some and len(view["row"]) >= 8 and any(move.startswith("x") for move in legal)


def piles(view: View, legal: list[str]) -> bool:
    back = {"A": -10, "B": -10, "C": 10, "D": 10}
    plays = [(int(move[:-1]), move[-1]) for move in legal if move[:-1].isdecimal()]
    springs = any(card - view["piles"][pile] == back[pile] for card, pile in plays)
    return springs and len(view["burning"]) >= 2 and any(view["signals"][1:]) and view["deck"] < 50


def lie(view: View, legal: list[str]) -> bool:
    return len(view["bids"]) >= 3 and min(view["cards"]) >= 2 and "check" in legal


def lynx(view: View, legal: list[str]) -> bool:
    spread = all(len(layers) >= 2 for layers in view["layers"])
    return view["phase"] == "play" and spread and len(view["hands"][0]) >= 9


def seventeen(view: View, legal: list[str]) -> bool:
    hearts = sum(card == "?-" for card, _ in view["row"])
    return (
        len(view["row"]) >= 6 and hearts >= 2 and "check" in legal and "pass" not in legal and any(view["mastery"])
    )


SCENES = (
    Scene("toads", 3, toads),
    Scene("piles", 3, piles, {"on_fire": True}),
    Scene("lie", 4, lie),
    Scene("lynx", 4, lynx),
    Scene("seventeen", 4, seventeen),
)


# -- playing until there is one


def middle(scene: Scene) -> Table:
    for number in count():
        for table in playing(scene, f"{scene.game}-middle", number):
            assert table.play is not None
            if not table.play.state.over and scene.telling(*as_seen(table.play.state)):
                return table
    raise AssertionError


def end(scene: Scene) -> Table:
    """A game that the person has won."""
    for number in count():
        *_, table = playing(scene, f"{scene.game}-end", number)
        assert table.play is not None
        outcome = table.play.state.outcome
        assert outcome is not None
        if 0 in outcome.winners:
            return table
    raise AssertionError


def as_seen(state: State) -> tuple[View, list[str]]:
    return state.view(0), state.legal(0)


def playing(scene: Scene, name: str, number: int) -> Iterator[Table]:
    """The table whenever seat 0 is asked, and at its end."""
    table = seated(scene, name, number)
    players = [bot(scene.game, LEVEL, seat) for seat in range(scene.players)]
    play = table.play
    assert play is not None
    for second in count():
        seat = next(iter(play.state.actors), None)
        if seat in (0, None):
            yield table
        if seat is None:
            return
        for mate in range(1, scene.players if play.signalling else 0):
            for word in bot(scene.game, seed=mate).signals(play.state.observe(mate)):
                table.fold(events.Moved(EVENING + second, mate, word, "bot"))
        move = players[seat].choose(play.state.observe(seat))
        table.fold(events.Moved(EVENING + second, seat, move, "bot" if seat else "person"))


def seated(scene: Scene, name: str, number: int) -> Table:
    table, _ = Table.create(
        commands.Create(
            table=name,
            code=name.upper(),
            secret=sha256(f"{name} {number}".encode()).digest(),
            person=person_name(1),
            nickname=NAME,
            game=scene.game,
            players=scene.players,
            options=scene.options,
            bots=("normal",) * (scene.players - 1),
        ),
        EVENING,
    )
    table.fold(events.Started(EVENING))
    return table


# -- keeping


def keep(file: Path, tables: list[Table]) -> None:
    """A file that a server can serve, with the person and all these tables."""
    prepare(file)
    asyncio.run(write(file, tables))


async def write(file: Path, tables: list[Table]) -> None:
    store = SqliteStore(file)
    player = await store.add_player(hash_of(KEY), NAME, EVENING)
    for table in tables:
        await add(store, table, player)
    store.close()


async def add(store: SqliteStore, table: Table, player: Player) -> None:
    made = table.made
    name = Name(made.table, made.code, made.game, made.players, made.listed)
    entries = [Entry(n, fact.at, table.asked(), events.encode(fact)) for n, fact in enumerate(table.events, 1)]
    await store.add_table(name, player.number, entries, card_of(table), {player.number: 0})
