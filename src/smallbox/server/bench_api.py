"""The endpoints of the designer's bench: cards of one's own, checked and fetched again."""

from typing import Any

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadData, BadOption, Refused
from smallbox.core.game import AnyGame
from smallbox.core.own_cards import check_cards
from smallbox.games import GAMES
from smallbox.server.archive import Archive
from smallbox.server.endpoint import Answer, Code, Endpoint, GameAsked, endpoints_of
from smallbox.server.request_body import JsonRequest
from smallbox.tables.deal import bad_cards
from smallbox.wire.bench import CheckCards, CheckedCards
from smallbox.wire.codec import NotPossible

CARDS = ResponseSpec(
    str, description="the data file", media_type="text/plain; charset=utf-8", generate_examples=False
)


class BenchApi:
    """What can be asked about cards of one's own."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

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
        try:
            return checked(played, check_cards(played, data.cards))
        except BadData as error:
            raise bad_cards(error) from None

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
