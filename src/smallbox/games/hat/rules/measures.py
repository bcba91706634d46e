"""What is measured of That's Not a Hat: who has the fewest penalties, and whose mistake decides."""

from collections.abc import Mapping
from typing import ClassVar

from smallbox.core.measures import Cause, Measures, Note, leading
from smallbox.games.hat.clauses import H15, H16, H20, H24, H25, H27
from smallbox.games.hat.rules.cards import gift_of
from smallbox.games.hat.rules.state import GUARD, REASONS, State

CAUSES = (
    Cause("named", H15),
    Cause("misnamed", H16),
    Cause("taken", H20),
    Cause("passed", H24),
    Cause("caught", H25),
    Cause("doubted", H27),
)
NAMED, MISNAMED, TAKEN, PASSED, CAUGHT, DOUBTED = range(len(CAUSES))
CLAIM, ACCEPT, REFUSE = range(3)


class HatMeasures(Measures[State]):
    """Whoever has the fewest penalty gifts leads; every refusal costs somebody one."""

    # A30: a refused gift is shown for four seconds, and so is the new one from the shop that follows.
    seconds: ClassVar[Mapping[str, float]] = {"claim": 5.0, "accept": 3.0, "refuse": 11.0}
    # H6: the first look.
    seconds_before = 20.0
    causes = CAUSES
    guards = frozenset({REASONS[GUARD]})
    has_lead = True
    has_penalties = True

    def leaders(self, state: State) -> int:
        return leading([-int(score) for score in state.scores])

    def note(self, state: State, action: int) -> Note:
        gift = gift_of(state.card)
        if action < state.gifts.size:
            return Note(CLAIM, NAMED if action == gift else MISNAMED, 0)
        is_right = state.claim == gift
        if action == state.gifts.size:
            return Note(ACCEPT, TAKEN if is_right else PASSED, 0)
        return Note(REFUSE, DOUBTED if is_right else CAUGHT, 1)
