"""What Kobito says: options, moves, events and views, as structs."""

from typing import Annotated, Literal

import msgspec

from smallbox.core.messages import Event, Move, Number, Outcome, Word
from smallbox.core.messages import Opened as BaseOpened
from smallbox.core.messages import View as BaseView
from smallbox.core.options import Options as BaseOptions
from smallbox.core.options import option
from smallbox.games.kobito.clauses import V1, V2, V3, V4, V5, V6, V7, V10
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, Data

End = Literal["low", "high"]


class Options(BaseOptions, frozen=True, kw_only=True):
    """The options of docs/rules/kobito.md 3, under the names of the notation."""

    data: Data
    repl_other: Annotated[bool, option(V1)] = False
    keep_number: Annotated[bool, option(V2)] = False
    strict_clarity: Annotated[bool, option(V3)] = False
    voluntary_pay: Annotated[bool, option(V4, is_usual=False)] = False
    special_free: Annotated[bool, option(V5)] = False
    tiebreak: Annotated[Literal["shared", "fewest"], option(V6)] = "shared"
    hidden_piles: Annotated[bool, option(V7)] = False
    #: V10: how many gold cards are used; None is all of them
    gold_cards: Annotated[int | None, option(V10, least=GOLD_SLOTS)] = None


class Play(Move, tag="play", frozen=True):
    """Put a hand card at an end of a gold rainbow (`G1`) or of one's own (`S1`)."""

    card: Word
    to: Word
    end: End


class Start(Move, tag="start", frozen=True):
    """Begin a studio rainbow with two hand cards, the lower one first."""

    low: Word
    high: Word


class Send(Move, tag="send", frozen=True):
    """Move an end place of one's own studio rainbow to an end of a gold rainbow."""

    rainbow: Word
    end: End
    to: Word
    to_end: End


class Swap(Move, tag="swap", frozen=True):
    """Exchange the nth kobito that stands for a number in a rainbow (`G1`, `S1`, `B.S2`) for that number."""

    at: Word
    number: Number
    nth: Number


class Replace(Move, tag="replace", frozen=True):
    """Cover the lowest place of a rainbow that shows a number with a replacement card and that number."""

    at: Word
    number: Number


class Pay(Move, tag="pay", frozen=True):
    """Put a hand card on one's own score pile."""

    card: Word


class EndTurn(Move, tag="end", frozen=True):
    """End the turn."""


AnyMove = Play | Start | Send | Swap | Replace | Pay | EndTurn


class Improper(Move, tag="improper", frozen=True):
    """A move that the table cannot express and the rules forbid; only for tests, never on the wire."""

    kind: Literal["insert", "take", "middle", "swap-special", "swap-other", "kobito-on-top", "other-on-top"]
    text: str


class CardPlayed(Event, tag="card_played", frozen=True):
    """A hand card joined a rainbow as this number."""

    seat: int
    card: str
    number: int
    to: str
    end: End


class RainbowStarted(Event, tag="rainbow_started", frozen=True):
    """Two hand cards began a studio rainbow."""

    seat: int
    rainbow: str
    low: str
    high: str
    number: int


class PlaceSent(Event, tag="place_sent", frozen=True):
    """An end place of a studio rainbow went to a gold rainbow as this number."""

    seat: int
    card: str
    number: int
    rainbow: str
    end: End
    to: str
    to_end: End


class KobitoExchanged(Event, tag="kobito_exchanged", frozen=True):
    """A number card took the place of a kobito, which went to the hand."""

    seat: int
    at: str
    number: int


class CardReplaced(Event, tag="card_replaced", frozen=True):
    """A replacement card and a number card went on a place."""

    seat: int
    at: str
    number: int


class CardPaid(Event, tag="card_paid", frozen=True):
    """A hand card went to its owner's score pile."""

    seat: int
    card: str


