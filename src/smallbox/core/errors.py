"""The few exceptions of smallbox, all derived from one."""

from typing import NamedTuple

from smallbox.core.refusal import Refusal


class SmallboxError(Exception):
    """Something went wrong that a person can understand and mend."""


class BadNotation(SmallboxError, ValueError):
    """A position, move, case or record that cannot be read."""


class Unshuffled(BadNotation):
    """A shuffle is asked for whose order nobody has told; carries the pile's name and its cards by spelling."""

    def __init__(self, pile: str, cards: list[str]) -> None:
        super().__init__(f"expected a line '~ {pile} ...' for a shuffle, found none")
        self.pile = pile
        self.cards = cards


class Flaw(NamedTuple):
    """What is wrong in a data file, for those who say it in another language or mark the row.

    `code` is one of FLAWS; `at` is where, as a path: `gold/3/need`, `pairs/BG/Ro`, `row/12/emoji`, or '' for all of it.
    """

    code: str
    at: str = ""
    expected: str | int = ""
    got: str | int = ""


#: every kind of flaw; `bench-flaw-<code>` is its sentence
FLAWS = (
    "unreadable",
    "missing",
    "unknown",
    "kind",
    "number",
    "most",
    "total",
    "fixed",
    "choice",
    "empty",
    "repeated",
    "letters",
    "name",
    "players",
    "few-cards",
    "few-gold",
    "many-cards",
    "long",
)


class BadData(SmallboxError, ValueError):
    """A data file (gold cards, deck, gifts) that does not describe a playable game."""

    def __init__(self, text: str, flaw: Flaw | None = None) -> None:
        super().__init__(text)
        self.flaw = flaw or Flaw("unreadable")


class BadOption(SmallboxError, ValueError):
    """An option that does not exist, or a value it does not take."""


class Refused(SmallboxError):
    """A set-up or a move that the rules forbid; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
