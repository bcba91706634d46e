"""What Prometheus can ask for."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from smallbox.server.durations import Durations


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
        self.registry.register(self)
        self.append_seconds = Durations(
            "smallbox_append_seconds",
            "From the decision about a message until what it led to is stored.",
            (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.registry.register(self.append_seconds)
        self.sockets = Gauge("smallbox_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("smallbox_tables_in_memory", "Tables that somebody is busy with.", registry=self.registry)
        self.storing = Gauge("smallbox_storing", "Appends that wait for their commit.", registry=self.registry)
        self.thinking = Gauge("smallbox_thinking", "Bots that think.", registry=self.registry)
        self.tables = Gauge("smallbox_tables", "Stored tables by phase.", ["phase"], registry=self.registry)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The plain numbers, as Prometheus wants them."""
        yield CounterMetricFamily("smallbox_moves", "Moves stored and shown.", self.moves)
        yield CounterMetricFamily("smallbox_messages", "Messages received over sockets.", self.messages)
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
