"""Every message says the same before and after the wire, and is shaped so that a client can rely on it."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as shapes

from smallbox.core.messages import Move
from smallbox.games import GAMES
from smallbox.wire.client import GameName
from smallbox.wire.codec import decode, decode_move, encode
from smallbox.wire.http import RecordStep, RecordSteps
from smallbox.wire.practice import PracticeAnswer, PracticeUpdate
from smallbox.wire.puzzles import PuzzleChance, PuzzleSolution
from smallbox.wire.server import TABLE_EVENTS, Hint
from tests.wire.values import any_value
from tools.wire.examples import example
from tools.wire.schema import (
    CLIENT_MESSAGES,
    SERVER_MESSAGES,
    Struct,
    all_structs,
    bodies,
    make_schema,
    name_of,
    opened_of,
    view_of,
)

SCHEMA = make_schema()
MOVES = [(game, move) for game, one in GAMES.items() for move in one.moves]
#: bodies that have views in their parts
OF_PARTS: dict[Struct, tuple[str, Struct]] = {
    RecordSteps: ("steps", RecordStep),
    PracticeAnswer: ("updates", PracticeUpdate),
    PuzzleSolution: ("updates", PracticeUpdate),
}
#: bodies that have a move in them
OF_MOVES: dict[Struct, str] = {PuzzleSolution: "plan", PuzzleChance: "move", Hint: "move"}
#: a client may leave fields of these out
FROM_CLIENTS = [*CLIENT_MESSAGES, *(body for body in bodies() if body.__struct_config__.forbid_unknown_fields)]


def union_of(kinds: Sequence[Struct]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union |= kind
    return union


@cache
def reader_of(kind: Struct, game: str) -> Struct:
    """A server message as a client of one game reads it: with that game's events and view for their bases."""
    events: Any = union_of((*TABLE_EVENTS, *GAMES[game].events))
    stand_ins: dict[str, Any] = {"events": list[events], "view": view_of(game) | None, "opened": opened_of(game) | None}
    if kind in OF_MOVES:
        moves: Any = union_of(GAMES[game].moves)
        stand_ins[OF_MOVES[kind]] = list[moves] if OF_MOVES[kind] == "plan" else moves
    if kind in OF_PARTS:
        field, part = OF_PARTS[kind]
        stand_ins[field] = list[reader_of(part, game)]  # type: ignore[misc]  # made here
    hints = get_type_hints(kind, include_extras=True)
    fields = [(field, stand_ins.get(field, hints[field])) for field in kind.__struct_fields__]
    config = kind.__struct_config__
    return msgspec.defstruct(kind.__name__, fields, tag=config.tag, tag_field=config.tag_field, frozen=True)


@pytest.mark.parametrize("kind", CLIENT_MESSAGES, ids=name_of)
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_every_client_message_round_trips(kind: Struct, data: st.DataObject) -> None:
    written = data.draw(any_value(shapes.type_info(kind)))
    message = decode(json.dumps(written).encode())
    assert type(message) is kind
    again = json.loads(msgspec.json.encode(message))
    assert written.items() <= again.items()
    assert set(again) == set(SCHEMA["$defs"][name_of(kind)]["properties"])


@pytest.mark.parametrize("kind", SERVER_MESSAGES, ids=name_of)
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_every_server_message_round_trips_for_every_game(kind: Any, data: st.DataObject) -> None:
    reader = reader_of(kind, data.draw(st.sampled_from(sorted(GAMES))))
    read = msgspec.convert(data.draw(any_value(shapes.type_info(reader))), reader)
    message = kind(*(getattr(read, field) for field in kind.__struct_fields__))
    assert msgspec.json.decode(encode(message), type=reader) == read


@pytest.mark.parametrize(("game", "kind"), MOVES, ids=str)
@given(data=st.data())
@settings(max_examples=20, deadline=None)
def test_every_move_round_trips(game: str, kind: type[Move], data: st.DataObject) -> None:
    written = data.draw(any_value(shapes.type_info(kind)))
    move = decode_move(GAMES[game], json.dumps(written).encode())
    assert type(move) is kind
    assert json.loads(msgspec.json.encode(move)) == written


@pytest.mark.parametrize("kind", [kind for kind in all_structs() if kind not in FROM_CLIENTS], ids=name_of)
def test_what_the_server_sends_has_no_defaults(kind: Struct) -> None:
    """A field with a default would be optional in TypeScript."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    assert [field.name for field in shape.fields if not field.required] == []


@pytest.mark.parametrize("kind", [*FROM_CLIENTS, *(move for _, move in MOVES)], ids=name_of)
def test_an_unknown_field_is_refused(kind: Struct) -> None:
    written = example(name_of(kind), SCHEMA)
    msgspec.json.decode(json.dumps(written), type=kind)
    with pytest.raises(msgspec.ValidationError, match="unknown field `surprise`"):
        msgspec.json.decode(json.dumps(written | {"surprise": 1}), type=kind)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("kind", [*SERVER_MESSAGES, *TABLE_EVENTS, *bodies()], ids=name_of)
def test_the_examples_of_the_reference_are_messages(kind: Struct, game: str) -> None:
    reader = reader_of(kind, game) if kind in SERVER_MESSAGES else kind
    if kind in (*OF_PARTS, *OF_MOVES, *(part for _, part in OF_PARTS.values())):
        reader = reader_of(kind, "kobito")  # the first game stands for all in the reference
    msgspec.json.decode(json.dumps(example(name_of(kind), SCHEMA)), type=reader)


def test_the_games_that_http_names_are_those_of_the_registry() -> None:
    assert set(get_args(GameName)) == set(GAMES)
