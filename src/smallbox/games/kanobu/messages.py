"""What Kanobu says: options, moves, events and views, as structs."""

from typing import Annotated, Literal, get_args

import msgspec

from smallbox.core.messages import Event, Move, Number, Outcome, Word
from smallbox.core.messages import Opened as BaseOpened
from smallbox.core.messages import View as BaseView
from smallbox.core.options import Options as BaseOptions
from smallbox.core.options import option
from smallbox.games.kanobu.clauses import C1, C6, R5, R7, R21, R24, R30, R37, R46
from smallbox.games.kanobu.rules.cards import Pack
from smallbox.games.kanobu.rules.data import PACK_NAMES


class Options(BaseOptions, frozen=True, kw_only=True):
    """The options of docs/rules/kanobu.md 3.1, under the names of the notation."""

    drawWhenAble: Annotated[bool, option(R7)] = True
    cancelUndoesDirection: Annotated[bool, option(R24)] = True
    idleCancel: Annotated[Literal["removes", "stays"], option(R21)] = "removes"
    chanceSet: Annotated[Literal["any3", "oneEach"], option(R30)] = "any3"
    starRest: Annotated[Literal["bottom", "top", "shuffle"], option(R37)] = "bottom"
    opening: Annotated[Literal["asIs", "rpsOnly"], option(R5)] = "asIs"
    maxMoves: Annotated[int, option(R46, least=1, is_usual=False)] = 2000
    firstSeat: Annotated[int, option(C6, least=0, is_usual=False)] = 0
    data: Annotated[Pack, option(C1, choices=PACK_NAMES, is_usual=False)]


class Play(Move, tag="play", frozen=True):
    """Lay a card from hand: as a turn, as an answer, or to pay Chance."""

    card: Word


class Draw(Move, tag="draw", frozen=True):
    """Draw one card."""


class Pass(Move, tag="pass", frozen=True):
    """Keep the drawn card, or pass when nothing can be drawn or played."""


class Accept(Move, tag="accept", frozen=True):
    """Accept a demand."""


class NameColour(Move, tag="colour", frozen=True):
    """Name the colour of a Change colour card."""

    colour: Word


class StarPlay(Move, tag="star_play", frozen=True):
    """Play one of the cards that a Star laid open; slots from 1."""

    slot: Number


class StarTake(Move, tag="star_take", frozen=True):
    """Take one of the cards that a Star laid open; slots from 1."""

    slot: Number


AnyMove = Play | Draw | Pass | Accept | NameColour | StarPlay | StarTake


class Caused(Event, frozen=True):
    """Something that an earlier move may explain. A move knows only itself: `rules/causes` adds what led to it."""

    def __repr__(self) -> str:
        # What is not explained is not written, so that the traces of the bare engine stay what they were.
        facts = ((name, getattr(self, name)) for name in self.__struct_fields__)
        told = ", ".join(f"{name}={fact!r}" for name, fact in facts if fact is not None and fact is not False)
        return f"{type(self).__name__}({told})"


class GameBegan(Event, tag="game_began", frozen=True):
    """The cards are dealt and the opening card lies on the pile."""

    seat: int
    top: str


class CardPlayed(Event, tag="card_played", frozen=True):
    """A card was laid on the pile."""

    seat: int
    card: str


class CardPaid(Event, tag="card_paid", frozen=True):
    """A card was laid to pay Chance; `left` more to go."""

    seat: int
    card: str
    left: int


class CardsDrawn(Caused, tag="cards_drawn", frozen=True):
    """The cards that a seat drew, for that seat; of its own will, or because of somebody's demand."""

    seat: int
    cards: list[str]
    deck: int
    by: int | None
    symbol: str | None


class DrewCards(Caused, tag="drew_cards", frozen=True):
    """How many cards a seat drew, for the others; of its own will, or because of somebody's demand."""

    seat: int
    number: int
    deck: int
    by: int | None
    symbol: str | None


class CardKept(Event, tag="card_kept", frozen=True):
    """A seat kept the card it had drawn."""

    seat: int


class TurnPassed(Event, tag="turn_passed", frozen=True):
    """A seat could neither draw nor play."""

    seat: int


class DemandMade(Caused, tag="demand_made", frozen=True):
    """A demand stands before a seat; if it accepts, that seat pays, or everybody but the one who asked."""

    seat: int
    by: int
    symbol: str
    amount: int
    everybody: bool


class DemandAccepted(Caused, tag="demand_accepted", frozen=True):
    """A seat accepted the demand that somebody made."""

    seat: int
    symbol: str
    amount: int
    by: int | None


class DirectionTurned(Event, tag="direction_turned", frozen=True):
    """Play goes the other way round."""

    seat: int
    clockwise: bool


class ColourNamed(Event, tag="colour_named", frozen=True):
    """A colour was named for the Change colour card on the pile."""

    seat: int
    colour: str


class CardCancelled(Event, tag="card_cancelled", frozen=True):
    """Cancel and the card under it went under the deck; an empty text where there was no card."""

    seat: int
    cancel: str
    removed: str


class StarOpened(Event, tag="star_opened", frozen=True):
    """Cards of the deck were laid open by a Star."""

    seat: int
    cards: list[str]
    deck: int


class StarCardPlayed(Event, tag="star_card_played", frozen=True):
    """One open card was played, the others went back."""

    seat: int
    card: str
    rest: list[str]


class StarCardTaken(Event, tag="star_card_taken", frozen=True):
    """One open card was taken into hand, the others went back."""

    seat: int
    card: str
    rest: list[str]


class DeckRebuilt(Event, tag="deck_rebuilt", frozen=True):
    """The pile but its two top cards was shuffled into a new deck."""

    deck: int


class GameEnded(Event, tag="game_ended", frozen=True):
    """The game is over."""

    kind: str
    winners: list[int]


class Demand(msgspec.Struct, frozen=True):
    """An open demand: its symbol, how many cards were chained, who asked last, how many cards it costs."""

    symbol: str
    links: int
    by: int
    amount: int


class View(BaseView, frozen=True, kw_only=True):
    """The public fields; a hand and a drawn card only for the seat that holds them."""

    moves: list[AnyMove]
    players: int
    phase: str
    sizes: list[int]
    hand: list[str] | None
    drawn: str | None
    pile: list[str]
    deck: int
    clockwise: bool
    demand: Demand | None
    open: list[str]
    #: the cards of this hand that would now be laid to pay for Chance
    payment: list[str]
    paid: list[str]
    undo: bool
    quiet: int
    made: int
    outcome: Outcome | None


class Opened(BaseOpened, frozen=True):
    """Every hand, by seat."""

    hands: list[list[str]]


MOVES = get_args(AnyMove)
EVENTS = (
    GameBegan,
    CardPlayed,
    CardPaid,
    CardsDrawn,
    DrewCards,
    CardKept,
    TurnPassed,
    DemandMade,
    DemandAccepted,
    DirectionTurned,
    ColourNamed,
    CardCancelled,
    StarOpened,
    StarCardPlayed,
    StarCardTaken,
    DeckRebuilt,
    GameEnded,
)
