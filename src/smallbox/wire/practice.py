"""Practice: a prepared game that is played alone, over HTTP; lessons are such games with a coach."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from smallbox.core.messages import Event, View
from smallbox.wire.client import Code, GameName, SeatNumber
from smallbox.wire.http import Body
from smallbox.wire.server import Facts

#: the name of a lesson or a puzzle
PracticeId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$(?!\\n)")]
MOST_PRACTICE_MOVES = 200
NO_MOVE = b"null"


class LessonStart(Body, tag_field="type", tag="lesson", frozen=True, kw_only=True):
    """A lesson of a game."""

    game: GameName
    id: PracticeId


class MomentStart(Body, tag_field="type", tag="moment", frozen=True, kw_only=True):
    """A finished game after so many moves, to be played on from a seat of it; bots play the others."""

    table: Code
    record: Annotated[int, Meta(ge=1, le=10_000)]
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class PuzzleStart(Body, tag_field="type", tag="puzzle", frozen=True, kw_only=True):
    """The position of a puzzle, with what led to it; bots play the others."""

    game: GameName
    id: PracticeId


PracticeStart = LessonStart | MomentStart | PuzzleStart


class Practise(Body, frozen=True, kw_only=True):
    """The moves that were made, which the server does not keep, and the next one; without it: how the game stands."""

    start: PracticeStart
    #: each as in [MakeMove](#makemove)
    moves: Annotated[list[msgspec.Raw], Meta(max_length=MOST_PRACTICE_MOVES)] = msgspec.field(default_factory=list)
    #: null for none
    move: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(NO_MOVE))


class PracticeUpdate(msgspec.Struct, frozen=True):
    """The game after a move, or a part of one, as the learner's seat heard and sees it."""

    #: who moved; null for what lies there at first
    seat: int | None
    #: in notation
    move: str
    events: Sequence[Event]
    view: View
    #: how long it is shown before the rest of the move follows; 0 where nothing follows
    seconds: int


class PracticeRefusal(msgspec.Struct, frozen=True):
    """No: a clause of the rules forbids it; nothing has changed."""

    clause: str
    reason: str
    facts: Facts


class PracticeAnswer(msgspec.Struct, frozen=True):
    """What came of the move; or how the game stands, in one update, where there were moves before."""

    game: GameName
    options: dict[str, str]
    #: the learner's
    seat: int
    #: the names of the seats; the learner's may be empty
    names: list[str]
    #: of the bots on the other seats
    level: str
    updates: list[PracticeUpdate]
    refused: PracticeRefusal | None
    is_over: bool
    #: SHA-256 of the own cards of the table that it was played at; empty where they are the game's
    cards: str


class LessonStep(msgspec.Struct, frozen=True):
    """What the coach says, `<game>-lesson-<lesson>-<id>`, and what the learner does before the next step."""

    id: str
    #: a move of the learner that has all fields of one of these, as in [MakeMove](#makemove); none where one only reads
    expects: list[dict[str, str | int]]
    #: what is pointed at on the table, by its `data-slot` or `data-help`
    points: list[str]
    #: what the step teaches, in the rulebook
    clauses: list[str]
    #: is the next part of what happened shown with this step, and the rest only after it?
    is_held: bool


class LessonPage(msgspec.Struct, frozen=True):
    """A lesson: a practice game with a coach. After the last step the game goes on without one."""

    game: GameName
    id: str
    steps: list[LessonStep]
