"""Nodes behind a load balancer, on a PostgreSQL and a Valkey that can each be killed, stopped, cut off and slowed."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

from tests.chaos import shifted
from tests.chaos.house import Strike
from tests.chaos.links import Link, Links, links
from tests.cluster.nodes import configuration
from tests.server.live import PATIENCE, QUICK, Live, smallbox
from tests.services import Place, Postgres, Service, Valkey, haproxy, postgres, valkey

#: Longer than a lease, and for what everybody waits for.
LEASE_PAUSE, PAUSE = (6.5, 8.0), (1.0, 3.0)
CUT, SLOW, LATE = (0.3, 2.0), (1.0, 2.5), (0.02, 0.15)
#: how far a wall clock jumps, in seconds: an hour and more, either way
JUMPS = (-86_400.0, -3_700.0, -30.0, 30.0, 3_700.0, 86_400.0)
#: how smallbox ends with a sentence
BAD_INPUT = 2
#: where one node has two processes, which are renewed one by one
RENEWED_PROCESSES = 2


class Node(Live):
    """One node, with a wall clock and connections that can be tampered with."""

    def __init__(self, folder: Path, database: Link, bus: Link, place: Place, processes: int) -> None:
        self.clock = folder / "clock"
        self.links = {"database": database, "bus": bus}
        self.is_up = False
        name = place.url.rsplit("/", 1)[1]
        options: tuple[str, ...] = ("--database", f"postgresql://test@127.0.0.1:{database.port}/{name}")
        options += ("--bus", f"redis://127.0.0.1:{bus.port}/0", "--log-level", "warning", "--no-push")
        options += ("--processes", str(processes)) if processes > 1 else ()
        #: Bound but not open: while the node is down, no other fleet may take its port.
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        super().__init__(folder, *options, *QUICK, port=self.held.getsockname()[1])
        shifted.write(self.clock, 0.0)
        self.program = ("tests.chaos.shifted", str(self.clock))

    def come_up(self) -> None:
        """Start, and start again until it listens: the database may be away."""
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                self.start()
            except AssertionError:
                if time.monotonic() > ends:
                    raise
                self.kill()
                time.sleep(0.2)
            else:
                self.is_up = True
                return

    def signal(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)


class Fleet:
    """The house of many nodes."""

    def __init__(self, nodes: list[Node], port: int, services: tuple[Postgres, Valkey], place: Place) -> None:
        self.nodes = nodes
        self.port = port
        self.postgres, self.valkey = services
        self.place = place
        self.notes: list[str] = []
        self._repairs = ThreadPoolExecutor(len(nodes), "repairs")
        self._repairing: list[Future[None]] = []
        self.strikes: dict[str, Strike] = {
            "node-kill": self.node_kill,
            "node-stop": self.node_stop,
            "node-restart": self.node_restart,
            "renew": self.renew,
            "postgres-kill": self.postgres_kill,
            "postgres-stop": lambda chance: pause(self.postgres, chance.uniform(*PAUSE)),
            "valkey-kill": self.valkey_kill,
            "valkey-stop": lambda chance: pause(self.valkey, chance.uniform(*PAUSE)),
            "database-cut": lambda chance: self.cut(chance, "database"),
            "bus-cut": lambda chance: self.cut(chance, "bus"),
            "database-slow": lambda chance: self.slow(chance, "database"),
            "bus-slow": lambda chance: self.slow(chance, "bus"),
            "clock-jump": self.clock_jump,
            "migration": self.migration,
        }

    # What happens to nodes.

    def node_kill(self, chance: random.Random) -> None:
        node = self._choose(chance)
        node.is_up = False
        node.kill()
        self.start_soon(node)

    def node_stop(self, chance: random.Random) -> None:
        node = self._choose(chance)
        pids = family(node)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            time.sleep(chance.uniform(*LEASE_PAUSE))
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def node_restart(self, chance: random.Random) -> None:
        """A rolling restart: each ends in order as soon as another one is there, and comes back."""
        for node in chance.sample(self.nodes, len(self.nodes)):
            self._wait_for(partial(self._can_go, node))
            node.is_up = False
            if (code := node.stop()) != 0:
                self.notes.append(f"a node ended with {code} after SIGTERM: {node.log.decode()[-300:]}")
            self.start_soon(node)

    def renew(self, chance: random.Random) -> None:
        """SIGHUP: processes are replaced one by one while the port stays open."""
        self.settle()
        node = self.nodes[-1]
        before = set(processes_of(node))
        node.signal(signal.SIGHUP)
        until = time.monotonic() + PATIENCE
        while before & (now := set(processes_of(node))) or len(now) < len(before):
            if time.monotonic() > until:
                self.notes.append(f"processes were not renewed: {node.log.decode()[-300:]}")
                return
            time.sleep(0.05)

    def clock_jump(self, chance: random.Random) -> None:
        """The wall clock of a node jumps, and it is started again with it."""
        node = self._choose(chance)
        shifted.write(node.clock, chance.choice(JUMPS))
        if chance.random() < 0.5:
            node.is_up = False
            node.kill()
            self.start_soon(node)

    def migration(self, chance: random.Random) -> None:
        """A newer smallbox tries to start, and fails in the middle of its migration."""
        command = [sys.executable, "-m", "tests.chaos.broken_migration", "serve", "--port", "0", "--database"]
        folder = self.nodes[0].folder / "newer"
        command += [self.place.url, "--data-dir", str(folder), "--bus", self.valkey.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        if done.returncode != BAD_INPUT or "smallbox: expected" not in done.stderr:
            self.notes.append(f"a broken migration ended with {done.returncode}: {done.stderr[-300:]}")
        if self.place.run("SELECT count(*) FROM pg_tables WHERE tablename = 'half_done'") != "0":
            self.notes.append("a broken migration left a table behind")

    # What happens to what they stand on.

    def postgres_kill(self, chance: random.Random) -> None:
        process = self.postgres.process
        assert process is not None
        children = pids_below(process.pid)
        self.postgres.kill()
        for pid in children:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(chance.uniform(0, 1))
        self.postgres.start()

    def valkey_kill(self, chance: random.Random) -> None:
        self.valkey.kill()
        time.sleep(chance.uniform(0, 1))
        self.valkey.start()

    def cut(self, chance: random.Random, what: str) -> None:
        cut = [node.links[what] for node in self._some(chance)]
        for link in cut:
            link.cut()
        time.sleep(chance.uniform(*CUT))
        for link in cut:
            link.mend()

    def slow(self, chance: random.Random, what: str) -> None:
        slowed = [node.links[what] for node in self._some(chance)]
        for link in slowed:
            link.delay = chance.uniform(*LATE)
        time.sleep(chance.uniform(*SLOW))
        for link in slowed:
            link.mend()

    # What is asked of it.

    def start_soon(self, node: Node) -> None:
        self._repairing.append(self._repairs.submit(node.come_up))

    def bodies(self, code: str) -> list[bytes]:
        found = self.place.run(
            f"SELECT string_agg(encode(body, 'base64'), '|' ORDER BY seq) FROM entries WHERE table_code = '{code}'"
        )
        return [b64decode(each) for each in found.split("|")] if found else []

    def export(self, folder: Path) -> None:
        done = smallbox("export", folder, "--database", self.place.url)
        assert done.returncode == 0, done.stderr

    def logs(self) -> list[bytes]:
        return [node.log for node in self.nodes]

    def settle(self) -> None:
        for repair in self._repairing:
            repair.result(2 * PATIENCE)
        self._repairing.clear()

    def close(self) -> None:
        with suppress(Exception):
            self.settle()
        self._repairs.shutdown()
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            node.kill()
            node.held.close()

    def _choose(self, chance: random.Random) -> Node:
        """A node whose end leaves another one; there is one as soon as the last ones are back."""
        self._wait_for(lambda: len([node for node in self.nodes if node.is_up]) >= min(2, len(self.nodes)))
        return chance.choice([node for node in self.nodes if node.is_up])

    def _can_go(self, node: Node) -> bool:
        others = [other for other in self.nodes if other is not node]
        return node.is_up and (not others or any(other.is_up for other in others))

    def _wait_for(self, is_so: Callable[[], bool]) -> None:
        until = time.monotonic() + 2 * PATIENCE
        while not is_so():
            assert time.monotonic() < until, "expected that nodes come back"
            time.sleep(0.05)

    def _some(self, chance: random.Random) -> list[Node]:
        """One node, or all."""
        return self.nodes if chance.random() < 0.3 else [chance.choice(self.nodes)]


def pause(service: Service, seconds: float) -> None:
    assert service.process is not None
    pids = [service.process.pid, *pids_below(service.process.pid)]
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    time.sleep(seconds)
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def pids_below(parent: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    with suppress(OSError):
        for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
            found += [int(child), *pids_below(int(child))]
    return found


def family(node: Live) -> list[int]:
    return [] if node.process is None else [node.process.pid, *pids_below(node.process.pid)]


def processes_of(node: Live) -> list[int]:
    """The processes that a parent of several has started to serve."""
    assert node.process is not None
    return [pid for pid in pids_below(node.process.pid) if parent_of(pid) == node.process.pid and is_spawned(pid)]


def parent_of(pid: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


def is_spawned(pid: int) -> bool:
    """Not what multiprocessing starts beside them for itself."""
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


@contextmanager
def fleet(folder: Path, count: int = 3) -> Iterator[Fleet]:
    """Everything that is needed, started; the last node has two processes."""
    with ExitStack() as stack:
        # What is killed must not forget what it has said: no option that makes it quicker.
        services = stack.enter_context(postgres(options=())), stack.enter_context(valkey())
        ways: Links = stack.enter_context(links())
        place = services[0].new_place()
        nodes = [
            Node(
                folder / f"node{number}",
                ways.to(services[0].port),
                ways.to(services[1].port),
                place,
                RENEWED_PROCESSES if number == count - 1 and count > 1 else 1,
            )
            for number in range(count)
        ]
        balancer = stack.enter_context(haproxy(configuration([node.port for node in nodes])))
        made = Fleet(nodes, balancer.port, services, place)
        stack.callback(made.close)
        # The first makes the tables of the database.
        nodes[0].come_up()
        for node in nodes[1:]:
            made.start_soon(node)
        made.settle()
        yield made
