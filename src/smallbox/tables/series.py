"""A series: games at one table, one after another, with a score. It counts games that are over, and changes none."""

from collections.abc import Collection, Sequence

from smallbox.tables.pace import SECOND
from smallbox.tables.seats import Seat
from smallbox.wire.client import SeriesLength

#: since the first deal; no game begins later
MINUTES: dict[SeriesLength, int] = {"minutes_15": 15, "minutes_30": 30, "minutes_45": 45}
#: who has won so many is the first
WINS = 2
#: eight people can win one game each before somebody has won two; a series that nobody wins is over then as well
MOST_GAMES = 9


class Series:
    """Who has won how many games; a score belongs to who sits on a seat, wherever that is."""

    def __init__(self, length: SeriesLength, players: Sequence[Seat] = (), began: int = 0) -> None:
        self.length: SeriesLength = length
        #: when the first game was dealt
        self.began = began
        self.dealt = 0
        #: those of the games that came to their end
        self.games = 0
        self.wins: dict[Seat, int] = dict.fromkeys(players, 0)
        self.is_over = False

    @property
    def ends(self) -> int | None:
        """From when on no game begins; None where nobody looks at a clock."""
        minutes = MINUTES.get(self.length)
        return None if minutes is None or not self.dealt else self.began + minutes * 60 * SECOND

    def is_of(self, players: Collection[Seat]) -> bool:
        """Are these the people and bots whose games are counted?"""
        return set(players) == set(self.wins)

    def next_game(self, players: Sequence[Seat], at: int) -> "Series":
        """The series of the game that is dealt now: another one where this is over, or of others."""
        self.judge(at)
        goes_on = self.dealt and not self.is_over and self.is_of(players)
        series = self if goes_on else Series(self.length, players, at)
        series.dealt += 1
        return series

    def count(self, winners: Collection[Seat]) -> None:
        """A game came to its end; a shared win counts for each."""
        self.games += 1
        for seat in winners:
            self.wins[seat] += 1

    def judge(self, at: int) -> None:
        """Between two games: is it over?"""
        if not self.dealt:
            return
        if self.length == "one":
            self.is_over = True
        elif self.length == "first_to_two":
            self.is_over = max(self.wins.values()) >= WINS or self.dealt >= MOST_GAMES
        elif self.ends is not None and at >= self.ends:
            self.is_over = True

    def leaders(self) -> list[Seat]:
        """Who has won most games; nobody where nobody has won one."""
        best = max(self.wins.values(), default=0)
        return [seat for seat, wins in self.wins.items() if wins == best > 0]
