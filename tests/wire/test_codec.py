"""Whatever comes over a socket is read, or refused with a short sentence; nothing else can happen."""

import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from smallbox.games import GAMES
from smallbox.wire.codec import BadMessage, decode, decode_move, id_of
from tools.wire.examples import example as sample
from tools.wire.schema import CLIENT_MESSAGES, Struct, make_schema, name_of

SCHEMA = make_schema()
LONGEST_SENTENCE = 300
LONGEST_ID = 40
DEEP = 100_000
HELLO = b'{"type": "hello", "id": "1", "table": "K7MPQ3XZ", %b}'
NASTY = {
    "nothing": b"",
    "a zero byte": b"\x00",
    "a byte order mark": b"\xef\xbb\xbf{}",
    "null": b"null",
    "no fields": b"{}",
    "lists without end": b"[" * DEEP,
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "objects without end": b'{"a":' * DEEP,
    "deep lists in a move": b'{"type": "move", "id": "1", "move": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a long type": b'{"type": "' + b"x" * DEEP + b'"}',
    "a long card": b'{"type": "play", "card": "' + b"x" * DEEP + b'"}',
    "a large number": b'{"type": "replace", "at": "G1", "number": 1' + b"0" * 400 + b"}",
    "no UTF-8": b'{"type": "chat", "id": "1", "text": "\xff"}',
    "a surrogate in UTF-8": b'{"type": "chat", "id": "1", "text": "\xed\xa0\x80"}',
    "a lone surrogate": b'{"type": "chat", "id": "1", "text": "\\ud800"}',
    "half a surrogate pair": b'{"type": "chat", "id": "1", "text": "\\ud800\\u0041"}',
    "a text that is no number": b'{"type": "chat", "id": "1", "text": NaN}',
    "two types": b'{"type": "chat", "type": "undo", "id": "1"}',
    "two ids": b'{"type": "undo", "id": "1", "id": "2"}',
    "a long id": b'{"type": "undo", "id": "' + b"1" * DEEP + b'"}',
    "a long option": b'{"type": "settings", "id": "1", "options": {"' + b"x" * DEEP + b'": "1"}}',
    "a version that is no number": HELLO % b'"version": NaN',
    "an infinite version": HELLO % b'"version": Infinity',
    "a version too large for a float": HELLO % b'"version": 1e999',
    "minus zero": HELLO % b'"version": -0',
    "a very large version": HELLO % (b'"version": 1' + b"0" * DEEP),
    "a long unknown field": HELLO % (b'"' + b"x" * DEEP + b'": 1'),
    "a long unknown field of emoji": HELLO % ('"' + "\N{PILE OF POO}" * DEEP + '": 1').encode(),
}


@cache
def written(kind: Struct) -> bytes:
    """The example of a message or a move, which is made when it is asked for: games are played for moves."""
    return json.dumps(sample(name_of(kind), SCHEMA)).encode()


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """A good message with some of its bytes replaced."""
    kinds = [*CLIENT_MESSAGES, *(move for game in GAMES.values() for move in game.moves)]
    good = written(draw(st.sampled_from(kinds)))
    start = draw(st.integers(0, len(good)))
    end = draw(st.integers(start, min(len(good), start + 8)))
    return (
        good[:start]
        + draw(st.binary(max_size=8) | st.sampled_from([b'"', b"{", b"null", b"\\u", b"-", b"1e9"]))
        + good[end:]
    )


def refusals(data: bytes) -> Iterator[str]:
    """What is said against some bytes as a message, and as a move of each game."""
    readers: list[Callable[[bytes], object]] = [decode, *(partial(decode_move, game) for game in GAMES.values())]
    for read in readers:
        try:
            read(data)
        except BadMessage as error:
            yield str(error)


def is_read_or_refused(data: bytes) -> None:
    for sentence in refusals(data):
        assert 0 < len(sentence) <= LONGEST_SENTENCE
    assert len(id_of(data)) <= LONGEST_ID


@given(st.binary() | spoilt() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
@example(b"{")
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    is_read_or_refused(data)


@pytest.mark.parametrize("name", NASTY)
def test_what_others_choke_on_is_read_or_refused(name: str) -> None:
    is_read_or_refused(NASTY[name])


@pytest.mark.parametrize("kind", CLIENT_MESSAGES, ids=name_of)
def test_the_examples_of_the_reference_are_read(kind: Struct) -> None:
    data = written(kind)
    assert decode(data).id == id_of(data) == json.loads(data)["id"]


@pytest.mark.parametrize("kind", CLIENT_MESSAGES, ids=name_of)
def test_text_after_a_message_is_refused(kind: Struct) -> None:
    with pytest.raises(BadMessage):
        decode(written(kind) + b"{}")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hello", "id": "1", "table": "K7MPQ3XZ\n"},
        {"type": "hello", "id": "1", "table": "K7MPQ3XZ", "secret": "x" * 40 + "\n"},
        {"type": "ready", "id": "1", "nonce": "f00d\n"},
    ],
    ids=lambda message: list(message)[-1],
)
def test_a_line_feed_is_no_part_of_a_code_secret_or_nonce(message: dict[str, Any]) -> None:
    """`$` also matches before a last line feed; in a nonce it would add a line to what the key is made from."""
    with pytest.raises(BadMessage):
        decode(json.dumps(message).encode())
