"""Opponent modelling, by what others do not do: whoever draws had nothing that fits, whoever accepts had no answer."""

from collections.abc import Sequence

from smallbox.core.messages import Event
from smallbox.games.kanobu.messages import (
    CardCancelled,
    CardKept,
    CardPaid,
    CardPlayed,
    CardsDrawn,
    ColourNamed,
    DeckRebuilt,
    DemandAccepted,
    DrewCards,
    GameBegan,
    StarCardPlayed,
    StarCardTaken,
)
from smallbox.games.kanobu.rules.cards import COLOURS, SYMBOLS, fitting_on, read_face
from smallbox.games.kanobu.rules.state import State

#: faces that people keep although they fit
CANCEL = read_face("P.Ca")
COLOUR = read_face("P.Co")


class Guesses:
    """Follows the pile, and notes for each seat which faces it cannot have had in hand."""

    def __init__(self, players: int) -> None:
        self.pile: list[tuple[int, int]] = []
        self.avoided: list[set[int]] = [set() for _ in range(players)]
        #: cards that came to a hand since
        self.fresh = [0] * players

    def observe(self, events: Sequence[Event]) -> None:
        """What one move did."""
        forced = any(isinstance(event, DemandAccepted) for event in events)
        for event in events:
            match event:
                case GameBegan(top=top):
                    self.pile = [(read_face(top), 0)]
                case CardPlayed(seat=seat, card=card) | CardPaid(seat=seat, card=card):
                    self.leave(seat, card)
                    self.pile.append((read_face(card), 0))
                case StarCardPlayed(card=card):
                    self.pile.append((read_face(card), 0))
                case StarCardTaken(seat=seat):
                    self.fresh[seat] += 1
                case CardCancelled(seat=seat, cancel=cancel):
                    self.leave(seat, cancel)
                    del self.pile[-1:]
                case ColourNamed(colour=colour) if self.pile:
                    self.pile[-1] = (self.pile[-1][0], COLOURS.index(colour) + 1)
                case DeckRebuilt():
                    del self.pile[:-2]
                case DemandAccepted(seat=seat, symbol=symbol):
                    self.miss(seat, answers(symbol))
                case DrewCards(seat=seat, number=number):
                    self.draw(seat, number, forced=forced)
                case CardsDrawn(seat=seat, cards=cards):
                    self.draw(seat, len(cards), forced=forced)
                case CardKept(seat=seat):
                    self.avoided[seat] -= {COLOUR}
                    self.fresh[seat] = 0
                case _:
                    pass

    def leave(self, seat: int, card: str) -> None:
        """A card that was missed before must have come since."""
        if read_face(card) in self.avoided[seat] and self.fresh[seat]:
            self.fresh[seat] -= 1

    def miss(self, seat: int, faces: set[int]) -> None:
        self.avoided[seat] = faces if self.fresh[seat] else self.avoided[seat] | faces
        self.fresh[seat] = 0

    def draw(self, seat: int, number: int, *, forced: bool) -> None:
        if not forced and self.pile:
            self.miss(seat, fitting_on(*self.pile[-1]) - {CANCEL})
        self.fresh[seat] += number

    def of(self, state: State) -> tuple[list[int], list[int]]:
        """For each seat the number of cards of which nothing is known, and the faces that the others are not."""
        faces = state.faces
        avoided: list[int] = []
        for missed in self.avoided:
            words = [0] * int(faces.words)
            for face in missed:
                if face in faces.local:
                    words[faces.local[face] // 62] |= 1 << faces.local[face] % 62
            avoided += words
        return list(self.fresh), avoided


def answers(symbol: str) -> set[int]:
    """The faces that answer a demand."""
    return {face for face in range(132) if SYMBOLS[face % 12] == symbol} | {CANCEL}
