"""Lessons: what a game's `lessons/<id>.json` prepares, what the coach says, and what the learner is to do."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from smallbox.bots import first_level
from smallbox.core.chance import Stacked
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.games import GAMES
from smallbox.practice.opening import Opening, dealing
from smallbox.tables.names import BOT_NAMES
from smallbox.wire.codec import NotPossible
from smallbox.wire.practice import LessonPage, LessonStep

FOLDER = "lessons"


class WrongTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the coach invites and the rules forbid, in notation, and the clause that is heard then."""

    move: str
    clause: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As `LessonStep`, with what is only tested."""

    id: str
    expects: list[dict[str, str | int]] = []
    points: list[str] = []
    clauses: list[str] = []
    tries: list[WrongTry] = []
    is_held: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as it is written down."""

    players: int
    options: dict[str, str] = {}
    #: the cards on top of each pile of the deal, or else a whole position in notation
    deal: dict[str, str] = {}
    position: str = ""
    seat: int = 0
    #: of the bots; where it is not said the weakest that plays to win
    level: str = ""
    #: moves of the other seats, in the order in which they make them
    script: list[str] = []
    steps: list[Step]


@cache
def lessons_of(game: AnyGame) -> list[str]:
    """The lessons that a game has, by their ids."""
    folder = resources.files(game.package).joinpath(FOLDER)
    files = folder.iterdir() if folder.is_dir() else ()
    return sorted(file.name.removesuffix(".json") for file in files if file.name.endswith(".json"))


@cache
def find_lesson(game: str, lesson: str) -> Lesson:
    """A lesson of a game. Raises NotPossible."""
    if game not in GAMES or lesson not in lessons_of(GAMES[game]):
        raise NotPossible("no-such-page")
    file = resources.files(GAMES[game].package).joinpath(FOLDER, f"{lesson}.json")
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


def lesson_sentences(game: str, lesson: str) -> Iterator[str]:
    """The names of all that the coach says."""
    for step in find_lesson(game, lesson).steps:
        yield f"{game}-lesson-{lesson}-{step.id}"
        if step.expects:
            yield f"{game}-lesson-{lesson}-{step.id}-do"
    yield f"{game}-lesson-{lesson}-over"


def lesson_page(game: str, lesson: str) -> LessonPage:
    """What the client gets of a lesson: nothing of its cards. Raises NotPossible."""
    found = find_lesson(game, lesson)
    steps = [LessonStep(step.id, step.expects, step.points, step.clauses, step.is_held) for step in found.steps]
    return LessonPage(game, lesson, steps)


@cache
def open_lesson(game: str, lesson: str) -> Opening:
    """Where a lesson begins. Raises NotPossible."""
    found = find_lesson(game, lesson)
    played = GAMES[game]
    options = played.options(found.players, found.options)
    state, past = _deal(played, options, found, dealing(f"lesson {game} {lesson}"))
    others = iter(BOT_NAMES)
    return Opening(
        played,
        state,
        options,
        seat=found.seat,
        names=["" if seat == found.seat else next(others) for seat in range(found.players)],
        level=found.level or first_level(played),
        script=found.script,
        past=past,
    )


def _deal(game: AnyGame, options: Any, lesson: Lesson, stream: Any) -> tuple[Any, list[Events]]:
    """The state that the lesson begins with, and what was heard of it."""
    if lesson.position:
        return game.notation.read_position(lesson.position, stream), []
    events = Events()
    tops = {pile: cards.split() for pile, cards in lesson.deal.items()}
    return game.setup(options, Stacked(tops, stream), events), [events]
