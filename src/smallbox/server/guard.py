"""What every HTTP request passes: host and origin checks before, security headers after."""

from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from smallbox.server.gate import Gate
from smallbox.wire.http import Problem
from smallbox.wire.problems import PROBLEMS

SECURITY = [
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            b"connect-src 'self' ws: wss:; manifest-src 'self'; base-uri 'none'; "
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
REFUSED = {"bad-host": 421, "bad-origin": 403}


def guarded(app: Any, gate: Gate) -> ASGIApp:
    """The application behind its checks."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        found = gate.problem(
            headers.get(b"host", b"").decode("latin-1"), None if origin is None else origin.decode("latin-1")
        )
        if found is not None:
            await refuse(found, send)
            return
        is_api = scope["path"].startswith(("/api/", "/health", "/metrics"))

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [*SECURITY, NO_STORE] if is_api else SECURITY
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await app(scope, receive, send_safely)

    return guard


async def refuse(error: str, send: Send) -> None:
    body = msgspec.json.encode(Problem(error, {}, PROBLEMS[error]))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *SECURITY]
    await send({"type": "http.response.start", "status": REFUSED[error], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
