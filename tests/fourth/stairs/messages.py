"""What Stairs says: options, moves, events and views, as structs."""

from typing import Annotated

from msgspec import Meta

from smallbox.core.messages import Event, Move, Outcome, Seat, Word
from smallbox.core.messages import Opened as BaseOpened
from smallbox.core.messages import View as BaseView
from smallbox.core.options import Options as BaseOptions
from smallbox.core.options import option
from smallbox.core.plain_state import PlainState
from stairs.clauses import T7, T8

Card = Annotated[str, Meta(pattern=r"^([1-9]|1[0-2])$")]


class Options(BaseOptions, frozen=True, kw_only=True):
    """What a table may choose."""

    #: may an equal card be laid too?
    equal: Annotated[bool, option(T7)] = False
    #: how many cards each player gets
    cards: Annotated[int, option(T8, least=3, most=9)] = 6


class State(PlainState, kw_only=True):
    """The whole truth: whose turn it is, how many have rested since the last card, and where every card lies."""

    options: Options
    turn: Seat
    rests: Annotated[int, Meta(ge=0)]
    pile: list[Card]
    gone: list[Card]
    hands: list[list[Card]]
    aside: list[Card]


class Lay(Move, tag="lay", frozen=True):
    """Lay a card on the stairs."""

    card: Word


class Rest(Move, tag="rest", frozen=True):
    """Lay nothing this time."""


AnyMove = Lay | Rest


class Dealt(Event, tag="dealt", frozen=True):
    """The cards that a seat got."""

    seat: int
    cards: list[str]


class CardLaid(Event, tag="card_laid", frozen=True):
    """A card was laid."""

    seat: int
    card: str


class Rested(Event, tag="rested", frozen=True):
    """A seat laid nothing."""

    seat: int


class StairsBegan(Event, tag="stairs_began", frozen=True):
    """All others rested, so a seat begins new stairs."""

    seat: int


class GameEnded(Event, tag="game_ended", frozen=True):
    """Somebody has no card left."""

    winners: list[int]


class View(BaseView, frozen=True, kw_only=True):
    """What a seat may know."""

    moves: list[AnyMove]
    hand: list[str] | None
    pile: list[str]
    sizes: list[int]
    gone: list[str]
    #: cards that nobody has
    unseen: int
    #: how many have rested since the last card
    rests: int
    outcome: Outcome | None


class Opened(BaseOpened, frozen=True):
    """All hands."""

    hands: list[list[str]]
