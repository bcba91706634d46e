"""The line protocol for other engines: positions in, moves or positions out, one a line."""

import json
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, Refused, SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.notation import SEATS, read_moves, shown
from smallbox.core.turn import make, read_turn, written_moves

UNREADABLE = "?"
#: how many frames of a traceback are told
DEPTH = 4


def answer_moves(game: AnyGame, lines: Iterable[str], data: Any = None) -> Iterator[str]:
    """For every position a JSON array of its legal moves."""
    return (unless_refused(answer(lambda text: list_moves(game, text, data), line)) for line in lines)


def answer_apply(game: AnyGame, lines: Iterable[str], data: Any = None) -> Iterator[str]:
    """For every `position | moves` the position that follows, or `X` and the clause that refuses a move."""
    return (answer(lambda text: apply_moves(game, text, data), line) for line in lines)


def unless_refused(line: str) -> str:
    """A set-up that the rules refuse has no moves to list."""
    return f"{UNREADABLE} expected a set-up that the rules allow, got {line}" if line.startswith("X ") else line


def answer(work: Any, line: str) -> str:
    try:
        return str(work(line.strip()))
    except Refused as refused:
        return f"X {refused.refusal.clause}"
    except SmallboxError as error:
        return f"{UNREADABLE} {error}".replace("\n", " ")
    except Exception as error:  # noqa: BLE001 - whatever one line does, the lines after it are answered
        return f"{UNREADABLE} this line could not be worked out: {fault(error)}"


def fault(error: Exception) -> str:
    """A bug of smallbox in one line: its kind, and where it was, innermost first."""
    frames = reversed(traceback.extract_tb(error.__traceback__)[-DEPTH:])
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames)
    return f"a bug of smallbox, {type(error).__name__} at {places}; please report it with what you gave"


def list_moves(game: AnyGame, text: str, data: Any) -> str:
    state = game.notation.read_position(text, SearchRng(0), data)
    return json.dumps(written_moves(game, state))


def apply_moves(game: AnyGame, text: str, data: Any) -> str:
    position, bar, moves = text.partition("|")
    if not bar:
        raise BadNotation(f"expected a position | moves, got {shown(text)}")
    state = game.notation.read_position(position, SearchRng(0), data)
    for seat, move_text in read_moves(moves, len(SEATS)):
        make(game, state, *read_turn(game, state, seat, move_text))
    return game.notation.write_position(state)
