"""ASGI middleware that every HTTP request passes: limit, host, origin and spelling before, security headers after."""

import traceback
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from smallbox.server.admission import Admission
from smallbox.server.api import ENDPOINTS
from smallbox.server.problem_answer import problem_answer
from smallbox.wire.codec import NotPossible

log = structlog.get_logger("smallbox.http")

SECURITY = [
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            # 'self' is the socket too.
            b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
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
#: where such answers are
UNCACHED = ("/api/", *(each.path for each in ENDPOINTS if not each.path.startswith("/api/")))


def with_middleware(app: Any, admission: Admission) -> ASGIApp:
    """The application behind its checks."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        is_kept = not scope["path"].startswith(UNCACHED)
        has_begun = False

        async def send_safely(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                told = map(with_head, message["headers"])
                message["headers"] = [*told, *SECURITY, *([] if is_kept else [NO_STORE])]
            await send(message)

        try:
            check(scope, admission)
            # HEAD is GET without its body; uvicorn leaves that out by itself.
            asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await app(asked, receive, send_safely)
        except NotPossible as error:
            await refuse(error, send_safely)
        except Exception as error:  # noqa: BLE001 whatever it was, the server lives
            # The text of an error may hold what was sent, so only its kind and place are logged.
            where = "".join(traceback.format_tb(error.__traceback__)[-4:])
            log.error("a request failed", kind=type(error).__name__, where=where)
            if not has_begun:
                await refuse(NotPossible("server-failed"), send_safely)

    return middleware


def check(scope: Any, admission: Admission) -> None:
    """Look at a request before anything else does. Raises NotPossible."""
    admission.limit(admission.reads, admission.address_of(peer_of(scope), values(scope, b"x-forwarded-for")))
    problem = admission.problem(values(scope, b"host"), values(scope, b"origin"))
    if problem is not None:
        raise NotPossible(problem)
    told = values(scope, b"x-forwarded-proto")
    if admission.config.behind_proxy and told and told[-1] in ("http", "https"):
        scope["scheme"] = told[-1]
    path = scope["path"]
    # litestar answers other spellings of a path too, but rules about paths (caching, proxies) wouldn't match them.
    if (
        "//" in path
        or (path.startswith("/api/") and path.endswith("/"))
        or (path.startswith("/schema") and path != "/schema/openapi.json")
    ):
        raise NotPossible("no-such-page")


def values(scope: Any, name: bytes) -> list[str]:
    """What a header says, over all its lines."""
    return [value.decode("latin-1") for each, value in scope["headers"] if each == name]


def peer_of(scope: Any) -> str:
    """Who is at the other end of the connection."""
    return scope["client"][0] if scope.get("client") else ""


def with_head(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A header; where it lists methods, whatever answers GET answers HEAD too."""
    name, value = header
    if name != b"allow":
        return header
    methods = set(value.decode().split(", "))
    return name, ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set()))).encode()


async def refuse(error: NotPossible, send: Send) -> None:
    answer = problem_answer(error)
    headers = {"content-type": "application/json", "content-length": str(len(answer.body)), **answer.headers}
    told = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": told})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})
