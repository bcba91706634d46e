"""The endpoints of HTTP, each of them thin: make a table, join, look at public tables, fetch a record."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter, QueryParameter
from prometheus_client import generate_latest

import smallbox
from smallbox.core.vectors import engine_kind
from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.bench_api import BENCH_ENDPOINTS
from smallbox.server.bot_api import BOT_ENDPOINTS, BotApi
from smallbox.server.client_files import ClientFiles
from smallbox.server.deal_api import DEAL_ENDPOINTS, DealApi
from smallbox.server.endpoint import (
    NO_TABLE,
    UNREACHED,
    Answer,
    Code,
    Endpoint,
    GameAsked,
    Number,
    address_of,
    endpoints_of,
    peer_address,
)
from smallbox.server.game_list import game_list
from smallbox.server.game_texts import rulebook, sentences
from smallbox.server.group_api import GROUP_ENDPOINTS, GroupApi
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.mine_api import MINE_ENDPOINTS
from smallbox.server.practice_api import PRACTICE_ENDPOINTS
from smallbox.server.push_api import PUSH_ENDPOINTS
from smallbox.server.puzzle_api import PUZZLE_ENDPOINTS
from smallbox.server.request_body import JsonRequest
from smallbox.server.review_api import REVIEW_ENDPOINTS
from smallbox.server.weather import WeatherWatch
from smallbox.tables.pace import BY_THE_DAY
from smallbox.tables.seats import hash_of
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import (
    BusState,
    CreateTable,
    ForgetMe,
    GameList,
    Health,
    JoinTable,
    ListedTable,
    OpenedNetwork,
    OpenNetwork,
    RecordSteps,
    Seated,
    SitAnywhere,
    TableList,
    TakeOver,
)

#: how many public tables are listed
MOST_LISTED = 50
#: how many steps of a game are sent at once
MOST_STEPS = 100
#: a table that cannot be joined after all, because it filled up or began meanwhile: the next one is tried
PASSED_BY = frozenset({"table-full", "not-now", "dealing", "removed", "table-worn", "no-such-table"})
#: how many tables are tried
MOST_TRIED = 100
BUS_AWAY = "The bus is away: what happens on other nodes is seen some seconds later. It is looked for."
NO_RECORD = ("no-such-table", "no-such-record", "not-over", "other-rules", "busy", "not-stored")

SeatAsked = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=7, description="whose eyes; none: a spectator's")
]
FirstStep = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="the first step; 0 is the deal")]
StepCount = Annotated[int, QueryParameter(name="count", ge=1, le=MOST_STEPS, description="how many steps")]

Language = Annotated[str, Parameter(max_length=10, description="a language of this server")]

#: OpenAPI cannot say that events and views are those of the game; docs/protocol.md does
STEPS = ResponseSpec(
    dict[str, Any], description="RecordSteps, with events and views of the game", generate_examples=False
)
FLUENT = ResponseSpec(
    str, description="Fluent messages", media_type="text/plain; charset=utf-8", generate_examples=False
)
RULEBOOK = ResponseSpec(str, description="Markdown", media_type="text/markdown; charset=utf-8", generate_examples=False)
RECORD = ResponseSpec(str, description="the record", media_type="text/plain; charset=utf-8", generate_examples=False)


class Api:
    """What can be asked over HTTP; the hall, storage and the archive answer it."""

    def __init__(
        self,
        runner: HallRunner,
        admission: Admission,
        client: ClientFiles,
        archive: Archive,
        groups: GroupApi,
        deals: DealApi,
        bots: BotApi,
        weather: WeatherWatch,
    ) -> None:
        self.runner = runner
        self.weather = weather
        self.groups = groups
        self.deals = deals
        self.bots = bots
        self.admission = admission
        self.client = client
        self.archive = archive
        #: tables being made, by the hash of their maker's secret
        self._making: dict[str, asyncio.Future[tuple[str, int]]] = {}

    async def _make(self, hashed: str, address: str, body: CreateTable) -> tuple[str, int]:
        """The table that a secret has made, or a new one: its code and the maker's seat."""
        async with self.runner.alone(f"maker {hashed}"):
            return await self._make_alone(hashed, address, body)

    async def _make_alone(self, hashed: str, address: str, body: CreateTable) -> tuple[str, int]:
        made = await self.runner.store.made_by(hashed)
        if made is not None:
            again = JoinTable(name=body.name, secret=body.secret, token=body.token)
            return made, await self._sit(made, again)
        if body.group is not None:
            await self.groups.check(body.group)
        if not self.admission.makes(self.admission.tables, address):
            raise NotPossible("too-many-tables")
        asked, given = await self.deals.given(body)
        if asked.cards is not None and not self.admission.makes(self.admission.cards, address):
            raise NotPossible("too-many-cards")
        bot = await self.bots.find(body.token)
        if bot is not None:
            asked = msgspec.structs.replace(asked, name=bot.name)
        program = "" if bot is None else bot.id
        code, seat = await self.runner.ask(lambda reply: self.runner.hall.create(asked, reply, clock(), given, program))
        self.runner.owners.put(code, address)
        return code, seat

    async def _sit(self, code: str, body: JoinTable | TakeOver) -> int:
        """The seat that somebody gets at a table. Raises NotPossible."""
        bot = await self.bots.find(body.token) if isinstance(body, JoinTable) else None
        asked = body if bot is None else msgspec.structs.replace(body, name=bot.name)
        program = "" if bot is None else bot.id
        seat: int = await self.runner.ask(lambda reply: self.runner.hall.join(code, asked, reply, clock(), program))
        return seat

    def _seated(self, request: JsonRequest, code: str, seat: int) -> Seated:
        return Seated(code, seat, f"{self.admission.link_base(request.url)}/t/{code}")

    @Endpoint(
        "POST",
        "/api/tables",
        limit="requests",
        size="cards",
        refuses=(
            *("bad-name", "bad-option", "unknown-bot", "table-full", "too-many-tables"),
            *("no-such-group", "group-full", "no-such-deal", "deal-not-yet", "no-such-bot", *UNREACHED),
            *("bad-cards", "cards-private", "too-many-cards"),
        ),
    )
    async def create_table(self, request: JsonRequest, data: JSONBody[CreateTable]) -> Seated:
        """Make a table."""
        hashed = hash_of(data.secret)
        # Asked again while it is being made: the same table.
        making = self._making.get(hashed)
        if making is None:
            address = address_of(request, self.admission)
            making = self._making[hashed] = asyncio.ensure_future(self._make(hashed, address, data))
            making.add_done_callback(lambda _: self._making.pop(hashed))
        code, seat = await asyncio.shield(making)
        return self._seated(request, code, seat)

    @Endpoint(
        "POST",
        "/api/tables/{code:str}/seats",
        who="whoever has the link",
        limit="requests",
        refuses=("bad-name", "removed", "table-full", "no-such-bot", *NO_TABLE),
    )
    async def join_table(self, request: JsonRequest, code: Code, data: JSONBody[JoinTable]) -> Seated:
        """Sit down at a table."""
        seat = await self._sit(code, data)
        return self._seated(request, code, seat)

    @Endpoint(
        "POST",
        "/api/seats",
        limit="requests",
        refuses=("bad-name", "no-free-table", *UNREACHED),
    )
    async def sit_anywhere(self, request: JsonRequest, data: JSONBody[SitAnywhere]) -> Seated:
        """Sit down at a public table that waits for players: the one that needs the fewest more."""
        joining = JoinTable(name=data.name, secret=data.secret)
        hashed = hash_of(data.secret)
        for code in await self._free_tables(data.game, self.runner.placed.get(hashed)):
            try:
                seat = await self._sit(code, joining)
            except NotPossible as error:
                if error.error not in PASSED_BY:
                    raise
                continue
            self.runner.placed.put(hashed, code)
            return self._seated(request, code, seat)
        raise NotPossible("no-free-table")

    async def _free_tables(self, game: str | None, before: str | None) -> list[str]:
        """Tables at which somebody waits, or plays by the day; first the one that was found `before`."""
        found = await self.runner.store.with_free_seat(game, MOST_TRIED)
        free = [each.code for each in found if each.pace in BY_THE_DAY or self.runner.at(each.code)[0]]
        return free if before is None else [before, *free]

    @Endpoint(
        "POST",
        "/api/tables/{code:str}/devices",
        who="whoever has a one-time code",
        limit="requests",
        refuses=("bad-code", *NO_TABLE),
    )
    async def take_over(self, request: JsonRequest, code: Code, data: JSONBody[TakeOver]) -> Seated:
        """Take a seat on another device, with its one-time code."""
        seat = await self._sit(code, data)
        return self._seated(request, code, seat)

    @Endpoint(
        "POST",
        "/api/tables/{code:str}/forget",
        who="whoever has the seat's secret",
        limit="requests",
        refuses=("not-your-seat", *NO_TABLE),
        answer=Answer(status=204),
    )
    async def forget(self, request: JsonRequest, code: Code, data: JSONBody[ForgetMe]) -> None:
        """Leave, if still there, and have one's name and words erased; also long after one has left."""
        await self.runner.ask(lambda reply: self.runner.hall.forget(code, data.secret, reply, clock()))

    @Endpoint("GET", "/api/games")
    async def list_games(self, request: JsonRequest) -> GameList:
        """The games, their bots, and what a table may choose."""
        host = request.url.netloc
        return GameList(
            self.admission.shared_address(host), self.admission.reach(host, peer_address(request)), game_list()
        )

    @Endpoint(
        "POST",
        "/api/network",
        who="who sits at this machine",
        limit="requests",
        refuses=("not-this-machine", "no-network"),
    )
    async def open_network(self, request: JsonRequest, data: JSONBody[OpenNetwork]) -> OpenedNetwork:
        """Listen in the local network too, where `smallbox play` was started for this machine alone."""
        network = self.admission.network_for(request.url.netloc, peer_address(request))
        if network is None:
            raise NotPossible("not-this-machine")
        return OpenedNetwork(await network.open())

    @Endpoint(
        "GET",
        "/api/games/{game:str}/sentences/{language:str}",
        refuses=("no-such-page",),
        answer=Answer(media_type="text/plain; charset=utf-8", spec=FLUENT),
    )
    async def fetch_sentences(self, request: JsonRequest, game: GameAsked, language: Language) -> str:
        """All that a game says, as Fluent messages; in English where it does not speak the language."""
        return sentences(game, language)

    @Endpoint(
        "GET",
        "/api/games/{game:str}/rulebook/{language:str}",
        refuses=("no-such-page",),
        answer=Answer(media_type="text/markdown; charset=utf-8", spec=RULEBOOK),
    )
    async def fetch_rulebook(self, request: JsonRequest, game: GameAsked, language: Language) -> Response[str]:
        """A game's rulebook as Markdown, in the language that `content-language` names."""
        text, written = rulebook(game, language)
        return Response(text, headers={"content-language": written})

    @Endpoint("GET", "/api/tables", limit="requests", refuses=("not-stored",))
    async def list_tables(self, request: JsonRequest) -> TableList:
        """Public tables, those that wait for players first."""
        listed = await self.runner.store.public(MOST_LISTED)
        return TableList(
            [
                ListedTable(
                    each.code,
                    each.game,
                    each.phase,
                    each.host,
                    each.seats,
                    each.taken,
                    each.pace,
                    *self.runner.at(each.code),
                )
                for each in listed
            ]
        )

    @Endpoint(
        "GET",
        "/api/tables/{code:str}/records/{number:int}",
        who="whoever has the link",
        limit="costly",
        refuses=NO_RECORD,
        answer=Answer(media_type="text/plain; charset=utf-8", spec=RECORD),
    )
    async def fetch_record(self, request: JsonRequest, code: Code, number: Number) -> Response[bytes]:
        """The record of a finished game, with its seed: replay it, prove its deal."""
        text = await self.archive.record(code, number)
        name = f"smallbox-{code}-{number}.record"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @Endpoint(
        "GET",
        "/api/tables/{code:str}/records/{number:int}/steps",
        who="whoever has the link",
        limit="costly",
        refuses=NO_RECORD,
        answer=Answer(spec=STEPS, struct=RecordSteps),
    )
    async def fetch_steps(
        self,
        request: JsonRequest,
        code: Code,
        number: Number,
        seat: SeatAsked = None,
        first: FirstStep = 0,
        count: StepCount = MOST_STEPS,
    ) -> Response[bytes]:
        """A finished game, step by step, as a seat or a spectator saw it."""
        page = await self.archive.steps(code, number, seat, first, count)
        return Response(page, media_type="application/json")

    @Endpoint("GET", "/health", refuses=("not-stored",))
    async def health(self, request: JsonRequest) -> Health:
        """Whether the server and its storage answer, and what came last was stored. Without the bus it is degraded."""
        cluster = self.runner.cluster
        state: BusState = "none" if cluster is None else "ok" if cluster.bus.is_there else "away"
        if not await self.weather.look_at_database():
            raise NotPossible("not-stored", database="away", bus=state)
        return Health(
            "degraded" if state == "away" else "ok",
            smallbox.__version__,
            engine_kind(),
            self.client.version,
            self.admission.config.node_name,
            "ok",
            state,
            BUS_AWAY if state == "away" else "",
        )

    @Endpoint(
        "GET",
        "/metrics",
        limit="costly",
        refuses=("not-stored",),
        answer=Answer(media_type="text/plain; version=0.0.4; charset=utf-8"),
    )
    async def metrics(self, request: JsonRequest) -> str:
        """For Prometheus."""
        measured = self.runner.metrics
        measured.turned_away = self.admission.refused
        measured.sockets.set(len(self.admission.sockets))
        measured.rooms.set(len(self.runner.hall.rooms))
        measured.moves = self.runner.hall.moves
        measured.storing.set(self.runner.store.waiting)
        measured.thinking.set(self.runner.bots.waiting)
        measured.workers.set(self.runner.bots.running)
        measured.bot_failures = self.runner.bots.failures
        # A phase in which no table is any more would keep its last number.
        measured.tables.clear()
        for phase, number in (await self.runner.store.counts()).items():
            measured.tables.labels(phase).set(number)
        return generate_latest(measured.registry).decode()


#: what can be asked of tables and the server
TABLE_ENDPOINTS = tuple(endpoints_of(Api))
#: the one list of what HTTP offers
ENDPOINTS = (
    *TABLE_ENDPOINTS,
    *BOT_ENDPOINTS,
    *PUSH_ENDPOINTS,
    *GROUP_ENDPOINTS,
    *REVIEW_ENDPOINTS,
    *PRACTICE_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *MINE_ENDPOINTS,
    *DEAL_ENDPOINTS,
    *BENCH_ENDPOINTS,
)
