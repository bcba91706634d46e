"""What a seat of Kobito remembers beyond its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from smallbox.core.messages import Event
from smallbox.games.kobito.bot.guesses import Guesses
from smallbox.games.kobito.messages import (
    CardPaid,
    CardPlayed,
    DeckReshuffled,
    GoldWon,
    KobitoExchanged,
    Options,
    Place,
    RainbowStarted,
    View,
)
from smallbox.games.kobito.rules.cards import CODES, KOBITO, gold_card, gold_value


class Memory:
    """Kobitos known to be in hands, gold cards won, and what V7 hides of the piles."""

    def __init__(self, seat: int, options: Options) -> None:
        self.seat = seat
        self.options = options
        self.known_kobitos = [0] * options.players
        self.won: list[list[int]] = [[] for _ in range(options.players)]
        self.paid: list[list[int]] = [[] for _ in range(options.players)]
        self.discard: list[int] = []
        self.guesses = Guesses(options.players, options.data.hand)

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            self._observe(event)
            self.guesses.observe(event)

    def _observe(self, event: Event) -> None:
        if isinstance(event, KobitoExchanged):
            self.known_kobitos[event.seat] += 1
        elif isinstance(event, CardPlayed):
            self._put_down(event.seat, event.card)
        elif isinstance(event, RainbowStarted):
            self._put_down(event.seat, event.low)
            self._put_down(event.seat, event.high)
        elif isinstance(event, CardPaid):
            self._put_down(event.seat, event.card)
            self.paid[event.seat].append(CODES[event.card])
        elif isinstance(event, GoldWon):
            self.won[event.seat].append(gold_card(event.value, event.need))
            self.discard += [CODES[card] for card in event.cards]
        elif isinstance(event, DeckReshuffled):
            self.discard = []

    def _put_down(self, seat: int, card: str) -> None:
        if CODES[card] == KOBITO and self.known_kobitos[seat] > 0:
            self.known_kobitos[seat] -= 1

    def discard_of(self, view: View) -> list[int] | None:
        """The discard pile, as far as it was shown or is remembered."""
        if view.discard is not None:
            return codes(view.discard)
        return self.discard if len(self.discard) == view.discard_size else None

    def paid_of(self, view: View, seat: int) -> list[int] | None:
        if view.paid is not None:
            return codes(view.paid[seat])
        return self.paid[seat] if len(self.paid[seat]) == view.paid_sizes[seat] else None

    def won_of(self, view: View, seat: int) -> list[int] | None:
        """The gold cards of a seat: their length is known only to those who saw them."""
        seen = self.won[seat]
        if view.won is None:
            return seen if len(seen) == view.won_sizes[seat] else None
        return seen if sorted(gold_value(card) for card in seen) == sorted(view.won[seat]) else None

    def unseen(self, view: View) -> Counter[int]:
        """How many cards of each type the seat has not seen; all that it has not seen are in deck and other hands."""
        unseen = Counter(dict(enumerate(self.options.data.counts)))
        unseen.subtract(codes(view.hand or []))
        unseen.subtract(self.discard_of(view) or [])
        for seat in range(self.options.players):
            unseen.subtract(self.paid_of(view, seat) or [])
        for rainbow in rainbows(view):
            for place in rainbow:
                unseen.subtract(place_cards(place))
        # A position that was never dealt may show more cards of a type than there are.
        return +unseen

    def unseen_gold(self, view: View) -> Counter[int]:
        """The gold cards that have not been turned up."""
        unseen = Counter(self.options.data.gold)
        unseen.subtract(gold_card(gold.value, gold.need) for gold in view.gold if gold is not None)
        for seat in range(self.options.players):
            known = self.won_of(view, seat)
            if known is not None:
                unseen.subtract(known)
            elif view.won is not None:
                unseen.subtract(guess_gold(+unseen, view.won[seat]))
        return +unseen


def codes(cards: Iterable[str]) -> list[int]:
    return [CODES[card] for card in cards]


def rainbows(view: View) -> list[list[Place]]:
    studios = [rainbow for studio in view.studios for rainbow in studio]
    return [gold.rainbow for gold in view.gold if gold is not None] + studios


def place_cards(place: Place) -> list[int]:
    """The cards that lie on a place."""
    if place.kobito:
        return [int(KOBITO)]
    return [place.number] * (1 + place.pairs) + [CODES["R"]] * place.pairs


def guess_gold(unseen: Counter[int], values: list[int]) -> list[int]:
    """Gold cards of these values, where only the values are known."""
    guessed: Counter[int] = Counter()
    for value in values:
        fitting = [card for card in sorted(unseen) if gold_value(card) == value and guessed[card] < unseen[card]]
        guessed.update(fitting[:1])
    return list(guessed.elements())
