"""How a game went for each seat, for the table's group and for those who play the same cards.

Places are shared where level; last who resigned.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from smallbox.tables import facts
from smallbox.tables.effects import KeptDealResult, KeptResult
from smallbox.tables.names import NOBODY
from smallbox.tables.table import Table
from smallbox.wire.groups import GroupPlayer


def kept_results(table: Table, ended: facts.Ended) -> list[KeptResult]:
    """The result of a game, or of a match with its last round, where the table belongs to a group."""
    # Whoever knows the cards before has played another game: it counts for nobody's strength.
    if not table.group or ended.match is None or table.given is not None:
        return []
    return [KeptResult(table.group, ended.game, table.name, players_of(table, ended.match))]


def kept_deal_results(table: Table, ended: facts.Ended) -> list[KeptDealResult]:
    """The same for those who play the same cards, where the deal was a known one."""
    given, match = table.given, ended.match
    if given is None or match is None:
        return []
    players = players_of(table, match)
    if not given.is_daily:
        return [KeptDealResult(given.code, ended.game, "", players)]
    mine = table.seat_of(table.maker)
    if not given.counts or mine is None or players[mine].is_resigned:
        return []
    return [KeptDealResult(given.code, ended.game, table.maker, [players[mine]])]


def players_of(table: Table, match: facts.Result) -> list[GroupPlayer]:
    """Who sat where, and how it went for them."""
    seats = [table.at_seat(number) for number in range(len(table.seats))]
    resigned = [number for number, seat in enumerate(seats) if seat.is_resigned or seat.is_gone]
    scores = match.scores
    places = placing(match, len(seats), resigned)
    return [
        GroupPlayer(
            seat.name, seat.bot_level, places[number], None if scores is None else scores[number], number in resigned
        )
        for number, seat in enumerate(seats)
    ]


def placing(result: facts.Result, seats: int, resigned: Collection[int]) -> list[int | None]:
    """Places by seat: winners, then the closer to the winners' score the better, and last who resigned."""
    if not result.winners:
        return [None] * seats
    best = None if result.scores is None else result.scores[result.winners[0]]

    def rank(seat: int) -> tuple[int, int]:
        if seat in resigned:
            return 2, 0
        if seat in result.winners:
            return 0, 0
        return 1, 0 if result.scores is None or best is None else abs(result.scores[seat] - best)

    ranks = [rank(seat) for seat in range(seats)]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def without_person(
    players_of: Mapping[int, Sequence[GroupPlayer]], seats: Mapping[int, int]
) -> dict[int, list[GroupPlayer]]:
    """The results to be stored anew, by number, so that whoever sat on these seats in these games is nobody."""
    anew = {}
    for number, players in players_of.items():
        seat = seats.get(number)
        if seat is not None and seat < len(players) and players[seat].name != NOBODY:
            anew[number] = [
                msgspec.structs.replace(player, name=NOBODY) if at == seat else player
                for at, player in enumerate(players)
            ]
    return anew
