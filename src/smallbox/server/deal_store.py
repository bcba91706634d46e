"""Where known deals and their results are kept: beside the tables, in the same database, and by the same writer."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import func, select

from smallbox.server.deal_schema import (
    MOST_TABLES,
    DealStatements,
    dailies,
    daily_results,
    deal_results,
    deals,
)
from smallbox.server.group_store import Change, written
from smallbox.server.schema import Steps
from smallbox.tables.duplicate import KeptDeal, PlayedDeal
from smallbox.tables.effects import Writing
from smallbox.tables.results import without_person
from smallbox.wire.deals import DealResult, ExpertResult, NamedResult, SpreadPart
from smallbox.wire.groups import GroupPlayer

#: how many different results of a day are told, and how many names
MOST_PARTS = 400
MOST_NAMES = 50

_deal = msgspec.json.Decoder(KeptDeal)
_players: msgspec.json.Decoder[list[GroupPlayer]] = msgspec.json.Decoder(list[GroupPlayer])


class DealStore:
    """Deals that can be played again, deals of days, and how both went."""

    def __init__(self, change: Change, read: Callable[[Any], Awaitable[Iterable[Any]]], sql: DealStatements) -> None:
        self._change = change
        self._read = read
        self.sql = sql

    # Deals that can be played again.

    async def find(self, code: str) -> KeptDeal | None:
        query = select(deals.c.given).where(deals.c.code == code)
        return next((_deal.decode(found.given) for found in await self._read(query)), None)

    async def keep(self, table: str, played: PlayedDeal, now: int) -> str:
        """Keep a deal and how it went; its code, which is the one of before where these cards have one."""
        kept = played.kept
        row = (kept.deal.code, kept.key, now, msgspec.json.encode(kept).decode())
        await self._change([(self.sql.insert_deal, [row])], [])
        query = select(deals.c.code).where(deals.c.key == kept.key)
        code: str = next(found.code for found in await self._read(query))
        result = (table, played.number, played.at, written(played.players), code)
        await self._change([(self.sql.insert_result, [result])], [])
        return code

    async def results(self, code: str) -> list[DealResult]:
        """How a deal went, the first table first."""
        kept = deal_results.c
        query = select(deal_results).where(kept.deal == code).order_by(kept.at, kept.table_code).limit(MOST_TABLES)
        return [
            DealResult(found.table_code, found.number, found.at, _players.decode(found.players))
            for found in await self._read(query)
        ]

    # Days.

    async def open_day(self, code: str, now: int) -> bool:
        """Somebody plays a day's deal: is it still to be judged?"""
        await self._change([(self.sql.insert_daily, [(code, now)])], [])
        query = select(dailies.c.is_judged).where(dailies.c.deal == code)
        return not any(found.is_judged for found in await self._read(query))

    async def judge(self, code: str, place: int | None, score: int | None) -> None:
        """Keep what the strongest bot made of a day's deal."""
        await self._change([(self.sql.judge_daily, [(place, score, code)])], [])

    async def judged(self, codes: Sequence[str]) -> dict[str, ExpertResult]:
        """What the strongest bot made of days, by code; which bot that is, the game tells."""
        query = select(dailies).where(dailies.c.deal.in_(codes), dailies.c.is_judged)
        return {found.deal: ExpertResult("", found.place, found.score) for found in await self._read(query)}

    async def spreads(self, codes: Sequence[str]) -> dict[str, list[SpreadPart]]:
        """How days went for everybody, by code."""
        kept = daily_results.c
        same = (kept.deal, kept.place, kept.score)
        query = select(*same, func.count().label("people")).where(kept.deal.in_(codes)).group_by(*same)
        spreads: dict[str, list[SpreadPart]] = {}
        for found in await self._read(query.order_by(*same).limit(MOST_PARTS * len(codes))):
            spreads.setdefault(found.deal, []).append(SpreadPart(found.place, found.score, found.people))
        return spreads

    async def named(self, code: str) -> list[NamedResult]:
        """Those who show their name, the newest first."""
        kept = daily_results.c
        query = select(kept.name, kept.place, kept.score).where(kept.deal == code, kept.name != "")
        rows = await self._read(query.order_by(kept.at.desc(), kept.person).limit(MOST_NAMES))
        return [NamedResult(found.name, found.place, found.score) for found in rows]

    async def table_of(self, code: str, person: str) -> str | None:
        """The table at which somebody has played a day's deal to its end."""
        kept = daily_results.c
        query = select(kept.table_code).where(kept.deal == code, kept.person == person)
        return next((found.table_code for found in await self._read(query)), None)

    async def show_name(self, code: str, person: str, name: str) -> None:
        """Show a name beside a result of a day, or none where it is empty."""
        await self._change([(self.sql.name_daily_result, [(name, code, person)])], [], tidies=not name)

    # Together with tables.

    def steps(self, table: str, writing: Writing) -> Steps:
        """What is stored of a known deal that ended."""
        at = writing.rows[-1].at
        of_days: list[tuple[Any, ...]] = []
        of_tables: list[tuple[Any, ...]] = []
        for each in writing.deals:
            if each.person:
                [player] = each.players
                of_days.append((each.person, table, at, counted_place(player), player.score, "", each.deal))
            else:
                of_tables.append((table, each.number, at, written(each.players), each.deal))
        return [(self.sql.insert_daily_result, of_days), (self.sql.insert_result, of_tables)]

    async def players_of(self, table: str) -> dict[int, list[GroupPlayer]]:
        """Who played known deals at a table, by the number of the game."""
        query = select(deal_results).where(deal_results.c.table_code == table)
        return {found.number: _players.decode(found.players) for found in await self._read(query)}

    async def erasing(self, table: str, seats: Mapping[int, int]) -> Steps:
        """The steps that make whoever sat on these seats in these games nobody; a day's result is theirs alone."""
        anew = without_person(await self.players_of(table), seats)
        steps: Steps = []
        if anew:
            rows: list[tuple[Any, ...]] = [(written(players), table, number) for number, players in anew.items()]
            steps.append((self.sql.rewrite_result, rows))
        if list(await self._read(select(daily_results.c.deal).where(daily_results.c.table_code == table))):
            steps.append((self.sql.forget_daily_result, [(table,)]))
        return steps

    async def forget_before(self, ms: int) -> None:
        """Delete results, and deals without any, that are older than a time."""
        each = (
            self.sql.forget_results,
            self.sql.forget_deals,
            self.sql.forget_daily_results,
            self.sql.forget_dailies,
        )
        await self._change([(statement, [(ms,)]) for statement in each], [])


def counted_place(player: GroupPlayer) -> int | None:
    """Behind the winner there are places only where the game counts something."""
    return player.place if player.score is not None or player.place == 1 else None
