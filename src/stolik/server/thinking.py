"""Bots think in threads of their own, a few at a time; the compiled search lets the event loop run meanwhile."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from stolik.server.logs import failure
from stolik.server.metrics import Metrics

Answer = TypeVar("Answer")


class Thinking:
    """A bound on how many bots think at once. The others wait in line, whatever table they sit at."""

    def __init__(self, metrics: Metrics, workers: int | None = None) -> None:
        self.metrics = metrics
        self.pool = ThreadPoolExecutor(workers or max(1, (os.cpu_count() or 2) - 1), "stolik-bot")

    def think(
        self, thought: Callable[[], Answer], otherwise: Callable[[], Answer], then: Callable[[Answer], None]
    ) -> None:
        """Call `then` on the event loop with what the thought comes to; where it fails, with the other answer."""
        start = time.monotonic()
        self.metrics.thinking.inc()

        def finish(future: asyncio.Future[Answer]) -> None:
            self.metrics.thinking.dec()
            self.metrics.thoughts.observe(time.monotonic() - start)
            if future.cancelled():
                return
            if error := future.exception():
                self.metrics.failures.inc()
                failure("thought-failed", error)
            then(otherwise() if error else future.result())

        asyncio.get_running_loop().run_in_executor(self.pool, thought).add_done_callback(finish)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
