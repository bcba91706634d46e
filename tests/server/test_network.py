"""A server for this machine alone, opened to the local network from its own page, and by nobody else."""

import http.client
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from smallbox.server.admission import Admission
from smallbox.server.config import Config
from tests.server.live import PATIENCE, Answer, live

#: stands in for the address in the local network: a second one of this machine, which needs no network
LAN = "127.0.0.2"
LOCAL = {"network": "local"}
PLAY = f"""
from smallbox.server import network
network.lan_address = lambda: {LAN!r}
from smallbox.cli import main
main()
"""


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`smallbox play` on a machine with an address in a local network; the process and its port."""
    command = [sys.executable, "-c", PLAY, "play", "--port", "0", "--no-browser", "--data-dir", str(folder), *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        yield process, int(found[1])
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0
        process.stdout.close()


def ask(port: int, method: str, path: str, *, at: str = "127.0.0.1", body: Any = None, **headers: str) -> Answer:
    with closing(http.client.HTTPConnection(at, port, timeout=PATIENCE)) as connection:
        sent = {} if body is None else {"content-type": "application/json"}
        connection.request(method, path, None if body is None else json.dumps(body), {**sent, **headers})
        response = connection.getresponse()
        return Answer(response.status, response.getheaders(), response.read())


def test_whoever_plays_at_this_machine_can_let_others_in(tmp_path: Path) -> None:
    with playing(tmp_path) as (process, port):
        before = ask(port, "GET", "/api/games").json()
        assert (before["address"], before["reach"]) == ("", "openable")
        with pytest.raises(ConnectionRefusedError):
            ask(port, "GET", "/health", at=LAN)
        opened = ask(port, "POST", "/api/network", body=LOCAL)
        assert (opened.status, opened.json()) == (201, {"address": f"http://{LAN}:{port}"})
        # Asked again it stays as it is.
        assert ask(port, "POST", "/api/network", body=LOCAL).json() == opened.json()
        after = ask(port, "GET", "/api/games").json()
        assert (after["address"], after["reach"]) == (f"http://{LAN}:{port}", "others")
        assert ask(port, "GET", "/health", at=LAN).json()["status"] == "ok"
        made = ask(
            port, "POST", "/api/tables", at=LAN, body={"game": "kanobu", "name": "Ann", "secret": "s" * 32, "seats": 2}
        )
        assert made.status == 201
        assert process.stdout is not None
        printed = [process.stdout.readline() for _ in range(2)]
        assert f"http://{LAN}:{port}/" in printed[1]


def test_another_sites_page_cannot_open_the_network(tmp_path: Path) -> None:
    with playing(tmp_path) as (_, port):
        for headers in ({"origin": "http://elsewhere.example"}, {"host": "elsewhere.example"}):
            assert ask(port, "POST", "/api/network", body=LOCAL, **headers).status in (403, 421)
        # A form of another page sends no JSON.
        assert ask(port, "POST", "/api/network").status in (400, 415)
        with pytest.raises(ConnectionRefusedError):
            ask(port, "GET", "/health", at=LAN)


def test_a_server_for_everybody_is_not_opened_from_a_page(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        assert server.ask("GET", "/api/games").json()["reach"] == "machine"
        answer = server.ask("POST", "/api/network", body=LOCAL)
        assert (answer.status, answer.json()["error"]) == (403, "not-this-machine")


class Opens:
    """Would open the network."""

    async def open(self) -> str:
        return "http://192.168.1.7:8000"


@pytest.mark.parametrize(
    ("host", "peer", "reach"),
    [
        ("127.0.0.1:8000", "127.0.0.1", "openable"),
        ("localhost:8000", "127.0.0.1", "openable"),
        ("[::1]:8000", "::1", "openable"),
        ("localhost:8000", "192.168.1.9", "machine"),
        ("192.168.1.7:8000", "127.0.0.1", "others"),
        ("192.168.1.7:8000", "192.168.1.9", "others"),
    ],
)
def test_only_who_sits_at_this_machine_may_open_the_network(host: str, peer: str, reach: str) -> None:
    admission = Admission(Config())
    admission.network = Opens()
    assert admission.reach(host, peer) == reach
    assert (admission.network_for(host, peer) is not None) == (reach == "openable")


def test_behind_a_proxy_everybody_seems_to_sit_at_this_machine_so_nobody_may() -> None:
    admission = Admission(Config(behind_proxy=True))
    admission.network = Opens()
    assert admission.reach("localhost", "127.0.0.1") == "machine"


def test_a_server_with_an_address_of_its_own_is_reached_by_others() -> None:
    admission = Admission(Config(public_url="https://play.example"))
    assert admission.reach("localhost", "127.0.0.1") == "others"
