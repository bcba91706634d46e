"""The JSON schema of all that goes over the wire, under the names that TypeScript and the reference use.

The names of a game's own structs begin with the game (`KobitoPlay`), so that no game can rename another's.
"""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import takewhile
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.games import GAMES
from smallbox.server import game_review
from smallbox.wire import bench, deals, groups, http, mine, practice, puzzles, reviews
from smallbox.wire.client import AnyClientMessage
from smallbox.wire.server import TABLE_EVENTS, AnyServerMessage

Schema = dict[str, Any]
Struct = type[msgspec.Struct]

REF = "#/$defs/{name}"
CLIENT_MESSAGES: tuple[Struct, ...] = get_args(AnyClientMessage)
SERVER_MESSAGES: tuple[Struct, ...] = get_args(AnyServerMessage)
GAME_MODULE = re.compile(r"smallbox\.games\.(\w+)\.")
FIELD = re.compile(r"    (\w+): ")
#: structs without a meaning of their own, and what is really sent in their place
BASES = {"Move": "AnyMove", "Event": "AnyEvent", "View": "AnyView", "Opened": "AnyOpened"}
#: fields of a game's options that are no option of the table
NOT_OPTIONS = ("players", "data")


def messages_of(game: str) -> ModuleType:
    return import_module(f"smallbox.games.{game}.messages")


def view_of(game: str) -> Struct:
    view: Struct = messages_of(game).View
    return view


def opened_of(game: str) -> Struct:
    opened: Struct = messages_of(game).Opened
    return opened


def bodies() -> list[Struct]:
    """The structs of the HTTP API, in the order of the files; bases that only share settings have no fields."""
    return [
        value
        for module in (http, groups, practice, puzzles, mine, deals, reviews, game_review, bench)
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct)
        if value.__module__ == module.__name__ and value.__struct_fields__
    ]


def name_of(kind: type) -> str:
    game = GAME_MODULE.match(kind.__module__)
    return f"{game[1].title()}{kind.__name__}" if game else BASES.get(kind.__name__, kind.__name__)


def reference_to(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


def one_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [reference_to(name) for name in names]}


@cache
def make_schema() -> Schema:
    """All structs, and the unions of messages, moves, events and views, as definitions of one schema."""
    named = dict(unions())
    definitions: Schema = {
        name: with_unions(definition, named) for name, definition in struct_definitions().items() if name not in named
    }
    definitions |= {name: {"title": name, **union} for name, union in named.items()}
    # What is raw until the game is known.
    for struct, field in (("MakeMove", "move"), ("DecidedMoves", "move"), ("DecidedMoves", "best")):
        definitions[struct]["properties"][field] = reference_to("AnyMove")
    practise = definitions["Practise"]["properties"]
    practise["moves"]["items"] = reference_to("AnyMove")
    for body in (practise, definitions["PuzzleTry"]["properties"]):
        body["move"]["anyOf"] = [reference_to("AnyMove"), {"type": "null"}]
    for game in GAMES.values():
        definitions[f"{game.name.title()}Options"] = options_schema(game)
    definitions["Games"] = games_schema()
    return {"title": "Wire", "$defs": definitions, "type": "object", "additionalProperties": False}


def all_structs() -> list[Struct]:
    """Every struct that can be met, each once: first those with a meaning of their own, then their parts."""
    first: list[Struct] = [*CLIENT_MESSAGES, *SERVER_MESSAGES, *TABLE_EVENTS, *bodies()]
    for game in GAMES.values():
        first += [*game.moves, *game.events, view_of(game.name), opened_of(game.name)]
    found: dict[Struct, None] = dict.fromkeys(first)
    for kind in first:
        visit(shapes.type_info(kind), found)
    return list(found)


def visit(shape: Any, found: dict[Struct, None]) -> None:
    """Add the structs inside a type."""
    if isinstance(shape, shapes.StructType):
        found[shape.cls] = None
        for field in shape.fields:
            visit(field.type, found)
    for part in ("item_type", "key_type", "value_type"):
        if hasattr(shape, part):
            visit(getattr(shape, part), found)
    for choice in getattr(shape, "types", ()):
        visit(choice, found)


def struct_definitions() -> Schema:
    kinds = all_structs()
    references, components = msgspec.json.schema_components(kinds, ref_template=REF)
    names = {reference["$ref"]: name_of(kind) for reference, kind in zip(references, kinds)}
    doubles = {name for name in names.values() if list(names.values()).count(name) > 1}
    assert not doubles, f"expected one struct of each name, got several {sorted(doubles)}"
    definitions: Schema = {}
    for reference, kind in zip(references, kinds):
        definition = renamed(components[reference["$ref"].removeprefix(REF.format(name=""))], names)
        definition["title"] = name_of(kind)
        for field, comment in field_comments(kind):
            definition["properties"][field] = {"description": comment, **definition["properties"][field]}
        definitions[name_of(kind)] = definition
    return definitions


