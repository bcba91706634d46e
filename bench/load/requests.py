"""HTTP requests to a server under test, over connections that are kept."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any

from bench.load.setting import HOST

ANSWER_SECONDS = 20.0
#: servers close a connection after some seconds without a request
KEPT_SECONDS = 2.0

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Requests:
    """As many connections as there are requests at the same time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.idle: list[tuple[Stream, float]] = []

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The object that a server answers with. Raises ConnectionError."""
        stream = await self.stream()
        status, text = await asyncio.wait_for(exchange(stream, path, json.dumps(body).encode()), ANSWER_SECONDS)
        self.idle.append((stream, perf_counter()))
        if not status.startswith(b"2"):
            raise ConnectionError(f"expected an answer from {path}, got {status.decode()} {text.decode()[:200]}")
        found: dict[str, Any] = json.loads(text)
        return found

    async def stream(self) -> Stream:
        """The connection that was used last, unless the server may be about to close it."""
        while self.idle:
            stream, used = self.idle.pop()
            if perf_counter() - used < KEPT_SECONDS and not stream[0].at_eof():
                return stream
            stream[1].close()
        return await asyncio.open_connection(HOST, self.port)

    def close(self) -> None:
        for (_, writer), _ in self.idle:
            writer.close()
        self.idle.clear()


async def exchange(stream: Stream, path: str, body: bytes) -> tuple[bytes, bytes]:
    """Status and body of the answer."""
    reader, writer = stream
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.readuntil(b"\r\n\r\n")
    size = answer.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
    return answer.split(b" ", 2)[1], await reader.readexactly(int(size))
