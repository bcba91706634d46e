"""What That's Not a Hat says: options, moves, events and views, as structs. A gift is spelled as in the notation."""

from typing import Annotated, Literal

import msgspec

from smallbox.core.messages import Event, Move, Outcome, Word
from smallbox.core.messages import Opened as BaseOpened
from smallbox.core.messages import View as BaseView
from smallbox.core.options import OFF, option
from smallbox.core.options import Options as BaseOptions
from smallbox.games.hat import clauses
from smallbox.games.hat.rules.cards import Gifts

Arrow = Literal["left", "right"]
Colour = Literal["black", "white"]


class Options(BaseOptions, frozen=True, kw_only=True):
    """The options of docs/rules/hat.md 5.6, under the names of the notation; OFF is 0."""

    data: Gifts
    gifts_each: Annotated[int, option(clauses.A25, least=1, most=2)]
    deck: Annotated[Literal["mixed", "black", "white"], option(clauses.H41)] = "mixed"
    arrow_assignment: Annotated[Literal["shuffled", "printed"], option(clauses.A7, is_usual=False)] = "shuffled"
    arrow_scheme: Annotated[Literal["coupled", "crossed"], option(clauses.A6, is_usual=False)] = "coupled"
    rounds: Annotated[int, option(clauses.H36, choices=("1", "n"))] = 1
    penalty_limit: Annotated[int, option(clauses.H33, least=2, most=5)] = 3
    starter: Annotated[str, option(clauses.A29, choices=("lot", "seat"))] = "lot"
    catalogue: Annotated[Literal["round", "all", "seen", "in_play"], option(clauses.A9)] = "round"
    naming: Annotated[Literal["tiles", "type"], option(clauses.A10)] = "tiles"
    max_gifts: Annotated[int, option(clauses.A37, least=60, most=1000, can_be_off=True, is_usual=False)]
    show_seconds: Annotated[int, option(clauses.A30, least=2, most=8)] = 4
    reveal_seconds: Annotated[int, option(clauses.A30, least=2, most=8)] = 4
    look_seconds: Annotated[int, option(clauses.H6, least=0, most=60)] = 20
    claim_clock: Annotated[int, option(clauses.A34, least=10, most=90, can_be_off=True, is_usual=False)] = OFF
    answer_clock: Annotated[int, option(clauses.A34, least=10, most=90, can_be_off=True, is_usual=False)] = OFF
    shop_face: Annotated[Literal["up", "down"], option(clauses.A3)] = "up"
    emotes: Annotated[bool, option(clauses.A33)] = True
    chat: Annotated[Literal["quick", "off", "free"], option(clauses.A36, is_usual=False)] = "quick"


class Claim(Move, tag="claim", frozen=True):
    """Name the gift that you are giving."""

    gift: Word


class Accept(Move, tag="accept", frozen=True):
    """Say thank you and take the gift, face down."""


class Refuse(Move, tag="refuse", frozen=True):
    """Say that the gift is not what its giver called it; it is turned up."""


class Improper(Move, tag="improper", frozen=True):
    """A move that nobody may make (`pass`); only notation can say it."""

    text: str


AnyMove = Claim | Accept | Refuse


class OpenGift(msgspec.Struct, frozen=True, tag_field="up", tag=1):
    """A gift that lies face up: its front and nothing of its back."""

    gift: str


class HiddenGift(msgspec.Struct, frozen=True, tag_field="up", tag=0):
    """W1: a gift that lies face down: its back and nothing else."""

    arrow: Arrow
    colour: Colour


Cell = OpenGift | HiddenGift


class RoundStarted(Event, tag="round_started", frozen=True):
    """The gifts are dealt and lie open, and a seat starts; columns from the oldest gift."""

    seat: int
    gifts_each: int
    columns: list[list[Cell]]
    catalogue: list[str]


class GiftShown(Event, tag="gift_shown", frozen=True):
    """A seat took the top gift of the shop and showed it to all."""

    seat: int
    gift: str


class GiftTurnedDown(Event, tag="gift_turned_down", frozen=True):
    """A gift about to be given was turned face down; a gift from the shop lies in no column and has no index."""

    seat: int
    index: int | None
    arrow: Arrow
    colour: Colour
    receiver: int


class GiftClaimed(Event, tag="gift_claimed", frozen=True):
    """The giver named the gift."""

    giver: int
    receiver: int
    gift: str


class GiftAccepted(Event, tag="gift_accepted", frozen=True):
    """The receiver took the gift, face down."""

    receiver: int


class GiftRefused(Event, tag="gift_refused", frozen=True):
    """The receiver refused; the gift was turned up and the loser took it as a penalty."""

    receiver: int
    gift: str
    giver_right: bool
    loser: int


class RoundEnded(Event, tag="round_ended", frozen=True):
    """The round is over."""

    scores: list[int]
    winners: list[int]
    reason: str


class Offer(msgspec.Struct, frozen=True):
    """The gift on offer: its back and, once said, its name."""

    giver: int
    receiver: int
    from_shop: bool
    arrow: Arrow
    colour: Colour
    claim: str | None


class View(BaseView, frozen=True, kw_only=True):
    """W4: the present public state; the same for all but `seat`, `prompt` and `moves`."""

    moves: list[AnyMove]
    #: LOOK, SHOW and REVEAL only at a table that shows a move in stages
    phase: Literal["LOOK", "SHOW", "REVEAL", "CLAIM", "ANSWER", "OVER"]
    columns: list[list[Cell]]
    offer: Offer | None
    penalties: list[list[str]]
    shop_top: str | None
    shop_left: int
    passes: int
    max_gifts: int | None
    catalogue: list[str]
    outcome: Outcome | None


class Opened(BaseOpened, frozen=True):
    """The gifts behind every back: the columns by seat, from the oldest gift, and the gift on offer."""

    faces: list[list[str]]
    offer: str | None


MOVES = (Claim, Accept, Refuse)
EVENTS = (RoundStarted, GiftShown, GiftTurnedDown, GiftClaimed, GiftAccepted, GiftRefused, RoundEnded)
