"""Bots think in threads of their own, a few at a time; the compiled search lets the event loop run meanwhile.

Nobody at a table waits for long: a thought is to be finished within `LONGEST`, with the time it stood in line, and
quick thoughts have workers that deep ones never take. Deep thinkers step back behind the event loop, where the
system knows how.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from stolik.server.logs import failure
from stolik.server.metrics import Metrics

Answer = TypeVar("Answer")

LONGEST = 5.0  # seconds from the question to the answer
BEHIND = 10  # how much nicer than the event loop deep thinkers are


class Thinking:
    """A bound on how many bots think at once. The others wait in line, whatever table they sit at."""

    def __init__(self, metrics: Metrics, longest: float = LONGEST) -> None:
        self.metrics = metrics
        self.longest = longest
        workers = max(1, (os.cpu_count() or 2) - 1)
        self.quick = ThreadPoolExecutor(workers, "stolik-bot")
        self.deep = ThreadPoolExecutor(workers, "stolik-deep-bot", step_back)

    def think(
        self,
        thought: Callable[[float], Answer],
        otherwise: Callable[[], Answer],
        then: Callable[[Answer], None],
        *,
        deep: bool,
    ) -> None:
        """Call `then` on the event loop with what the thought comes to; where it fails, with the other answer.

        The thought is told how many seconds are left for it.
        """
        start = time.monotonic()
        self.metrics.thinking.inc()

        def work() -> Answer:
            return thought(max(0.0, start + self.longest - time.monotonic()))

        def finish(future: asyncio.Future[Answer]) -> None:
            self.metrics.thinking.dec()
            self.metrics.thoughts.observe(time.monotonic() - start)
            if future.cancelled():
                return
            if error := future.exception():
                self.metrics.failures.inc()
                failure("thought-failed", error)
            then(otherwise() if error else future.result())

        pool = self.deep if deep else self.quick
        asyncio.get_running_loop().run_in_executor(pool, work).add_done_callback(finish)

    def close(self) -> None:
        for pool in (self.quick, self.deep):
            pool.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """This thread alone: only Linux has a priority for each."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + BEHIND)
