"""Bytes to messages and back."""

from collections.abc import Callable
from typing import Any

import msgspec

from smallbox.core.errors import SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move
from smallbox.wire.client import AnyClientMessage
from smallbox.wire.server import Fact, ServerMessage

_encoder = msgspec.json.Encoder()
#: a message as bytes, and a part of one; without a call in between, for nothing is called more often
encode: Callable[[ServerMessage], bytes] = _encoder.encode
encode_part: Callable[[Any], bytes] = _encoder.encode
_decoder: msgspec.json.Decoder[AnyClientMessage] = msgspec.json.Decoder(AnyClientMessage)
LONGEST_ID = 40
#: what came may be as long as it likes; what is said about it may not
LONGEST_SENTENCE = 200
_moves: dict[str, msgspec.json.Decoder[Any]] = {}


class BadMessage(SmallboxError):
    """What came is not a message of the protocol."""


class NotPossible(SmallboxError):
    """Something that the table, not a rule of the game, does not allow: a code and its facts, never a sentence."""

    def __init__(self, error: str, **facts: Fact) -> None:
        super().__init__(error)
        self.error = error
        self.facts = facts


class _OnlyId(msgspec.Struct):
    id: str


_id_decoder = msgspec.json.Decoder(_OnlyId)


def decode(data: bytes) -> AnyClientMessage:
    """Strictly one client message. Raises BadMessage, which says what was expected."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)[:LONGEST_SENTENCE]) from None


def decode_move(game: AnyGame, data: bytes) -> Move:
    """A move of this game. Raises BadMessage."""
    decoder = _moves.get(game.name)
    if decoder is None:
        union: Any = game.moves[0]
        for kind in game.moves[1:]:
            union |= kind
        decoder = _moves[game.name] = msgspec.json.Decoder(union)
    try:
        move: Move = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"{str(error)[:LONGEST_SENTENCE]} (in the move)") from None
    return move


def id_of(data: bytes) -> str:
    """The id of a message that could not be read, or '' where there is none."""
    try:
        found = _id_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found if len(found) <= LONGEST_ID else ""
