"""What is measured of Kobito: who has the most points, and which gold or penalty decides."""

from collections.abc import Mapping
from typing import ClassVar

from smallbox.core.measures import Cause, Measures, Note, leading
from smallbox.games.kobito.clauses import K15, K17, K21, K25, K31, K36, K40, K44
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, KOBITO
from smallbox.games.kobito.rules.legal import END, EXCHANGES, EXTRAS, OTHER_REPLACES, OWN, PAYS, REPLACES, SENDS, STARTS
from smallbox.games.kobito.rules.state import IDLE, State

#: the shortest gold rainbow, and the one from which on all are taken together
SHORTEST, LONGEST = 2, 12
GOLD = tuple(Cause("gold", K31, length) for length in range(SHORTEST, LONGEST + 1))
OTHERS = (
    Cause("pay", K15),
    Cause("kobito", K36),
    Cause("number", K31),
    Cause("start", K21),
    Cause("send", K25),
    Cause("exchange", K40),
    Cause("replace", K44),
    Cause("end", K17),
)
PAY, JOKER, NUMBER, START, SEND, EXCHANGE, REPLACE, TURN = range(len(GOLD), len(GOLD) + len(OTHERS))
FIRST, NEXT, PAYING, ENDING = range(4)


class KobitoMeasures(Measures[State]):
    """Points are gold less penalties; a penalty is a card that was paid."""

    # A turn is thought over as a whole before its first card, then carried out; at its end cards are drawn.
    seconds: ClassVar[Mapping[str, float]] = {"first": 20.0, "next": 5.0, "pay": 5.0, "end": 5.0}
    seconds_before = 60.0
    causes = (*GOLD, *OTHERS)
    guards = frozenset({IDLE})
    has_lead = True
    has_penalties = True

    def leaders(self, state: State) -> int:
        return leading([state.score(seat) for seat in range(state.rules.players)])

    def note(self, state: State, action: int) -> Note:
        if action == END:
            return Note(ENDING, TURN, 0)
        if PAYS <= action < END:
            return Note(PAYING, PAY, 1)
        return Note(NEXT if state.moved else FIRST, cause_of(state, action), 0)


def cause_of(state: State, action: int) -> int:
    if action < STARTS:
        cause = JOKER if action // (2 * OWN) == KOBITO else NUMBER
        return won_by(state, action // 2 % OWN, cause)
    if action < SENDS:
        return START
    if action < EXCHANGES:
        return won_by(state, (action - SENDS) // 2 % GOLD_SLOTS, SEND)
    if action < REPLACES:
        return EXCHANGE
    if action < EXTRAS:
        return REPLACE
    return REPLACE if state.rules.repl_other and action - EXTRAS < OTHER_REPLACES else EXCHANGE


def won_by(state: State, rainbow: int, otherwise: int) -> int:
    """The gold that one more place wins, or what it is otherwise."""
    if rainbow >= GOLD_SLOTS or state.size(rainbow) + 1 != state.need[rainbow]:
        return otherwise
    return min(int(state.need[rainbow]), LONGEST) - SHORTEST
