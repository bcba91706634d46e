"""The endpoints of practice: games that are played again from their start with each request, and lessons."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from smallbox.core.errors import BadNotation, Refused
from smallbox.core.notation import read_options
from smallbox.core.own_cards import cards_hash
from smallbox.practice.lessons import lesson_page, open_lesson
from smallbox.practice.moment import open_moment
from smallbox.practice.opening import Opening
from smallbox.practice.puzzles import open_puzzle
from smallbox.practice.session import Session, Shown
from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.endpoint import Answer, Endpoint, GameAsked, address_of, endpoints_of
from smallbox.server.request_body import JsonRequest
from smallbox.wire.codec import BadMessage, NotPossible, decode_move
from smallbox.wire.practice import (
    NO_MOVE,
    LessonPage,
    LessonStart,
    MomentStart,
    PracticeAnswer,
    PracticeRefusal,
    PracticeStart,
    PracticeUpdate,
    Practise,
    PuzzleStart,
)

#: games that are kept in memory to be gone on with; one that is not is played again from its start
MOST_KEPT = 64
#: how many requests may wait for the thread
MOST_WAITING = 16

LessonAsked = Annotated[str, Parameter(max_length=40, description="a lesson of the game")]
#: OpenAPI cannot say that events and views are those of the game; docs/protocol.md does
ANSWER = ResponseSpec(
    dict[str, object], description="PracticeAnswer, with events and views of the game", generate_examples=False
)


class PracticeApi:
    """Practice games, off the event loop, one after the other. Nothing of them is stored."""

    def __init__(self, admission: Admission, archive: Archive) -> None:
        self.admission = admission
        self.archive = archive
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="practice")
        self._waiting = 0
        self._kept: OrderedDict[bytes, Session] = OrderedDict()

    @Endpoint(
        "POST",
        "/api/practice",
        limit="requests",
        refuses=(
            *("no-such-page", "cannot-go-on", "no-such-table", "no-such-record", "not-over"),
            *("other-rules", "busy", "not-stored"),
        ),
        answer=Answer(status=200, spec=ANSWER, struct=PracticeAnswer),
    )
    async def practise(self, request: JsonRequest, data: JSONBody[Practise]) -> Response[bytes]:
        """Go on with a practice game: make a move, or see how it stands."""
        if data.moves and key_of(data.start, data.moves) not in self._kept:
            # It is played again from the start.
            self.admission.limit(self.admission.costly, address_of(request, self.admission))
        record, cards = await self._record(data.start)
        if self._waiting >= MOST_WAITING:
            raise NotPossible("busy")
        self._waiting += 1
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._thread, self._answer, data, record, cards)
        except BadMessage as error:
            raise NotPossible("bad-message", detail=str(error)) from None
        finally:
            self._waiting -= 1
        return Response(answer, media_type="application/json")

    @Endpoint("GET", "/api/games/{game:str}/lessons/{lesson:str}", refuses=("no-such-page",))
    async def fetch_lesson(self, request: JsonRequest, game: GameAsked, lesson: LessonAsked) -> LessonPage:
        """A lesson: its steps, what the coach says at each, and which moves are expected."""
        return lesson_page(game, lesson)

    async def _record(self, start: PracticeStart) -> tuple[str, str]:
        """The record that the game begins in, with the table's own cards; '' where there are none.

        Raises NotPossible while it may not be shown.
        """
        if not isinstance(start, MomentStart):
            return "", ""
        text = await self.archive.record(start.table, start.record)
        return text.decode(), (await self.archive.cards(start.table)).decode()

    def _answer(self, data: Practise, record: str, cards: str) -> bytes:
        """In the thread."""
        session, shown = self._find(data, record, cards)
        moves = list(data.moves)
        refused = None
        if bytes(data.move) != NO_MOVE:
            move = decode_move(session.game, data.move)
            try:
                shown = session.play(move)
                moves.append(data.move)
            except BadNotation as error:
                raise BadMessage(str(error)) from None
            except Refused as no:
                shown = []
                refused = PracticeRefusal(no.refusal.clause, no.refusal.reason, no.refusal.facts)
        self._keep(key_of(data.start, moves), session)
        return msgspec.json.encode(answer_of(session, shown, refused, cards))

    def _find(self, data: Practise, record: str, cards: str) -> tuple[Session, list[Shown]]:
        """The game after the moves that were made, and what is shown of it."""
        session = self._kept.pop(key_of(data.start, data.moves), None) if data.moves else None
        if session is not None:
            return session, [session.now()]
        session = Session(open_start(data.start, record, cards))
        shown = session.begin()
        for each in data.moves:
            try:
                session.play(decode_move(session.game, each))
            except (Refused, BadNotation, BadMessage):
                # Another version of smallbox plays it otherwise.
                raise NotPossible("cannot-go-on") from None
            shown = [session.now()]
        return session, shown

    def _keep(self, key: bytes, session: Session) -> None:
        self._kept[key] = session
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def open_start(start: PracticeStart, record: str, cards: str) -> Opening:
    """Where a practice game begins. Raises NotPossible."""
    match start:
        case LessonStart(game=game, id=lesson):
            return open_lesson(game, lesson)
        case MomentStart(step=step, seat=seat):
            return open_moment(record, step, seat, cards)
        case PuzzleStart(game=game, id=puzzle):
            return open_puzzle(game, puzzle)


def key_of(start: PracticeStart, moves: list[msgspec.Raw]) -> bytes:
    """A game by its start and the moves that were made."""
    return b"\n".join([msgspec.json.encode(start), *map(bytes, moves)])


def answer_of(session: Session, shown: list[Shown], refused: PracticeRefusal | None, cards: str) -> PracticeAnswer:
    opening = session.opening
    return PracticeAnswer(
        game=session.game.name,
        options=read_options(session.game.write_options(opening.options)),
        seat=session.seat,
        names=opening.names,
        level=opening.level,
        updates=[PracticeUpdate(*each) for each in shown],
        refused=refused,
        is_over=session.is_over,
        cards=cards_hash(cards),
    )


PRACTICE_ENDPOINTS = tuple(endpoints_of(PracticeApi))
