"""A process of bots that misbehave as their level says; it imports little, so that it is quickly there."""

import json
import os
import signal
import socket
import time

from smallbox.server.worker import LENGTH, MOST_BYTES, framed


def serve(channel: socket.socket) -> None:
    """Answer every question well, or as badly as the level asks for."""
    with channel, channel.makefile("rb") as questions:
        channel.sendall(framed(b""))
        while size := questions.read(LENGTH):
            asked = json.loads(questions.read(int.from_bytes(size, "big")).partition(b"\n")[2])
            channel.sendall(b"".join(said(asked)))


def said(asked: dict[str, object]) -> list[bytes]:
    level = asked["level"]
    well = framed(thought(asked))
    match level:
        case "sleeps":
            time.sleep(60)
        case "stops":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "exits":
            raise SystemExit(3)
        case "raises":
            return [framed(b"!ZeroDivisionError")]
        case "tells":
            return [framed(b"!" + b"\xff" * 1000)]
        case "talks":
            return [framed(b"nonsense")]
        case "mistakes":
            return [framed(thought({**asked, "made": 99}))]
        case "repeats":
            return [well, well]
        case "repeats later":
            return [well[:-1], well[-1:], framed(b"")]
        case "rambles":
            return [(MOST_BYTES * 2).to_bytes(LENGTH, "big"), b"x" * MOST_BYTES * 2]
        case "breaks off":
            return [well[:-3]]
        case "floods":
            return [os.urandom(300_000)]
        case "is slow":
            time.sleep(0.05)
        case _:
            pass
    return [well]


def thought(asked: dict[str, object]) -> bytes:
    told = {key: asked[key] for key in ("table", "play", "made", "seat")}
    return json.dumps({**told, "move": "AAAA"}).encode()


def serve_never(channel: socket.socket) -> None:
    """Begin, and never be ready."""
    with channel:
        time.sleep(60)


def serve_nothing(channel: socket.socket) -> None:
    """End at once."""
    channel.close()
