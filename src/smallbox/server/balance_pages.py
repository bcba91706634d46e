"""What was measured of a game's readings, as pages: the report beside its rulebook, in every language."""

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from smallbox.games import GAMES
from smallbox.server.client_files import ASK_AGAIN, File, answer, make_file
from smallbox.text import LANGUAGES

SHEET = "/balance.css"


@cache
def report_page(game: str, language: str) -> File | None:
    """None where nobody has measured the game, or nobody speaks the language."""
    # Imported when somebody reads it: a start should not wait for what works out figures.
    from smallbox.balance.measured import measured  # noqa: PLC0415

    found = measured(GAMES[game]) if game in GAMES and language in LANGUAGES else None
    if found is None:
        return None
    return make_file(found.html(language, SHEET, f"/rules/{game}").encode(), "text/html", ASK_AGAIN)


@get("/balance/{game:str}/{language:str}", include_in_schema=False, sync_to_thread=True)
def balance_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    found = report_page(request.path_params["game"], request.path_params["language"])
    if found is None:
        raise NotFoundException
    return answer(found, request)


@cache
def sheet_file() -> File:
    from smallbox.balance.page import STYLE  # noqa: PLC0415 - as above

    return make_file(STYLE.encode(), "text/css", ASK_AGAIN)


@get(SHEET, include_in_schema=False, sync_to_thread=True)
def balance_sheet(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(sheet_file(), request)


BALANCE_PAGES = [balance_page, balance_sheet]
