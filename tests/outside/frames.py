"""The frames of the websocket protocol (RFC 6455), made and read by hand with the standard library alone."""

import base64
import hashlib
import os
import struct
from typing import NamedTuple

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SHORT, MIDDLE = 126, 127


class Frame(NamedTuple):
    """What came in one frame."""

    kind: int
    payload: bytes
    is_last: bool


def new_key() -> bytes:
    return base64.b64encode(os.urandom(16))


def accepted(key: bytes) -> bytes:
    """What a server says to a key."""
    return base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())


def upgrade(port: int, key: bytes, address: str = "") -> bytes:
    """The request for a socket; `address` is what a proxy would tell of the client."""
    lines = [
        b"GET /socket HTTP/1.1",
        b"Host: 127.0.0.1:%d" % port,
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + key,
    ]
    if address:
        lines.append(b"X-Forwarded-For: " + address.encode())
    return b"\r\n".join(lines) + b"\r\n\r\n"


def frame(kind: int, payload: bytes, *, is_last: bool = True, reserved: int = 0) -> bytes:
    """One frame, masked as a client has to."""
    size = len(payload)
    first = kind | reserved << 4 | (0x80 if is_last else 0)
    if size < SHORT:
        head = struct.pack("!BB", first, size | 0x80)
    elif size < 2**16:
        head = struct.pack("!BBH", first, SHORT | 0x80, size)
    else:
        head = struct.pack("!BBQ", first, MIDDLE | 0x80, size)
    mask = os.urandom(4)
    return head + mask + masked(payload, mask)


def masked(payload: bytes, mask: bytes) -> bytes:
    pad = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload) ^ int.from_bytes(pad)).to_bytes(len(payload))


def take_frame(received: bytearray) -> Frame | None:
    """Take the first whole frame off what came; None where more has to come."""
    if len(received) < 2:
        return None
    size, start = received[1] & 0x7F, 2
    if size in (SHORT, MIDDLE):
        start = 4 if size == SHORT else 10
        if len(received) < start:
            return None
        size = int.from_bytes(received[2:start])
    if len(received) < start + size:
        return None
    found = Frame(received[0] & 0x0F, bytes(received[start : start + size]), bool(received[0] & 0x80))
    del received[: start + size]
    return found
