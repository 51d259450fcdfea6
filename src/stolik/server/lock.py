"""One server for one file: two would each believe their own memory."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def locked(file: Path) -> Iterator[bool]:
    """Was the file free? It is ours until the end, or until this process is gone, however that happens."""
    with file.with_name(file.name + ".lock").open("a+b") as lock:
        yield take(lock)


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[bytes]) -> bool:
        lock.seek(0)
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def take(lock: IO[bytes]) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
