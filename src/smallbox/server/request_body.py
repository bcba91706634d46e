"""The body of a request: read once, decoded once, and strictly, before anything is done with it."""

from typing import Any

import msgspec
from litestar import Request
from litestar.types import Receive

from smallbox.wire.codec import LONGEST_SENTENCE, NotPossible

#: digits of a length that are read
LONGEST_NUMBER = 18


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body has been read already; litestar itself would take a text for a number."""

    raw = b""
    decoded: Any = None

    async def body(self) -> bytes:
        return self.raw

    async def json(self) -> Any:
        return self.decoded


async def read_body(request: JsonRequest, decoder: msgspec.json.Decoder[Any], limit: int) -> None:
    """Read and decode what came. Raises NotPossible."""
    kinds = request.headers.getall("content-type", [])
    if [kind.split(";")[0].strip().lower() for kind in kinds] != ["application/json"]:
        raise NotPossible("not-json")
    for size in request.headers.getall("content-length", []):
        # Said to be larger, or not a number: nothing is read.
        if not size.isdecimal() or int(size[:LONGEST_NUMBER]) > limit:
            raise NotPossible("message-too-large", limit=limit)
    request.raw = await read(request.receive, limit)
    try:
        request.decoded = decoder.decode(request.raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotPossible("bad-message", detail=str(error)[:LONGEST_SENTENCE]) from None


async def read(receive: Receive, limit: int) -> bytes:
    """All the bytes, if they are not too many."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise NotPossible("bad-message", detail="the connection ended before the body did")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > limit:
            raise NotPossible("message-too-large", limit=limit)
        if not message.get("more_body"):
            return b"".join(parts)
