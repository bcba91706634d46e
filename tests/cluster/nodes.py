"""Two nodes on one PostgreSQL and one Valkey, behind the load balancer of deploy/haproxy.cfg."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from picows.websockets.asyncio import connect

from smallbox.tables.entries import Entry, read_entry
from tests.server.live import QUICK, Live, Seat, eventually
from tests.server.person import Person
from tests.services import Haproxy, Place, Postgres, Valkey, haproxy, postgres, valkey

BALANCER = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
#: A database that is killed must not forget what it has committed.
DURABLE = ("-c", "synchronous_commit=on", "-c", "fsync=off")


class Services(NamedTuple):
    """What all nodes share."""

    database: Postgres
    bus: Valkey


class Nodes(NamedTuple):
    """Nodes with a database of their own, and the way to all of them."""

    services: Services
    place: Place
    nodes: list[Live]
    balancer: Haproxy
    #: whoever comes here is sent to any node
    front: Live

    def entries(self, code: str) -> list[Entry]:
        """What is stored of a table."""
        sql = f"SELECT string_agg(encode(body, 'hex'), ' ' ORDER BY seq) FROM entries WHERE table_code = '{code}'"
        return [read_entry(bytes.fromhex(body)) for body in self.place.run(sql).split()]

    def is_well(self) -> bool:
        """Are all nodes there, and does the balancer know it?"""
        healths = [node.ask("GET", "/health") for node in (*self.nodes, *[self.front] * len(self.nodes))]
        return all(health.status == 200 and health.json()["status"] == "ok" for health in healths)

    def logged(self) -> str:
        return "".join(node.log.decode() for node in self.nodes)


def configuration(ports: list[int]) -> str:
    """The load balancer's configuration as hosts get it, with the addresses of a test."""
    text = BALANCER.read_text("utf-8")
    text = re.sub(r"bind .*", "bind 127.0.0.1:PORT", text)
    # A process of a test may not open as many files.
    text = re.sub(r"maxconn .*", "maxconn 500", text)
    servers = "\n".join(f"    server node{port} 127.0.0.1:{port}" for port in ports)
    return re.sub(r"    server-template .*", servers, text)


@contextmanager
def services() -> Iterator[Services]:
    with postgres(options=DURABLE) as database, valkey() as bus:
        yield Services(database, bus)


@contextmanager
def nodes(shared: Services, folder: Path, *options: str) -> Iterator[Nodes]:
    """Two nodes that are started at once."""
    place = shared.database.new_place()
    given = ("--database", place.url, "--bus", shared.bus.url, "--behind-proxy", *(options or QUICK))
    started = [Live(folder / f"node{number}", *given) for number in range(2)]
    with ExitStack() as stack:
        for node in started:
            stack.callback(node.kill)
            node.begin()
        for node in started:
            node.listen()
        balancer = stack.enter_context(haproxy(configuration([node.port for node in started])))
        front = Live(folder / "front", port=balancer.port)
        found = Nodes(shared, place, started, balancer, front)
        eventually(found.is_well, "all nodes are well")
        yield found
        for node in started:
            assert node.stop() == 0, node.log.decode()[-2000:]


class Watcher:
    """Looks at a table from a node, as a spectator or from a seat, and remembers all that it is told."""

    def __init__(self, node: Live, code: str, seat: Seat | None = None) -> None:
        self.node = node
        self.code = code
        self.secret = None if seat is None else seat.secret
        #: what happened, by version, and what was said beside it, which may come a little earlier or later
        self.updates: dict[int, dict[str, Any]] = {}
        self.version = 0
        #: updates that did not follow what was known
        self.gaps = 0
        self.talk: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.weather: list[tuple[str, bool]] = []
        self.is_here = asyncio.Event()

    async def watch(self) -> None:
        """Until the game is over, and any rough weather."""
        async with connect(f"{self.node.address}/socket".replace("http", "ws", 1)) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "1", "table": self.code, "secret": self.secret}))
            is_done = False
            async for text in socket:
                self.is_here.set()
                is_done |= self.hear(json.loads(text))
                if is_done and all(is_over for _, is_over in self.weather[-1:]):
                    return

    def hear(self, message: dict[str, Any]) -> bool:
        """Take a message; was it the last?"""
        if message["type"] == "presence":
            self.presence = message
        elif message["type"] == "weather":
            self.weather.append((message["trouble"], message["is_over"]))
        elif message["type"] == "table":
            self.version = message["version"]
        elif message["type"] == "update":
            if message["since"] == message["version"]:
                self.talk += message["events"]
            else:
                # Time passes differently for each.
                self.updates[message["version"]] = {**message, "clock": {**message["clock"], "left": None}}
            self.gaps += message["since"] != self.version
            self.version = message["version"]
            return message["table"] is not None and message["table"]["phase"] == "over"
        return False


async def sit_down(servers: list[Live], game: str = "kanobu", *, bots: int = 1, **fields: Any) -> list[Person]:
    """People at a new table, each at a server of their own, and bots."""
    chance = random.Random(len(servers))
    people = [Person(server, name, random.Random(chance.random())) for server, name in zip(servers, ("Ada", "Bo"))]
    levels = ["greedy"] * bots
    await people[0].make_table(game, seats=len(people) + bots, bots=levels, **fields)
    for other in people[1:]:
        await other.join(people[0].code)
    return people


def check(found: Nodes, people: list[Person]) -> None:
    """Everything that was acknowledged is stored, once."""
    code = people[0].code
    entries = found.entries(code)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    ids = [entry.id for entry in entries if entry.id]
    assert len(ids) == len(set(ids))
    talk = found.place.run(f"SELECT string_agg(id, ' ') FROM talk WHERE table_code = '{code}'").split()
    assert len(talk) == len(set(talk))
    for person in people:
        assert set(person.acknowledged) <= {*ids, *talk}
        assert person.complaints == []
