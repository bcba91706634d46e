"""What people say at a table: kept apart from its entries, and only the last lines of it."""

import msgspec

#: how many of the last lines and reactions are stored
KEPT = 300
#: and how many are shown to those who come later
SHOWN = 50
#: no entry has this number
NOBODY = 0


class Line(msgspec.Struct, frozen=True):
    """Something a person said, or a reaction; people are named by the number of the entry with which they sat down."""

    number: int
    at: int
    #: the version that the table had then
    version: int
    person: int
    #: the message that said it, so that one that comes twice is heard once
    id: str
    text: str
    #: '' where something was said
    reaction: str = ""

    @property
    def is_blank(self) -> bool:
        """Does it only take its number? Stored with the wish to be forgotten.

        A node that has not heard of the wish finds the number taken and looks again, before it stores a word of theirs.
        """
        return self.person == NOBODY


def blank_line(number: int, at: int, version: int) -> Line:
    return Line(number, at, version, NOBODY, "", "")
