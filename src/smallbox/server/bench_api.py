"""The endpoints of the designer's bench: cards of one's own, checked and fetched again."""

from typing import Any

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadData, BadOption, Refused
from smallbox.core.game import AnyGame
from smallbox.core.own_cards import check_cards
from smallbox.games import GAMES
from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.endpoint import Answer, Code, Endpoint, GameAsked, address_of, endpoints_of
from smallbox.server.hall_runner import HallRunner
from smallbox.server.measure_worker import Question
from smallbox.server.measurements import Measurements
from smallbox.server.request_body import JsonRequest
from smallbox.tables.deal import bad_cards
from smallbox.text import LANGUAGES
from smallbox.wire.bench import CheckCards, CheckedCards, MeasureCards, MeasureReport
from smallbox.wire.codec import NotPossible

CARDS = ResponseSpec(str, description="the data file", media_type="text/plain; charset=utf-8", generate_examples=False)
LINES = "application/x-ndjson"
MEASURED = ResponseSpec(
    str,
    description="JSON line by line: MeasureProgress, and at last a MeasureReport, or MeasureFailed",
    media_type=LINES,
    generate_examples=False,
)


class BenchApi:
    """What can be asked about cards of one's own."""

    def __init__(self, runner: HallRunner, admission: Admission, archive: Archive) -> None:
        self.admission = admission
        self.archive = archive
        self.measurements = Measurements(runner)

    @Endpoint(
        "POST",
        "/api/games/{game:str}/cards",
        limit="requests",
        size="cards",
        refuses=("no-such-page", "bad-cards"),
        answer=Answer(status=200),
    )
    async def check_cards(self, request: JsonRequest, game: GameAsked, data: JSONBody[CheckCards]) -> CheckedCards:
        """Can a table be laid with cards of one's own? Otherwise the row that is wrong, and why."""
        played = game_of(game)
        return checked(played, sound(played, data.cards))

    @Endpoint(
        "POST",
        "/api/games/{game:str}/measurements",
        limit="costly",
        size="cards",
        refuses=("no-such-page", "bad-cards", "too-few-players", "too-many-measurements", "busy"),
        answer=Answer(status=200, media_type=LINES, spec=MEASURED, struct=MeasureReport),
    )
    async def measure_cards(self, request: JsonRequest, game: GameAsked, data: JSONBody[MeasureCards]) -> Stream:
        """Let bots play with cards of one's own and with the game's, and compare. Whoever hangs up ends it."""
        played = game_of(game)
        sizes = checked(played, sound(played, data.cards)).players
        if data.players not in sizes:
            raise NotPossible("too-few-players", fewest=min(sizes, default=played.fewest_players))
        address = address_of(request, self.admission)
        self.measurements.admit(address)
        if not self.admission.makes(self.admission.measures, address):
            raise NotPossible("too-many-measurements")
        language = data.language if data.language in LANGUAGES else LANGUAGES[0]
        question = Question(game, data.cards, data.players, language)
        return Stream(self.measurements.lines(address, question), media_type=LINES)

    @Endpoint(
        "GET",
        "/api/tables/{code:str}/cards",
        who="whoever has the link",
        limit="requests",
        refuses=("no-such-table", "no-own-cards", "busy", "not-stored"),
        answer=Answer(media_type="text/plain; charset=utf-8", spec=CARDS),
    )
    async def fetch_cards(self, request: JsonRequest, code: Code) -> Response[bytes]:
        """The table's own cards, as the text of the data file that it was made with."""
        text = await self.archive.cards(code)
        if not text:
            raise NotPossible("no-own-cards")
        return Response(text, headers={"content-disposition": f'attachment; filename="smallbox-{code}.cards"'})


def game_of(name: str) -> AnyGame:
    if name not in GAMES:
        raise NotPossible("no-such-page")
    return GAMES[name]


def sound(game: AnyGame, cards: str) -> Any:
    """The cards, where a table can be laid with them. Raises NotPossible."""
    try:
        return check_cards(game, cards)
    except BadData as error:
        raise bad_cards(error) from None


def checked(game: AnyGame, cards: Any) -> CheckedCards:
    """What can be said of cards that hold."""
    sizes = range(game.fewest_players, game.most_players + 1)
    tags = {size: tag for size in sizes if (tag := playable(game, cards, size)) is not None}
    return CheckedCards(next(iter(tags.values()), ""), game.card_count(cards), list(tags))


def playable(game: AnyGame, cards: Any, players: int) -> str | None:
    """The tag of the cards, where so many can play with them."""
    try:
        options = game.options(players, {}, cards)
        game.setup(options, SearchRng(0))
    except (BadOption, Refused):
        return None
    return game.data_tag(options)


BENCH_ENDPOINTS = tuple(endpoints_of(BenchApi))
