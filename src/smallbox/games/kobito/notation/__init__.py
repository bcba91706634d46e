"""The game as text: moves, positions and the fields of cases."""

from smallbox.core.game_notation import Notation
from smallbox.games.kobito.messages import View
from smallbox.games.kobito.notation import case_fields, position, read, write
from smallbox.games.kobito.rules.cards import Data
from smallbox.games.kobito.rules.state import State


class KobitoNotation(Notation[State, View, Data]):
    """The notation of Kobito, by docs/rules."""

    paired_keys = case_fields.PAIRED
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(write.write_position)
    setup_lines = staticmethod(write.setup_lines)
    read_move = staticmethod(read.read_move)
    write_move = staticmethod(write.write_move)
    field = staticmethod(case_fields.field)
    seen = staticmethod(case_fields.seen)
    same = staticmethod(case_fields.same)
