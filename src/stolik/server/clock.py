"""The time of the server: seconds since the epoch that never run backwards, whatever the system's clock does."""

from __future__ import annotations

import time

_ORIGIN = time.time() - time.monotonic()


def now() -> float:
    return _ORIGIN + time.monotonic()
