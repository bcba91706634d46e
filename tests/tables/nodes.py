"""Several nodes with one store: what they publish waits until it is delivered, leases are kept by one clock."""

from collections.abc import Callable

from smallbox.tables.hall import Hall
from tests.tables.world import MORNING, MOST_STEPS, World

#: how long a lease holds, and by how much earlier its holder takes it to be over, in milliseconds
LEASE, MARGIN = 6000, 1000


class Cluster:
    """The database, the bus and the clock that nodes share."""

    def __init__(self, nodes: int = 2) -> None:
        self.now = MORNING
        self.stored = World()
        self.leases: dict[str, tuple[str, int]] = {}
        #: notices that wait: for whom, and of which table
        self.notices: list[tuple[Node, str, bytes]] = []
        #: while true, what is published waits for the test
        self.is_bus_held = False
        self.nodes: list[Node] = []
        for number in range(nodes):
            self.nodes.append(Node(self, f"node {number + 1}"))

    def publish(self, sender: "Node", table: str, notice: bytes) -> None:
        self.notices += [(node, table, notice) for node in self.nodes if node is not sender and table in node.hears]

    def deliver(
        self, pick: Callable[[list["tuple[Node, str, bytes]"]], list["tuple[Node, str, bytes]"]] = list
    ) -> None:
        """What waits comes: all of it, or what a test makes of it."""
        notices, self.notices = self.notices, []
        for node, table, notice in pick(notices):
            if node in self.nodes and not node.is_paused:
                node.hall.heard(table, notice, self.now)
        self.settle()

    def lose(self) -> None:
        self.notices.clear()

    def settle(self) -> None:
        for _ in range(MOST_STEPS):
            if self.notices and not self.is_bus_held:
                self.deliver()
            busy = [node for node in self.nodes if node.todo and not node.is_holding]
            if not busy:
                for node in self.nodes:
                    assert not node.faults, node.faults
                return
            busy[0].todo.pop(0)()
        raise AssertionError("expected the halls to come to rest")

    def advance(self, seconds: float) -> None:
        """Time passes on all nodes that are not paused."""
        until = self.now + int(seconds * 1000)
        for _ in range(MOST_STEPS):
            wakes = [(node.hall.next_wake(), node) for node in self.nodes if not node.is_paused]
            due = [(wake, node) for wake, node in wakes if wake is not None and wake <= until]
            if not due:
                self.now = until
                return
            wake, node = min(due, key=lambda pair: pair[0])
            self.now = max(self.now, wake)
            node.hall.tick(self.now)
            self.settle()
        raise AssertionError("expected the halls to come to rest")

    def poll(self) -> None:
        """Nodes look for what they have missed, and for tables whose lease ran out."""
        rows, lines = self.stored.rows, self.stored.lines
        for node in self.nodes:
            newest = {
                code: (len(rows.get(code, ())), max((line.number for line in lines.get(code, ())), default=0))
                for code in node.hall.open_tables()
            }
            node.hall.newest(newest, self.now)
            for code, (_, until) in self.leases.items():
                if until <= self.now:
                    node.hall.revive(code, self.now)
        self.settle()

    def holder(self, table: str) -> "Node | None":
        name, until = self.leases.get(table, ("", 0))
        return next((node for node in self.nodes if node.name == name and until > self.now), None)

    def kill(self, node: "Node") -> None:
        self.nodes.remove(node)


class Node(World):
    """A hall among others: a world whose store and time are those of all."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster = cluster
        self.name = name
        self.hears: set[str] = set()
        self.left: list[str] = []
        self.is_paused = False
        super().__init__(seed=len(cluster.nodes) + 1)
        stored = cluster.stored
        self.rows, self.lines, self.records = stored.rows, stored.lines, stored.records
        self.results, self.devices, self.listings = stored.results, stored.devices, stored.listings

    def _new_hall(self) -> Hall:
        hall = Hall(self, is_shared=True)
        hall.on_fault = lambda _table, error: self.faults.append(error)
        return hall

    @property
    def now(self) -> int:
        return self.cluster.now

    @now.setter
    def now(self, _: int) -> None:
        """Time is the cluster's."""

    @property
    def todo(self) -> list[Callable[[], None]]:
        return self._todo

    def settle(self) -> None:
        self.cluster.settle()

    def advance(self, seconds: float) -> None:
        self.cluster.advance(seconds)

    def new_id(self) -> str:
        return f"{self.name[-1]}-{super().new_id()}"

    def new_secret(self) -> str:
        return f"{self.name[-1]}{super().new_secret()}"

    # What a hall needs.

    def load(self, table: str) -> None:
        self.hears.add(table)
        super().load(table)

    def publish(self, table: str, notice: bytes) -> None:
        self.cluster.publish(self, table, notice)

    def leave(self, table: str) -> None:
        self.hears.discard(table)
        self.left.append(table)
        if self.cluster.leases.get(table, ("", 0))[0] == self.name:
            del self.cluster.leases[table]

    def lease(self, table: str) -> None:
        asked_at = self.now
        self._todo.append(lambda: self._take_lease(table, asked_at))

    def _take_lease(self, table: str, asked_at: int) -> None:
        holder, until = self.cluster.leases.get(table, ("", 0))
        is_ours = holder == self.name or until <= self.now
        if is_ours:
            self.cluster.leases[table] = (self.name, self.now + LEASE)
        self.hall.leased(table, asked_at + LEASE - MARGIN if is_ours else None, self.now)
