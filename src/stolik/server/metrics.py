"""Counts and durations for Prometheus, at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BULK = 1000
FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("stolik_sockets", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("stolik_tables_in_memory", "Tables in memory", registry=self.registry)
        self.events = Counter("stolik_events", "Events kept", registry=self.registry)
        self.refusals = Counter("stolik_refusals", "Commands refused, by code", ["code"], registry=self.registry)
        self.dropped = Counter("stolik_dropped", "Sockets closed by the server", ["why"], registry=self.registry)
        self.failures = Counter("stolik_failures", "Things that should not happen", registry=self.registry)
        self.commits = Histogram(
            "stolik_commit_seconds",
            "From a command to its place on the disk",
            buckets=FINE,
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "stolik_thought_seconds",
            "Bots thinking, with waiting for a turn",
            buckets=FINE,
            registry=self.registry,
        )
        self.thinking = Gauge("stolik_thinking", "Bots that think or wait to", registry=self.registry)

        self._events = 0
        self._kept: list[float] = []

    def kept(self, events: int, seconds: float) -> None:
        """A step of a table is on the disk. Counted in bulk: it happens at every move."""
        self._events += events
        self._kept.append(seconds)
        if len(self._kept) >= BULK:
            self._count()

    def _count(self) -> None:
        for seconds in self._kept:
            self.commits.observe(seconds)
        self.events.inc(self._events)
        self._kept.clear()
        self._events = 0

    def text(self) -> bytes:
        self._count()
        return generate_latest(self.registry)
