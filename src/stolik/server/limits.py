"""How much is too much. Every limit is far above what people do."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from stolik.server.refusals import refuse

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


@dataclass(frozen=True)
class Limits:
    """Numbers an owner of a server may want to change. Rates are (how many, in how many seconds)."""

    message_size: int = 8192
    record_size: int = 2**20
    messages: tuple[int, float] = (120, 20.0)  # on one socket
    sockets: int = 40  # of one address at one time
    players: tuple[int, float] = (60, HOUR)  # new ones, of one address
    tables: tuple[int, float] = (60, HOUR)  # new ones, of one player
    tables_a_day: int = 300
    lookups: tuple[int, float] = (60, MINUTE)  # of tables that are not there, by one address
    replays: tuple[int, float] = (30, MINUTE)  # of one address
    hints: tuple[int, float] = (30, MINUTE)  # of one socket
    unsent: int = 2**18  # bytes that wait for a slow client before it is dropped
    waiting: int = 64  # commands of one table that wait for a commit


class Bucket:
    """So many in so many seconds, filled up again little by little."""

    __slots__ = ("left", "rate", "seen", "size")

    def __init__(self, limit: tuple[int, float], now: float) -> None:
        self.size = float(limit[0])
        self.rate = limit[0] / limit[1]
        self.left = self.size
        self.seen = now

    def take(self, now: float) -> bool:
        self.left = min(self.size, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address or player. The longest unused make room: memory is bounded."""

    MOST = 20_000

    def __init__(self, limit: tuple[int, float]) -> None:
        self.limit = limit
        self.buckets: OrderedDict[object, Bucket] = OrderedDict()

    def take(self, who: object, now: float) -> None:
        """Refused where it is too much; "" has no limit."""
        if who == "":
            return
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.limit, now)
            if len(self.buckets) > self.MOST:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        if not bucket.take(now):
            raise refuse("too-often")
