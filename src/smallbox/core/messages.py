"""The tagged structs that every game's moves, events and views are made of."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

#: what moves are made of: numbers that compiled rules can hold, and texts no longer than any name of a card
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=200)]
#: a seat at the table, written as its letter
Seat = Annotated[int, Meta(ge=0, le=12)]


class Move(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat asks for."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """What happened."""


class Prompt(msgspec.Struct, frozen=True):
    """What is to be done now, or whom the table waits for: a code, and the facts that its sentence needs."""

    code: str
    facts: dict[str, int | str | list[int]]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or a spectator, seat None) may know, with the moves it may make now."""

    seat: int | None
    to_act: int | None
    moves: Sequence[Move]
    #: for this reader: what a seat that waits is told gives no hand away
    prompt: Prompt


class Opened(msgspec.Struct, frozen=True):
    """What views hide, laid open: for those who look back at a game, and only after its end."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the kind of ending, who won, and the scores where the game has them."""

    kind: str
    winners: list[int]
    scores: list[int] | None
