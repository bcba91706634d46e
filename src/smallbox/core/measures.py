"""What a designer measures of a game beside who won: who leads, what decides and costs, how long it takes."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")


class Cause(NamedTuple):
    """A card or a rule that can decide a game: `<game>-cause-<name>` says it, and the rulebook has its clause."""

    name: str
    clause: str
    #: the fact of its sentence, where several causes share one
    number: int = 0


class Note(NamedTuple):
    """What a move is, before it is made: places in `decisions` and `causes`, and how many penalties it brings."""

    decision: int
    cause: int
    penalties: int


#: a game that says nothing has one kind of decision and one cause
ANY_MOVE = Note(0, 0, 0)


def leading(scores: list[int]) -> int:
    """The seats with the highest score, as a mask."""
    best, mask, own = max(scores), 0, 1
    for score in scores:
        if score == best:
            mask |= own
        own += own
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures(Generic[S]):
    """A game that stops here is measured by its winners, endings and length alone."""

    #: seconds that people take, by the kind of decision (`<game>-decision-<name>`), and before the first one: assumed
    seconds: ClassVar[Mapping[str, float]] = {"move": 6.0}
    seconds_before: ClassVar[float] = 0.0
    causes: ClassVar[Sequence[Cause]] = (Cause("move", ""),)
    #: endings by a guard: rules that only keep a game from going on for ever
    guards: ClassVar[frozenset[str]] = frozenset()
    #: does the game know who leads, and has it penalties?
    has_lead: ClassVar[bool] = False
    has_penalties: ClassVar[bool] = False

    def leaders(self, state: S) -> int:
        """The seats that are ahead now, as a mask; more than one where they are level."""
        return 0

    def note(self, state: S, action: int) -> Note:
        """What a legal action is; called before it is carried out."""
        return ANY_MOVE
