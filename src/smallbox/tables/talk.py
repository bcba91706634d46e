"""What people say at a table: kept apart from its entries, and only the last lines of it."""

import msgspec

#: how many of the last lines are stored
KEPT = 100
#: and how many are shown to those who come later
SHOWN = 50


class Line(msgspec.Struct, frozen=True):
    """Something a person said; people are named by the number of the entry with which they sat down."""

    number: int
    at: int
    person: int
    #: the message that said it, so that one that comes twice is heard once
    id: str
    text: str
