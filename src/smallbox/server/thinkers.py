"""The processes in which bots think; a table's bots always think in the same one."""

import asyncio
import multiprocessing
import os
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from smallbox.bots.processes import end_pool, follow_parent
from smallbox.server import thinking
from smallbox.tables.effects import Think, Thought

#: a bot that takes this many times its budget, and some seconds, is given up
PATIENCE = 20
PATIENCE_SECONDS = 5.0


def begin_worker() -> None:
    """A worker makes way for the server, and is warm before it is needed."""
    follow_parent()
    os.nice(5)
    thinking.warm_up()


class Thinkers:
    """Hands questions to worker processes, and starts a process anew when it died."""

    def __init__(self, workers: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._pools = [self._pool() for _ in range(max(1, workers))]
        self.waiting = 0

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=self._context, initializer=begin_worker)

    def start(self) -> None:
        """Start the processes without waiting for them."""
        for pool in self._pools:
            pool.submit(thinking.warm_up)

    async def ask(self, think: Think) -> Thought:
        """A bot's answer; without a move where its process died or took too long."""
        number = zlib.crc32(think.table.encode()) % len(self._pools)
        data = msgspec.json.encode(think)
        loop = asyncio.get_running_loop()
        patience = think.milliseconds / 1000 * PATIENCE + PATIENCE_SECONDS
        self.waiting += 1
        pool = self._pools[number]
        try:
            answer = loop.run_in_executor(pool, thinking.think, think.game, data)
            return msgspec.json.decode(await asyncio.wait_for(answer, patience), type=Thought)
        except (BrokenProcessPool, TimeoutError):
            self._renew(number, pool)
            return Thought(think.table, think.play, think.made, think.seat, None)
        finally:
            self.waiting -= 1

    def _renew(self, number: int, pool: ProcessPoolExecutor) -> None:
        if self._pools[number] is pool:
            self._pools[number] = self._pool()
            end_pool(pool)

    def stop(self) -> None:
        for pool in self._pools:
            end_pool(pool)
