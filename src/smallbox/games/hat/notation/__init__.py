"""The game as text: moves, positions and the fields of cases."""

from smallbox.core.game_notation import Notation
from smallbox.games.hat.messages import View
from smallbox.games.hat.notation import case_fields, position, read, write
from smallbox.games.hat.rules.cards import Gifts
from smallbox.games.hat.rules.state import State


class HatNotation(Notation[State, View, Gifts]):
    """The notation of That's Not a Hat, by docs/rules."""

    paired_keys = case_fields.PAIRED
    read_position = staticmethod(position.read_position)
    write_position = staticmethod(write.write_position)
    setup_lines = staticmethod(write.setup_lines)
    read_move = staticmethod(read.read_move)
    write_move = staticmethod(write.write_move)
    write_event = staticmethod(write.write_event)
    field = staticmethod(case_fields.field)
    seen = staticmethod(case_fields.seen)
    same = staticmethod(case_fields.same)
