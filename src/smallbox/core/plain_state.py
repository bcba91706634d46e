"""A state made of plain fields, for games that need no faster one: it clones and prints itself."""

from copy import copy
from typing import Any, ClassVar, Self

import msgspec

from smallbox.core.chance import Chance
from smallbox.core.options import Options


class PlainState(msgspec.Struct, kw_only=True):
    """Fields are numbers, seats, words, lists of cards, and lists of those by seat; the notation follows from them."""

    #: the game whose state it is, which writes it down
    game: ClassVar[Any]
    chance: Chance
    options: Options

    def clone(self) -> Self:
        other = copy(self)
        other.chance = self.chance.clone()
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, list):
                setattr(other, name, [list(part) if isinstance(part, list) else part for part in value])
        return other

    def check(self) -> None:
        """Raise BadNotation for a position that somebody wrote and that no game comes to."""

    def __str__(self) -> str:
        return str(self.game.notation.write_position(self))
