"""Whatever a client can send is bounded in its struct: numbers, texts, lists and dictionaries."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect as shapes

from smallbox.games import GAMES
from smallbox.wire.client import Version
from smallbox.wire.http import CardsText, PushEndpoint
from tests.wire.test_messages import FROM_CLIENTS
from tools.wire.schema import Struct, name_of

MOVES = [kind for game in GAMES.values() for kind in game.moves]
#: the longest text, list or dictionary that may come
LONGEST = 400
VERSION = shapes.type_info(Version)
#: an address that a push service has made up, which may be longer than anything people say
ENDPOINT = shapes.type_info(PushEndpoint)
#: cards of one's own, which have a limit of bytes too
CARDS = shapes.type_info(CardsText)


def unbounded(shape: shapes.Type, where: str) -> Iterator[str]:
    """The parts of a type, however deep, that a client could make as large as it likes."""
    match shape:
        case shapes.IntType(ge=least, le=most):
            if shape != VERSION and (least is None or most is None or least < -(2**31) or most >= 2**31):
                yield f"{where}: a number"
        case shapes.StrType(max_length=longest):
            if longest is None or (longest > LONGEST and shape not in (ENDPOINT, CARDS)):
                yield f"{where}: a text"
        case shapes.ListType(item_type=item, max_length=longest):
            if longest is None or longest > LONGEST:
                yield f"{where}: a list"
            yield from unbounded(item, f"{where}[]")
        case shapes.DictType(key_type=key, value_type=value, max_length=longest):
            if longest is None or longest > LONGEST:
                yield f"{where}: a dictionary"
            yield from unbounded(key, f"{where} keys")
            yield from unbounded(value, f"{where} values")
        case shapes.UnionType(types=types):
            for one in types:
                yield from unbounded(one, where)
        case shapes.StructType(fields=fields):
            for field in fields:
                yield from unbounded(field.type, f"{where}.{field.name}")
        case shapes.LiteralType() | shapes.BoolType() | shapes.NoneType() | shapes.RawType():
            # What is raw is a move, which is read by itself.
            pass
        case _:
            yield f"{where}: {type(shape).__name__} is not expected in what a client sends"


@pytest.mark.parametrize("kind", [*FROM_CLIENTS, *MOVES], ids=lambda kind: f"{kind.__module__}.{name_of(kind)}")
def test_whatever_a_client_sends_is_bounded(kind: Struct) -> None:
    assert list(unbounded(shapes.type_info(kind), name_of(kind))) == []


def test_what_has_no_bounds_is_found() -> None:
    found: Any = shapes.type_info(dict[str, list[int | None]])
    assert len(list(unbounded(found, "it"))) == 4
