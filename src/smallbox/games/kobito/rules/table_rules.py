"""Kobito at a table: moves that may be taken back."""

from smallbox.core.events import Events
from smallbox.core.table_rules import TableRules
from smallbox.games.kobito.messages import FINAL_EVENTS, Options
from smallbox.games.kobito.rules.state import State


class KobitoTableRules(TableRules[State, Options]):
    """D60: a move may be taken back within the turn, until a hidden card was revealed."""

    def can_take_back(self, events: Events) -> bool:
        return not any(isinstance(event, FINAL_EVENTS) for _, _, event in events.told)
