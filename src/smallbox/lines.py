"""Positions in, moves or positions out, a line each: how other engines talk to this one."""

import json
import traceback
from collections.abc import Iterable, Iterator
from typing import Any

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation, BadOption, Refused
from smallbox.core.game import Game
from smallbox.core.notation import SEATS, read_moves

UNREADABLE = "?"


def answer_moves(game: Game[Any], lines: Iterable[str], data: Any = None) -> Iterator[str]:
    """For every position a JSON array of its legal moves."""
    return (unless_refused(answer(lambda text: list_moves(game, text, data), line)) for line in lines)


def answer_apply(game: Game[Any], lines: Iterable[str], data: Any = None) -> Iterator[str]:
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
    except (BadNotation, BadOption) as error:
        return f"{UNREADABLE} {error}".replace("\n", " ")
    except Exception as error:  # noqa: BLE001 - whatever one line does, the lines after it are answered
        traceback.print_exc()
        return f"{UNREADABLE} this line could not be worked out: {type(error).__name__}"


def list_moves(game: Game[Any], text: str, data: Any) -> str:
    state = game.read_position(text, SearchRng(0), data)
    return json.dumps([game.write_move(game.move(state, action)) for action in game.legal_moves(state)])


def apply_moves(game: Game[Any], text: str, data: Any) -> str:
    position, bar, moves = text.partition("|")
    if not bar:
        raise BadNotation(f"expected a position | moves, got {text!r}")
    state = game.read_position(position, SearchRng(0), data)
    for seat, move_text in read_moves(moves, len(SEATS)):
        to_act = game.to_act(state)
        mover = seat if seat is not None else (0 if to_act is None else to_act)
        move = game.read_move(move_text, state, mover)
        refusal = game.check(state, mover, move)
        if refusal is not None:
            raise Refused(refusal)
        game.apply(state, game.action(state, move))
    return game.write_position(state)
