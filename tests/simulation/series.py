"""The score of a table's series, counted anew from its entries, with seats of its own, apart from the tables' code."""

from collections import Counter
from typing import NamedTuple

from smallbox.tables import facts
from smallbox.tables.entries import Entry
from smallbox.tables.show import series_info
from smallbox.tables.table import Table

MINUTES = {"minutes_15": 15, "minutes_30": 30, "minutes_45": 45}


class Game(NamedTuple):
    """A game that was dealt: to whom, when, and who has won it once it came to its end."""

    players: frozenset[int]
    at: int
    winners: list[list[int]]


class Tally:
    """Who sits where, by the entries with which they sat down, and every game since the length was last changed."""

    def __init__(self) -> None:
        self.length = "one"
        self._seats: list[int | None] = []
        self._gone: set[int] = set()
        self._resigned: set[int] = set()
        self._is_playing = False
        self._is_in_lobby = True
        self._games: list[Game] = []

    def take(self, entry: Entry) -> None:
        """Follow an entry."""
        fact = entry.fact
        match fact:
            case facts.Created():
                self._seats, self.length = [None] * fact.seats, fact.series
            case facts.SatDown() | facts.BotSatDown():
                self._seats[fact.seat] = entry.seq
            case facts.BotGotUp():
                self._seats[fact.seat] = None
            case facts.GotUp():
                self._get_up(fact.seat)
            case facts.Swapped():
                seats = self._seats
                seats[fact.seat], seats[fact.other] = seats[fact.other], seats[fact.seat]
            case facts.Changed():
                self._seats = (self._seats + [None] * fact.seats)[: fact.seats]
                if fact.series != self.length:
                    self.length, self._games = fact.series, []
            case facts.Resigned():
                self._resigned.add(self._seats[fact.seat] or 0)
            case facts.Began():
                self._begin(fact, entry.at)
            case facts.Ended(match=facts.Result(winners=winners)):
                won = [self._seats[seat] or 0 for seat in winners]
                self._games[-1].winners.append([key for key in won if key not in self._gone | self._resigned])
                self._is_playing = False
            case facts.Stopped() | facts.Closed():
                self._is_playing = False
            case facts.Again():
                kept = [None if key in self._gone else key for key in self._seats]
                self._seats = [kept[place] for place in fact.order]
                self._resigned.clear()
                self._is_in_lobby = True
            case _:
                pass

    def _get_up(self, seat: int) -> None:
        if self._is_playing:
            self._gone.add(self._seats[seat] or 0)
        else:
            self._seats[seat] = None

    def _begin(self, began: facts.Began, at: int) -> None:
        self._seats = [self._seats[place] for place in began.order]
        if self._is_in_lobby:
            self._games.append(Game(frozenset(key for key in self._seats if key is not None), at, []))
        self._is_playing, self._is_in_lobby = True, False

    def _current(self) -> list[Game]:
        """The games of the last series."""
        current: list[Game] = []
        for game in self._games:
            if current and (game.players != current[0].players or self.is_decided(current, game.at)):
                current = []
            current.append(game)
        return current

    def is_decided(self, games: list[Game], at: int) -> bool:
        """Was a series over before another game was dealt then?"""
        if self.length == "first_to_two":
            return max([0, *wins(games).values()]) >= 2 or len(games) >= 9
        return at >= games[0].at + MINUTES.get(self.length, 0) * 60_000

    def problem(self, table: Table, entry: Entry) -> str:
        """What is wrong with the score that a table shows after an entry; '' where nothing is."""
        shown = series_info(table)
        # With the last move the table knows the result already, which the next entry tells.
        if isinstance(entry.fact, facts.Moved) or (shown is None and self.length == "one"):
            return ""
        games = self._current()
        won = wins(games)
        expected = [won[key] if key is not None else 0 for key in self._seats]
        finished = sum(len(game.winners) for game in games)
        if shown is None or (shown.wins, shown.games) != (expected, finished):
            return f"the score {shown}, expected {expected} of {finished} games"
        is_over = not self._is_playing and bool(games) and self.is_decided(games, entry.at)
        is_same = bool(games) and games[0].players == {key for key in self._seats if key not in {None, *self._gone}}
        must_be_over = is_over and is_same and self.length == "first_to_two"
        if (shown.state == "over" and not is_over) or (shown.state != "over" and must_be_over):
            return f"a series that is {shown.state} after {games}"
        if (shown.state == "broken" and is_same) or (shown.state == "running" and not is_same):
            return f"a series that is {shown.state}, for {self._seats} after {games}"
        return ""


def wins(games: list[Game]) -> Counter[int]:
    return Counter(key for game in games for winners in game.winners for key in winners)
