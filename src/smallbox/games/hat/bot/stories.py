"""What became of every gift that was passed on: who could know it, who bluffed, who was right to doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from smallbox.core.messages import Event
from smallbox.games.hat.bot.memory import face_of
from smallbox.games.hat.messages import (
    Cell,
    GiftAccepted,
    GiftClaimed,
    GiftRefused,
    GiftShown,
    GiftTurnedDown,
    RoundStarted,
)

Kind = Literal["true", "believed", "slip", "bluff", "blind"]


class ReviewedGift(msgspec.Struct, frozen=True, kw_only=True):
    """One gift that was offered: what it was, what it was called, and what the table could know of it."""

    #: the move with which it was named, and the one with which it was answered
    number: int
    answered: int
    giver: int
    receiver: int
    #: None where nobody ever saw its face
    gift: str | None
    named: str
    #: the move after which it last lay face up, 0 for the deal; None where nobody had seen its face
    seen: int | None
    #: how often it was passed on since
    passes: int
    #: the names it went by since, oldest first
    names: list[str]
    #: true; believed: false, but the name under which the giver got it; slip: that of another gift that lies hidden;
    #: bluff: of a gift that it can't be; blind: nobody could know
    claim: Kind
    #: how many in 100 attentive guests would have named it rightly, and would have refused the name
    recalled: int
    doubted: int
    answer: Literal["accepted", "refused"]
    #: was it right to accept or to refuse? None where nobody ever saw its face
    right: bool | None


class Parcel:
    """A card on its way: its face as far as it was ever shown, and the names it went by since."""

    def __init__(self, gift: str | None, seen: int | None) -> None:
        self.gift = gift
        self.seen = seen
        self.is_open = seen is not None
        self.names: list[str] = []


def parcel_of(cell: Cell) -> Parcel:
    face = face_of(cell)
    return Parcel(face, None if face is None else 0)


class Stories:
    """Follows every card by what the whole table sees and hears; nobody is shown more."""

    def __init__(self, players: int) -> None:
        self.columns: list[list[Parcel]] = [[] for _ in range(players)]
        self.shop: Parcel | None = None
        self.giver = 0
        self.receiver = 0
        self.named = ""
        self.claimed_at = 0
        #: moves made so far
        self.made = 0
        #: of the gift that was named last, what guests would have done
        self.recalled = 0
        self.doubted = 0
        self.told: list[ReviewedGift] = []

    def observe(self, events: Sequence[Event]) -> None:
        """What one move did."""
        for event in events:
            match event:
                case RoundStarted(columns=columns):
                    self.begin(columns)
                case GiftShown(gift=gift):
                    self.shop = Parcel(gift, self.made)
                case GiftTurnedDown(seat=seat, index=index):
                    self.turn_down(self.shop if index is None else self.offered(seat))
                case GiftClaimed(giver=giver, receiver=receiver, gift=gift):
                    self.giver, self.receiver, self.named, self.claimed_at = giver, receiver, gift, self.made
                case GiftAccepted():
                    self.tell(self.offered(self.giver), None)
                    parcel = self.take()
                    parcel.names.append(self.named)
                    self.columns[self.receiver].append(parcel)
                case GiftRefused(gift=gift):
                    self.tell(self.offered(self.giver), gift)
                    self.take()
                case _:
                    pass

    def begin(self, columns: Sequence[Sequence[Cell]]) -> None:
        """The table as it lies: of a gift that lies face down nothing is known."""
        self.columns = [[parcel_of(cell) for cell in column] for column in columns]

    def turn_down(self, parcel: Parcel | None) -> None:
        if parcel is not None:
            parcel.is_open = False
            parcel.seen = None if parcel.gift is None else self.made

    def offered(self, giver: int) -> Parcel:
        """The gift on offer; where the beginning was missed, one that nobody has seen."""
        if self.shop is not None:
            return self.shop
        if not self.columns[giver]:
            self.columns[giver].append(Parcel(None, None))
        return self.columns[giver][0]

    def take(self) -> Parcel:
        """The gift on offer leaves its place."""
        parcel = self.offered(self.giver)
        if self.shop is not None:
            self.shop = None
        else:
            self.columns[self.giver].pop(0)
        return parcel

    def hidden(self) -> set[str]:
        """The gifts that lie face down, as far as their faces were ever seen."""
        parcels = [parcel for column in self.columns for parcel in column if not parcel.is_open]
        return {parcel.gift for parcel in parcels if parcel.gift is not None}

    def kind(self, parcel: Parcel, gift: str | None) -> Kind:
        """What a name was, by what its giver could know."""
        if gift is not None and self.named == gift:
            return "true"
        if parcel.gift is None:
            return "blind"
        if parcel.names and parcel.names[-1] == self.named:
            return "believed"
        return "slip" if self.named in self.hidden() else "bluff"

    def tell(self, parcel: Parcel, revealed: str | None) -> None:
        """The gift was answered: refused where it was turned up."""
        gift = parcel.gift if revealed is None else revealed
        is_true = gift == self.named
        self.told.append(
            ReviewedGift(
                number=self.claimed_at,
                answered=self.made,
                giver=self.giver,
                receiver=self.receiver,
                gift=gift,
                named=self.named,
                seen=parcel.seen,
                passes=len(parcel.names),
                names=list(parcel.names),
                claim=self.kind(parcel, gift),
                recalled=self.recalled,
                doubted=self.doubted,
                answer="accepted" if revealed is None else "refused",
                right=None if gift is None else is_true == (revealed is None),
            )
        )
