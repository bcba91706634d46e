"""What a seat of Kanobu may remember beyond its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from smallbox.core.messages import Event
from smallbox.games.kanobu.bot.guesses import Guesses
from smallbox.games.kanobu.messages import (
    CardCancelled,
    CardPaid,
    CardPlayed,
    CardsDrawn,
    DeckRebuilt,
    DrewCards,
    Options,
    StarCardPlayed,
    StarCardTaken,
    StarOpened,
)


class Memory:
    """What a seat knows beyond its view: cards under or on the deck, and cards that others took openly."""

    def __init__(self, seat: int, options: Options) -> None:
        self.seat = seat
        self.options = options
        self.top: list[str] = []
        self.bottom: list[str] = []
        self.held: list[Counter[str]] = [Counter() for _ in range(options.players)]
        self.guesses = Guesses(options.players)

    def observe(self, events: Sequence[Event]) -> None:
        self.guesses.observe(events)
        for event in events:
            self._observe(event)

    def _observe(self, event: Event) -> None:
        if isinstance(event, CardPlayed | CardPaid):
            self._forget(event.seat, event.card)
        elif isinstance(event, CardCancelled):
            self._forget(event.seat, event.cancel)
            self.bottom += [card for card in (event.removed, event.cancel) if card]
        elif isinstance(event, StarCardPlayed):
            self._put_back(event.rest)
        elif isinstance(event, StarCardTaken):
            self._put_back(event.rest)
            self.held[event.seat][event.card] += 1
        elif isinstance(event, StarOpened):
            self._leave_deck(None, len(event.cards), event.deck)
        elif isinstance(event, DrewCards):
            self._leave_deck(event.seat, event.number, event.deck)
        elif isinstance(event, CardsDrawn):
            self._leave_deck(event.seat, len(event.cards), event.deck)
        elif isinstance(event, DeckRebuilt):
            self.top = []
            self.bottom = []

    def _forget(self, seat: int, card: str) -> None:
        if self.held[seat][card]:
            self.held[seat][card] -= 1

    def _put_back(self, rest: list[str]) -> None:
        where = self.options.starRest
        if where == "bottom":
            self.bottom += rest
        elif where == "top":
            self.top = [*rest, *self.top]
        elif rest:
            self.top = []
            self.bottom = []

    def _leave_deck(self, seat: int | None, number: int, left: int) -> None:
        """Cards left the deck from the top; what was known of them is now known to be with a seat."""
        gone = self.top[:number]
        self.top = self.top[number:]
        if left < len(self.bottom):
            gone = [*gone, *self.bottom[: len(self.bottom) - left]]
            self.bottom = self.bottom[len(self.bottom) - left :]
        if seat is not None:
            self.held[seat].update(gone)
