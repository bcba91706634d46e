"""Whatever a client sends in the shape of a move is refused or called unreadable, never a crash."""

import itertools
import math
from typing import Any

import msgspec
import pytest

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_GAME, fresh, random_positions

TEXTS = (
    "",
    "K",
    "5",
    "99",
    "R",
    "B.3",
    "P.Co[R]",
    "G1",
    "G9",
    "S1",
    "A.S1",
    "Z.S4",
    "high",
    "hat",
    "g001",
    "é",
    "x" * 999,
)
NUMBERS = (-(2**70), -1, 0, 1, 4, 99, 2**31, 2**62, 2**63, 2**70)


def garbage(kind: type[Move]) -> list[Move]:
    """Moves of one kind with any text and any number in its fields, as far as the wire lets them pass."""
    fields = msgspec.structs.fields(kind)
    values = [NUMBERS if field.type is int else TEXTS for field in fields]
    tag = kind.__struct_config__.tag
    made: list[Move] = []
    # Not every combination of four fields, but all values of one or two.
    step = max(1, math.prod(len(some) for some in values) // 3000)
    for choice in itertools.islice(itertools.product(*values), 0, None, step):
        content = {"type": tag, **{field.encode_name: value for field, value in zip(fields, choice, strict=True)}}
        try:
            made.append(msgspec.convert(content, kind))
        except msgspec.ValidationError:
            continue
    return made


@pytest.mark.parametrize("name", EVERY_GAME)
def test_any_move_is_refused_or_called_unreadable(name: str) -> None:
    game = GAMES[name]
    moves = [move for kind in game.moves for move in garbage(kind)]
    assert moves
    positions = [state.clone() for state in random_positions(game, 3, "", 2, every=17, most=120)]
    for state in [*positions, fresh(game, 2, "", 1)]:
        for seat in range(2):
            for move in moves:
                ask(game, state, seat, move)


def ask(game: Any, state: Any, seat: int, move: Move) -> None:
    try:
        refusal = game.check(state, seat, move)
    except BadNotation:
        return
    if refusal is None:
        assert game.action(state, move) in game.legal_moves(state)
    else:
        assert refusal.clause in (*game.clauses, *game.rulings)
