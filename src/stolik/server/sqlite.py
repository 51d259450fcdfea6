"""One SQLite file. A thread of its own writes whatever is waiting in one transaction, and then says so.

`synchronous=FULL`: what has been committed survives a crash of the machine, not only of the process.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from hmac import compare_digest
from itertools import chain, count, groupby
from operator import itemgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from stolik.server.schema import layout, migrate
from stolik.server.storage import Card, Changes, Done, Entry, Name, Player, Store, Stored

Statement = tuple[str, Sequence[Any]]
Work = tuple[list[Statement], Done]  # what belongs together, and who is told

TABLE = """SELECT t.number, t.id, t.code, t.game, t.players, t.listed, t.stage, t.names, t.open, e.turns, e.at
    FROM tables t JOIN events e ON e."table" = t.number
    AND e.n = (SELECT max(n) FROM events WHERE "table" = t.number)"""
LATEST = "ORDER BY e.at DESC LIMIT ?"
PLAYER = "SELECT p.number, p.nickname, k.hash FROM keys k JOIN players p ON p.number = k.player WHERE k.hash = ?"
ADD_TABLE = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
APPEND = "INSERT INTO events VALUES (?, ?, ?, ?, ?)"
MORE = ", (?, ?, ?, ?, ?)"
AT_ONCE = 64  # rows of one statement
CARD = "UPDATE tables SET stage = ?, names = ?, open = ? WHERE number = ?"
SIT = "INSERT INTO seats VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seat = excluded.seat"
STAND = 'DELETE FROM seats WHERE player = ? AND "table" = ?'
ADD_KEY = "INSERT INTO keys VALUES (?, ?, ?)"
CARRY = "INSERT INTO keys SELECT ?, player, ? FROM carries WHERE hash = ? AND until >= ?"
ENOUGH = 100  # steps of tables that are handed over at once: more would wait without being cheaper


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def prepare(file: Path) -> None:
    """Make the file, or bring it to the newest layout. sqlite3.Error or NewerFile where that cannot be."""
    with closing(sqlite3.connect(file)) as connection:
        layout(connection)  # a file of a later Stolik is not touched at all
    with closing(connect(file)) as connection:
        migrate(connection)


class SqliteStore(Store):
    """On a file that has been prepared."""

    def __init__(self, file: Path) -> None:
        self._reader = connect(file)
        self._players = self._numbers("players")
        self._tables = self._numbers("tables")
        self._gathered: list[Work] = []  # in this turn of the loop
        self._waiting: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._writer = Thread(target=self._write_on, args=(connect(file),), name="stolik-writer")
        self._writer.start()

    def close(self) -> None:
        """Everything that waits is written first."""
        self._hand_over()
        self._waiting.put(None)
        self._writer.join()
        self._reader.close()

    def alive(self) -> bool:
        return self._writer.is_alive()

    def _numbers(self, table: str) -> count[int]:
        (last,) = self._reader.execute(f"SELECT coalesce(max(number), 0) FROM {table}").fetchone()
        return count(last + 1)

    # -- the writer

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """What came while the last commit was under way is the next one: no timer, batches as large as need be."""
        going = True
        while going:
            batch = [self._waiting.get()]
            try:
                while True:
                    batch.append(self._waiting.get_nowait())
            except Empty:
                pass
            going = None not in batch
            work = [item for gathered in batch if gathered is not None for item in gathered]
            answers = commit(connection, [statements for statements, _ in work]) if work else []
            told = [(done, answer) for (_, done), answer in zip(work, answers, strict=True)]
            self._loop.call_soon_threadsafe(tell, told)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()

    async def _write(self, *statements: Statement) -> None:
        kept: asyncio.Future[None] = self._loop.create_future()
        self._gather(list(statements), lambda error: settle(kept, error))
        await kept

    def _gather(self, statements: list[Statement], done: Done) -> None:
        """What comes in one turn of the loop is written in one go: a commit costs more than what is in it."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((statements, done))
        if len(self._gathered) >= ENOUGH:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    # -- tables

    def append(self, changes: Changes, done: Done) -> None:
        statements: list[Statement] = [appending(changes.table, entry) for entry in changes.entries]
        if changes.card is not None:
            card = changes.card
            statements.append((CARD, (card.stage, json.dumps(card.names), card.open, changes.table)))
        statements += [sitting(player, changes.table, seat) for player, seat in changes.seats.items()]
        self._gather(statements, done)

    def events(self, table: int) -> list[bytes]:
        rows = self._reader.execute('SELECT body FROM events WHERE "table" = ? ORDER BY n', (table,))
        return [body for (body,) in rows]

    def table(self, id_or_code: str) -> Stored | None:
        rows = self._reader.execute(f"{TABLE} WHERE t.id = ? OR t.code = ?", (id_or_code, id_or_code.upper()))
        return next(map(stored, rows), None)

    def listed(self, since: float, limit: int) -> list[Stored]:
        rows = self._reader.execute(
            f"{TABLE} WHERE t.stage IN ('waiting', 'playing') AND t.listed AND e.at >= ? "
            "ORDER BY t.stage = 'playing', e.at DESC LIMIT ?",
            (since, limit),
        )
        return list(map(stored, rows))

    def unfinished(self, since: float) -> list[Stored]:
        rows = self._reader.execute(f"{TABLE} WHERE t.stage = 'playing' AND e.at >= ?", (since,))
        return list(map(stored, rows))

    async def add_table(
        self, name: Name, maker: int, entries: Sequence[Entry], card: Card, seats: Mapping[int, int]
    ) -> int:
        number = next(self._tables)
        row = (number, name.id, name.code, name.game, name.players, name.listed, maker, entries[0].at)
        made = (ADD_TABLE, (*row, card.stage, json.dumps(card.names), card.open))
        log = [appending(number, entry) for entry in entries]
        await self._write(made, *log, *(sitting(player, number, seat) for player, seat in seats.items()))
        return number

    def made_since(self, player: int, since: float) -> int:
        rows = self._reader.execute("SELECT count(*) FROM tables WHERE maker = ? AND made >= ?", (player, since))
        return int(rows.fetchone()[0])

    # -- people

    def player(self, key: bytes) -> Player | None:
        rows = self._reader.execute(PLAYER, (key,))
        return next((Player(number, name) for number, name, kept in rows if compare_digest(kept, key)), None)

    def tables_of(self, player: int, limit: int) -> list[tuple[Stored, int]]:
        query = TABLE.replace("SELECT", "SELECT s.seat,", 1)
        rows = self._reader.execute(
            f'{query} JOIN seats s ON s."table" = t.number WHERE s.player = ? {LATEST}', (player, limit)
        )
        return [(stored(row), seat) for seat, *row in rows]

    async def add_player(self, key: bytes, nickname: str, now: float) -> Player:
        player = Player(next(self._players), nickname)
        await self._write(
            ("INSERT INTO players VALUES (?, ?, ?)", (player.number, nickname, now)),
            (ADD_KEY, (key, player.number, now)),
        )
        return player

    async def rename(self, player: int, nickname: str) -> None:
        await self._write(("UPDATE players SET nickname = ? WHERE number = ?", (nickname, player)))

    async def add_carry(self, token: bytes, player: int, now: float, until: float) -> None:
        await self._write(
            ("DELETE FROM carries WHERE until < ?", (now,)),
            ("INSERT INTO carries VALUES (?, ?, ?)", (token, player, until)),
        )

    async def carry(self, token: bytes, key: bytes, now: float) -> Player | None:
        await self._write((CARRY, (key, now, token, now)), ("DELETE FROM carries WHERE hash = ?", (token,)))
        return self.player(key)


