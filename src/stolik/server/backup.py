"""`stolik backup FILE`: a copy of everything, taken while the server goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from stolik.server.serve import CannotServe, data_file


def backup(target: Path, data: Path | None) -> None:
    """Copy the data to a new file, whole and as of one moment."""
    source = data_file(data)
    if not source.exists():
        raise CannotServe("no-data", file=str(source))
    if target.exists():
        raise CannotServe("exists", file=str(target))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise CannotServe("backup", file=str(target), problem=str(error)) from None
