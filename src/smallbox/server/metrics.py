"""What Prometheus can ask for."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge, ProcessCollector
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

import smallbox
from smallbox.core.vectors import engine_kind
from smallbox.server.durations import Durations
from smallbox.server.schema import Steps

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Metrics(Collector):
    """Counts and times; no names, no cards."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Plain numbers, counted on the way of every move, and turned into metrics when somebody asks.
        self.moves = 0
        self.messages = 0
        self.refused = 0
        self.turned_away = 0
        self.failures = 0
        self.bot_failures = 0
        self.pushes = 0
        self.push_failures = 0
        self.commit_rows = 0
        self.commit_failures = 0
        self.registry.register(self)
        # Memory, processor time, open files.
        ProcessCollector(registry=self.registry)
        self.append_seconds = self._seconds(
            "smallbox_append_seconds", "From the decision about a message until what it led to is stored."
        )
        self.commit_seconds = self._seconds("smallbox_commit_seconds", "Commits, and how long the database took.")
        self.loop_lag_seconds = self._seconds(
            "smallbox_loop_lag_seconds", "How late the event loop is, looked at four times a second."
        )
        self.sockets = Gauge("smallbox_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("smallbox_tables_in_memory", "Tables that somebody is busy with.", registry=self.registry)
        self.storing = Gauge("smallbox_storing", "Appends that wait for their commit.", registry=self.registry)
        self.thinking = Gauge("smallbox_thinking", "Bots that think.", registry=self.registry)
        self.workers = Gauge("smallbox_bot_workers", "Processes in which bots can think.", registry=self.registry)
        self.tables = Gauge("smallbox_tables", "Stored tables by phase.", ["phase"], registry=self.registry)

        build = Gauge("smallbox_build_info", "What runs; always 1.", ["version", "engine"], registry=self.registry)
        build.labels(smallbox.__version__, engine_kind()).set(1)

    def _seconds(self, name: str, about: str) -> Durations:
        durations = Durations(name, about, SECONDS)
        self.registry.register(durations)
        return durations

    def committed(self, steps: Steps, seconds: float, *, is_stored: bool) -> None:
        """A transaction was written, or given up."""
        self.commit_seconds.observe(seconds)
        if is_stored:
            self.commit_rows += sum(len(rows) for _, rows in steps)
        else:
            self.commit_failures += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The plain numbers, as Prometheus wants them."""
        yield CounterMetricFamily("smallbox_moves", "Moves stored and shown.", self.moves)
        yield CounterMetricFamily("smallbox_messages", "Messages received over sockets.", self.messages)
        yield CounterMetricFamily("smallbox_commit_rows", "Rows that were inserted or changed.", self.commit_rows)
        yield CounterMetricFamily(
            "smallbox_commit_failures", "Transactions that were not stored.", self.commit_failures
        )
        yield CounterMetricFamily(
            "smallbox_limited", "Messages and requests over a limit.", self.refused + self.turned_away
        )
        yield CounterMetricFamily(
            "smallbox_bot_failures", "Bots that did not answer, and were replaced.", self.bot_failures
        )
        yield CounterMetricFamily("smallbox_pushes", "Pushes that a push service took.", self.pushes)
        yield CounterMetricFamily(
            "smallbox_push_failures", "Pushes given up: no service took them, or too many waited.", self.push_failures
        )
        yield CounterMetricFamily("smallbox_failures", "Bugs that were survived.", self.failures)
