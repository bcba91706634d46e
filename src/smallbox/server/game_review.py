"""A review as it goes to the client: with the moves of its decisions as the client sends them."""

from typing import Any

import msgspec

from smallbox.analysis.review import Review
from smallbox.core.notation import seat_name
from smallbox.core.record import HINTS_TAG, read_record
from smallbox.core.replay import Replay, seat_tags
from smallbox.games import GAMES
from smallbox.games.hat.bot.stories import ReviewedGift


class DecidedMoves(msgspec.Struct, frozen=True):
    """The moves of a decision as a client sends them: the one that was made, and the best."""

    #: of the move in the record, from 1
    number: int
    move: msgspec.Raw
    best: msgspec.Raw


class GameReview(Review, frozen=True, kw_only=True):
    """A finished game, looked back at."""

    gifts: list[ReviewedGift]
    moves: list[DecidedMoves]
    #: how often each seat has asked for a good move
    hints: list[int]


def game_review(review: Review, text: str, data: Any = None) -> GameReview:
    """A review with what the record of the game tells beside, perhaps with cards of one's own.

    It names nobody: see `named`.
    """
    record = read_record(text)
    replay = Replay(GAMES[record.game], record, data)
    notation = replay.game.notation
    decided = {each.number: each for each in review.decisions}
    moves: list[DecidedMoves] = []
    while not replay.is_done:
        found = decided.get(replay.at + 1)
        if found is not None:
            read = [notation.read_move(written, replay.state, found.seat) for written in (found.move, found.best)]
            moves.append(DecidedMoves(found.number, *(msgspec.Raw(msgspec.json.encode(move)) for move in read)))
        replay.step()
    asked = seat_tags(record, HINTS_TAG)
    given = {name: getattr(review, name) for name in Review.__struct_fields__}
    given["seats"] = [msgspec.structs.replace(seat, name="") for seat in review.seats]
    hints = [int(asked.get(seat_name(seat.seat), 0)) for seat in review.seats]
    return GameReview(moves=moves, hints=hints, **given)


def named(kept: bytes, text: str) -> bytes:
    """A kept review with the names of its record, from which they can be erased."""
    names = seat_tags(read_record(text), "Seats")
    review = msgspec.json.decode(kept, type=GameReview)
    seats = [msgspec.structs.replace(seat, name=names[seat_name(seat.seat)]) for seat in review.seats]
    return msgspec.json.encode(msgspec.structs.replace(review, seats=seats))
