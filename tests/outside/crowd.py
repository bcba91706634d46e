"""Many tabs in one loop, without threads: whatever has come is read, whatever can go out goes out."""

import http.client
import json
import secrets
import selectors
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

from tests.outside.tab import HANG_UPS, Message, Tab

#: for what is awaited on a machine that is shared with others
PATIENCE = 60.0
#: in this time everybody gets the answer to whatever they ask
PROMPT = 2.0


class Crowd:
    """All the tabs of a scenario, at one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tabs: list[Tab] = []
        self._selector = selectors.DefaultSelector()
        #: what is done after every turn of the loop
        self.habits: list[Callable[[], None]] = []

    def open(self, *, address: str = "", is_kept: bool = False) -> Tab:
        # First, because the number of a socket that is gone is given to the next one.
        self._sweep()
        tab = Tab(self.port, address=address, is_kept=is_kept)
        self.tabs.append(tab)
        self._selector.register(tab.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, tab)
        return tab

    def come(self, code: str, secret: str | None = None, *, version: int | None = None, **opening: Any) -> Tab:
        """A tab that says hello as a seat, or to watch."""
        tab = self.open(**opening)
        tab.version = version
        tab.say("hello", table=code, secret=secret, version=version)
        return tab

    def listen(self, tab: Tab) -> None:
        """Read again what comes to a tab that was deaf."""
        tab.is_deaf = False
        if not tab.is_gone and tab.socket not in self._selector.get_map():
            self._selector.register(tab.socket, selectors.EVENT_READ, tab)

    def turn(self, seconds: float = 0.05) -> None:
        """Wait for something to happen, no longer than this."""
        for key, events in self._selector.select(seconds):
            tab: Tab = key.data
            if events & selectors.EVENT_WRITE:
                tab.flush()
            if events & selectors.EVENT_READ and not tab.is_gone:
                tab.read()
        self._sweep()
        for habit in list(self.habits):
            habit()

    def _sweep(self) -> None:
        """Look after those that are still there, for what they want."""
        for key in list(self._selector.get_map().values()):
            tab: Tab = key.data
            wanted = 0 if tab.is_deaf else selectors.EVENT_READ
            wanted |= selectors.EVENT_WRITE if tab.wants_to_write else 0
            if tab.is_gone or not wanted:
                self._selector.unregister(key.fileobj)
            elif wanted != key.events:
                self._selector.modify(key.fileobj, wanted, tab)

    def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Go on until something is so; was it in time?"""
        ends = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > ends:
                return False
            self.turn(0.02)
        return True

    def rest(self, seconds: float) -> None:
        self.until(lambda: False, seconds)

    def answer(self, tab: Tab, asked: str, seconds: float = PATIENCE) -> Message:
        """The answer to a message."""
        is_there = self.until(lambda: asked in tab.answers or tab.is_gone, seconds)
        assert asked in tab.answers, f"expected an answer in {seconds} s, got none; {is_there=} {tab.is_gone=}"
        return tab.answers[asked]

    def ask(self, tab: Tab, kind: str, **fields: object) -> Message:
        return self.answer(tab, tab.say(kind, **fields))

    def close(self) -> None:
        for tab in self.tabs:
            tab.hang_up(HANG_UPS[0])
        self._selector.close()


def request(
    port: int, method: str, path: str, body: object = None, *, address: str = "", seconds: float = PATIENCE
) -> tuple[int, bytes]:
    """One request over HTTP: its status and body."""
    headers = {"content-type": "application/json"} if body is not None else {}
    if address:
        headers["x-forwarded-for"] = address
    data = None if body is None else json.dumps(body).encode()
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=seconds)) as connection:
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def make_table(port: int, game: str, name: str, secret: str, *, address: str = "", **fields: Any) -> str:
    """A new table; its code."""
    body = {"game": game, "name": name, "secret": secret, **fields}
    status, answer = request(port, "POST", "/api/tables", body, address=address)
    assert status == 201, answer
    return str(json.loads(answer)["code"])


def join(port: int, code: str, name: str, secret: str, *, address: str = "") -> int:
    """Sit down; the seat."""
    status, answer = request(
        port, "POST", f"/api/tables/{code}/seats", {"name": name, "secret": secret}, address=address
    )
    assert status == 201, answer
    return int(json.loads(answer)["seat"])


def metric(port: int, name: str) -> float:
    """A number of /metrics."""
    _, text = request(port, "GET", "/metrics")
    found = [line.split()[1] for line in text.decode().splitlines() if line.startswith(f"{name} ")]
    assert len(found) == 1, f"expected {name} once in /metrics, got {found}"
    return float(found[0])
