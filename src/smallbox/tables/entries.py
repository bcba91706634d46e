"""What is stored of a table: its whole history, one fact an entry, as JSON."""

from typing import Any

import msgspec

from smallbox.tables.facts import AnyFact


class Entry(msgspec.Struct, frozen=True):
    """A fact with its number and time, and the seat and message that asked for it; `id` is '' where nobody did.

    Two servers cannot both store number 17 of a table, which is all the locking there is (optimistic concurrency).
    """

    seq: int
    at: int
    seat: int | None
    id: str
    fact: AnyFact


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(body: bytes) -> Entry:
    entry: Entry = _decoder.decode(body)
    return entry
