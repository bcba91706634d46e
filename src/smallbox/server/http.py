"""The small HTTP API: make a table, join, look at public tables, fetch a record; health and metrics."""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Litestar, Request, Response, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody, Parameter, QueryParameter
from prometheus_client import generate_latest

import smallbox
from smallbox.core.errors import Refused, SmallboxError
from smallbox.core.vectors import engine_kind
from smallbox.server.archive import Archive
from smallbox.server.client_files import ClientFiles
from smallbox.server.desk import Desk, clock
from smallbox.server.gate import Gate
from smallbox.server.guard import guarded
from smallbox.server.limits import Buckets
from smallbox.server.page import home
from smallbox.server.shelf import shelf
from smallbox.server.store import StoreError
from smallbox.tables.seats import hash_of
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import (
    CreateTable,
    ForgetMe,
    GameList,
    Health,
    JoinTable,
    ListedTable,
    Problem,
    Seated,
    TableList,
    TakeOver,
)
from smallbox.wire.problems import explain
from smallbox.wire.server import Fact

#: how many public tables are listed
MOST_LISTED = 50
#: HTTP's word for an error; whatever is not here is the client's mistake
STATUS = {
    "no-such-table": 404,
    "no-such-record": 404,
    "not-over": 409,
    "other-rules": 409,
    "not-now": 409,
    "table-full": 409,
    "bad-code": 403,
    "bad-host": 421,
    "bad-origin": 403,
    "rate-limited": 429,
    "too-many-tables": 429,
    "message-too-large": 413,
    "not-stored": 503,
    "busy": 503,
    "shutting-down": 503,
}
#: when to ask again for what too many wait for
BUSY_SECONDS = 2
BAD_REQUEST = 400
NOT_FOUND = 404
#: what may come of any request with a body
MAY_FAIL = (400, 413, 415, 429, 503)
WRONG_METHOD = 405

Code = Annotated[str, Parameter(pattern="^[2-9A-HJ-NP-Z]{8}$", description="the table's code")]
#: how many steps of a game are sent at once
MOST_STEPS = 100
SeatAsked = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=7, description="whose eyes; none: a spectator's")
]
FirstStep = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="the first step; 0 is the deal")]
StepCount = Annotated[int, QueryParameter(name="count", ge=1, le=MOST_STEPS, description="how many steps")]
Number = Annotated[int, Parameter(ge=1, le=10_000, description="which game of the table, from 1")]

#: OpenAPI cannot say that events and views are those of the game; docs/protocol.md does
STEPS = ResponseSpec(
    dict[str, Any], description="RecordSteps, with events and views of the game", generate_examples=False
)


RECORD = ResponseSpec(str, description="the record", media_type="text/plain; charset=utf-8", generate_examples=False)


def described(*statuses: int) -> dict[int, ResponseSpec]:
    """What may come instead of an answer."""
    return {status: ResponseSpec(Problem, description="why not", generate_examples=False) for status in statuses}


def problem(error: NotPossible | Refused) -> Response[Problem]:
    """Why not, in the words of the protocol."""
    if isinstance(error, Refused):
        facts = {"clause": error.refusal.clause, "reason": error.refusal.reason, **error.refusal.facts}
        return Response(Problem("refused", facts, f"The rules forbid it: {error.refusal}"), status_code=BAD_REQUEST)
    sentence = explain(error.error, error.facts)
    wait = error.facts.get("seconds", BUSY_SECONDS if error.error == "busy" else None)
    return Response(
        Problem(error.error, error.facts, sentence),
        status_code=STATUS.get(error.error, BAD_REQUEST),
        headers={} if wait is None else {"retry-after": str(wait)},
    )


