"""The whole of HTTP as one application: the endpoints, the client's files, and what errors become."""

from typing import Any

from litestar import Litestar, Request, Response, route
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import smallbox
from smallbox.core.errors import Refused
from smallbox.server.admission import Admission
from smallbox.server.api import ENDPOINTS, TABLE_ENDPOINTS, Api
from smallbox.server.archive import Archive
from smallbox.server.balance_pages import BALANCE_PAGES
from smallbox.server.bench_api import BENCH_ENDPOINTS, BenchApi
from smallbox.server.bot_api import BOT_ENDPOINTS, BotApi
from smallbox.server.client_files import ClientFiles
from smallbox.server.deal_api import DEAL_ENDPOINTS, DealApi
from smallbox.server.group_api import GROUP_ENDPOINTS, GroupApi
from smallbox.server.hall_runner import HallRunner
from smallbox.server.home_page import home
from smallbox.server.http_middleware import with_middleware
from smallbox.server.mine_api import MINE_ENDPOINTS, MineApi
from smallbox.server.practice_api import PRACTICE_ENDPOINTS, PracticeApi
from smallbox.server.problem_answer import problem_answer
from smallbox.server.push_api import PUSH_ENDPOINTS, PushApi
from smallbox.server.puzzle_api import PUZZLE_ENDPOINTS, PuzzleApi
from smallbox.server.review_api import REVIEW_ENDPOINTS, ReviewApi
from smallbox.server.store import StoreError
from smallbox.server.weather import WeatherWatch
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import Problem
from smallbox.wire.problems import explain
from smallbox.wire.server import Fact

#: what litestar finds before an endpoint is asked, and what the protocol calls it
FOUND_BEFORE = {404: "no-such-page", 405: "wrong-method"}
LONGEST_DETAIL = 300


def on_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    answer = problem_answer(error)  # type: ignore[arg-type]  # litestar calls it for NotPossible and Refused
    return Response(answer.problem, status_code=answer.status, headers=answer.headers)


def on_store_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return on_problem(request, NotPossible("not-stored"))


def on_http_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What litestar found wrong: a bad parameter, an unknown path."""
    assert isinstance(error, HTTPException)
    code = FOUND_BEFORE.get(error.status_code, "bad-message")
    facts: dict[str, Fact] = {"detail": detail_of(error)} if code == "bad-message" else {}
    return Response(Problem(code, facts, explain(code, facts)), status_code=error.status_code, headers=error.headers)


def detail_of(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra)
    return (found or error.detail)[:LONGEST_DETAIL]


def methods_route(path: str) -> HTTPRouteHandler:
    """The answer to OPTIONS; litestar's own knows only one endpoint of a path."""
    methods = {"OPTIONS", *(each.method for each in ENDPOINTS if each.path == path)}

    @route(path, http_method="OPTIONS", include_in_schema=False, status_code=204)
    async def tell_methods() -> Response[None]:
        return Response(None, headers={"allow": ", ".join(sorted(methods))})

    return tell_methods


def application(
    runner: HallRunner, admission: Admission, client: ClientFiles, archive: Archive, weather: WeatherWatch
) -> Any:
    """The whole of HTTP as one ASGI application."""

    def on_lost(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        return client.lost(request) or on_http_error(request, error)

    groups = GroupApi(runner, admission, archive)
    deals = DealApi(runner, admission)
    bots = BotApi(runner, admission)
    push = PushApi(runner)
    reviews = ReviewApi(runner, admission, archive)
    practice = PracticeApi(admission, archive)
    puzzles = PuzzleApi()
    mine = MineApi(runner, archive)
    bench = BenchApi(runner, admission, archive)
    api = Api(runner, admission, client, archive, groups, deals, bots, weather)
    app = Litestar(
        [
            # First, or litestar makes its own.
            *map(methods_route, sorted({each.path for each in ENDPOINTS})),
            *(each.route(api, admission) for each in TABLE_ENDPOINTS),
            *(each.route(bots, admission) for each in BOT_ENDPOINTS),
            *(each.route(push, admission) for each in PUSH_ENDPOINTS),
            *(each.route(groups, admission) for each in GROUP_ENDPOINTS),
            *(each.route(reviews, admission) for each in REVIEW_ENDPOINTS),
            *(each.route(practice, admission) for each in PRACTICE_ENDPOINTS),
            *(each.route(puzzles, admission) for each in PUZZLE_ENDPOINTS),
            *(each.route(mine, admission) for each in MINE_ENDPOINTS),
            *(each.route(deals, admission) for each in DEAL_ENDPOINTS),
            *(each.route(bench, admission) for each in BENCH_ENDPOINTS),
            *BALANCE_PAGES,
            *(client.routes() or [home]),
        ],
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
        request_max_body_size=admission.config.limits.cards_bytes,
        logging_config=None,
        debug=False,
    )
    return with_middleware(app, admission)
