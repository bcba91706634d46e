"""What puzzles of Kanobu are about, and why their solutions are best."""

from collections.abc import Sequence
from typing import Final

from smallbox.core.messages import Event, Move
from smallbox.core.theme import Theme
from smallbox.games.kanobu.messages import Accept, Draw, GameEnded, NameColour, Pass, Play, StarPlay, StarTake, View

#: themes: a demand, a card just drawn, a colour to name, cards of a Star, somebody's last card, any other turn
DEMAND, DRAWN, COLOURS, STARS, DANGER, TURN = "demand", "drawn", "colours", "stars", "danger", "turn"
THEMES: Final = (DEMAND, DRAWN, COLOURS, STARS, DANGER, TURN)
BY_PHASE: Final = {"RESPOND": DEMAND, "PAY": DEMAND, "DRAWN": DRAWN, "COLOUR": COLOURS, "STAR": STARS}
#: reasons: go out, stop somebody with one card left, answer a demand or take it, draw though a card fits, keep a card
OUT, STOP, ANSWER, ACCEPT, DRAW, KEEP = "out", "stop", "answer", "accept", "draw", "keep"
#: name a colour, choose from a Star, attack with a demand, change the colour, cancel, save a purple card, this card
COLOUR, STAR, ATTACK, CHANGE, CANCEL, SAVE, CARD = "colour", "star", "attack", "change", "cancel", "save", "card"
REASONS: Final = (OUT, STOP, ANSWER, ACCEPT, DRAW, KEEP, COLOUR, STAR, ATTACK, CHANGE, CANCEL, SAVE, CARD)
BY_KIND: Final[dict[type[Move], str]] = {
    Accept: ACCEPT,
    Draw: DRAW,
    Pass: KEEP,
    NameColour: COLOUR,
    StarPlay: STAR,
    StarTake: STAR,
}
#: symbols that demand something of others, and those with an effect of their own, as notation spells them
DEMANDS: Final = ("3", "1", "2", "Ch", "Sk")
BY_SYMBOL: Final = {"Ca": CANCEL, "Co": CHANGE, "St": STAR}
PURPLE: Final = "P."


def theme(view: View, plan: Sequence[Move], told: Sequence[Event], heard: Sequence[Event]) -> Theme:
    """The reason is what the first move does."""
    first = plan[0]
    is_out = any(isinstance(event, GameEnded) for event in told)
    if not isinstance(first, Play):
        return Theme(subject(view), OUT if is_out else BY_KIND[type(first)])
    return Theme(subject(view), OUT if is_out else aim_of(view, first.card), facts_of(view, first.card))


def subject(view: View) -> str:
    """By what lies before the seat."""
    if view.phase in BY_PHASE:
        return BY_PHASE[view.phase]
    return TURN if last_card(view) is None else DANGER


def last_card(view: View) -> int | None:
    """Another seat with one card left."""
    return next((seat for seat, size in enumerate(view.sizes) if size == 1 and seat != view.seat), None)


def aim_of(view: View, card: str) -> str:
    """What a card is laid for."""
    symbol = card.partition("[")[0].partition(".")[2]
    if view.demand is not None:
        return ANSWER
    if symbol in DEMANDS:
        return ATTACK if last_card(view) is None else STOP
    if symbol in BY_SYMBOL:
        return BY_SYMBOL[symbol]
    others = [move.card for move in view.moves if isinstance(move, Play)]
    return SAVE if any(other.startswith(PURPLE) for other in others) else CARD


def facts_of(view: View, card: str) -> dict[str, int | str]:
    facts: dict[str, int | str] = {"card": card}
    near = last_card(view)
    if near is not None:
        facts["seat"] = near
    if view.demand is not None:
        facts["amount"] = view.demand.amount
    return facts
