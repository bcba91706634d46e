"""What nodes tell each other beside the notices of tables: each may be lost, and is then repeated or not missed."""

import msgspec

from smallbox.wire.client import ChatMode


class NodeMessage(msgspec.Struct, frozen=True, array_like=True, tag_field="type"):
    """One node tells all others."""


class Changed(NodeMessage, tag="changed", frozen=True, array_like=True):
    """Stored entries of these tables, or what these groups keep, have changed: what was read before is void."""

    keys: list[str]


class Here(NodeMessage, tag="here", frozen=True, array_like=True):
    """Again and again: people at public tables and how they may talk, and addresses with many sockets."""

    node: str
    tables: dict[str, tuple[int, ChatMode | None]]
    sockets: dict[str, int]


class Spent(NodeMessage, tag="spent", frozen=True, array_like=True):
    """What addresses have used up of their limits, by the name of the limit."""

    limits: dict[str, dict[str, float]]


class Made(NodeMessage, tag="made", frozen=True, array_like=True):
    """An address has made a table."""

    table: str
    address: str


class Placed(NodeMessage, tag="placed", frozen=True, array_like=True):
    """A table was found for somebody, by the hash of their secret."""

    hashed: str
    table: str


class Freed(NodeMessage, tag="freed", frozen=True, array_like=True):
    """A node ends and has given up the leases of these tables."""

    tables: list[str]


AnyNodeMessage = Changed | Here | Spent | Made | Placed | Freed

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyNodeMessage).decode
