"""How long a server takes from the start of its process until it answers by HTTP."""

from __future__ import annotations

import socket
import subprocess
import time
from time import perf_counter
from typing import TYPE_CHECKING

from bench.load.run import START_SECONDS, LoadFailed, free_port, started
from bench.load.setting import HOST

if TYPE_CHECKING:
    from bench.load.run import Server

PAUSE = 0.005


def start_seconds(server: Server) -> float:
    """Raises LoadFailed."""
    port, began = free_port(), perf_counter()
    with started(server, port) as (child, _):
        while perf_counter() - began < START_SECONDS and is_alive(child):
            if does_answer(server.health, port):
                return perf_counter() - began
            time.sleep(PAUSE)
    raise LoadFailed(f"{server.name} did not answer at {server.health}")


def is_alive(child: subprocess.Popen[bytes]) -> bool:
    return child.poll() is None


def does_answer(path: str, port: int) -> bool:
    try:
        with socket.create_connection((HOST, port), START_SECONDS) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode())
            return line.recv(16).startswith(b"HTTP/1.1 ")
    except OSError:
        return False
