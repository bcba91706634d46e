"""Why a move of Kanobu is better than another: by one's own hand and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from smallbox.core.judge import Reason
from smallbox.core.messages import Move
from smallbox.games.kanobu.bot.memory import Memory
from smallbox.games.kanobu.messages import Accept, Draw, NameColour, Pass, Play, StarPlay, StarTake, View
from smallbox.games.kanobu.rules.cards import COLOURS, fits, read_face

OUT, ANSWER, PAY, STOP, CANCEL = "out", "answer", "pay", "stop", "cancel"
WILD, COLOUR, SHED, WAIT, FOLLOW = "wild", "colour", "shed", "wait", "follow"
CODES = (OUT, ANSWER, PAY, STOP, CANCEL, WILD, COLOUR, SHED, WAIT, FOLLOW)

#: symbols that stop the next player or make them draw
STOPPERS = ("Sk", "3", "1", "2")
#: with as few cards the next player may be about to go out
FEW = 2


def reason(view: View, memory: Memory, made: Move, better: Move) -> Reason | None:
    """The first thing that the better move does and the other does not."""
    return next(reasons(view, made, better), None)


def reasons(view: View, made: Move, better: Move) -> Iterator[Reason]:
    laid, other = card_of(view, better), card_of(view, made)
    hand = view.hand or []
    if isinstance(better, Play) and len(hand) == 1:
        yield Reason(OUT, {"card": better.card})
    if view.demand is not None and isinstance(better, Play) and isinstance(made, Accept):
        if view.demand.symbol == "Ch":
            yield Reason(PAY, {"number": 3})
        elif view.demand.amount:
            yield Reason(ANSWER, {"card": better.card, "number": view.demand.amount})
    yield from stopping(view, laid, other)
    if other.endswith(".Ca") and not laid.endswith(".Ca") and isinstance(made, Play):
        yield Reason(CANCEL, {"card": other})
    if isinstance(better, NameColour) and isinstance(made, NameColour):
        held = {colour: number_on(hand, colour) for colour in COLOURS}
        if held[better.colour] > held[made.colour]:
            yield Reason(COLOUR, {"colour": better.colour, "number": held[better.colour], "other": held[made.colour]})
    if is_wild(other) and isinstance(made, Play) and not is_wild(laid):
        yield Reason(WILD, {"card": other})
    if isinstance(better, Play | StarPlay) and isinstance(made, Draw | Pass | Accept | StarTake):
        yield Reason(SHED, {"card": laid})
    if isinstance(made, Play) and isinstance(better, Draw | Pass | Accept):
        yield Reason(WAIT, {"card": other})
    yield from following(hand, made, better)


def stopping(view: View, laid: str, other: str) -> Iterator[Reason]:
    """The next player is about to go out, and the better card keeps them from it."""
    following = next_seat(view)
    is_stop, was_stop = (card.partition(".")[2] in STOPPERS for card in (laid, other))
    if view.sizes[following] <= FEW and is_stop and not was_stop:
        yield Reason(STOP, {"seat": following, "number": view.sizes[following], "card": laid})


def following(hand: list[str], made: Move, better: Move) -> Iterator[Reason]:
    """More of one's own cards fit on the better card."""
    if isinstance(made, Play) and isinstance(better, Play):
        after, other = fitting(hand, better.card), fitting(hand, made.card)
        if after > other:
            yield Reason(FOLLOW, {"card": better.card, "number": after, "other": other})


def card_of(view: View, move: Move) -> str:
    """The card that a move lays or takes; '' where it is none."""
    if isinstance(move, Play):
        return move.card
    return view.open[move.slot - 1] if isinstance(move, StarPlay | StarTake) else ""


def is_wild(card: str) -> bool:
    return card.startswith("P.")


def next_seat(view: View) -> int:
    assert view.seat is not None
    return (view.seat + (1 if view.clockwise else -1)) % view.players


def number_on(hand: list[str], colour: str) -> int:
    """How many cards of a hand fit on a colour that was named."""
    named = COLOURS.index(colour) + 1
    return sum(bool(fits(read_face(card), read_face("P.Co"), named)) for card in hand)


def fitting(hand: list[str], card: str) -> int:
    """How many of the other cards of a hand fit on one of them."""
    rest = list(hand)
    if card in rest:
        rest.remove(card)
    return sum(bool(fits(read_face(other), read_face(card), 0)) for other in rest)