class GoldWon(Event, tag="gold_won", frozen=True):
    """A gold card was won, and the cards of its rainbow were discarded."""

    seat: int
    slot: str
    value: int
    need: int
    cards: list[str]


class GoldTurnedUp(Event, tag="gold_turned_up", frozen=True):
    """A new gold card lies in a slot."""

    slot: str
    value: int
    need: int


class StartCardTurnedUp(Event, tag="start_card_turned_up", frozen=True):
    """A number card begins the rainbow of a slot; the cards turned up before it were shuffled back."""

    slot: str
    number: int
    put_back: list[str]


class DeckReshuffled(Event, tag="deck_reshuffled", frozen=True):
    """The discard pile was shuffled into the deck, which now has this many cards."""

    deck: int


class TurnEnded(Event, tag="turn_ended", frozen=True):
    """A seat ended its turn."""

    seat: int


class CardsDrawn(Event, tag="cards_drawn", frozen=True):
    """The cards that a seat drew, for that seat."""

    seat: int
    cards: list[str]


class DrewCards(Event, tag="drew_cards", frozen=True):
    """How many cards a seat drew, for the others."""

    seat: int
    number: int


class TurnBegan(Event, tag="turn_began", frozen=True):
    """A seat is to act and owes this many cards."""

    seat: int
    minimum: int


class GameEnded(Event, tag="game_ended", frozen=True):
    """The game is over."""

    kind: Literal["gold", "idle"]
    winners: list[int]
    scores: list[int]


class Place(msgspec.Struct, frozen=True):
    """A place of a rainbow: the number it shows, whether by a kobito, and the replacement pairs on it."""

    number: int
    kobito: bool
    pairs: int


class Ends(msgspec.Struct, frozen=True):
    """The numbers that the two ends of a rainbow ask for."""

    low: int
    high: int


class Gold(msgspec.Struct, frozen=True):
    """A face-up gold card with its rainbow, low to high."""

    value: int
    need: int
    rainbow: list[Place]


class View(BaseView, frozen=True, kw_only=True):
    """K54: everything but hands and the orders of the decks; None is what this seat is not shown."""

    moves: list[AnyMove]
    #: for each of `moves`: the number that its card counts as at the end where it is put, of a start that of its kobito
    numbers: list[int | None]
    phase: Literal["main", "dissolve", "over"]
    dissolving: str | None
    minimum: int
    done: int
    moved: bool
    idle: int
    gold: list[Gold | None]
    #: by seat, then by slot S1..S4; an empty list is a free slot
    studios: list[list[list[Place]]]
    #: what the ends ask for, as `gold` and `studios` are listed; None where no rainbow lies
    gold_ends: list[Ends | None]
    studio_ends: list[list[Ends | None]]
    #: where a rainbow that this seat starts would lie
    next_easel: str | None
    hand: list[str] | None
    hand_sizes: list[int]
    deck: int
    gold_deck: int
    discard_size: int
    discard: list[str] | None
    won_sizes: list[int]
    won: list[list[int]] | None
    paid_sizes: list[int]
    paid: list[list[str]] | None
    scores: list[int] | None
    outcome: Outcome | None


class Opened(BaseOpened, frozen=True):
    """Every hand, by seat."""

    hands: list[list[str]]


MOVES = (Play, Start, Send, Swap, Replace, Pay, EndTurn)
EVENTS = (
    CardPlayed,
    RainbowStarted,
    PlaceSent,
    KobitoExchanged,
    CardReplaced,
    CardPaid,
    GoldWon,
    GoldTurnedUp,
    StartCardTurnedUp,
    DeckReshuffled,
    TurnEnded,
    CardsDrawn,
    DrewCards,
    TurnBegan,
    GameEnded,
)
#: D60: after one of these nothing before it can be taken back
FINAL_EVENTS = (GoldWon, GoldTurnedUp, StartCardTurnedUp, DeckReshuffled, TurnEnded, CardsDrawn, DrewCards, GameEnded)
