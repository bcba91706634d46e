"""The endpoints of puzzles: the list of them, and what a try is worth. Nobody's tries are stored."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from smallbox.core.errors import BadNotation
from smallbox.games import GAMES
from smallbox.practice.puzzles import answer_try, give_hint, give_solution, known_puzzle, puzzle_list
from smallbox.server.endpoint import Answer, Endpoint, GameAsked, endpoints_of
from smallbox.server.request_body import JsonRequest
from smallbox.wire.codec import BadMessage, NotPossible, decode_move
from smallbox.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzleTry

#: how many requests may wait for the thread
MOST_WAITING = 32

PuzzleAsked = Annotated[str, Parameter(max_length=40, description="a puzzle of the game")]
#: OpenAPI cannot say that moves and views are those of the game; docs/protocol.md does
ANSWER = ResponseSpec(
    dict[str, object], description="PuzzleAnswer, with moves and views of the game", generate_examples=False
)


class PuzzleApi:
    """Puzzles. A try plays a record again, so it is done in a thread of its own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="puzzles")
        self._waiting = 0

    @Endpoint("GET", "/api/puzzles")
    async def fetch_puzzles(self, request: JsonRequest) -> PuzzleList:
        """All puzzles: how hard they are and what they are about."""
        return puzzle_list()

    @Endpoint(
        "POST",
        "/api/puzzles/{game:str}/{puzzle:str}",
        limit="requests",
        refuses=("no-such-page", "busy"),
        answer=Answer(status=200, spec=ANSWER, struct=PuzzleAnswer),
    )
    async def try_puzzle(
        self, request: JsonRequest, game: GameAsked, puzzle: PuzzleAsked, data: JSONBody[PuzzleTry]
    ) -> Response[bytes]:
        """Try a first move, or ask for a hint or the solution."""
        known_puzzle(game, puzzle)
        if self._waiting >= MOST_WAITING:
            raise NotPossible("busy")
        self._waiting += 1
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._answer, game, puzzle, data)
        except (BadMessage, BadNotation) as error:
            raise NotPossible("bad-message", detail=str(error)) from None
        finally:
            self._waiting -= 1
        return Response(answer, media_type="application/json")

    def _answer(self, game: str, puzzle: str, data: PuzzleTry) -> bytes:
        """In the thread."""
        helps: dict[str, Callable[[str, str], PuzzleAnswer]] = {"hint": give_hint, "solution": give_solution}
        if data.asks in helps:
            return msgspec.json.encode(helps[data.asks](game, puzzle))
        return msgspec.json.encode(answer_try(game, puzzle, decode_move(GAMES[game], data.move)))


PUZZLE_ENDPOINTS = tuple(endpoints_of(PuzzleApi))
