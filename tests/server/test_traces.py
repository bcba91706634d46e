"""Traces: a move from its message to what is stored and shown, requests by their routes, and nothing that is secret."""

import asyncio
import json
import subprocess
import sys
import tempfile
from types import SimpleNamespace
from typing import Any, cast

import pytest

pytest.importorskip("opentelemetry.sdk")

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.client_files import ClientFiles
from smallbox.server.config import Config
from smallbox.server.http import application
from smallbox.server.metrics import Metrics
from smallbox.server.store import Store
from smallbox.server.traces import Traces
from smallbox.server.weather import WeatherWatch
from smallbox.server_options import wants_traces
from tests.server.move_path import SECRETS, begun, seat_two

Spans = tuple[ReadableSpan, ...]


def in_memory() -> tuple[Traces, InMemorySpanExporter]:
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    return Traces(provider), kept


async def ask(app: Any, method: str, path: str, body: bytes = b"") -> int:
    """Make a request as uvicorn does; the status of the answer."""
    told: list[dict[str, Any]] = []
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 5),
        "server": ("127.0.0.1", 80),
        "state": {},
        "extensions": {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    await app(scope, receive, send)
    return int(told[0]["status"])


async def play() -> tuple[Spans, Spans, list[str]]:
    """The spans of one move, those of some requests, and what none of them may tell."""
    traces, kept = in_memory()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/smallbox.db"
        store = await Store.open(url)
        bots = SimpleNamespace(stop=lambda: None, waiting=0, failures=0, running=1)
        runner = traces.runner(store, cast("Any", bots), Config().bot_timing, Metrics())
        archive = Archive(url)
        weather = WeatherWatch(store, lambda: True, lambda _: None, is_remote=False)
        app = traces.application(application(runner, Admission(Config()), ClientFiles(None), archive, weather))
        try:
            people = await seat_two(runner, "kanobu")
            views = [await begun(wire) for wire in people]
            mover = next(number for number, view in enumerate(views) if view["moves"])
            move = views[mover]["moves"][0]
            kept.clear()
            people[mover].say("move", move=move)
            for wire in people:
                await wire.hear("update")
            await asyncio.sleep(0)
            moved = kept.get_finished_spans()
            kept.clear()
            [code] = runner.hall.rooms
            assert await ask(app, "GET", f"/api/tables/{code}/records/1") == 409
            assert await ask(app, "GET", "/health") == 200
            assert await ask(app, "POST", f"/api/tables/{code}/seats", b'{"name": "Zyxelinde", "secret": ""}') == 400
            assert await ask(app, "GET", f"/nowhere/{code}") == 404
            asked = kept.get_finished_spans()
        finally:
            await archive.close()
            await runner.stop()
    return moved, asked, [code, *SECRETS, "Ann", "Zyxelinde", json.dumps(move)]


@pytest.fixture(scope="module", name="traced")
def spans_of_a_game() -> tuple[Spans, Spans, list[str]]:
    return asyncio.run(play())


def test_a_move_is_followed_from_its_message_to_what_is_shown(traced: tuple[Spans, Spans, list[str]]) -> None:
    moved, _, _ = traced
    assert [span.name for span in moved] == ["store", "publish", "message"]
    store, publish, message = moved
    assert message.parent is None
    for each in (store, publish):
        assert each.parent is not None
        assert each.context.trace_id == message.context.trace_id
        assert each.parent.span_id == message.context.span_id
    times = [message.start_time, store.start_time, store.end_time, publish.start_time, publish.end_time]
    assert [each or 0 for each in times] == sorted(each or 0 for each in times)
    assert dict(store.attributes or {}) == {"smallbox.rows": 1, "smallbox.result": "stored"}


def test_requests_are_called_by_their_routes(traced: tuple[Spans, Spans, list[str]]) -> None:
    _, asked, _ = traced
    assert [(span.name, (span.attributes or {})["http.response.status_code"]) for span in asked] == [
        ("GET /api/tables/{code}/records/{number}", 409),
        ("GET /health", 200),
        ("POST /api/tables/{code}/seats", 400),
        ("GET", 404),
    ]


def test_no_span_tells_contents_secrets_or_codes(traced: tuple[Spans, Spans, list[str]]) -> None:
    moved, asked, secrets = traced
    told = "".join(span.to_json() for span in (*moved, *asked))
    assert "smallbox.rows" in told
    assert not [secret for secret in secrets if secret in told]


def test_the_environment_asks_in_the_words_of_opentelemetry() -> None:
    endpoint = {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"}
    assert wants_traces(endpoint)
    assert wants_traces({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://127.0.0.1:4318/v1/traces"})
    assert not wants_traces({})
    assert not wants_traces({"OTEL_EXPORTER_OTLP_ENDPOINT": ""})
    assert not wants_traces({**endpoint, "OTEL_SDK_DISABLED": "true"})
    assert not wants_traces({**endpoint, "OTEL_TRACES_EXPORTER": "none"})


def test_a_server_without_traces_does_not_even_import_them() -> None:
    check = "import sys, smallbox.server.run; sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
