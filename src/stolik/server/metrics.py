"""Counts and durations for Prometheus, at /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("stolik_sockets", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("stolik_tables_in_memory", "Tables in memory", registry=self.registry)
        self.refusals = Counter("stolik_refusals", "Commands refused, by code", ["code"], registry=self.registry)
        self.dropped = Counter("stolik_dropped", "Sockets closed by the server", ["why"], registry=self.registry)
        self.failures = Counter("stolik_failures", "Things that should not happen", registry=self.registry)
        self.thoughts = Histogram(
            "stolik_thought_seconds",
            "Bots thinking, with waiting for a turn",
            buckets=FINE,
            registry=self.registry,
        )
        self.thinking = Gauge("stolik_thinking", "Bots that think or wait to", registry=self.registry)
        self.kept = Kept()
        self.registry.register(self.kept)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Kept(Collector):
    """Events on the disk, and how long that took. It is counted at every move, so in plain numbers."""

    def __init__(self) -> None:
        self.events = 0
        self.seconds = 0.0
        self.buckets = [0] * (len(FINE) + 1)

    def step(self, events: int, seconds: float) -> None:
        self.events += events
        self.seconds += seconds
        self.buckets[bisect_left(FINE, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("stolik_events", "Events kept", value=self.events)
        bounds = [*map(str, map(float, FINE)), "+Inf"]
        counts = [float(count) for count in accumulate(self.buckets)]
        yield HistogramMetricFamily(
            "stolik_commit_seconds",
            "From a command to its place on the disk",
            buckets=list(zip(bounds, counts, strict=True)),
            sum_value=self.seconds,
        )