def renamed(node: Any, names: dict[str, str]) -> Any:
    """The same schema, with references to the names of here."""
    if isinstance(node, dict):
        return {
            key: reference_to(names[value])["$ref"] if key == "$ref" else renamed(value, names)
            for key, value in node.items()
            if key != "discriminator"  # a word of OpenAPI: in JSON schema the constant tags say it
        }
    return [renamed(part, names) for part in node] if isinstance(node, list) else node


def with_unions(node: Any, named: Schema) -> Any:
    """The same schema, with the name of a union where it lists all its members."""
    if isinstance(node, list):
        return [with_unions(part, named) for part in node]
    if not isinstance(node, dict):
        return node
    for name, union in named.items():
        if members(node) == members(union):
            return reference_to(name)
    return {key: with_unions(value, named) for key, value in node.items()}


def members(node: Schema) -> set[str] | None:
    """What an `anyOf` refers to; the order does not matter."""
    return {part.get("$ref", "") for part in node["anyOf"]} if "anyOf" in node else None


@cache
def lines_of(module: str) -> list[str]:
    return inspect.getsource(sys.modules[module]).splitlines()


def source_of(kind: Struct) -> Iterator[str]:
    """The lines of a struct. `inspect` would parse its whole module for each of them."""
    lines = lines_of(kind.__module__)
    first = next(number for number, line in enumerate(lines) if re.match(rf"class {kind.__name__}\b", line))
    return takewhile(lambda line: not line or line[0] in " )", lines[first + 1 :])


def field_comments(kind: Struct) -> Iterator[tuple[str, str]]:
    """The `#:` comments above the fields of a struct."""
    comment: list[str] = []
    for line in source_of(kind):
        if line.startswith("    #: "):
            comment.append(line.removeprefix("    #: "))
        elif comment and (field := FIELD.match(line)):
            yield field[1], " ".join(comment)
            comment = []


def unions() -> Iterator[tuple[str, Schema]]:
    """The names that stand for one of several structs."""
    yield "AnyClientMessage", one_of(map(name_of, CLIENT_MESSAGES))
    yield "AnyServerMessage", one_of(map(name_of, SERVER_MESSAGES))
    yield "TableEvent", one_of(map(name_of, TABLE_EVENTS))
    games = [game.name.title() for game in GAMES.values()]
    for game in GAMES.values():
        yield f"{game.name.title()}Move", one_of(map(name_of, game.moves))
        yield f"{game.name.title()}Event", one_of(map(name_of, game.events))
    yield "AnyMove", one_of(f"{game}Move" for game in games)
    yield "AnyEvent", one_of(["TableEvent", *(f"{game}Event" for game in games)])
    yield "AnyView", one_of(f"{game}View" for game in games)
    yield "AnyOpened", one_of(f"{game}Opened" for game in games)


def options_schema(game: AnyGame) -> Schema:
    """The options of a game as the table takes them: texts, as in the notation."""
    kind: Struct = messages_of(game.name).Options
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    comments = dict(field_comments(kind))
    properties: Schema = {}
    if takes_data(game):
        properties["data"] = {"description": "the cards, by the name of their file", "type": "string"}
    for field in shape.fields:
        if field.name not in NOT_OPTIONS:
            described = {"description": comments[field.name]} if field.name in comments else {}
            properties[field.name] = described | written(field)
    return {
        "title": name_of(kind),
        "description": kind.__doc__,
        "type": "object",
        "properties": properties,
        "required": [],
        "additionalProperties": False,
    }


def takes_data(game: AnyGame) -> bool:
    """May a table choose among cards that come with the game?"""
    tag = game.data_tag(game.options(game.most_players, {}))
    try:
        game.options(game.most_players, {"data": tag})
    except BadOption:
        return False
    return True


def written(field: shapes.Field) -> Schema:
    """The texts that stand for the values of an option; how a number is written is the game's business."""
    if isinstance(field.type, shapes.BoolType):
        return {"enum": ["on", "off"], "default": "on" if field.default else "off"}
    if isinstance(field.type, shapes.LiteralType):
        return {"enum": list(field.type.values), "default": field.default}
    return {"type": "string"}


def games_schema() -> Schema:
    """What belongs to each game, so that a client can speak of one game only."""
    parts = ("move", "event", "view", "opened", "options")
    per_game = {
        game: {
            "type": "object",
            "properties": {part: reference_to(f"{game.title()}{part.title()}") for part in parts},
            "required": list(parts),
            "additionalProperties": False,
        }
        for game in GAMES
    }
    return {
        "title": "Games",
        "description": "The names of what belongs to each game; never sent.",
        "type": "object",
        "properties": per_game,
        "required": list(per_game),
        "additionalProperties": False,
    }
