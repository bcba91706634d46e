"""Whatever a client sends in the shape of a move is refused or called unreadable, never a crash."""

import itertools
import json
import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect as shapes

from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.games import GAMES
from smallbox.wire.codec import BadMessage, decode_move
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
NUMBERS = (-(2**70), -(2**31), -1, 0, 1, 4, 99, 2**31 - 1, 2**31, 2**62, 2**63, 2**70)
#: numbers at and beyond every bound, as they can be written in JSON
WRITTEN = (
    *(str(sign * (2**bits + more)) for bits in (7, 15, 31, 32, 53, 63, 64) for more in (-1, 0, 1) for sign in (1, -1)),
    *("0", "-0", "1", "-1", "13", "1.0", "1.5", "1e0", "1e2", "1e400", "-1e400", "1e-400", "NaN", "-Infinity"),
    *(str(10**30), "9" * 5000, "true", "null", '"1"', "[1]", "{}"),
)
#: positions in which the numbers of moves mean something
NUMBERED = {
    "kobito": ("need 1; G1 8@8 [3 k4 5]; S1 [3 k4]; A {4 R 9}",),
    "kanobu": ("A {P.St Y.Sc*4}; pile R.Ro; deck R.3 Y.Pa B.Sc Y.Ro | play P.St",),
}


def garbage(kind: type[Move]) -> list[Move]:
    """Moves of one kind with any text and any number in its fields, as far as the wire lets them pass."""
    fields = msgspec.structs.fields(kind)
    values = [NUMBERS if takes_a_number(kind, field.name) else TEXTS for field in fields]
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


def takes_a_number(kind: type[Move], name: str) -> bool:
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    return any(field.name == name and isinstance(field.type, shapes.IntType) for field in shape.fields)


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


def written_moves(kind: type[Move]) -> Iterator[bytes]:
    """Moves of one kind as JSON, with one number after the other in each of their fields."""
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    usual = {name: "1" if takes_a_number(kind, name) else '"G1"' for name in names}
    for name, number in itertools.product(names, WRITTEN):
        fields = {"type": json.dumps(kind.__struct_config__.tag), **usual, name: number}
        yield ("{" + ", ".join(f'"{key}": {text}' for key, text in fields.items()) + "}").encode()


def numbered_positions(game: Any) -> Iterator[Any]:
    """Positions of a game, those among them in which the rules look at a move's numbers."""
    for text in NUMBERED.get(game.name, ()):
        position, _, move = text.partition(" | ")
        state = game.notation.read_position(position, SearchRng(0))
        if move:
            game.apply(state, game.action(state, game.notation.read_move(move, state, 0)))
        yield state
    yield from (state.clone() for state in random_positions(game, 3, "", 4, every=23, most=120))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_any_number_in_a_move_is_refused_or_called_unreadable(name: str) -> None:
    game = GAMES[name]
    readable: list[Move] = []
    for data in (data for kind in game.moves for data in written_moves(kind)):
        try:
            readable.append(decode_move(game, data))
        except BadMessage:
            continue
    has_numbers = any(takes_a_number(kind, field) for kind in game.moves for field in kind.__struct_fields__)
    assert len(readable) > 10 or not has_numbers
    for state in numbered_positions(game):
        for seat, move in itertools.product(range(2), readable):
            ask(game, state, seat, move)
