"""`smallbox analyse`: a review of a record, in words or as JSON."""

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from smallbox.analysis import NothingToReview, analyse
from smallbox.analysis.review import Review
from smallbox.analysis.show import lines
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import SEATS, seat_name
from smallbox.text import Speech


def review_of(text: str, seed: int, nodes: int, data: Any, watch: Callable[[int, int], None], speech: Speech) -> Review:
    """Review a record. Raises BadOption with a sentence where there is nothing to review."""
    if nodes < 0:
        raise BadOption(f"--nodes: expected a number from 0, got {nodes}")
    try:
        return analyse(text, seed, nodes, data=data, progress=watch)
    except NothingToReview as nothing:
        raise BadOption(speech.say(f"review-nothing-{nothing.reason}")) from None


def write(game: AnyGame, review: Review, speech: Speech, seat: int | None, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.encode(review).decode() + "\n")
        return
    speech.names = [each.name for each in review.seats]
    if len(set(speech.names)) < len(speech.names):
        # Bots may be named alike.
        speech.names = [f"{seat_name(seat)} ({name})" for seat, name in enumerate(speech.names)]
    for line in lines(game, review, speech, seat):
        sys.stdout.write(line + "\n")


def read_seat(letter: str | None, players: int) -> int | None:
    """A seat by its letter. Raises BadOption."""
    if letter is None:
        return None
    if letter not in SEATS[:players] or len(letter) != 1:
        raise BadOption(f"--seat: expected a seat from A to {SEATS[players - 1]}, got {letter!r}")
    return SEATS.index(letter)
