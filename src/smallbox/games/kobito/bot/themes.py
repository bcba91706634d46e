"""What puzzles of Kobito are about, and why their solutions are best."""

from collections.abc import Sequence
from typing import Final

from smallbox.core.messages import Event, Move
from smallbox.core.theme import Theme
from smallbox.games.kobito.messages import EndTurn, GameEnded, GoldWon, Pay, Play, Replace, Send, Start, Swap, View

#: themes: the last gold cards, a kobito in hand, a replacement card in hand, rainbows on one's own easels, the hand
ENDING, KOBITOS, REPLACEMENTS, EASELS, HAND = "ending", "kobitos", "replacements", "easels", "hand"
THEMES: Final = (ENDING, KOBITOS, REPLACEMENTS, EASELS, HAND)
#: a gold card is won: the last one, two in a turn, by an exchange, from the easels, with a kobito, or just so
LAST, TWICE, EXCHANGE, STUDIO, SPENT, GOLD = "last", "twice", "exchange", "studio", "spent", "gold"
#: none is won: end the turn, fetch a kobito, clear an easel, build, pay, cover a place, lay a card to a gold rainbow
STOP, FETCH, CLEAR, BUILD, PAY, COVER, LAY = "stop", "fetch", "clear", "build", "pay", "cover", "lay"
REASONS: Final = (LAST, TWICE, EXCHANGE, STUDIO, SPENT, GOLD, STOP, FETCH, CLEAR, BUILD, PAY, COVER, LAY)
KINDS: Final[dict[type[Move], str]] = {EndTurn: STOP, Swap: FETCH, Send: CLEAR, Start: BUILD, Pay: PAY, Replace: COVER}


def theme(view: View, plan: Sequence[Move], told: Sequence[Event], heard: Sequence[Event]) -> Theme:
    """The reason is the gold that the plan wins, else its first move."""
    won = [event.value for event in told if isinstance(event, GoldWon)]
    if not won:
        return Theme(subject(view), kind_of(plan[0]))
    is_last = any(isinstance(event, GameEnded) for event in told)
    return Theme(subject(view), LAST if is_last else way_of(plan, len(won)), {"value": sum(won)})


def subject(view: View) -> str:
    """By what lies before the seat."""
    assert view.seat is not None
    assert view.hand is not None
    if view.gold_deck == 0:
        return ENDING
    if "K" in view.hand:
        return KOBITOS
    if "R" in view.hand:
        return REPLACEMENTS
    return EASELS if any(view.studios[view.seat]) else HAND


def way_of(plan: Sequence[Move], golds: int) -> str:
    """How the gold is won."""
    if golds > 1:
        return TWICE
    if any(isinstance(move, Swap) for move in plan):
        return EXCHANGE
    if any(isinstance(move, Send) for move in plan):
        return STUDIO
    return SPENT if any(isinstance(move, Play) and move.card == "K" for move in plan) else GOLD


def kind_of(move: Move) -> str:
    if isinstance(move, Play):
        return BUILD if move.to.startswith("S") else LAY
    return KINDS[type(move)]
