"""How the SQLite file is laid out. A change is a new step at the end; what is there is never edited."""

from __future__ import annotations

import sqlite3

STEPS = [
    """
    CREATE TABLE players (
        number INTEGER PRIMARY KEY,
        nickname TEXT NOT NULL,
        made REAL NOT NULL
    ) STRICT;
    CREATE TABLE keys (
        hash BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        made REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE carries (
        hash BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        until REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        maker INTEGER NOT NULL REFERENCES players,
        made REAL NOT NULL,
        stage TEXT NOT NULL,
        names TEXT NOT NULL,
        open INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_stage ON tables (stage, listed);
    CREATE INDEX tables_by_maker ON tables (maker, made);
    CREATE TABLE seats (
        player INTEGER NOT NULL REFERENCES players,
        "table" INTEGER NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        PRIMARY KEY (player, "table")
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE events (
        "table" INTEGER NOT NULL REFERENCES tables,
        n INTEGER NOT NULL,
        at REAL NOT NULL,
        turns INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY ("table", n)
    ) STRICT, WITHOUT ROWID;
    """,
    # In the order of their coming, with an index: events of many tables fill one page, where they took one each.
    """
    ALTER TABLE events RENAME TO scattered;
    CREATE TABLE events (
        "table" INTEGER NOT NULL REFERENCES tables,
        n INTEGER NOT NULL,
        at REAL NOT NULL,
        turns INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY ("table", n)
    ) STRICT;
    INSERT INTO events SELECT * FROM scattered ORDER BY at, "table", n;
    DROP TABLE scattered;
    """,
]


def layout(connection: sqlite3.Connection) -> int:
    """How many of the steps have been done to a file."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    if done > len(STEPS):
        raise NewerFile(done, len(STEPS))
    return int(done)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file to the newest layout, step by step; each step is done whole or not at all."""
    done = layout(connection)
    for number, step in enumerate(STEPS[done:], done + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")


class NewerFile(Exception):
    """The file was written by a later Stolik."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"layout {found}, this Stolik knows {known}")
