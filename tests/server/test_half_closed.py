"""A client that has closed its half of a connection gets what was sent to it in order, or no more at all."""

import asyncio
import socket

import uvloop
from picows import WSUpgradeRequest, ws_create_server

from smallbox.server.admission import Admission
from smallbox.server.config import Config
from smallbox.server.sockets import PICOWS_BYTES, Socket
from tests.outside.frames import new_key, take_frame, upgrade

#: too long for picows' own buffer, and short enough for it: they are written in two ways
LONG, MIDDLE = b"9" * (PICOWS_BYTES + 1), b"x" * (PICOWS_BYTES // 2)


class Runner:
    """What a socket needs of the hall's runner where nobody says anything."""

    def __init__(self) -> None:
        self.held: list[Socket] = []

    def closed(self, _: Socket) -> None:
        """Nobody waits for it."""


async def heard_after_half_a_close() -> list[bytes]:
    """What arrives of two messages, sent after the client's last word and before the end of the connection."""
    loop = asyncio.get_running_loop()
    admission = Admission(Config())
    opened: asyncio.Future[Socket] = loop.create_future()

    def listener(_: WSUpgradeRequest) -> Socket:
        made = Socket(Runner(), admission, "127.0.0.1")  # type: ignore[arg-type]
        loop.call_soon(watch, made)
        opened.set_result(made)
        return made

    def watch(server: Socket) -> None:
        """Send in the one moment in which the connection ends and nobody has been told."""
        if not hasattr(server, "raw") or not server.raw.is_closing():
            loop.call_soon(watch, server)
            return
        assert not server.is_over, "expected to look before the socket is told"
        server.send(LONG)
        server.send(MIDDLE)
        closed.set_result(None)

    closed: asyncio.Future[None] = loop.create_future()
    server = await ws_create_server(listener, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with socket.create_connection(("127.0.0.1", port)) as client:
        client.sendall(upgrade(port, new_key()))
        async with asyncio.timeout(10):
            await opened
            client.shutdown(socket.SHUT_WR)
            await closed
        came = await loop.run_in_executor(None, read_all, client)
    server.close()
    _, _, frames = came.partition(b"\r\n\r\n")
    left = bytearray(frames)
    return [found.payload for found in iter(lambda: take_frame(left), None)]


def read_all(client: socket.socket) -> bytes:
    client.settimeout(10)
    return b"".join(iter(lambda: client.recv(1 << 16), b""))


def test_whoever_has_closed_one_half_never_hears_the_second_without_the_first() -> None:
    heard = uvloop.run(heard_after_half_a_close())
    assert heard in ([], [LONG], [LONG, MIDDLE])
