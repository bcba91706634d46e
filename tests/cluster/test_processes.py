"""Many nodes on one machine: one port, nodes that are replaced and renewed while people play, limits among them."""

import asyncio
import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from smallbox.core.errors import BadOption
from smallbox.server.command import config_of
from smallbox.server_options import ServerOptions
from tests.cluster.nodes import Services, sit_down
from tests.server.live import PATIENCE, Live, eventually, smallbox
from tests.server.person import Person

#: what an address may make at once
MOST_TABLES = 40
DATABASE = "postgresql://somebody@127.0.0.1/tables"


class Processes(Live):
    """A parent and its nodes."""

    def lines(self, event: str) -> list[dict[str, Any]]:
        found = [json.loads(line) for line in self.log.splitlines() if line.startswith(b"{")]
        return [line for line in found if line["event"].startswith(event)]

    @property
    def ports(self) -> list[int]:
        """Where each node is reached alone."""
        return sorted({line["port"] for line in self.lines("a node starts")})

    def node_at(self, port: int) -> str:
        return str(Live(self.folder, port=port).ask("GET", "/health").json()["node"])

    def names(self) -> set[str]:
        return {self.node_at(port) for port in self.ports}

    def pid_of(self, name: str) -> int:
        [line] = [line for line in self.lines("Started server process") if line["node"] == name]
        return int(line["event"].split("[")[1].rstrip("]"))


@pytest.fixture(scope="module", name="processes")
def two_processes(shared: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Processes]:
    place = shared.database.new_place()
    options = ("--database", place.url, "--bus", shared.bus.url, "--processes", "2", "--bot-pace", "instant")
    server = Processes(tmp_path_factory.mktemp("processes"), *options)
    try:
        server.start()
        yield server
        assert server.stop() == 0, server.log.decode()[-2000:]
    finally:
        server.kill()


@pytest.mark.soak
def test_each_node_is_reached_alone_and_named(processes: Processes) -> None:
    assert len(processes.ports) == 2
    assert len(processes.names()) == 2
    for port in processes.ports:
        node = Live(processes.folder, port=port)
        metrics = node.ask("GET", "/metrics").body.decode()
        assert f'smallbox_node_info{{node="{processes.node_at(port)}"}} 1.0' in metrics
        assert node.metric("smallbox_bus_up") == 1


def test_nodes_are_renewed_and_replaced_while_people_play(processes: Processes) -> None:
    before = processes.names()

    async def run() -> Person:
        [person] = await sit_down([processes], "kobito", bots=2)
        playing = asyncio.create_task(person.play())
        while (person.version or 0) < 15:
            await asyncio.sleep(0.01)
        assert processes.process is not None
        processes.process.send_signal(signal.SIGHUP)
        await until(lambda: bool(processes.lines("nodes were renewed")), "nodes are renewed")
        renewed = processes.names()
        assert not renewed & before
        os.kill(processes.pid_of(renewed.pop()), signal.SIGKILL)
        await until(lambda: len(processes.names() - renewed - before) == 1, "it is replaced")
        await asyncio.wait_for(playing, PATIENCE)
        return person

    person = asyncio.run(run())
    assert person.complaints == []
    assert processes.record(person.code).status == 200


async def until(is_so: Callable[[], bool], what: str) -> None:
    # Several starts, one after the other.
    await asyncio.to_thread(eventually, is_so, what, 3 * PATIENCE)


def test_limits_hold_among_all_nodes(processes: Processes) -> None:
    nodes = [Live(processes.folder, port=port) for port in processes.ports]
    made = 0
    for number in range(2 * MOST_TABLES):
        answer = nodes[number % 2].ask("POST", "/api/tables", game="kanobu", name="Ada", secret=f"{number:032}")
        if answer.status != 201:
            assert (answer.status, answer.json()["error"]) == (429, "too-many-tables")
            break
        made += 1
    # Another test has made some, and some hours' worth may have been gained.
    assert MOST_TABLES - 10 < made <= MOST_TABLES + 2
    assert [node.ask("POST", "/api/tables", game="kanobu", name="Ada", secret="x" * 32).status for node in nodes] == [
        429,
        429,
    ]


def test_the_same_secret_makes_one_table_whatever_node_is_asked(processes: Processes) -> None:
    """Limits of tables are used up by then, so a group is made."""
    nodes = [Live(processes.folder, port=port) for port in processes.ports]

    async def both() -> list[Any]:
        asked = [asyncio.to_thread(node.ask, "POST", "/api/groups", name="Us", secret="s" * 32) for node in nodes * 3]
        return [answer.json()["id"] for answer in await asyncio.gather(*asked)]

    assert len(set(asyncio.run(both()))) == 1


def test_a_server_on_sqlite_refuses_a_bus_kindly(tmp_path: Path) -> None:
    ended = smallbox("serve", "--port", "0", "--data-dir", tmp_path, "--bus", "redis://127.0.0.1:1/0")
    assert ended.returncode == 2
    assert "--bus: expected a database that many nodes can share" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (ServerOptions(processes=2), "--processes: expected --bus as well"),
        (ServerOptions(processes=0), "--processes: expected a number from 1"),
        (ServerOptions(database=DATABASE, bus="http://x"), "--bus: expected an address that begins with redis"),
        (ServerOptions(database=DATABASE, bus="redis://x:port"), "--bus: expected an address such as"),
    ],
)
def test_options_that_do_not_go_together_are_refused_kindly(options: ServerOptions, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        config_of(options)
