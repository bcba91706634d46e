"""Traces for OpenTelemetry: requests, and a move from its message to what is stored and what is shown.

Imported only where traces are wanted. A span has names, sizes, times and results, and nothing that anybody said, is
called or may keep to themselves: no contents, no secrets, no codes of tables, no addresses.
"""

import asyncio
import os
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Send
from opentelemetry.context import Context
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, Status, StatusCode, Tracer, set_span_in_context

import smallbox
from smallbox.server.hall_runner import HallRunner
from smallbox.tables.effects import AppendResult, Connection, Told, Writing

#: how long what was not sent yet is tried at the end
LAST_MILLISECONDS = 2000


def to_collector() -> TracerProvider:
    """Spans go where the environment says: OTEL_EXPORTER_OTLP_ENDPOINT and what else the standard names."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415 - not in tests

    name = os.environ.get("OTEL_SERVICE_NAME", "smallbox")
    provider = TracerProvider(resource=Resource.create({"service.name": name, "service.version": smallbox.__version__}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider


class Traces:
    """What makes spans, and where they go."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._tracer: Tracer = provider.get_tracer("smallbox", smallbox.__version__)

    def runner(self, *given: Any, **named: Any) -> "TracedRunner":
        """A hall's runner whose moves are traced."""
        made = TracedRunner(*given, **named)
        made.tracer = self._tracer
        return made

    def application(self, app: ASGIApp) -> ASGIApp:
        """HTTP with a span for each request, called by its method and its route, never by its path."""

        async def traced(scope: Any, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            # What outsiders send along as their trace is not believed.
            span = self._tracer.start_span(scope["method"], Context(), SpanKind.SERVER)

            async def watch(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                    if message["status"] >= 500:
                        span.set_status(Status(StatusCode.ERROR))
                await send(message)

            try:
                await app(scope, receive, watch)
            finally:
                name_after(span, scope)
                span.end()

        return traced

    async def stop(self) -> None:
        """Send what is left, for a moment."""
        await asyncio.to_thread(self._provider.force_flush, LAST_MILLISECONDS)
        await asyncio.to_thread(self._provider.shutdown)


def name_after(span: Span, scope: Any) -> None:
    """The route is known once litestar has found it."""
    span.set_attribute("http.request.method", scope["method"])
    route = scope.get("path_template")
    if route:
        span.set_attribute("http.route", route)
        span.update_name(f"{scope['method']} {route}")


class TracedRunner(HallRunner):
    """A message is a span; below it are storing what it led to, and showing that to everybody."""

    tracer: Tracer
    #: the message that is being read, until something is stored for it
    _message: Span | None = None

    def received(self, connection: Connection, data: bytes) -> None:
        self._message = self.tracer.start_span("message", Context(), attributes={"smallbox.bytes": len(data)})
        try:
            super().received(connection, data)
        finally:
            message, self._message = self._message, None
            if message is not None:
                message.end()

    def append(self, table: str, writing: Writing, told: Told) -> None:
        # A bot's move, a clock's, and a message that had to wait for another one begin traces of their own.
        message, self._message = self._message, None
        above = Context() if message is None else set_span_in_context(message, Context())
        storing = self.tracer.start_span("store", above, attributes={"smallbox.rows": len(writing.rows)})

        def stored(result: AppendResult, now: int) -> None:
            storing.set_attribute("smallbox.result", result)
            storing.end()
            publishing = self.tracer.start_span("publish", above)
            try:
                told(result, now)
            finally:
                publishing.end()
                if message is not None:
                    message.end()

        super().append(table, writing, stored)
