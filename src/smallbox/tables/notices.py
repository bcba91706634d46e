"""What nodes tell each other of a table that both have open. A notice may be lost, repeated, late or out of order."""

from itertools import pairwise
from typing import Any

import msgspec

from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.talk import Line


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """Entries that are safe, as they were stored, or a line of talk."""

    bodies: list[bytes]
    line: Line | None = None


class Here(msgspec.Struct, frozen=True, tag="here", kw_only=True):
    """Who is connected to a node; people are named by the number of the entry with which they sat down."""

    node: str
    #: later ones of a node have larger numbers
    number: int
    people: list[int]
    #: people who share the device of somebody connected
    beside: list[int]
    watching: int
    screens: int
    #: the version since which the view is as it is, and who has drawn it
    shown: int
    drawn: list[int]
    #: for how long who has been away, in milliseconds
    absent: dict[int, int]
    #: the table was just opened there: others say at once who is with them
    asks: bool


class Hurried(msgspec.Struct, frozen=True, tag="hurried"):
    """The only person at a table does not want to wait for bots."""

    person: int


Notice = Stored | Here | Hurried
_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(Notice)


def write_notice(notice: Notice) -> bytes:
    return _encoder.encode(notice)


def read_notice(data: bytes) -> Notice | None:
    """None where it is no notice, or one of another version."""
    try:
        notice: Notice = _decoder.decode(data)
    except msgspec.DecodeError:
        return None
    return notice


def entries_of(stored: Stored) -> list[Entry] | None:
    """The entries of a notice, one after the other; None where they are not."""
    try:
        entries = [read_entry(body) for body in stored.bodies]
    except msgspec.DecodeError:
        return None
    is_chain = all(later.seq == entry.seq + 1 for entry, later in pairwise(entries))
    return entries if is_chain else None
