"""Several nodes under one seed: one database, one bus, people who come back to any node."""

from smallbox.tables.hall import Hall
from smallbox.tables.table import Table
from tests.simulation.bus import Bus
from tests.simulation.network import Socket
from tests.simulation.node import Leases, Node
from tests.simulation.server import Server
from tests.simulation.truth import Truth
from tests.simulation.world import World


class Cluster(World):
    """A world with more than one server at a time."""

    def __init__(self, seed: int, kind: type[Hall] = Hall, *, is_tracing: bool = False) -> None:
        super().__init__(seed, kind, is_tracing=is_tracing)
        self.leases = Leases(self)
        self.bus = Bus(self)
        self._names = 0
        self.nodes: list[Node] = []
        for _ in range(self.rng.choice((2, 3, 3))):
            self._start()

    def make_server(self) -> Server | None:
        """Nodes are started when everything is there that they need."""
        return None

    def _start(self) -> None:
        self._names += 1
        node = Node(self, self.kind, f"node {self._names}")
        self.log(f"{node.name} comes up, its clock off by {node.offset}")
        self.nodes.append(node)
        for code in self.leases.unheld():
            node.revive(code)

    # The load balancer: any node will do.

    @property
    def servers(self) -> list[Server]:
        return [node for node in self.nodes if not node.is_dead]

    def pick(self) -> Server | None:
        alive = self.servers
        return self.rng.choice(alive) if alive else None

    def truth_of(self, socket: Socket) -> Truth | None:
        """A node may show for a while what another one has gone on from: each is followed by itself."""
        truth = self.store.truths.get(socket.code)
        node = socket.server
        if truth is None or not isinstance(node, Node):
            return truth
        if socket.code not in node.truths:
            node.truths[socket.code] = truth.follower()
        return node.truths[socket.code]

    def table_now(self, code: str) -> Table | None:
        """As it is stored: no node is ahead of that, and none of them follows it step by step."""
        return self.store.truths[code].latest()

    # Faults.

    def crash(self) -> None:
        """A node is gone; what it was storing may be stored or not. Another one comes up after a while."""
        alive = self.servers
        if not alive:
            return
        node = self.rng.choice(alive)
        assert isinstance(node, Node)
        self.crashes += 1
        if self.rng.random() < 0.2 and not node.is_paused:
            self.log(f"{node.name} says goodbye")
            node.call(lambda hall, _: hall.shut_down())
        self.log(f"{node.name} crashes")
        node.is_dead = True
        for socket in self.sockets:
            if socket.server is node and not socket.is_cut:
                socket.is_cut = True
                self.scheduler.fly(self.faults.notice(), socket.client_notices)
        self.scheduler.fly(self.rng.randrange(50, 9000), self._start)

    def pause_node(self) -> None:
        """For less or more than a lease."""
        awake = [node for node in self.nodes if not node.is_dead and not node.is_paused]
        if awake:
            self.rng.choice(awake).pause(self.rng.randrange(500, 20_000))

    def cut_bus(self) -> None:
        self.log("the bus is gone")
        self.bus.is_gone = True
        self.scheduler.fly(self.rng.randrange(1000, 15_000), self._mend_bus)

    def _mend_bus(self) -> None:
        self.log("the bus is back")
        self.bus.is_gone = False
