"""What every HTTP request passes: host, origin and strict reading before, security headers after."""

import re
import traceback
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from smallbox.server.gate import Gate
from smallbox.wire.codec import LONGEST_SENTENCE, NotPossible
from smallbox.wire.http import CreateTable, ForgetMe, JoinTable, Problem, TakeOver
from smallbox.wire.problems import explain

log = structlog.get_logger("smallbox.http")

SECURITY = [
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            # 'self' is the socket too.
            b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
            b"form-action 'self'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
#: answers that depend on who asks are kept by nobody
NO_STORE = (b"cache-control", b"no-store")
STATUS = {
    "bad-message": 400,
    "bad-host": 421,
    "bad-origin": 403,
    "message-too-large": 413,
    "no-such-page": 404,
    "not-json": 415,
    "rate-limited": 429,
    "server-failed": 500,
    "too-many-sockets": 429,
}
#: digits of a length that are read
LONGEST_NUMBER = 18
READ = b"GET, HEAD, OPTIONS"
#: what may be done with an address
METHODS = [
    (re.compile(r"/api/tables\Z"), b"GET, HEAD, OPTIONS, POST"),
    (re.compile(r"/api/tables/[^/]+/(seats|devices|forget)\Z"), b"OPTIONS, POST"),
    (re.compile(r"/api/(games(/[^/]+/(sentences|rulebook)/[^/]+)?|tables/[^/]+/records/[^/]+(/steps)?)\Z"), READ),
    (re.compile(r"/(health|metrics|schema/openapi.json)?\Z"), READ),
    # The client's own: pages, and files by their names.
    (re.compile(r"/((t|assets)/.+|rules(/.*)?|about|[\w-]+\.[a-z0-9]+)\Z"), READ),
]
#: what a request's body must be, by its path
BODIES: list[tuple[re.Pattern[str], msgspec.json.Decoder[Any]]] = [
    (re.compile(r"/api/tables\Z"), msgspec.json.Decoder(CreateTable)),
    (re.compile(r"/api/tables/[^/]+/seats\Z"), msgspec.json.Decoder(JoinTable)),
    (re.compile(r"/api/tables/[^/]+/devices\Z"), msgspec.json.Decoder(TakeOver)),
    (re.compile(r"/api/tables/[^/]+/forget\Z"), msgspec.json.Decoder(ForgetMe)),
]


def guarded(app: Any, gate: Gate) -> ASGIApp:
    """The application behind its checks."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        is_kept = not scope["path"].startswith(("/api/", "/health", "/metrics"))
        has_begun = False

        async def send_safely(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                message["headers"] = [*message["headers"], *SECURITY, *([] if is_kept else [NO_STORE])]
            await send(message)

        try:
            body = await checked(scope, receive, gate)
            if scope["method"] == "OPTIONS":
                await tell_methods(scope["path"], send_safely)
                return
            # HEAD is GET without its body; uvicorn leaves that out by itself.
            asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await app(asked, replayed(body, receive), send_safely)
        except NotPossible as error:
            await refuse(error, send_safely)
        except Exception as error:  # noqa: BLE001 whatever it was, the server lives
            # The text of an error may hold what was sent, so only its kind and place are logged.
            where = "".join(traceback.format_tb(error.__traceback__)[-4:])
            log.error("a request failed", kind=type(error).__name__, where=where)
            if not has_begun:
                await refuse(NotPossible("server-failed"), send_safely)

    return guard


async def checked(scope: Any, receive: Receive, gate: Gate) -> bytes | None:
    """Look at a request before anything else does; its body, where it has been read. Raises NotPossible."""
    gate.limit(gate.reads, gate.address_of(peer_of(scope), values(scope, b"x-forwarded-for")))
    problem = gate.problem(values(scope, b"host"), values(scope, b"origin"))
    if problem is not None:
        raise NotPossible(problem)
    told = values(scope, b"x-forwarded-proto")
    if gate.config.behind_proxy and told and told[-1] in ("http", "https"):
        scope["scheme"] = told[-1]
    path = scope["path"]
    # Another spelling of a path would be answered too, but found by none of the checks below.
    if (
        "//" in path
        or (path.startswith("/api/") and path.endswith("/"))
        or (path.startswith("/schema") and path != "/schema/openapi.json")
    ):
        raise NotPossible("no-such-page")
    decoder = next((decoder for pattern, decoder in BODIES if pattern.match(path)), None)
    if scope["method"] != "POST" or decoder is None:
        return None
    if [kind.split(";")[0].strip().lower() for kind in values(scope, b"content-type")] != ["application/json"]:
        raise NotPossible("not-json")
    limit = gate.config.limits.message_bytes
    for size in values(scope, b"content-length"):
        # Said to be larger, or not a number: nothing is read.
        if not size.isdecimal() or int(size[:LONGEST_NUMBER]) > limit:
            raise NotPossible("message-too-large", limit=limit)
    body = await read(receive, limit)
    try:
        decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotPossible("bad-message", detail=str(error)[:LONGEST_SENTENCE]) from None
    return body


def values(scope: Any, name: bytes) -> list[str]:
    """What a header says, over all its lines."""
    return [value.decode("latin-1") for each, value in scope["headers"] if each == name]


def peer_of(scope: Any) -> str:
    """Who is at the other end of the connection."""
    return scope["client"][0] if scope.get("client") else ""


async def read(receive: Receive, limit: int) -> bytes:
    """The whole body, if it is not too large."""
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


def replayed(body: bytes | None, receive: Receive) -> Receive:
    """What was read, to be read again by the application."""
    if body is None:
        return receive
    is_told = False

    async def again() -> Any:
        nonlocal is_told
        if is_told:
            return await receive()
        is_told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def tell_methods(path: str, send: Send) -> None:
    """The answer to OPTIONS. Raises NotPossible."""
    allowed = next((methods for pattern, methods in METHODS if pattern.match(path)), None)
    if allowed is None:
        raise NotPossible("no-such-page")
    await send({"type": "http.response.start", "status": 204, "headers": [(b"allow", allowed)]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def refuse(error: NotPossible, send: Send) -> None:
    body = msgspec.json.encode(Problem(error.error, error.facts, explain(error.error, error.facts)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in error.facts:
        headers.append((b"retry-after", str(error.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": STATUS[error.error], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
