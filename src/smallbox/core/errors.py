"""The few exceptions of smallbox, all derived from one."""

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


class BadData(SmallboxError, ValueError):
    """A data file (gold cards, deck, gifts) that does not describe a playable game."""


class BadOption(SmallboxError, ValueError):
    """An option that does not exist, or a value it does not take."""


class Refused(SmallboxError):
    """A set-up or a move that the rules forbid; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
