"""What runs in the process that measures somebody's cards: many games among bots, told of a slice at a time."""

import os
import socket

import msgspec

from smallbox.bots.processes import follow_parent
from smallbox.server.review_worker import NICE, RAISED, Channel, Hangup, Slices, Stopped

#: begins the answer with the report
REPORT = b"r"
#: games with either cards, and seconds after which none is begun
MOST_GAMES = 1000
MOST_SECONDS = 45.0


class Question(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    cards: str
    players: int
    language: str
    games: int = MOST_GAMES
    seconds: float = MOST_SECONDS


def serve_measurement(channel: socket.socket) -> None:
    """Measure one box of cards, and end."""
    follow_parent()
    os.nice(NICE)
    with channel:
        ours = Channel(channel)
        ours.say(b"")
        try:
            ours.say(answer(ours))
        except Hangup:
            return


def answer(channel: Channel) -> bytes:
    # The server itself need not wait for what works out figures.
    from smallbox.server.card_report import card_report  # noqa: PLC0415

    question = msgspec.json.decode(channel.hear(), type=Question)
    try:
        return REPORT + msgspec.json.encode(card_report(question, Slices(channel).progress))
    except Stopped:
        return RAISED + b"Stopped"
    except Hangup:
        raise
    except Exception as error:  # noqa: BLE001 - its text may hold somebody's cards
        return RAISED + type(error).__name__.encode("ascii", "replace")