class Api:
    """The routes, each of them thin."""

    def __init__(self, desk: Desk, gate: Gate, client: ClientFiles, archive: Archive) -> None:
        self.desk = desk
        self.gate = gate
        self.client = client
        self.archive = archive
        #: tables being made, by the hash of their maker's secret
        self._making: dict[str, asyncio.Future[tuple[str, int]]] = {}

    async def _ask(self, ask: Callable[[Callable[[Any], None]], None]) -> Any:
        """What the hall answers. Raises what it refuses."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def reply(result: Any) -> None:
            if not answer.done():
                answer.set_result(result)

        self.desk.run(lambda: ask(reply))
        result = await answer
        if isinstance(result, SmallboxError):
            raise result
        return result

    async def _make(self, hashed: str, address: str, body: CreateTable) -> tuple[str, int]:
        """The table that a secret has made, or a new one: its code and the maker's seat."""
        made = await self.desk.store.made_by(hashed)
        if made is not None:
            again = JoinTable(name=body.name, secret=body.secret)
            return made, await self._ask(lambda reply: self.desk.hall.join(made, again, reply, clock()))
        now = time.monotonic()
        if not self.gate.tables.of(address, now).take(now):
            raise NotPossible("too-many-tables")
        code, seat = await self._ask(lambda reply: self.desk.hall.create(body, reply, clock()))
        self.desk.owned(code, address)
        return code, seat

    def _limit(self, request: Request[Any, Any, Any], buckets: Buckets) -> str:
        """The address that asks, if it may ask now."""
        peer = request.client.host if request.client else ""
        address = self.gate.address_of(peer, request.headers.getall("x-forwarded-for", []))
        self.gate.limit(buckets, address)
        return address

    def _seated(self, request: Request[Any, Any, Any], code: str, seat: int) -> Seated:
        base = self.gate.shared_address(request.url.netloc) or f"{request.url.scheme}://{request.url.netloc}"
        return Seated(code, seat, f"{base}/t/{code}")

    def routes(self) -> list[Any]:
        @post("/api/tables", responses=described(*MAY_FAIL, 409), operation_id="createTable")
        async def create(request: Request[Any, Any, Any], data: JSONBody[CreateTable]) -> Seated:
            """Make a table."""
            address = self._limit(request, self.gate.requests)
            hashed = hash_of(data.secret)
            # Asked again while it is being made: the same table.
            making = self._making.get(hashed)
            if making is None:
                making = self._making[hashed] = asyncio.ensure_future(self._make(hashed, address, data))
                making.add_done_callback(lambda _: self._making.pop(hashed))
            code, seat = await asyncio.shield(making)
            return self._seated(request, code, seat)

        @post("/api/tables/{code:str}/seats", responses=described(*MAY_FAIL, 404, 409), operation_id="joinTable")
        async def join(request: Request[Any, Any, Any], code: Code, data: JSONBody[JoinTable]) -> Seated:
            """Sit down at a table."""
            self._limit(request, self.gate.requests)
            seat = await self._ask(lambda reply: self.desk.hall.join(code, data, reply, clock()))
            return self._seated(request, code, seat)

        @post("/api/tables/{code:str}/devices", responses=described(*MAY_FAIL, 403, 404), operation_id="takeOver")
        async def take_over(request: Request[Any, Any, Any], code: Code, data: JSONBody[TakeOver]) -> Seated:
            """Take a seat on another device, with its one-time code."""
            self._limit(request, self.gate.requests)
            seat = await self._ask(lambda reply: self.desk.hall.join(code, data, reply, clock()))
            return self._seated(request, code, seat)

        @post(
            "/api/tables/{code:str}/forget", responses=described(*MAY_FAIL, 404), operation_id="forget", status_code=204
        )
        async def forget(request: Request[Any, Any, Any], code: Code, data: JSONBody[ForgetMe]) -> None:
            """Leave, if still there, and have one's name and words erased; also long after one has left."""
            self._limit(request, self.gate.requests)
            await self._ask(lambda reply: self.desk.hall.forget(code, data.secret, reply, clock()))

        @get("/api/games", responses=described(429), operation_id="listGames")
        async def list_games(request: Request[Any, Any, Any]) -> GameList:
            """The games, their bots, and what a table may choose."""
            return GameList(self.gate.shared_address(request.url.netloc), shelf())

        @get("/api/tables", responses=described(429, 503), operation_id="listTables")
        async def list_tables(request: Request[Any, Any, Any]) -> TableList:
            """Public tables, those that wait for players first."""
            self._limit(request, self.gate.requests)
            listed = await self.desk.store.public(MOST_LISTED)
            return TableList(
                [
                    ListedTable(each.code, each.game, each.phase, each.host, each.seats, each.taken, each.pace)
                    for each in listed
                ]
            )

        @get(
            "/api/tables/{code:str}/records/{number:int}",
            media_type="text/plain; charset=utf-8",
            responses={200: RECORD, **described(400, 404, 409, 429, 503)},
            operation_id="fetchRecord",
        )
        async def fetch_record(request: Request[Any, Any, Any], code: Code, number: Number) -> Response[bytes]:
            """The record of a finished game, with its seed: replay it, prove its deal."""
            self._limit(request, self.gate.costly)
            text = await self.archive.record(code, number)
            name = f"smallbox-{code}-{number}.record"
            return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

        @get(
            "/api/tables/{code:str}/records/{number:int}/steps",
            responses={200: STEPS, **described(400, 404, 409, 429, 503)},
            operation_id="fetchSteps",
        )
        async def fetch_steps(
            request: Request[Any, Any, Any],
            code: Code,
            number: Number,
            seat: SeatAsked = None,
            first: FirstStep = 0,
            count: StepCount = MOST_STEPS,
        ) -> Response[bytes]:
            """A finished game, step by step, as a seat or a spectator saw it."""
            self._limit(request, self.gate.costly)
            page = await self.archive.steps(code, number, seat, first, count)
            return Response(page, media_type="application/json")

        @get("/health", responses=described(429, 503), operation_id="health")
        async def health() -> Health:
            """Does the server answer, and its storage, and was the last thing stored?"""
            await self.desk.store.ping()
            return Health("ok", smallbox.__version__, engine_kind(), self.client.version)

        @get(
            "/metrics",
            media_type="text/plain; version=0.0.4; charset=utf-8",
            responses=described(429, 503),
            operation_id="metrics",
        )
        async def metrics(request: Request[Any, Any, Any]) -> str:
            """For Prometheus."""
            self._limit(request, self.gate.costly)
            measured = self.desk.metrics
            measured.turned_away = self.gate.refused
            measured.sockets.set(len(self.gate.sockets))
            measured.rooms.set(len(self.desk.hall.rooms))
            measured.storing.set(self.desk.store.waiting)
            measured.thinking.set(self.desk.thinkers.waiting)
            measured.bot_failures = self.desk.thinkers.failures
            for phase, number in (await self.desk.store.counts()).items():
                measured.tables.labels(phase).set(number)
            return generate_latest(measured.registry).decode()

        return [create, join, take_over, forget, list_games, list_tables, fetch_record, fetch_steps, health, metrics]


