"""The bus between nodes: it loses, repeats, delays and reorders; for a while it may be gone altogether."""

from functools import partial
from typing import TYPE_CHECKING

from smallbox.tables.notices import Stored, read_notice
from tests.simulation.truth import Broken

if TYPE_CHECKING:
    from tests.simulation.cluster import Cluster
    from tests.simulation.node import Node


class Bus:
    """Tells every other node that has a table open."""

    def __init__(self, cluster: "Cluster") -> None:
        rng = cluster.rng
        self.cluster = cluster
        self.lost = rng.choice((0.0, 0.05, 0.3))
        self.repeated = rng.choice((0.0, 0.1, 0.4))
        self.late = rng.choice((0.0, 0.1, 0.3))
        self.is_gone = False

    def publish(self, sender: "Node", table: str, notice: bytes) -> None:
        told = read_notice(notice)
        if told is None:
            raise Broken("notice", f"{notice!r} cannot be read")
        # Of what is said again and again no lull waits.
        fly = self.cluster.scheduler.fly if isinstance(told, Stored) else self.cluster.scheduler.after
        for node in self.cluster.nodes:
            if node is sender or node.is_dead or table not in node.hears:
                continue
            for _ in range(self._times()):
                fly(self._takes(), partial(node.hear, table, notice))

    def _happens(self, chance: float) -> bool:
        return self.cluster.faults.is_on and self.cluster.rng.random() < chance

    def _times(self) -> int:
        if self.is_gone or self._happens(self.lost):
            return 0
        return 3 if self._happens(self.repeated) else 1

    def _takes(self) -> int:
        rng = self.cluster.rng
        return rng.randrange(50, 9000) if self._happens(self.late) else rng.randrange(1, 15)
