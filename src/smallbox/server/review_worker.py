"""What runs in the process that makes reviews: a slice at a time, with a word to the server after each."""

import os
import socket
import time
from typing import NoReturn

import msgspec

from smallbox.analysis import NothingToReview, analyse
from smallbox.bots.processes import follow_parent
from smallbox.core.own_cards import read_cards
from smallbox.core.record import read_record
from smallbox.core.vectors import engine_kind
from smallbox.games import GAMES
from smallbox.server.game_review import game_review
from smallbox.server.worker import LENGTH, framed

#: what an answer begins with: how far it is, the review, why there is nothing to look at, or what went wrong
PROGRESS, REVIEW, NOTHING, RAISED = b"p", b"r", b"n", b"!"
#: what the server says after a slice
GO_ON, STOP = b"+", b"-"
#: seconds of work between two words to the server
SLICE_SECONDS = 0.2
#: how many simulations look for better moves, by the engine's kind; 0 is as many as the strongest bot makes
NODES = {"compiled": 0, "plain": 64}
#: makes way for the server, and for bots, which are at 5
NICE = 10
#: between a record and the table's own cards
SEPARATOR = b"\0"


class Stopped(Exception):
    """Nobody wants the review any more."""


class Hangup(Exception):
    """The server is gone."""


class Channel:
    """Frames from and to the server."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self._heard = channel.makefile("rb")

    def say(self, message: bytes) -> None:
        self._channel.sendall(framed(message))

    def hear(self) -> bytes:
        size = self._heard.read(LENGTH)
        if not size:
            raise Hangup
        return self._heard.read(int.from_bytes(size, "big"))


class Slices:
    """Tells the server how far a review is, and waits until it may go on."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._until = 0.0

    def progress(self, done: int, total: int) -> None:
        if time.monotonic() < self._until:
            return
        self._channel.say(PROGRESS + b"%d %d" % (done, total))
        if self._channel.hear() != GO_ON:
            raise Stopped
        self._until = time.monotonic() + SLICE_SECONDS


def write_question(text: str, cards: str) -> bytes:
    """A record, and the table's own cards where it has some, as the process reads them."""
    return text.encode() + SEPARATOR + cards.encode()


def serve_reviews(channel: socket.socket) -> None:
    """Make reviews one after another until the other end closes."""
    follow_parent()
    os.nice(NICE)
    with channel:
        ours = Channel(channel)
        ours.say(b"")
        try:
            serve_for_ever(ours)
        except Hangup:
            return


def serve_for_ever(channel: Channel) -> NoReturn:
    while True:
        record, _, cards = channel.hear().partition(SEPARATOR)
        text = record.decode()
        try:
            data = read_cards(GAMES[read_record(text).game], cards.decode()) if cards else None
            review = analyse(text, nodes=NODES[engine_kind()], data=data, progress=Slices(channel).progress)
            answer = REVIEW + msgspec.json.encode(game_review(review, text, data))
        except Stopped:
            answer = RAISED + b"Stopped"
        except NothingToReview as nothing:
            answer = NOTHING + nothing.reason.encode()
        except Hangup:
            raise
        except Exception as error:  # noqa: BLE001 - a bug of one review; its text may hold cards
            answer = RAISED + type(error).__name__.encode("ascii", "replace")
        channel.say(answer)