def on_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(error)  # type: ignore[arg-type]  # litestar calls it for NotPossible and Refused


def on_store_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return problem(NotPossible("not-stored"))


def on_http_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What litestar found wrong: bad JSON, missing fields, an unknown path."""
    assert isinstance(error, HTTPException)
    if error.status_code in (NOT_FOUND, WRONG_METHOD):
        code = "no-such-page" if error.status_code == NOT_FOUND else "wrong-method"
        return Response(Problem(code, {}, explain(code, {})), status_code=error.status_code, headers=error.headers)
    extra = error.extra if isinstance(error.extra, list) else []
    found = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra)
    facts: dict[str, Fact] = {"detail": (found or error.detail)[:300]}
    return Response(
        Problem("bad-message", facts, explain("bad-message", facts)),
        status_code=error.status_code,
        headers=error.headers,
    )


def application(desk: Desk, gate: Gate, client: ClientFiles, archive: Archive) -> Any:
    """The whole of HTTP as one ASGI application."""

    def on_lost(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        return client.lost(request) or on_http_error(request, error)

    app = Litestar(
        [*Api(desk, gate, client, archive).routes(), *(client.routes() or [home])],
        exception_handlers={
            NotPossible: on_problem,
            Refused: on_problem,
            StoreError: on_store_error,
            NotFoundException: on_lost,
            HTTPException: on_http_error,
        },
        openapi_config=OpenAPIConfig(
            title="smallbox",
            version=smallbox.__version__,
            description="Tables of small-box card games. The game itself is played over a socket: docs/protocol.md.",
            # No page of it: those that there are load their parts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            path="/schema",
        ),
        request_max_body_size=gate.config.limits.message_bytes,
        logging_config=None,
        debug=False,
    )
    return guarded(app, gate)
