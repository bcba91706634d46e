"""docs/protocol.md: the prose of protocol.md.in, followed by a reference made from the schema."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from smallbox.games import GAMES
from smallbox.server.api import ENDPOINTS
from smallbox.server.endpoint import Endpoint
from smallbox.wire.problems import PROBLEMS, explain, status_of
from smallbox.wire.server import TABLE_EVENTS
from tools.wire.examples import example
from tools.wire.schema import CLIENT_MESSAGES, REF, SERVER_MESSAGES, Schema, bodies, make_schema, name_of, reference_to

HEADING = "<!-- Generated from src/smallbox and tools/wire/protocol.md.in by `make generate`. Do not edit. -->"
PROSE = Path(__file__).parent / "protocol.md.in"
#: where the prose wants the list of endpoints
ENDPOINTS_HERE = "<!-- endpoints -->"
PARAMETER = re.compile(r"\{(\w+):\w+\}")


def write_reference() -> str:
    schema = make_schema()
    prose = PROSE.read_text("utf-8").rstrip().replace(ENDPOINTS_HERE, "\n".join(endpoints()))
    return "\n".join([HEADING, "", prose, "", *reference(schema)]).rstrip() + "\n"


def reference(schema: Schema) -> Iterator[str]:
    yield from problems()
    sections = list(groups(schema))
    listed = {name for _, names in sections for name in names}
    unions = [name for name, definition in schema["$defs"].items() if "anyOf" in definition]
    parts = [name for name in schema["$defs"] if name not in {*listed, *unions, "Games"}]
    for title, names in [*sections, ("Parts of messages", parts)]:
        yield from (f"## {title}", "")
        yield from (f'`"game": "{game.name}"`\n' for game in GAMES.values() if game.title == title)
        for name in names:
            yield from struct(name, schema)
    yield from ("## Names for one of several", "", "| name | one of |", "|---|---|")
    yield from (f"| <a id='{name.lower()}'></a>{name} | {kind(schema['$defs'][name])} |" for name in unions)


def groups(schema: Schema) -> Iterator[tuple[str, list[str]]]:
    """The sections, and the definitions that each has."""
    yield "What a client says", [name_of(one) for one in CLIENT_MESSAGES]
    yield "What the server says", [name_of(one) for one in SERVER_MESSAGES]
    yield "What happens at a table", [name_of(one) for one in TABLE_EVENTS]
    yield "Bodies of HTTP requests and answers", [name_of(one) for one in bodies()]
    for game in GAMES.values():
        names = [f"{game.name.title()}{part}" for part in ("Options", "View")]
        own = [*names, *(name_of(one) for one in (*game.moves, *game.events))]
        prefix = game.name.title()
        parts = [name for name in schema["$defs"] if name.startswith(prefix) and name not in own]
        yield game.title, [*own, *(name for name in parts if "anyOf" not in schema["$defs"][name])]


def endpoints() -> Iterator[str]:
    """What HTTP offers: a row each."""
    yield from ("| over HTTP | does | for | counted | refuses with |", "|---|---|---|---|---|")
    for each in ENDPOINTS:
        path = PARAMETER.sub(lambda found: found[1].upper(), each.path)
        query = "?" + "&".join(each.query) if each.query else ""
        codes = ", ".join(f"`{code}`" for code in each.refuses)
        yield f"| `{each.method} {path}{query}` | {does(each)} | {each.who} | {each.limit or ''} | {codes} |"


def does(endpoint: Endpoint) -> str:
    """An endpoint's sentence, what it takes and what it answers."""
    structs = [reference_to(name_of(struct)) for struct in (endpoint.body, endpoint.answers) if struct is not None]
    sentence = (endpoint.function.__doc__ or "").rstrip(".")
    return f"{sentence}: {' → '.join(map(kind, structs))}" if structs else sentence


def problems() -> Iterator[str]:
    yield from ("## Error codes", "")
    yield from (
        "The same codes come on the socket ([ErrorMessage](#errormessage)) and over HTTP ([Problem](#problem)).",
        "",
    )
    yield from ("| code | facts | status | means |", "|---|---|---|---|")
    for code, facts in PROBLEMS.items():
        sentence = explain(code, {fact: f"{{{fact}}}" for fact in facts})
        yield f"| `{code}` | {', '.join(f'`{fact}`' for fact in facts)} | {status_of(code)} | {sentence} |"
    yield ""


def struct(name: str, schema: Schema) -> Iterator[str]:
    """A struct's heading, sentence, fields and example."""
    definition = schema["$defs"][name]
    yield from (f"### {name}", "", definition.get("description", ""), "")
    if definition["properties"]:
        yield from ("| field | type | |", "|---|---|---|")
        for field, shape in definition["properties"].items():
            yield f"| `{field}` | {kind(shape)} | {note(shape, is_required=field in definition['required'])} |"
        yield ""
    if not name.endswith("Options"):
        yield from ("```json", json.dumps(example(name, schema), ensure_ascii=False), "```", "")


def note(shape: Schema, *, is_required: bool) -> str:
    described: str = shape.get("description", "")
    if is_required:
        return described
    optional = f"if left out: `{json.dumps(shape['default'])}`" if "default" in shape else "may be left out"
    return "; ".join(filter(None, [described, optional]))


def kind(shape: Schema) -> str:
    """A type in words."""
    if "$ref" in shape:
        name = shape["$ref"].removeprefix(REF.format(name=""))
        return f"[{name}](#{name.lower()})"
    if "anyOf" in shape:
        return " or ".join(f"({words})" if " of " in words else words for words in map(kind, shape["anyOf"]))
    if "enum" in shape:
        return " or ".join(f"`{json.dumps(value)}`" for value in shape["enum"])
    if shape.get("type") == "array":
        most = f" (at most {shape['maxItems']})" if "maxItems" in shape else ""
        return f"list of {bracketed(kind(shape['items']))}{most}"
    if shape.get("type") == "object":
        return f"object of {bracketed(kind(shape['additionalProperties']))}"
    return f"{shape['type']}{limits(shape)}"


def bracketed(words: str) -> str:
    return f"({words})" if " or " in words or "," in words else words


def limits(shape: Schema) -> str:
    """What a text or number must keep to."""
    length = between(shape.get("minLength"), shape.get("maxLength"))
    size = between(shape.get("minimum"), shape.get("maximum"))
    pattern = f"`{shape['pattern']}`" if "pattern" in shape else ""
    return "".join(f", {words}" for words in (f"{length} characters" if length else "", size, pattern) if words)


def between(least: Any, most: Any) -> str:
    if least is None:
        return "" if most is None else f"at most {most}"
    return f"from {least}" if most is None else f"{least} to {most}"
