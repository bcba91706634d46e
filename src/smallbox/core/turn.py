"""A move by any game's rules: who makes it, what its text means, whether it may be made, and making it."""

from typing import Any

from smallbox.core.errors import Refused
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move


def mover(game: AnyGame, state: Any, named: int | None = None) -> int:
    """The seat named before a move, else the one to act; the first when the game is over, to hear that it is."""
    seat = game.to_act(state) if named is None else named
    return 0 if seat is None else seat


def read_turn(game: AnyGame, state: Any, named: int | None, text: str) -> tuple[int, Move]:
    """A written move and the seat that makes it. Raises BadNotation."""
    seat = mover(game, state, named)
    return seat, game.notation.read_move(text, state, seat)


def require_legal(game: AnyGame, state: Any, seat: int, move: Move) -> None:
    """Raise Refused unless the rules allow a seat's move."""
    refusal = game.check(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)


def make(game: AnyGame, state: Any, seat: int, move: Move, events: Events | None = None) -> None:
    """Carry a move out; `events` then holds what it did, and no more. Raises Refused, and then nothing has changed."""
    require_legal(game, state, seat, move)
    if events is not None:
        events.clear()
    game.apply(state, game.action(state, move), events)
    if events is not None:
        game.explain(state, events)


def written_moves(game: AnyGame, state: Any) -> list[str]:
    """The legal moves in canonical spelling."""
    return [game.notation.write_move(game.move(state, action)) for action in game.legal_moves(state)]
