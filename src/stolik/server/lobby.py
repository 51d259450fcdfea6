"""What can be asked over HTTP: games, oneself, tables to make and to join, and keys to carry elsewhere."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import get_args

import segno

from stolik import locales
from stolik.engine import chance
from stolik.games import GAMES
from stolik.server import clock
from stolik.server.asking import Asking, word
from stolik.server.identity import hash_of, new_key, nickname
from stolik.server.limits import DAY, MINUTE
from stolik.server.messages import (
    Carry,
    GameInfo,
    Made,
    Me,
    NewTable,
    OptionInfo,
    Rename,
    Sit,
    TableCard,
)
from stolik.server.refusals import refuse
from stolik.server.room import Room, person_name
from stolik.server.storage import Player, Stored
from stolik.table import commands
from stolik.table.shapes import Level, TableInfo

CARRIED_FOR = 10 * MINUTE
LISTED = 100
LISTED_FOR = DAY / 4  # after that nobody waits there any more
MINE = 200


# -- games


async def games(asking: Asking) -> list[GameInfo]:
    return all_games()


# -- oneself


async def me(asking: Asking) -> Me:
    player = asking.player
    return Me("", []) if player is None else about(asking, player)


async def rename(asking: Asking) -> Me:
    wish = await asking.body(Rename)
    return about(asking, await asking.someone(nickname(wish.nickname)))


def about(asking: Asking, player: Player) -> Me:
    found = asking.hall.store.tables_of(player.number, MINE)
    return Me(player.nickname, [card(stored, seat) for stored, seat in found])


def card(stored: Stored, seat: int | None) -> TableCard:
    name, shown = stored.name, stored.card
    return TableCard(
        id=name.id,
        code=name.code,
        game=name.game,
        players=name.players,
        stage=shown.stage,
        names=list(shown.names),
        open=shown.open,
        yours=seat is not None,
        your_turn=shown.stage == "playing" and seat is not None and bool(stored.turns >> seat & 1),
        changed=stored.changed,
    )


# -- tables


async def listed(asking: Asking) -> list[TableCard]:
    player = asking.player
    mine = dict[int, int]()
    if player is not None:
        mine = {stored.number: seat for stored, seat in asking.hall.store.tables_of(player.number, MINE)}
    return [
        card(stored, mine.get(stored.number))
        for stored in asking.hall.store.listed(clock.now() - LISTED_FOR, LISTED)
    ]


async def make(asking: Asking) -> Made:
    wish, hall = await asking.body(NewTable), asking.hall
    known = asking.player
    player = await asking.someone(nickname(wish.nickname or (known.nickname if known else "")))
    now = clock.now()
    if hall.store.made_since(player.number, now - DAY) >= hall.limits.tables_a_day:
        raise refuse("too-many-tables", most=hall.limits.tables_a_day)
    hall.new_tables.take(player.number, now)
    room = await hall.make(
        commands.Create(
            table=hall.new_id(),
            code=hall.new_code(),
            secret=chance.fresh_seed(),
            person=person_name(player.number),
            nickname=player.nickname,
            game=wish.game,
            players=wish.players,
            options=wish.options,
            listed=wish.listed,
            clock=wish.clock,
            hints=wish.hints,
            pace=wish.pace,
            bots=tuple(wish.bots),
            start=wish.start,
        )
    )
    info = room.table.info(None)
    return Made(info.id, info.code)


async def look(asking: Asking) -> TableInfo:
    room, player = find(asking), asking.player
    table = await room.settled()
    return table.info(person_name(player.number) if player else None)


async def sit(asking: Asking) -> TableInfo:
    wish, room = await asking.body(Sit), find(asking)
    player = await asking.someone(nickname(wish.nickname))
    person = person_name(player.number)
    table = await room.settled(commands.Sit(person, player.nickname, wish.seat))
    return table.info(person)


def find(asking: Asking) -> Room:
    """The table in the path. Guessing at codes soon comes to an end."""
    hall, name = asking.hall, word(asking, "table")
    room = hall.find(name)
    if room is None:
        hall.lookups.take(asking.address, clock.now())
        raise refuse("unknown-table")
    return room


# -- the same player on another device


async def carry(asking: Asking) -> Carry:
    player = asking.player
    if player is None:
        raise refuse("no-key")
    token, now = new_key(), clock.now()
    await asking.hall.store.add_carry(hash_of(token), player.number, now, now + CARRIED_FOR)
    url = f"{asking.request.url.scheme}://{asking.request.url.netloc}/carry/{token}"
    return Carry(url, qr_code(url), int(CARRIED_FOR / MINUTE))


async def carried(asking: Asking) -> Me:
    key = new_key()
    asking.hall.lookups.take(asking.address, clock.now())
    player = await asking.hall.store.carry(hash_of(word(asking, "token")), hash_of(key), clock.now())
    if player is None:
        raise refuse("used-link")
    asking.key = key
    return about(asking, player)


def qr_code(url: str) -> str:
    drawn = BytesIO()
    segno.make(url, error="m").save(drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return drawn.getvalue().decode()


# -- what there is to play


@cache
def all_games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            fewest=game.seats[0],
            most=game.seats[-1],
            minutes=list(game.minutes),
            options=[OptionInfo(option.name, option.default, list(option.allowed)) for option in game.options],
            rules=list(locales.rule_ids(game.prefix)),
            levels=list(get_args(Level)),
        )
        for game in GAMES.values()
    ]
