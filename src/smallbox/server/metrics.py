"""What Prometheus can ask for."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """Counts and times; no names, no cards."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("smallbox_moves", "Moves stored and shown.", registry=self.registry)
        self.messages = Counter("smallbox_messages", "Messages received over sockets.", registry=self.registry)
        self.refused = Counter("smallbox_limited", "Messages and requests over a limit.", registry=self.registry)
        self.failures = Counter("smallbox_failures", "Bugs that were survived.", registry=self.registry)
        self.append_seconds = Histogram(
            "smallbox_append_seconds",
            "From the decision about a message until what it led to is stored.",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.sockets = Gauge("smallbox_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("smallbox_tables_in_memory", "Tables that somebody is busy with.", registry=self.registry)
        self.storing = Gauge("smallbox_storing", "Appends that wait for their commit.", registry=self.registry)
        self.thinking = Gauge("smallbox_thinking", "Bots that think.", registry=self.registry)
        self.tables = Gauge("smallbox_tables", "Stored tables by phase.", ["phase"], registry=self.registry)
