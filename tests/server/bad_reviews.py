"""A process that makes reviews well or badly, as a name in the record says; it looks at no game, so it is quick."""

import json
import os
import signal
import socket
import time
from typing import Any

from smallbox.server.review_worker import GO_ON, PROGRESS, RAISED, REVIEW, Channel, Hangup

#: how many words of progress a review takes
STEPS = 3
REVIEWED: dict[str, Any] = {
    "game": "hat",
    "seats": [],
    "decisions": [],
    "curve": [],
    "weakest": None,
    "seed": 0,
    "nodes": 0,
    "gifts": [],
    "moves": [],
    "hints": [],
}


def serve(channel: socket.socket) -> None:
    """Make reviews until the other end closes."""
    with channel:
        ours = Channel(channel)
        ours.say(b"")
        try:
            while True:
                ours.say(answer(ours, ours.hear().decode()))
        except Hangup:
            return


def answer(channel: Channel, text: str) -> bytes:
    for done in range(10**9 if "Endless" in text else STEPS):
        channel.say(PROGRESS + b"%d %d" % (done, STEPS))
        if channel.hear() != GO_ON:
            return RAISED + b"Stopped"
        time.sleep(0.01)
    if "Dies" in text:
        os.kill(os.getpid(), signal.SIGKILL)
    if "Sleeps" in text:
        time.sleep(60)
    if "Raises" in text:
        return RAISED + b"ZeroDivisionError"
    if "Rambles" in text:
        return b"what?"
    if "Lies" in text:
        return REVIEW + b'{"game": 7}'
    return REVIEW + json.dumps(REVIEWED).encode()
