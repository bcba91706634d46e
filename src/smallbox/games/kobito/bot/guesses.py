"""Opponent modelling, by what others do not do: whoever can take gold does, and whoever pays had nothing that fits."""

from smallbox.core.messages import Event
from smallbox.games.kobito.messages import (
    CardPaid,
    CardPlayed,
    CardsDrawn,
    DrewCards,
    GoldTurnedUp,
    PlaceSent,
    RainbowStarted,
    StartCardTurnedUp,
    TurnEnded,
)
from smallbox.games.kobito.rules.cards import AFTER, BEFORE

KOBITO_BIT = 1


class Line:
    """A rainbow as far as it matters here: the numbers at its ends, and its length."""

    def __init__(self, low: int, high: int, size: int) -> None:
        self.low = low
        self.high = high
        self.size = size

    def wanted(self) -> int:
        """The two numbers that fit, as a mask."""
        return 1 << BEFORE[self.low] | 1 << AFTER[self.high]


class Guesses:
    """Follows the ends of all rainbows, and notes for each seat what it cannot have kept in hand."""

    def __init__(self, players: int, hand: int) -> None:
        self.hand = hand
        self.lines: dict[str, Line] = {}
        self.need: dict[str, int] = {}
        self.missed = [0] * players
        self.paid_at = [0] * players
        self.kept = [0] * players
        self.avoided = [0] * players

    def observe(self, event: Event) -> None:
        match event:
            case GoldTurnedUp(slot=slot, need=need):
                self.need[slot] = need
                self.lines.pop(slot, None)
            case StartCardTurnedUp(slot=slot, number=number):
                self.lines[slot] = Line(number, number, 1)
            case RainbowStarted(seat=seat, rainbow=rainbow, number=number):
                self.lines[own(seat, rainbow)] = Line(number, int(AFTER[number]), 2)
            case CardPlayed(seat=seat, to=to, end=end):
                self.lengthen(own(seat, to), end)
            case PlaceSent(seat=seat, rainbow=rainbow, end=end, to=to, to_end=to_end):
                self.shorten(own(seat, rainbow), end)
                self.lengthen(to, to_end)
            case CardPaid(seat=seat):
                self.paid_at[seat] |= self.wanted_by(seat) | KOBITO_BIT
            case TurnEnded(seat=seat):
                self.end_turn(seat)
            case DrewCards(seat=seat, number=number):
                self.kept[seat] = self.hand - number
            case CardsDrawn(seat=seat, cards=cards):
                self.kept[seat] = self.hand - len(cards)
            case _:
                pass

    def lengthen(self, name: str, end: str) -> None:
        line = self.lines.get(name)
        if line is None:
            return
        line.size += 1
        if end == "low":
            line.low = int(BEFORE[line.low])
        else:
            line.high = int(AFTER[line.high])

    def shorten(self, name: str, end: str) -> None:
        line = self.lines.get(name)
        if line is None:
            return
        line.size -= 1
        if line.size == 0:
            del self.lines[name]
        elif end == "low":
            line.low = int(AFTER[line.low])
        else:
            line.high = int(BEFORE[line.high])

    def wanted_by(self, seat: int) -> int:
        """All numbers that a seat could have laid somewhere."""
        wanted = 0
        for name, line in self.lines.items():
            if name[0] == "G" or name.startswith(f"{seat}."):
                wanted |= line.wanted()
        return wanted

    def end_turn(self, seat: int) -> None:
        """One card would have taken a gold card: then it was not in hand, nor was a kobito."""
        missed = self.paid_at[seat]
        self.paid_at[seat] = 0
        for slot, need in self.need.items():
            line = self.lines.get(slot)
            if line is not None and line.size == need - 1:
                missed |= line.wanted() | KOBITO_BIT
        self.avoided[seat] = missed
        self.kept[seat] = self.hand


def own(seat: int, rainbow: str) -> str:
    """Gold rainbows by their name, studio rainbows with their owner."""
    return rainbow if rainbow[0] == "G" else f"{seat}.{rainbow}"
