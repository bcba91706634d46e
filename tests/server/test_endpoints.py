"""What every declared endpoint of HTTP keeps, whichever are added: bodies, methods, limits, refusals, documentation."""

import asyncio
import re
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from smallbox.server.admission import Admission
from smallbox.server.api import ENDPOINTS
from smallbox.server.client_files import ClientFiles
from smallbox.server.config import Config
from smallbox.server.endpoint import Endpoint
from smallbox.server.http import application
from smallbox.wire.problems import PROBLEMS, STATUS
from tests.server.live import Answer
from tools.wire.examples import example
from tools.wire.schema import make_schema, name_of
from tools.wire.write import REFERENCE

CODE = "AAAAAAAA"
PARAMETER = re.compile(r"\{(\w+):(\w+)\}")
JSON = ("content-type", "application/json")
WITH_BODY = [each for each in ENDPOINTS if each.body]
BODIES = {
    "nothing": (b"", JSON, "bad-message"),
    "no JSON": (b"{", JSON, "bad-message"),
    "no object": (b"[]", JSON, "bad-message"),
    "an unknown field": (b'{"admin": true}', JSON, "bad-message"),
    "many levels": (b"[" * 8000, JSON, "bad-message"),
    "a form": (b"{}", ("content-type", "text/plain"), "not-json"),
    "too much": (b" " * 170_000, JSON, "message-too-large"),
}
every_endpoint = pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: each.name)
Asked = Callable[..., Answer]


def application_without_tables(admission: Admission) -> Asked:
    """The whole of HTTP, behind which nothing is: whatever gets past admission fails."""
    app = application(cast("Any", None), admission, ClientFiles(None), cast("Any", None), cast("Any", None))

    def ask(method: str, path: str, body: bytes = b"", header: tuple[str, str] = JSON) -> Answer:
        return asyncio.run(asked(app, method, path, body, header))

    return ask


@pytest.fixture(scope="module", name="ask")
def fresh_application() -> Asked:
    return application_without_tables(Admission(Config()))


@pytest.fixture(scope="module", name="spent")
def application_that_has_been_asked_too_often() -> Asked:
    """The limits of endpoints have nothing left; that of requests of any kind has."""
    admission = Admission(Config())
    for limit in {each.limit for each in ENDPOINTS if each.limit}:
        getattr(admission, limit).burst = 0
    return application_without_tables(admission)


async def asked(app: Any, method: str, path: str, body: bytes, header: tuple[str, str]) -> Answer:
    messages: list[dict[str, Any]] = []
    scope = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost"), (header[0].encode(), header[1].encode())],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "state": {},
        "extensions": {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        messages.append(message)

    await app(scope, receive, send)
    found = [(name.decode(), value.decode()) for name, value in messages[0]["headers"]]
    return Answer(messages[0]["status"], found, b"".join(message.get("body", b"") for message in messages[1:]))


def path_of(endpoint: Endpoint) -> str:
    """A path with its parameters filled in."""
    return PARAMETER.sub(lambda found: "1" if found[2] == "int" else CODE, endpoint.path)


def test_there_is_one_endpoint_for_a_method_and_path() -> None:
    assert len({(each.method, each.path) for each in ENDPOINTS}) == len(ENDPOINTS)
    assert len({each.name for each in ENDPOINTS}) == len(ENDPOINTS)


@every_endpoint
def test_an_endpoint_says_what_it_does_and_refuses_in_known_codes(endpoint: Endpoint) -> None:
    assert endpoint.function.__doc__
    assert set(endpoint.refuses) <= set(PROBLEMS)
    assert len(set(endpoint.refuses)) == len(endpoint.refuses)


@every_endpoint
def test_whoever_may_ask_can_show_it(endpoint: Endpoint) -> None:
    fields = endpoint.body.__struct_fields__ if endpoint.body else ()
    shown = {
        "anybody": True,
        "whoever has the link": "{code:str}" in endpoint.path,
        "whoever has the seat's secret": "secret" in fields,
        "whoever has the seats' secrets": "seats" in fields,
        "whoever has a one-time code": "code" in fields,
        "who sits at this machine": "not-this-machine" in endpoint.refuses,
        "whoever has the group's secret": "secret" in fields and "{group:str}" in endpoint.path,
        "whoever has the bot's token": "token" in fields,
    }
    assert shown[endpoint.who]


@every_endpoint
def test_other_methods_are_refused_with_those_that_there_are(endpoint: Endpoint, ask: Asked) -> None:
    path = path_of(endpoint)
    methods = {each.method for each in ENDPOINTS if each.path == endpoint.path}
    allowed = ", ".join(sorted({"OPTIONS", *methods, *({"HEAD"} if "GET" in methods else set())}))
    told = ask("OPTIONS", path)
    assert (told.status, told.header("allow"), told.body) == (204, allowed, b"")
    refused = ask("PUT", path)
    assert (refused.status, refused.header("allow"), refused.json()["error"]) == (405, allowed, "wrong-method")
    assert refused.header("cache-control") == "no-store"


@pytest.mark.parametrize("kind", BODIES)
@pytest.mark.parametrize("endpoint", WITH_BODY, ids=lambda each: each.name)
def test_a_body_is_read_strictly_before_anything_is_done(endpoint: Endpoint, kind: str, ask: Asked) -> None:
    body, header, error = BODIES[kind]
    answer = ask(endpoint.method, path_of(endpoint), body, header)
    assert (answer.status, answer.json()["error"]) == (STATUS.get(error, 400), error)
    assert error in endpoint.refuses
    assert answer.status in endpoint.statuses


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if each.limit], ids=lambda each: each.name)
def test_an_address_that_asks_too_often_is_told_when_to_ask_again(endpoint: Endpoint, spent: Asked) -> None:
    answer = spent(endpoint.method, path_of(endpoint), good_body(endpoint))
    assert (answer.status, answer.json()["error"]) == (429, "rate-limited")
    assert int(answer.header("retry-after") or 0) > 0


def good_body(endpoint: Endpoint) -> bytes:
    """A body as the reference shows it."""
    return b"" if endpoint.body is None else msgspec.json.encode(example(name_of(endpoint.body), make_schema()))


@every_endpoint
def test_an_endpoint_is_in_the_protocol(endpoint: Endpoint) -> None:
    path = PARAMETER.sub(lambda found: found[1].upper(), endpoint.path)
    assert re.search(rf"^\| `{endpoint.method} {re.escape(path)}[`?]", REFERENCE.read_text("utf-8"), re.MULTILINE)
