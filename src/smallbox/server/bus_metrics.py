"""What Prometheus can ask of a node among others."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class BusMetrics(Collector):
    """The bus and the leases as one node sees them."""

    def __init__(self, registry: CollectorRegistry, node: str) -> None:
        self.published = 0
        self.heard = 0
        self.dropped = 0
        self.connections = 0
        self.leases_taken = 0
        self.leases_lost = 0
        self.leases_left = 0
        registry.register(self)
        self.lag = Histogram(
            "smallbox_bus_lag_seconds",
            "From publishing until it is heard, measured once a second by a node that hears itself.",
            registry=registry,
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
        )
        Gauge("smallbox_node_info", "Which node answers.", ["node"], registry=registry).labels(node).set(1)
        self.is_up = Gauge("smallbox_bus_up", "1 while the bus is there.", registry=registry)
        self.leases = Gauge("smallbox_leases", "Tables whose clock and bots this node looks after.", registry=registry)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The plain numbers, as Prometheus wants them."""
        yield CounterMetricFamily("smallbox_bus_published", "Notices published to other nodes.", self.published)
        yield CounterMetricFamily("smallbox_bus_heard", "Notices heard from other nodes.", self.heard)
        yield CounterMetricFamily(
            "smallbox_bus_dropped", "Notices not published: the bus was away, or too many waited.", self.dropped
        )
        yield CounterMetricFamily("smallbox_bus_connections", "How often the bus was found.", self.connections)
        changes = CounterMetricFamily("smallbox_lease_changes", "Leases that changed hands.", labels=["change"])
        for change, number in (("taken", self.leases_taken), ("lost", self.leases_lost), ("left", self.leases_left)):
            changes.add_metric([change], number)
        yield changes
