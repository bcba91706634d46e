"""A server on one core, the generator on another, and what came of it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from bench.load.process import allow_sockets
from bench.load.result import Idle, Run
from bench.load.setting import HOST
from smallbox.core.errors import SmallboxError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).parents[2]
START_SECONDS = 20.0
STOP_SECONDS = 5.0
#: what connecting and draining may add to a run
SLACK_SECONDS = 150.0
#: what an idle run may take
IDLE_SECONDS = 600.0


class LoadFailed(SmallboxError):
    """A server did not start, or the generator did not come to its end."""


class Server(NamedTuple):
    """How to start a server, and who speaks with it."""

    name: str
    #: its words; `{port}` stands for the port and `{data}` for a folder of its own
    command: Sequence[str]
    #: its Driver, as module:class
    driver: str
    environment: Mapping[str, str] = {}
    #: what it prints when it listens
    says: str = "ready"
    #: where it answers by HTTP as soon as it can
    health: str = "/"


class Pace(NamedTuple):
    """How long, and how fast in open loops."""

    warm_up: float = 2.0
    seconds: float = 4.0
    #: moves per second of all tables, a phase for each
    rates: Sequence[float] = (1000.0,)

    def longest(self) -> float:
        return (1 + len(self.rates)) * (self.warm_up + self.seconds) + SLACK_SECONDS


def cores() -> tuple[set[int], set[int]]:
    """One core for the server and one for the generator; where there is one only they share it."""
    allowed = sorted(os.sched_getaffinity(0))
    return {allowed[0]}, {allowed[-1]}


@contextmanager
def pinned(to: set[int]) -> Iterator[None]:
    """Children started meanwhile stay on these cores, with all their threads."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, to)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(server: Server, port: int) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """A server's process and what it prints, from its start on."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryDirectory() as data:
        command = [word.format(port=port, data=data) for word in server.command]
        environment = {**os.environ, **server.environment}
        with pinned(cores()[0]):
            child = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output)
        try:
            yield child, output
        finally:
            stop(child)


@contextmanager
def running(server: Server, port: int) -> Iterator[int]:
    """The process id of a server that listens."""
    with started(server, port) as (child, output):
        wait_until_ready(server, child, output)
        yield child.pid


def wait_until_ready(server: Server, child: subprocess.Popen[bytes], output: IO[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    said = b""
    while time.monotonic() < end and child.poll() is None:
        said = os.pread(output.fileno(), 10_000, 0)
        if server.says.encode() in said:
            return
        time.sleep(0.05)
    raise LoadFailed(f"{server.name} did not start: {said.decode(errors='replace')[-1000:]}")


def stop(child: subprocess.Popen[bytes]) -> None:
    child.terminate()
    try:
        child.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def load(server: Server, sockets: int, pace: Pace) -> Run:
    """Start the server afresh and play with so many sockets: a closed loop, then an open one at each rate."""
    options = [f"--warm-up={pace.warm_up}", f"--seconds={pace.seconds}", *[f"--rate={rate}" for rate in pace.rates]]
    return Run.from_json(drive("generator", server, sockets, options, pace.longest()))


def idle(server: Server, sockets: int) -> Idle:
    """Start the server afresh and let so many sockets do nothing."""
    return Idle.from_json(drive("idle", server, sockets, [], IDLE_SECONDS))


def drive(program: str, server: Server, sockets: int, options: Sequence[str], longest: float) -> str:
    """What a program on the other core prints about a fresh server."""
    allow_sockets(sockets)
    port = free_port()
    with running(server, port) as pid:
        command = [sys.executable, "-m", f"bench.load.{program}", f"--driver={server.driver}", f"--port={port}"]
        command += [f"--server={pid}", f"--sockets={sockets}", *options]
        with pinned(cores()[1]):
            child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            found, problems = child.communicate(timeout=longest)
        except subprocess.TimeoutExpired:
            raise LoadFailed(f"{server.name}, {sockets} sockets: no end after {longest:.0f} s") from None
        finally:
            stop(child)
    if child.returncode != 0:
        raise LoadFailed(f"{server.name}, {sockets} sockets: {problems.decode(errors='replace')[-1000:]}")
    return found.decode()
