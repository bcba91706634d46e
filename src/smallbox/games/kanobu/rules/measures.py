"""What is measured of Kanobu: who holds the fewest cards, and which card decides."""

from collections.abc import Mapping
from typing import ClassVar

from smallbox.core.measures import Cause, Measures, Note, leading
from smallbox.games.kanobu.clauses import C8, C9, C16, C18, C20, C21, C22, C23, C24, C25, C27, C28, C29
from smallbox.games.kanobu.rules.apply import price
from smallbox.games.kanobu.rules.cards import ONE, SCISSORS, TWO
from smallbox.games.kanobu.rules.legal import ACCEPT, DRAW, PASS, STAR_PLAY, STAR_TAKE
from smallbox.games.kanobu.rules.state import CAP, DRAWN, PAY, RESPOND, RESULTS, STALEMATE, State

#: a card of one colour, of two, then the other symbols in their order, then what is done without a card
CAUSES = (
    Cause("plain", C18),
    Cause("pair", C16),
    Cause("Sk", C20),
    Cause("3", C21),
    Cause("Di", C22),
    Cause("1", C23),
    Cause("2", C24),
    Cause("Ch", C25),
    Cause("St", C27),
    Cause("Ca", C28),
    Cause("Co", C29),
    Cause("paid", C25),
    Cause("draw", C8),
    Cause("pass", C9),
)
#: from Skip on, the number of a symbol less one
PAIR, STAR_TAKEN, COLOUR_NAMED, CHANCE_PAID, DRAWING, PASSING = 1, 8, 10, 11, 12, 13
PLAYING, DRAWS, DRAWN_CARD, ANSWER, PAYING, CHOOSING, NAMING = range(7)


class KanobuMeasures(Measures[State]):
    """Whoever holds the fewest cards leads; a penalty is a card that somebody has to draw because of a demand."""

    seconds: ClassVar[Mapping[str, float]] = {
        "play": 6.0,
        "draw": 4.0,
        "drawn": 2.0,
        "answer": 4.0,
        "pay": 2.0,
        "choose": 6.0,
        "name": 3.0,
    }
    seconds_before = 60.0
    causes = CAUSES
    guards = frozenset({RESULTS[STALEMATE], RESULTS[CAP]})
    has_lead = True
    has_penalties = True

    def leaders(self, state: State) -> int:
        return leading([-int(size) for size in state.sizes])

    def note(self, state: State, action: int) -> Note:
        base = state.faces.size
        if action < base:
            return Note(decision_of(state), card_cause(state, action), 0)
        other = action - base
        if other == DRAW:
            return Note(DRAWS, DRAWING, 0)
        if other == PASS:
            return Note(DRAWN_CARD, PASSING, 0)
        if other == ACCEPT:
            drawn = price(state) * (state.players - 1 if state.demand in (ONE, TWO) else 1)
            return Note(ANSWER, int(state.demand) - 1, int(drawn))
        if other < STAR_PLAY:
            return Note(NAMING, COLOUR_NAMED, 0)
        if other < STAR_TAKE:
            return Note(CHOOSING, card_cause(state, int(state.open[other - STAR_PLAY])), 0)
        return Note(CHOOSING, STAR_TAKEN, 0)


def decision_of(state: State) -> int:
    if state.phase == RESPOND:
        return ANSWER
    if state.phase == PAY:
        return PAYING
    return DRAWN_CARD if state.phase == DRAWN else PLAYING


def card_cause(state: State, card: int) -> int:
    symbol = int(state.faces.symbol[card])
    if symbol > SCISSORS:
        return symbol - 1
    if state.phase in (RESPOND, PAY):
        return CHANCE_PAID
    return PAIR if len(state.faces.names[card].partition(".")[0]) > 1 else 0
