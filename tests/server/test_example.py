"""The client in docs/protocol.md is a whole one: it plays every game to its end, and comes back after a kill."""

import ast
import re
import socket
import socketserver
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.live import PATIENCE, SHORT_HAT, Live, eventually, live, verify

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
MOST_LINES = 60
BOTS = 'bots=["random", "random"]'


def example() -> str:
    found = re.search(
        r"^## A whole client$.*?^```python\n(.*?)^```$", PROTOCOL.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found is not None, "expected a python block under 'A whole client'"
    return found[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("example")) as started:
        yield started


def start(address: str, game: str, folder: Path, source: str) -> subprocess.Popen[str]:
    file = folder / "client.py"
    file.write_text(source, "utf-8")
    command = [sys.executable, str(file), address + "/", game]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(server: Live, client: subprocess.Popen[str], game: str) -> None:
    """The client ends by itself with a result, and the record of its game is proved."""
    try:
        said, errors = client.communicate(timeout=3 * PATIENCE)
    finally:
        client.kill()
        client.wait()
    assert client.returncode == 0, errors
    result = ast.literal_eval(said)
    assert result["kind"]
    assert result["winners"]
    verify(server, server.codes(game)[-1])


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= MOST_LINES


@pytest.mark.parametrize("game", ["kanobu", "kobito"])
def test_the_example_plays_a_game_whose_record_is_proved(server: Live, tmp_path: Path, game: str) -> None:
    finish(server, start(server.address, game, tmp_path, example()), game)


@pytest.mark.soak
def test_the_example_plays_that_is_not_a_hat(server: Live, tmp_path: Path) -> None:
    source = example()
    assert source.count(BOTS) == 1
    # Only so that the gifts are not shown for long.
    finish(server, start(server.address, "hat", tmp_path, source.replace(BOTS, f"{BOTS}, options={SHORT_HAT}")), "hat")


def test_the_example_comes_back_after_a_kill(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        client = start(server.address, "kobito", tmp_path, example())
        try:
            eventually(lambda: any(len(server.entries(code)) > 30 for code in server.codes("kobito")), "it plays")
            server.kill()
            server.start()
        except BaseException:
            client.kill()
            raise
        finish(server, client, "kobito")


def test_the_example_plays_on_when_the_answer_to_a_move_was_lost(server: Live, tmp_path: Path) -> None:
    with ThreadingRelay(server.port) as relay:
        client = start(f"http://127.0.0.1:{relay.server_address[1]}", "kobito", tmp_path, example())
        finish(server, client, "kobito")
        assert relay.has_cut


class ThreadingRelay(socketserver.ThreadingTCPServer):
    """Hands on what comes, and loses the first answer to a move together with its connection."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Line)
        self.port = port
        self.has_cut = False

    def __enter__(self) -> "ThreadingRelay":
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class Line(socketserver.BaseRequestHandler):
    """One connection through the relay."""

    request: socket.socket
    server: ThreadingRelay

    def handle(self) -> None:
        with socket.create_connection(("127.0.0.1", self.server.port)) as beyond:
            upwards = threading.Thread(target=hand_on, args=(self.request, beyond), daemon=True)
            upwards.start()
            is_asked = False
            while data := received(beyond):
                if is_asked and b'"done"' in data and not self.server.has_cut:
                    self.server.has_cut = True
                    # The bots play meanwhile, until the same person is asked again.
                    time.sleep(1)
                    break
                is_asked = is_asked or b'"moves":[{' in data
                self.request.sendall(data)
            beyond.close()
            self.request.shutdown(socket.SHUT_RDWR)


def hand_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := received(source):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


def received(source: socket.socket) -> bytes:
    try:
        return source.recv(1 << 16)
    except OSError:
        return b""