def commit(connection: sqlite3.Connection, work: list[list[Statement]]) -> list[Exception | None]:
    """Everything in one transaction; where that fails, each part in its own, so that only the bad one is lost."""
    try:
        transact(connection, chain.from_iterable(work))
    except sqlite3.Error as error:
        if len(work) == 1:
            return [error]
        return [commit(connection, [statements])[0] for statements in work]
    return [None] * len(work)


def transact(connection: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, alike in groupby(statements, key=itemgetter(0)):
            rows = list(map(itemgetter(1), alike))
            if sql == APPEND:
                append_rows(connection, rows)
            else:
                connection.executemany(sql, rows)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def append_rows(connection: sqlite3.Connection, rows: list[Sequence[Any]]) -> None:
    """Many at once: between any two statements the thread would have to wait for its turn again."""
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        connection.execute(APPEND + MORE * (len(some) - 1), list(chain.from_iterable(some)))


def tell(answers: list[tuple[Done, Exception | None]]) -> None:
    for done, error in answers:
        done(error)


def settle(kept: asyncio.Future[None], error: Exception | None) -> None:
    if kept.cancelled():
        return
    if error is None:
        kept.set_result(None)
    else:
        kept.set_exception(error)


def appending(table: int, entry: Entry) -> Statement:
    return APPEND, (table, entry.n, entry.at, entry.turns, entry.body)


def sitting(player: int, table: int, seat: int) -> Statement:
    return (SIT, (player, table, seat)) if seat >= 0 else (STAND, (player, table))


def stored(row: Sequence[Any]) -> Stored:
    number, name, code, game, players, listed, stage, names, free, turns, changed = row
    card = Card(stage, tuple(json.loads(names)), free)
    return Stored(number, Name(name, code, game, players, bool(listed)), card, turns, changed)
