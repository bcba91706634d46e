"""The game as text: moves, positions and the fields of cases."""

from smallbox.core.game_notation import Notation
from smallbox.games.kanobu.messages import View
from smallbox.games.kanobu.notation import case_fields, position, read, write
from smallbox.games.kanobu.rules.cards import Pack
from smallbox.games.kanobu.rules.state import State


class KanobuNotation(Notation[State, View, Pack]):
    """The notation of Kanobu, by docs/rules."""

    paired_keys = case_fields.PAIRED
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(write.write_position)
    setup_lines = staticmethod(write.setup_lines)
    read_move = staticmethod(read.read_move)
    write_move = staticmethod(write.write_move)
    field = staticmethod(case_fields.field)
    seen = staticmethod(case_fields.seen)
    same = staticmethod(case_fields.same)
