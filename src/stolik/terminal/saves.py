"""Where games are kept: one running game for each game's name, and every finished record."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

from stolik.engine.record import Record
from stolik.folders import home
from stolik.games import game
from stolik.terminal.refusals import Refused


def running(name: str) -> Path:
    return home() / "running" / f"{name}.json"


def read(path: Path) -> Record:
    """A record from a file, verified. Refused or BadRecord says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("not-text", file=str(path)) from None
    except OSError as error:
        raise Refused("cannot-read", file=str(path), problem=error.strerror or str(error)) from None
    return Record.loads(text, game)


def write(path: Path, record: Record) -> None:
    """Write a record whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise Refused("cannot-write", file=str(path), problem=error.strerror or str(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(record.dumps())
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except OSError as error:
        raise Refused("cannot-write", file=str(path), problem=error.strerror or str(error)) from None
    finally:
        with contextlib.suppress(FileNotFoundError):
            Path(draft).unlink()


def put_away(path: Path, name: str, ending: str = "") -> Path:
    """Move a running game among the kept records, under a name of its own."""
    kept = home() / "records"
    kept.mkdir(parents=True, exist_ok=True)
    stamp = f"{name}-{time.strftime('%Y%m%d-%H%M%S')}{ending}"
    place, number = kept / f"{stamp}.json", 2
    while place.exists():
        place, number = kept / f"{stamp}-{number}.json", number + 1
    path.replace(place)
    return place
