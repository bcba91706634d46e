"""A process that does nothing but flood a server, so that it takes no time from those who measure.

`python -m tests.outside.flooder KIND PORT CODE SECRET SECONDS` prints a line when it begins, and how often it did it.
"""

import json
import os
import secrets
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from tests.outside.frames import BINARY, CONTINUATION, PING, PONG, TEXT, frame, new_key, upgrade

ADDRESS = "10.6.6.6"
FETCHERS = 24
OVERSIZED = 200_000


class Flood:
    """One socket of a seat, and how often something was sent on it."""

    def __init__(self, port: int, code: str, secret: str, seconds: float) -> None:
        self.port, self.code, self.secret = port, code, secret
        self.ends = time.monotonic() + seconds
        self.sent = 0
        self.socket: socket.socket

    def connect(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", self.port), timeout=1)
        self.socket.sendall(upgrade(self.port, new_key(), ADDRESS))
        assert b" 101 " in self.socket.recv(4096)
        self.say(b'{"type": "hello", "id": "hello", "table": "%b", "secret": "%b"}')

    def say(self, text: bytes) -> None:
        self.socket.sendall(frame(TEXT, text % (self.code.encode(), self.secret.encode()) if b"%b" in text else text))

    def run(self, chunk: Callable[[], bytes], *, is_reading: bool = True) -> None:
        """Send as fast as the server takes it; whoever is let go comes back."""
        while time.monotonic() < self.ends:
            with suppress(OSError, AssertionError):
                self.connect()
                while time.monotonic() < self.ends:
                    self.socket.sendall(chunk())
                    self.sent += 1
                    if is_reading:
                        self.drain()
                    time.sleep(0)
            time.sleep(0.01)

    def drain(self) -> None:
        self.socket.settimeout(0)
        try:
            while True:
                if not self.socket.recv(1 << 18):
                    raise ConnectionResetError
        except BlockingIOError:
            self.socket.settimeout(1)

    def fetch(self) -> None:
        """Fetch the record of the table again and again, with many connections."""

        def work() -> None:
            head = f"GET /api/tables/{self.code}/records/1 HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            head += f"X-Forwarded-For: {ADDRESS}\r\nConnection: close\r\n\r\n"
            while time.monotonic() < self.ends:
                with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=10) as line:
                    line.sendall(head.encode())
                    while line.recv(1 << 18):
                        pass
                    self.sent += 1

        workers = [threading.Thread(target=work) for _ in range(FETCHERS)]
        for each in workers:
            each.start()
        for each in workers:
            each.join()


def message(kind: str, **fields: object) -> bytes:
    return frame(TEXT, json.dumps({"type": kind, "id": secrets.token_hex(8), **fields}).encode())


CHUNKS: dict[str, Callable[[], bytes]] = {
    "chat": lambda: b"".join(message("chat", text="word " * 70) for _ in range(20)),
    "ready": lambda: b"".join(message("ready", nonce="00") for _ in range(20)),
    "pings": lambda: frame(PING, b"x" * 100) * 200,
    "pongs": lambda: frame(PONG, b"") * 2000,
    "fragments": lambda: frame(TEXT, b"{", is_last=False) + frame(CONTINUATION, b"", is_last=False) * 2000,
    "oversized": lambda: frame(TEXT, b"x" * OVERSIZED),
    "binary": lambda: frame(BINARY, os.urandom(1000)) * 20,
    "garbage": lambda: b"".join(frame(TEXT, b"[" * 1000) for _ in range(50)),
}
KINDS = (*CHUNKS, "deaf", "records")


def main() -> None:
    kind, port, code, secret, seconds = sys.argv[1:]
    sys.stdout.write("begins\n")
    sys.stdout.flush()
    flood = Flood(int(port), code, secret, float(seconds))
    if kind == "records":
        flood.fetch()
    elif kind == "deaf":
        flood.run(lambda: message("chat", text="word " * 70), is_reading=False)
    else:
        flood.run(CHUNKS[kind])
    sys.stdout.write(f"{flood.sent}\n")


if __name__ == "__main__":
    main()
