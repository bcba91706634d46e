"""What later entries tell of the games of a table that is being loaded, so that they need not be played again."""

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from smallbox.core.record import CLOSED, STOPPED
from smallbox.tables import facts
from smallbox.tables.entries import Entry


class Ahead(NamedTuple):
    """Which games have ended, and where."""

    #: the games whose ends are stored facts
    ended: Set[int]
    #: the ends that are known, by the entry of the last move
    ends_at: Mapping[int, facts.Ended]
    #: the last game, if it is to be shown
    shown: int

    def is_needed(self, game: int) -> bool:
        """Must a game be played again?"""
        return game == self.shown or game not in self.ended

    def is_old(self, game: int) -> bool:
        """Is the end of a game stored nowhere?"""
        return self is not NOTHING_AHEAD and game not in self.ended


NOTHING_AHEAD = Ahead(frozenset(), {}, 0)


def look_ahead(entries: Sequence[Entry], *, shows: bool) -> Ahead:
    game = 0
    last_moves: dict[int, int] = {}
    ended: dict[int, facts.Ended | None] = {}
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, facts.Began):
            game += 1
        elif isinstance(fact, facts.Moved):
            last_moves[game] = entry.seq
        elif isinstance(fact, facts.Ended):
            ended[fact.game] = fact
        elif isinstance(fact, facts.Stopped | facts.Closed) and fact.game:
            ended.setdefault(fact.game, None)
    ends_at = {
        last_moves[game]: fact
        for game, fact in ended.items()
        if fact is not None and game in last_moves and fact.result.kind not in (STOPPED, CLOSED)
    }
    return Ahead(ended.keys(), ends_at, game if shows else 0)
