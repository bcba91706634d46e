"""What a seat of That's Not a Hat could remember, if it forgot nothing."""

from __future__ import annotations

from collections.abc import Sequence

from smallbox.core.messages import Event
from smallbox.games.hat.messages import (
    Cell,
    GiftAccepted,
    GiftRefused,
    GiftShown,
    GiftTurnedDown,
    OpenGift,
    Options,
    RoundStarted,
)


class Memory:
    """A perfect memory: which face was last seen of the card that now lies at a place; None for a face never seen."""

    def __init__(self, seat: int, options: Options) -> None:
        self.seat = seat
        self.options = options
        self.columns: list[list[str | None]] = [[] for _ in range(options.players)]
        self.has_started = False
        self.giver = 0
        self.shown: str | None = None
        self.from_shop = False

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, RoundStarted):
                self.has_started = True
                self.columns = [[face_of(cell) for cell in column] for column in event.columns]
            elif isinstance(event, GiftShown):
                self.shown = event.gift
            elif isinstance(event, GiftTurnedDown):
                self.giver = event.seat
                self.from_shop = event.index is None
            elif isinstance(event, GiftAccepted):
                self.columns[event.receiver].append(self.take_offer())
                self.giver = event.receiver
            elif isinstance(event, GiftRefused):
                self.take_offer()

    def take_offer(self) -> str | None:
        """The face of the gift on offer, which leaves its place."""
        if self.from_shop:
            face, self.shown, self.from_shop = self.shown, None, False
            return face
        column = self.columns[self.giver]
        return column.pop(0) if self.has_started else None

    def faces(self, columns: list[list[Cell]]) -> list[list[str | None]]:
        """What is known of the cards of these columns; nothing where the beginning was missed."""
        if self.has_started:
            return self.columns
        return [[None] * len(column) for column in columns]


def face_of(cell: Cell) -> str | None:
    return cell.gift if isinstance(cell, OpenGift) else None
