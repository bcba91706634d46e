"""Examples of everything that goes over the wire: moves, events and views from games, the rest from their schema."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from smallbox.core.chance import Stream
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.games import GAMES
from tools.wire.schema import REF, Schema, Struct, name_of

#: what a field of this name may hold, whatever the message
SAMPLES: dict[str, Any] = {
    "at": 1_789_560_000_000,
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "bots": ["greedy"],
    "code": "K7MPQ3XZ",
    # of the nonce below
    "commit": "543da08d7f4bde630b924cbaca950f9e42a8a1f38b30e5550d1e7da174a1c64d",
    "commitment": "sha256:c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417",
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/not-a-real-one",
    "detail": "We can't find table K7MPQ3XZ. Check the link, or create a new table.",
    "error": "no-such-table",
    "facts": {"table": "K7MPQ3XZ"},
    "game": "kobito",
    "host": 0,
    "id": "c1",
    "kind": "gold",
    "left": 30_000,
    "level": "greedy",
    "levels": ["random", "greedy"],
    "link": "/t/K7MPQ3XZ",
    "name": "Ann",
    "nonce": "5eedf00d",
    "options": {"tiebreak": "fewest"},
    "order": [1, 0],
    "other": 1,
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "pace": "none",
    "phase": "lobby",
    "ready": True,
    "seats": 2,
    "secret": "not-a-real-secret-but-as-long-as-one-is-000",
    "beside": [],
    "table": "K7MPQ3XZ",
    "text": "Hello!",
    "token": "not-a-real-token-but-as-long-as-one-is-0000",
    "version": 12,
    "waits_for": "move",
}
#: the beginning of a data file
EXAMPLE_CARDS = '{"id": "quick", "players": [2, 6], "gold": [{"need": 3, "value": 2}]}'
#: where the name alone would mislead
SPECIAL: dict[tuple[str, str], Any] = {
    ("DealInfo", "options"): "tiebreak=fewest",
    ("DealInfo", "rules"): "1",
    ("PushKey", "key"): "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    ("Ready", "nonce"): "",
    ("SubscribeToTurns", "language"): "en",
    ("LessonPage", "id"): "first",
    ("LessonStart", "id"): "first",
    ("LessonStep", "clauses"): ["K8"],
    ("LessonStep", "expects"): [{"type": "play", "card": "5"}],
    ("LessonStep", "id"): "fits",
    ("LessonStep", "points"): ["hand"],
    ("PracticeAnswer", "names"): ["", "Pip"],
    ("PracticeUpdate", "events"): [],
    ("PracticeUpdate", "move"): "",
    ("PracticeUpdate", "seat"): None,
    ("Practise", "move"): None,
    ("Practise", "moves"): [],
    ("PuzzleAnswer", "hint"): "play",
    ("PuzzleAnswer", "solution"): None,
    ("PuzzleChance", "move"): {"type": "end"},
    ("PuzzleInfo", "id"): "kobito-0001",
    ("PuzzleInfo", "rating"): 1240,
    ("PuzzleInfo", "theme"): "kobitos",
    ("PuzzleSolution", "facts"): {"value": 8},
    ("PuzzleSolution", "plan"): [{"type": "end"}],
    ("PuzzleSolution", "chances"): [],
    ("PuzzleSolution", "why"): "gold",
    ("PuzzleStart", "id"): "kobito-0001",
    ("PuzzleTry", "move"): None,
    ("RecordStep", "events"): [],
    ("RecordStep", "move"): "",
    ("RecordStep", "seat"): None,
    ("RecordSteps", "names"): ["Ann", "Ben"],
    ("RecordSteps", "result"): "result gold; winners A; scores 20 11",
    ("RecordSteps", "total"): 83,
    ("RefusedMessage", "clause"): "K14",
    ("RefusedMessage", "facts"): {"cards": 1},
    ("RefusedMessage", "reason"): "",
    ("GroupKey", "id"): "W5NBH7QD",
    ("GroupMade", "id"): "W5NBH7QD",
    ("GroupMade", "link"): "/g/W5NBH7QD",
    ("GroupPage", "id"): "W5NBH7QD",
    ("GroupPage", "name"): "Friday at eight",
    ("MakeGroup", "name"): "Friday at eight",
    ("AskMine", "tables"): ["K7MPQ3XZ"],
    ("Mine", "kept"): ["K7MPQ3XZ"],
    ("OwnResult", "began"): 1_763_400_000_000,
    ("OwnResult", "bots"): ["normal"],
    ("OwnResult", "ended"): 1_763_401_000_000,
    ("OwnResult", "kind"): "gold",
    ("OwnResult", "moves"): 83,
    ("OwnResult", "number"): 1,
    ("OwnResult", "players"): 2,
    ("OwnResult", "place"): 1,
    ("OwnResult", "rounds"): 1,
    ("OwnResult", "score"): 20,
    ("OwnResult", "share"): 1.0,
    ("SeatStanding", "bots"): ["normal"],
    ("SeatStanding", "number"): 1,
    ("SeatStanding", "players"): 2,
    ("SeatStanding", "since"): 1_763_401_000_000,
    ("GameInfo", "fewest"): 2,
    ("GameInfo", "most"): 6,
    ("GameInfo", "name"): "kobito",
    ("CheckCards", "cards"): EXAMPLE_CARDS,
    ("CreateTable", "cards"): None,
    ("Health", "version"): "0.1.0",
    ("MeasureCards", "cards"): EXAMPLE_CARDS,
    ("Option", "choices"): ["shared", "fewest"],
    ("Option", "clause"): "V6",
    ("Option", "default"): "shared",
    ("Option", "is_usual"): True,
    ("Option", "kind"): "choice",
    ("Option", "least"): None,
    ("Option", "most"): None,
    ("Option", "name"): "tiebreak",
    ("ListedTable", "host"): "Ann",
    ("SeatInfo", "level"): None,
    ("Update", "since"): 11,
}
#: games of random moves, enough to meet all but the rarest events
GAMES_PLAYED = 6


@cache
def examples() -> dict[str, Any]:
    """The examples of moves, events and views, by the names of the schema."""
    found: dict[Struct, Any] = {}
    for game in GAMES.values():
        for seed in range(GAMES_PLAYED):
            for struct in met_in(game, seed):
                found.setdefault(type(struct), struct)
    return {name_of(kind): msgspec.to_builtins(struct) for kind, struct in found.items()}


def met_in(game: AnyGame, seed: int) -> Iterator[msgspec.Struct]:
    """The moves and events of a game, and its shortest view with a choice."""
    chooser = random.Random(seed)
    options = game.options(3, {})
    events = Events()
    state = game.setup(options, Stream(seed.to_bytes(32, "big")), events)
    views = []
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        if len(view.moves) > 1:
            views.append(view)
        action = chooser.choice(game.legal_moves(state))
        yield game.move(state, action)
        game.apply(state, action, events)
    yield from (event for _, _, event in events.told)
    yield game.opened(state)
    yield min(views, key=lambda view: len(msgspec.json.encode(view)))


def example(name: str, schema: Schema) -> Any:
    """An example of a definition of the schema."""
    definition = schema["$defs"][name]
    if name in examples():
        return examples()[name]
    if "anyOf" in definition:
        return of_shape("", definition, schema)
    return {field: of_field(name, field, shape, schema) for field, shape in definition["properties"].items()}


def of_field(owner: str, field: str, shape: Schema, schema: Schema) -> Any:
    if (owner, field) in SPECIAL:
        return SPECIAL[owner, field]
    if field in SAMPLES and is_kind(SAMPLES[field], shape):
        return SAMPLES[field]
    return of_shape(field, shape, schema)


def is_kind(value: Any, shape: Schema) -> bool:
    """Is a sample of the type that the field has?"""
    kinds = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}
    return any(
        value in choice["enum"] if "enum" in choice else isinstance(value, kinds.get(choice.get("type", ""), ()))
        for choice in shape.get("anyOf", [shape])
    )


def of_shape(field: str, shape: Schema, schema: Schema) -> Any:
    """The plainest value of a type; what may be null and is large, is null."""
    if "$ref" in shape:
        return example(shape["$ref"].removeprefix(REF.format(name="")), schema)
    if "anyOf" in shape:
        nullable = {"type": "null"} in shape["anyOf"] and any("$ref" in choice for choice in shape["anyOf"])
        return None if nullable else of_shape(field, shape["anyOf"][0], schema)
    if "enum" in shape:
        return shape["enum"][0]
    if shape.get("type") == "array":
        items = shape["items"].get("anyOf", [shape["items"]])[0]
        return [of_field("", field, items, schema)]
    plain = {"string": "", "integer": shape.get("minimum", 0), "number": 0.25, "boolean": False, "object": {}}
    return plain.get(shape["type"])
