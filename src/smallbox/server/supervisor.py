"""Many nodes on one machine: a parent that binds the port, starts them, replaces those that die, and renews them."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess

import msgspec
import structlog

from smallbox.core.errors import SmallboxError
from smallbox.server.config import NODE_LENGTH, Config
from smallbox.server.logs import set_up_logs
from smallbox.server.run import PortTaken, listen, run

log = structlog.get_logger("smallbox.supervisor")
#: seconds until a node must be ready, and must have ended after SIGTERM
START_SECONDS = 60.0
END_SECONDS = 20.0
#: seconds before a node that died is replaced: at first, and at most; one that lived this long counts as the first
FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0
LIVED_SECONDS = 30.0
AGAIN_SECONDS = 0.02
READY = b"+"
BAD_INPUT = 2


class NodesFailed(SmallboxError):
    """The nodes could not be started; each has said why."""


def new_node() -> str:
    """An id for a node."""
    return secrets.token_hex(NODE_LENGTH // 2)


class Node:
    """One process. It ends by itself when the parent is gone."""

    def __init__(self, config: Config, sockets: tuple[socket.socket, socket.socket], log_level: str) -> None:
        self.config = config
        self._ours, theirs = socket.socketpair()
        self._ours.settimeout(0)
        self.is_ready = False
        self.process: SpawnProcess = multiprocessing.get_context("spawn").Process(
            target=serve_node, args=(config, *sockets, theirs, log_level), name=f"node {config.node_name}"
        )
        with theirs:
            self.process.start()

    async def wait_ready(self) -> bool:
        """Is it ready, before too long?"""
        loop = asyncio.get_running_loop()
        try:
            self.is_ready = await asyncio.wait_for(loop.sock_recv(self._ours, 1), START_SECONDS) == READY
        except (OSError, TimeoutError):
            self.is_ready = False
        return self.is_ready

    async def wait(self) -> int:
        """Its exit code, when it has ended."""
        while (code := self.process.exitcode) is None:
            await asyncio.sleep(AGAIN_SECONDS)
        return code

    async def end(self) -> None:
        """Ask it to end in order, and make it end where it does not."""
        if self.process.exitcode is None:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.wait(), END_SECONDS)
            except TimeoutError:
                log.error("a node did not end", ended=self.config.node_name)
                self.process.kill()
                await self.wait()
        self._ours.close()


class Supervisor:
    """Keeps a number of nodes running."""

    def __init__(self, config: Config, listening: socket.socket, log_level: str) -> None:
        self._config = config
        self._listening = listening
        self._log_level = log_level
        #: each node can be reached alone as well, from this machine
        self._own = [own_socket(config, listening, slot) for slot in range(config.processes)]
        self._nodes: list[Node] = []
        self._is_ending = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    def _start(self, slot: int) -> Node:
        count = self._config.processes
        workers = max(1, (self._config.bot_workers + count - 1 - slot) // count)
        config = msgspec.structs.replace(self._config, node=new_node(), processes=1, bot_workers=workers)
        node = Node(config, (self._listening, self._own[slot]), self._log_level)
        where = self._own[slot].getsockname()[1]
        log.info("a node starts", started=config.node_name, slot=slot, port=where)
        return node

    async def run(self, on_ready: Callable[[], None]) -> None:
        """Until a signal comes. Raises NodesFailed where no node can be started at all."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._is_ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew_soon)
        self._nodes = [self._start(slot) for slot in range(self._config.processes)]
        try:
            ready = await asyncio.gather(*(node.wait_ready() for node in self._nodes))
            if not all(ready):
                raise NodesFailed("expected every node to start, got some that did not: what they said is above")
            on_ready()
            async with asyncio.TaskGroup() as tasks:
                keeping = [tasks.create_task(self._keep(slot)) for slot in range(len(self._nodes))]
                await self._is_ending.wait()
                for each in keeping:
                    each.cancel()
        finally:
            if self._renewing is not None:
                self._renewing.cancel()
                await asyncio.wait([self._renewing])
            await asyncio.gather(*(node.end() for node in self._nodes))

    async def _keep(self, slot: int) -> None:
        """Replace a node whenever it dies."""
        loop = asyncio.get_running_loop()
        wait, began = FIRST_WAIT, loop.time()
        while True:
            node = self._nodes[slot]
            code = await node.wait()
            if self._nodes[slot] is not node:
                # It was renewed meanwhile, and has ended as it was told to.
                wait, began = FIRST_WAIT, loop.time()
                continue
            wait = FIRST_WAIT if loop.time() - began > LIVED_SECONDS else min(2 * wait, LONGEST_WAIT)
            log.error("a node died", died=node.config.node_name, code=code, again_in=wait)
            await asyncio.sleep(wait)
            began = loop.time()
            if self._nodes[slot] is node:
                self._nodes[slot] = self._start(slot)
                await self._nodes[slot].wait_ready()

    def _renew_soon(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.get_running_loop().create_task(self._renew())

    async def _renew(self) -> None:
        """A rolling restart: each new node is ready before the old one goes, and the next follows only then."""
        log.info("nodes are renewed")
        for slot, old in enumerate(list(self._nodes)):
            node = self._start(slot)
            try:
                is_ready = await node.wait_ready()
            except asyncio.CancelledError:
                await node.end()
                raise
            if not is_ready:
                log.error("a new node was not ready, so the old ones stay", failed=node.config.node_name)
                await node.end()
                return
            self._nodes[slot] = node
            await old.end()
        log.info("nodes were renewed")


def own_socket(config: Config, listening: socket.socket, slot: int) -> socket.socket:
    """Where one node is reached alone, for its metrics: on the loopback, at a port that follows, or any free one."""
    first: int = listening.getsockname()[1]
    wished = msgspec.structs.replace(config, host="127.0.0.1", port=first + 1 + slot)
    try:
        return listen(wished, or_next=False)
    except (PortTaken, OverflowError):
        return listen(msgspec.structs.replace(wished, port=0), or_next=False)


def serve_node(
    config: Config, listening: socket.socket, own: socket.socket, parent: socket.socket, log_level: str
) -> None:
    """A node's process."""
    # The parent renews nodes; a signal to the whole group is for the parent.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up_logs(log_level, config.node_name)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    try:
        run(config, listening, lambda: parent.sendall(READY), also=[own])
    except SmallboxError as error:
        sys.stderr.write(f"smallbox: {error}\n")
        sys.exit(BAD_INPUT)


def end_with(parent: socket.socket) -> None:
    """End in order when the parent is gone."""
    with suppress(OSError):
        parent.recv(1)
    os.kill(os.getpid(), signal.SIGTERM)


def supervise(config: Config, listening: socket.socket, log_level: str, on_ready: Callable[[], None]) -> None:
    """Run many nodes until a signal comes."""

    async def all_nodes() -> None:
        await Supervisor(config, listening, log_level).run(on_ready)

    asyncio.run(all_nodes())
