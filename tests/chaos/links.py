"""Connections that can be cut, slowed and held: small TCP proxies on the loopback, all in one thread."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PIECE = 1 << 16
AGAIN_SECONDS = 0.02


class Link:
    """A port of its own that leads to another one."""

    def __init__(self, loop: asyncio.AbstractEventLoop, target: int) -> None:
        self.target = target
        self.port = 0
        #: seconds that every piece is late, and whether nobody gets through at all
        self.delay = 0.0
        self.is_cut = False
        self._loop = loop
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server

    async def listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        """Called in the loop: nobody comes in any more, and who is there goes."""
        self.is_cut = True
        self._server.close()
        self._reset()

    def cut(self) -> None:
        """Reset every connection, and let nobody through until `mend`."""
        self.is_cut = True
        self._loop.call_soon_threadsafe(self._reset)

    def mend(self) -> None:
        self.is_cut = False
        self.delay = 0.0

    @property
    def is_carrying(self) -> bool:
        return bool(self._open)

    def _reset(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            beyond, out = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, out}
        await asyncio.wait(
            [asyncio.ensure_future(self._carry(reader, out)), asyncio.ensure_future(self._carry(beyond, writer))]
        )
        self._open -= {writer, out}

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                target.write(data)
                await target.drain()
        target.transport.abort() if self.is_cut else target.close()


class Links:
    """All links of a run."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._links: list[Link] = []
        self._thread = threading.Thread(target=self._loop.run_forever, name="links", daemon=True)
        self._thread.start()

    def to(self, target: int) -> Link:
        link = Link(self._loop, target)
        self._links.append(link)
        asyncio.run_coroutine_threadsafe(link.listen(), self._loop).result(10)
        return link

    def close(self) -> None:
        async def end() -> None:
            for link in self._links:
                link.close()
            while any(link.is_carrying for link in self._links):
                await asyncio.sleep(AGAIN_SECONDS)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


@contextmanager
def links() -> Iterator[Links]:
    made = Links()
    try:
        yield made
    finally:
        made.close()
