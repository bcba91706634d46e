"""A server among others: it hears the bus, asks for leases, looks at what is newest, and may be paused."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from smallbox.tables import facts
from smallbox.tables.effects import Listing, Think, Told, Writing
from smallbox.tables.entries import read_entry
from smallbox.tables.hall import Hall
from tests.simulation.server import Server
from tests.simulation.truth import Broken, Truth

if TYPE_CHECKING:
    from tests.simulation.cluster import Cluster

#: how long a lease holds, and by how much earlier its holder takes it to be over, in milliseconds
LEASE, MARGIN = 6000, 500
#: how often a node asks what is newest, and looks for tables whose lease ran out
POLL, ADOPTION = 2000, 3000
#: what is stored without a seat though somebody asked for it
ASKED_FOR = (facts.Created, facts.SatDown, facts.CodeUsed, facts.ReadyWithdrawn, facts.Forgotten, facts.Erased)


class Node(Server):
    """One of several lives of a server at a time."""

    def __init__(self, cluster: "Cluster", kind: type[Hall], name: str) -> None:
        #: the tables whose notices it hears
        self.hears: set[str] = set()
        self.cluster = cluster
        self.name = name
        self.is_paused = False
        self._leases_at = 0
        self._backlog: list[Callable[[Hall, int], None]] = []
        #: what is true, as far as this node has shown it
        self.truths: dict[str, Truth] = {}
        super().__init__(cluster, kind)
        self.cluster.scheduler.after(cluster.rng.randrange(POLL), self._poll)
        self.cluster.scheduler.after(cluster.rng.randrange(ADOPTION), self._adopt)

    def make_hall(self, kind: type[Hall]) -> Hall:
        return kind(self, is_shared=True)

    def call(self, ask: Callable[[Hall, int], None]) -> None:
        if self.is_paused:
            self._backlog.append(ask)
        else:
            super().call(ask)

    def pause(self, milliseconds: int) -> None:
        """The process stands still, as by SIGSTOP or on a machine that swaps; what comes waits for it."""
        self.world.log(f"{self.name} is paused for {milliseconds}")
        self.is_paused = True
        self.cluster.scheduler.fly(milliseconds, self._resume)

    def _resume(self) -> None:
        if self.is_dead:
            return
        self.world.log(f"{self.name} goes on")
        self.is_paused = False
        backlog, self._backlog = self._backlog, []
        for ask in backlog:
            self.call(ask)

    # Effects.

    def publish(self, table: str, notice: bytes) -> None:
        self.cluster.bus.publish(self, table, notice)

    def hear(self, table: str, notice: bytes) -> None:
        if table in self.hears:
            self.call(lambda hall, now: hall.heard(table, notice, now))

    def load(self, table: str) -> None:
        self.hears.add(table)
        super().load(table)

    def leave(self, table: str) -> None:
        self.hears.discard(table)
        self._ask_of_leases(partial(self.cluster.leases.leave, self.name, table))

    def lease(self, table: str) -> None:
        # From before the question was asked: whoever is paused meanwhile finds the lease over.
        until = self.cluster.scheduler.now + self.offset + LEASE - MARGIN
        self._ask_of_leases(lambda: self._take_lease(table, until))

    def _ask_of_leases(self, act: Callable[[], None]) -> None:
        """One after the other, so that what is left is not left after it was taken again."""
        self._leases_at = max(self._leases_at + 1, self.world.scheduler.now + self.world.faults.commit_takes())
        self.world.scheduler.after(self._leases_at - self.world.scheduler.now, lambda: None if self.is_dead else act())

    def _take_lease(self, table: str, until: int) -> None:
        is_ours = not self.world.faults.reading_fails() and self.cluster.leases.take(self.name, table)
        self._later(lambda: self.call(lambda hall, now: hall.leased(table, until if is_ours else None, now)))

    def relist(self, listing: Listing) -> None:
        """What another node has listed since stays."""

        def write() -> None:
            known = self.world.store.listings.get(listing.code)
            if not self.is_dead and (known is None or known.updated <= listing.updated):
                self.world.store.listings[listing.code] = listing

        self.world.scheduler.fly(self.world.faults.commit_takes(), write)

    def append(self, table: str, writing: Writing, told: Told) -> None:
        made = [read_entry(row.body) for row in writing.rows]
        if made and made[0].seat is None and not isinstance(made[0].fact, ASKED_FOR):
            self._check_keeper(table, f"stores {made[0].fact}")
        super().append(table, writing, told)

    def think(self, think: Think) -> None:
        # Whoever asks for a hint is answered by the node that they are connected to.
        if think.wants == "move":
            self._check_keeper(think.table, "lets a bot think")
        super().think(think)

    def _check_keeper(self, table: str, what: str) -> None:
        """Only the holder of the lease does anything by itself."""
        holder, until = self.cluster.leases.kept.get(table, ("nobody", 0))
        if holder != self.name or until <= self.cluster.scheduler.now:
            raise Broken("keeper", f"{self.name} {what} at {table}, whose clock {holder} keeps")

    # What a node does again and again.

    def _later(self, act: Callable[[], None]) -> None:
        self.world.scheduler.after(self.world.faults.commit_takes(), lambda: None if self.is_dead else act())

    def _poll(self) -> None:
        if self.is_dead:
            return
        if not self.is_paused and not self.world.faults.reading_fails():
            store = self.world.store
            newest = {
                code: (store.size(code), max((line.number for line in store.lines.get(code, ())), default=0))
                for code in self.hall.open_tables()
            }
            self._later(lambda: self.call(lambda hall, now: hall.newest(newest, now)))
        self.world.scheduler.after(POLL, self._poll)

    def _adopt(self) -> None:
        if self.is_dead:
            return
        if not self.is_paused:
            for code in self.cluster.leases.run_out():
                self.revive(code)
        self.world.scheduler.after(ADOPTION, self._adopt)

    def revive(self, code: str) -> None:
        self.call(lambda hall, now: hall.revive(code, now))


class Leases:
    """The table `leases` of the database, by its clock."""

    def __init__(self, cluster: "Cluster") -> None:
        self.cluster = cluster
        self.kept: dict[str, tuple[str, int]] = {}
        self.changes = 0

    def take(self, node: str, table: str) -> bool:
        now = self.cluster.scheduler.now
        holder, until = self.kept.get(table, ("", 0))
        if holder != node and until > now:
            return False
        self.changes += bool(holder) and holder != node
        self.kept[table] = (node, now + LEASE)
        return True

    def leave(self, node: str, table: str) -> None:
        if self.kept.get(table, ("", 0))[0] == node:
            del self.kept[table]

    def run_out(self) -> list[str]:
        """Running tables whose lease nobody has gone on with."""
        return [code for code in self._running() if code in self.kept and not self._is_held(code)]

    def unheld(self) -> list[str]:
        """Running tables that nobody looks after, when a node starts."""
        return [code for code in self._running() if not self._is_held(code)]

    def _is_held(self, code: str) -> bool:
        return code in self.kept and self.kept[code][1] > self.cluster.scheduler.now

    def _running(self) -> list[str]:
        listings = self.cluster.store.listings.values()
        return [listing.code for listing in listings if listing.phase in ("playing", "between")]
