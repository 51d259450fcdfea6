"""Who thinks when: long thoughts hold no other table up, and none takes longer than people like to wait."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

import stolik
from stolik.bots import Bot
from stolik.server.hall import Hall
from stolik.server.metrics import Metrics
from stolik.server.thinking import LONGEST, Thinking
from stolik.table.bots import Thinker

Answer = TypeVar("Answer")

TIMEOUT = 20


@contextmanager
def thinkers(longest: float = LONGEST) -> Iterator[Thinking]:
    thinking = Thinking(Metrics(), longest)
    yield thinking
    thinking.close()


def asked(thinking: Thinking, thought: Callable[[float], Answer], deep: bool) -> asyncio.Future[Answer]:
    answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    thinking.think(thought, pytest.fail, answer.set_result, deep=deep)
    return answer


def test_quick_thoughts_do_not_wait_for_deep_ones() -> None:
    async def act() -> None:
        enough = threading.Event()
        with thinkers() as thinking:
            deep = [
                asked(thinking, lambda _: enough.wait(TIMEOUT), deep=True)
                for _ in range(4 * (os.cpu_count() or 1))
            ]
            async with asyncio.timeout(TIMEOUT / 2):
                quick = await asyncio.gather(*(asked(thinking, lambda _: "quick", deep=False) for _ in range(50)))
            assert quick == ["quick"] * 50
            assert not any(thought.done() for thought in deep)
            enough.set()
            assert all(await asyncio.gather(*deep))

    asyncio.run(act())


def test_time_in_line_counts_as_time_to_think() -> None:
    async def act() -> None:
        workers = os.cpu_count() or 1
        enough = threading.Event()

        def left(seconds: float) -> float:
            enough.wait(TIMEOUT)
            return seconds

        with thinkers() as thinking:
            thoughts = [asked(thinking, left, deep=True) for _ in range(2 * workers)]
            await asyncio.sleep(0.1)
            enough.set()
            seconds = await asyncio.gather(*thoughts)
        assert LONGEST >= seconds[0] > seconds[-1] + 0.05
        with thinkers(longest=0.0) as hurried:
            assert await asked(hurried, left, deep=True) == 0.0

    asyncio.run(act())


@pytest.mark.parametrize(("level", "deep"), [("normal", False), ("expert", True)])
def test_a_bot_at_a_table_is_told_how_long_it_may_think(
    level: str, deep: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []
    kinds: list[bool] = []

    def choose(_: Bot, observation: stolik.Observation, seconds: float) -> str:
        told.append(seconds)
        return observation.legal[0]

    monkeypatch.setattr(Bot, "choose", choose)

    class Hurried(Thinking):
        def think(self, thought, otherwise, then, *, deep):  # type: ignore[no-untyped-def]
            kinds.append(deep)
            thought(0.25)

    hall = Hall.__new__(Hall)
    hall.thinking = Hurried(Metrics())
    observation = stolik.game("lynx", 2).deal("hurry").observe(0)
    hall.think(None, Thinker("ticket", 0, level, "00", "move", observation))  # type: ignore[arg-type]
    assert (told, kinds) == ([0.25], [deep])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a priority for each thread")
def test_deep_thinkers_step_back_behind_everything_else() -> None:
    def niceness(_: float) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def act() -> None:
        own = niceness(0)
        with thinkers() as thinking:
            assert await asked(thinking, niceness, deep=False) == own
            assert await asked(thinking, niceness, deep=True) == min(19, own + 10)

    asyncio.run(act())
