"""Anything that could come: good messages spoilt, random JSON, random bytes, moves after the grammar, bad frames."""

import json
import random
import struct
from typing import Any

from tests.outside.frames import BINARY, CONTINUATION, PING, TEXT, frame
from tests.outside.protocol import MESSAGES, MOVES
from tests.outside.tab import Message

NUMBERS = (0, -1, 1, 2**31, 2**53, 2**63, -(2**63) - 1, 2**64, 10**40, 1e308, 0.5)
TEXTS = ("", "0", " ", "\x00", "é", "\u202e", "\ud800", "A" * 41, "A" * 5000, "\N{PILE OF POO}" * 300, "../x", "null")
NASTY: tuple[Any, ...] = (None, True, False, *NUMBERS, *TEXTS, [], {}, [[]], [None] * 50, {"type": "move"}, "kobito")
TOKENS = (
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"null",
    b"true",
    b"1e9",
    b"-",
    b"\\u",
    b"\\",
    b"\xff",
    b"\x00",
    b" ",
    b"NaN",
)
DEEP = 3000


def any_value(chance: random.Random, depth: int = 3) -> Any:
    """Any JSON value."""
    kind = chance.randrange(7 if depth else 4)
    if kind < 4:
        return chance.choice(NASTY)
    if kind == 4:
        return [any_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    names = [*MESSAGES["settings"], "move", "text", "x"]
    return {chance.choice(names): any_value(chance, depth - 1) for _ in range(chance.randrange(4))}


def good(chance: random.Random, moves: list[Message]) -> Message:
    """A message as the protocol has it, with a move of any game or of the view."""
    made: Message = dict(chance.choice(list(MESSAGES.values())))
    if made["type"] == "move":
        made["move"] = dict(chance.choice(moves or MOVES[chance.choice([*MOVES])]))
    return made


def spoilt(chance: random.Random, message: Message) -> Message:
    """With a field more, less, or of another value; in the move too."""
    part = message["move"] if isinstance(message.get("move"), dict) and chance.random() < 0.7 else message
    for _ in range(chance.randint(1, 2)):
        name = chance.choice([*part]) if part else "x"
        match chance.randrange(4):
            case 0:
                part.pop(name, None)
            case 1:
                part[chance.choice(["x", "id", "type", "secret", "seat", "__class__"])] = any_value(chance)
            case _:
                part[name] = any_value(chance)
    return message


def bent(chance: random.Random, data: bytes) -> bytes:
    """With some bytes replaced, doubled or cut off."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(data) + 1)
        to = min(len(data), at + chance.randrange(6))
        data = data[:at] + chance.choice((*TOKENS, b"", data[at:to] * 2)) + data[to:]
    return data


def text(chance: random.Random, number: int, moves: list[Message]) -> bytes:
    """The bytes of one text message. Those that still have an id that can be read have it from `number`."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return json.dumps(any_value(chance)).encode("utf-8", "surrogatepass")
    if kind == 2:
        return chance.choice((b"[", b'{"a":', b'{"type":"move","id":"%d","move":' % number + b"[")) * chance.randint(
            1, DEEP
        )
    message = {**good(chance, moves), "id": f"n{number}"}
    if kind < 7:
        message = spoilt(chance, message)
    data = json.dumps(message, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    return bent(chance, data) if kind == 9 else data


def bad_frames(chance: random.Random) -> bytes:
    """Frames that break the rules of RFC 6455, or use all that they allow."""
    payload = chance.randbytes(chance.randrange(200))
    return chance.choice(
        [
            chance.randbytes(chance.randint(1, 300)),
            frame(chance.randrange(16), payload, is_last=chance.random() < 0.5, reserved=chance.randrange(8)),
            frame(TEXT, payload, is_last=False) + frame(CONTINUATION, b"", is_last=False) * chance.randrange(100),
            frame(CONTINUATION, payload),
            frame(BINARY, payload),
            frame(PING, b"x" * chance.randrange(300)),
            bytes([0x81, len(payload) % 126]) + payload,
            struct.pack("!BBQ", 0x81, 0xFF, chance.choice([2**63, 2**64 - 1, 2**40, 10**6])) + payload,
            frame(8, payload[: chance.randrange(4)]),
        ]
    )


METHODS = ("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "", "A" * 300)
PATHS = (
    *("/", "/api/tables", "/api/games", "/health", "/metrics", "/socket", "/schema/openapi.json", "/t/{code}"),
    *("/api/tables/{code}/seats", "/api/tables/{code}/devices", "/api/tables/{code}/records/1"),
    *("/api/tables/{code}/records/1/steps?seat=0&from=0&count=5", "/rules/kobito", "/assets/x.js", "/../../etc/passwd"),
    *("//", "/%2e%2e/%00", "/api/tables/" + "A" * 9000, "*", "http://x/", "/é", ""),
)
HOSTS = (
    "127.0.0.1",
    "127.0.0.1:99999",
    "localhost:{port}",
    "[::1]:{port}",
    "evil.example",
    "127.0.0.1:{port}",
    "",
    "a:b:c",
    "[",
    "127.0.0.1:-1",
)
HEADERS = (
    ("Origin", ("null", "http://evil.example", "http://127.0.0.1:{port}", "http://[", "\x01")),
    ("Content-Type", ("application/json", "text/plain", "application/json; charset=x", "", "multipart/form-data")),
    ("Content-Length", ("0", "5", "-1", "99999999999999999999", "1e3", "16385", "x", "+5", "\u0665")),
    ("Transfer-Encoding", ("chunked", "gzip, chunked", "identity", "x")),
    ("Connection", ("close", "keep-alive", "Upgrade", "keep-alive, Upgrade", "x")),
    ("Upgrade", ("websocket", "h2c", "x")),
    ("Sec-WebSocket-Key", ("dGhlIHNhbXBsZSBub25jZQ==", "x", "")),
    ("Sec-WebSocket-Version", ("13", "8", "x", "")),
    ("Accept-Encoding", ("gzip", "br;q=x", "*")),
    ("If-None-Match", ('"x"', "*", "W/")),
    ("Range", ("bytes=0-", "bytes=-1", "x")),
    ("X-Forwarded-For", ("1.2.3.4", "x" * 500, ",,,")),
    ("X" * 200, ("y" * 3000,)),
    ("Expect", ("100-continue",)),
)
BODIES = (
    {"game": "kobito", "name": "Mal", "secret": "s" * 32, "seats": 3, "bots": ["random"]},
    {"name": "Mal", "secret": "t" * 32},
    {"code": "ABCDEFGH", "secret": "u" * 32},
)


def http_request(chance: random.Random, port: int, code: str) -> bytes:
    """One request, good or bad, as bytes."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(1, 300))
    path = chance.choice(PATHS).format(code=code)
    method = (
        "POST" if path.endswith(("tables", "seats", "devices")) and chance.random() < 0.7 else chance.choice(METHODS)
    )
    host = "127.0.0.1:{port}" if chance.random() < 0.7 else chance.choice(HOSTS)
    lines = [f"{method} {path} HTTP/1.{chance.choice('1111102')}", f"Host: {host}"]
    body = http_body(chance) if method == "POST" else b""
    if body and chance.random() < 0.9:
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    for name, values in chance.sample(HEADERS, chance.choice((0, 0, 1, 2))):
        lines.append(f"{name}: {chance.choice(values)}")
    data = "\r\n".join([*lines, "", ""]).replace("{port}", str(port)).encode("utf-8") + body
    return bent(chance, data) if chance.random() < 0.3 else data


def http_body(chance: random.Random) -> bytes:
    body = json.dumps({**chance.choice(BODIES), "secret": f"{chance.getrandbits(160):040x}"})
    if chance.random() < 0.5:
        spoiled = spoilt(chance, json.loads(body))
        body = json.dumps(spoiled)
    data = body.encode("utf-8", "surrogatepass")
    return bent(chance, data) if chance.random() < 0.2 else data


def spoilt_text(chance: random.Random, data: bytes, words: list[bytes]) -> bytes:
    """A file with some of its words and lines exchanged, doubled, lost or replaced by others and by nasty ones."""
    nasty = [
        b"99999999",
        b"-1",
        b"1" + b"0" * 6000,
        "é".encode(),
        b"\xff",
        b"[" * 5000,
        b'"',
        b";",
        b"n 99999999",
        b"\x00",
        b"*99999999",
    ]
    for _ in range(chance.randint(1, 4)):
        lines = data.split(b"\n")
        at = chance.randrange(len(lines))
        parts = lines[at].split(b" ")
        place = chance.randrange(len(parts))
        match chance.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(chance.randrange(len(lines) + 1), lines[at])
            case 2:
                parts[place] = chance.choice(nasty)
                lines[at] = b" ".join(parts)
            case 3:
                parts[place] = chance.choice(words)
                lines[at] = b" ".join(parts)
            case 4:
                parts.insert(place, chance.choice(parts))
                lines[at] = b" ".join(parts)
            case _:
                cut = chance.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:cut] + chance.choice(nasty) + lines[at][cut + 3 :]
        data = b"\n".join(lines)
    return data
