"""What became of every gift that was passed on: who could know it, who bluffed, who was right to doubt."""

from typing import Literal

import msgspec


class ReviewedGift(msgspec.Struct, frozen=True, kw_only=True):
    """One gift that was offered: what it was, what it was called, and what the table could know of it."""

    #: the move with which it was named, and the one with which it was answered; None where the round ended before
    number: int
    answered: int | None
    giver: int
    receiver: int
    gift: str
    named: str
    #: the move after which it last lay face up, 0 for the deal; None where nobody has seen its face
    seen: int | None
    #: how often it was passed on since
    passes: int
    #: the names it went by since, oldest first
    names: list[str]
    #: true; believed: false, but the name under which the giver got it; slip: that of another gift that lies hidden;
    #: bluff: of a gift that it can't be; blind: false, and nobody could know
    claim: Literal["true", "believed", "slip", "bluff", "blind"]
    #: how many in 100 attentive guests would have named it rightly, and would have refused the name
    recalled: int
    doubted: int
    answer: Literal["accepted", "refused"] | None
    #: was it right to accept or to refuse?
    right: bool | None
