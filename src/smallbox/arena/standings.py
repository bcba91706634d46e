"""What the games say: who wins how often, who beats whom, and how sure that is."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from smallbox.arena.estimate import Estimate, Tally, estimate, holm
from smallbox.arena.match import Result
from smallbox.arena.pace import Pace, Paces
from smallbox.arena.ratings import Rating, rate

Deals = Sequence[Sequence[Result]]
#: of one game, what somebody won and how much there was to win
Count = Callable[[Result], tuple[float, float]]


class Standing(msgspec.Struct, frozen=True):
    """One bot: how many seats it had, its share of wins, its rating."""

    label: str
    games: int
    wins: Estimate
    rating: Rating


class Duel(msgspec.Struct, frozen=True):
    """Two bots: how often the first won where one of the two did; `p` is corrected for the number of duels."""

    first: str
    second: str
    wins: Estimate
    p: float


class Table(msgspec.Struct, frozen=True):
    """All of it for one table size; `players` is 0 where sizes are taken together."""

    players: int
    deals: int
    games: int
    standings: list[Standing]
    duels: list[Duel]
    #: the share of wins by seat, whoever sat there
    seats: list[Estimate]
    kinds: dict[str, int]
    moves: list[int]

    @property
    def fair(self) -> float:
        return self.standings[0].wins.fair

    def ranked(self) -> list[Standing]:
        return sorted(self.standings, key=lambda standing: -standing.rating.rating)


def whole_deals(results: Iterable[Result], games_of_a_deal: int) -> list[list[Result]]:
    """The games by deal; a deal that is not finished would favour somebody."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    return [by_deal[deal] for deal in sorted(by_deal) if len(by_deal[deal]) == games_of_a_deal]


def make_tables(labels: Sequence[str], deals: Deals) -> list[Table]:
    """One table for each size."""
    sizes = sorted({result.players for deal in deals for result in deal})
    return [
        make_table(labels, size, [[result for result in deal if result.players == size] for deal in deals])
        for size in sizes
    ]


def make_overall(labels: Sequence[str], deals: Deals, tables: Sequence[Table]) -> Table:
    return tables[0] if len(tables) == 1 else make_table(labels, 0, deals)


def make_table(labels: Sequence[str], players: int, deals: Deals) -> Table:
    games = [result for deal in deals for result in deal]
    seated = Counter(label for result in games for label in result.bots)
    present = [label for label in labels if seated[label]]
    ratings = rate(present, deals)
    standings = [
        Standing(label, seated[label], wins_of(label, deals, fair_share(label, games)), ratings[label])
        for label in present
    ]
    return Table(
        players=players,
        deals=len(deals),
        games=len(games),
        standings=standings,
        duels=make_duels(present, deals),
        seats=[counted(deals, seat_count(seat), 1 / players) for seat in range(players)],
        kinds=dict(sorted(Counter(result.kind for result in games).items())),
        moves=[result.moves for result in games],
    )


def fair_share(label: str, games: Sequence[Result]) -> float:
    """What chance alone would give, over all the seats that a bot had."""
    sizes = Counter(result.players for result in games for other in result.bots if other == label)
    if len(sizes) == 1:
        return 1 / next(iter(sizes))
    return sum(number / size for size, number in sizes.items()) / sizes.total()


def counted(deals: Deals, count: Count, fair: float) -> Estimate:
    return estimate([tally([count(result) for result in deal]) for deal in deals], fair)


def tally(counts: Sequence[tuple[float, float]]) -> Tally:
    played = [played for _, played in counts if played]
    return Tally(sum(won for won, _ in counts), sum(played), len(played))


def wins_of(label: str, deals: Deals, fair: float) -> Estimate:
    def count(result: Result) -> tuple[float, float]:
        own = [seat for seat, other in enumerate(result.bots) if other == label]
        return sum(result.share(seat) for seat in own), len(own)

    return counted(deals, count, fair)


def seat_count(seat: int) -> Count:
    return lambda result: (result.share(seat), 1.0)


def make_duels(labels: Sequence[str], deals: Deals) -> list[Duel]:
    pairs = [(first, second, wins_over(first, second, deals)) for first, second in combinations(labels, 2)]
    met = [(first, second, wins) for first, second, wins in pairs if wins is not None]
    chances = holm([wins.p for _, _, wins in met])
    return [Duel(first, second, wins, p) for (first, second, wins), p in zip(met, chances, strict=True)]


def wins_over(first: str, second: str, deals: Deals) -> Estimate | None:
    """None where the two never met."""

    def count(result: Result) -> tuple[float, float]:
        shares = [(label, result.share(seat)) for seat, label in enumerate(result.bots)]
        met = [(a, b) for one, a in shares if one == first for other, b in shares if other == second]
        return sum(a > b for a, b in met), sum(a != b for a, b in met)

    if not any(first in result.bots and second in result.bots for deal in deals for result in deal):
        return None
    return counted(deals, count, 0.5)


def as_json(overall: Table, tables: Sequence[Table], paces: Paces, about: dict[str, Any]) -> dict[str, Any]:
    """The result for programs: `bots` in the order they were named, then the rest."""
    return (
        {"bots": [bot_json(standing, paces[overall.players]) for standing in overall.standings]}
        | about
        | {"tables": [table_json(table, paces[table.players]) for table in tables]}
    )


def bot_json(standing: Standing, paces: Mapping[str, Pace]) -> dict[str, Any]:
    wins, pace = standing.wins, paces.get(standing.label, Pace())
    return {
        "name": standing.label,
        "games": standing.games,
        "win_share": wins.share,
        "low": wins.low,
        "high": wins.high,
        "rating": standing.rating.rating,
        "moves": pace.moves,
        "blunders": pace.blunders,
    }


def table_json(table: Table, paces: Mapping[str, Pace]) -> dict[str, Any]:
    return {
        "players": table.players,
        "fair_share": 1 / table.players,
        "deals": table.deals,
        "games": table.games,
        "bots": [
            bot_json(standing, paces)
            | {"p": standing.wins.p, "rating_low": standing.rating.low, "rating_high": standing.rating.high}
            for standing in table.standings
        ],
        "duels": [
            {
                "bots": [duel.first, duel.second],
                "win_share": duel.wins.share,
                "low": duel.wins.low,
                "high": duel.wins.high,
                "p": duel.p,
            }
            for duel in table.duels
        ],
        "seats": [{"win_share": seat.share, "low": seat.low, "high": seat.high} for seat in table.seats],
        "results": table.kinds,
        "moves": sum(table.moves) / max(1, len(table.moves)),
    }
