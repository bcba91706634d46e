"""The endpoints of known deals: the day's, and the cards of a finished game for others to play."""

import asyncio
import os
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from typing import Annotated

from litestar.params import JSONBody, Parameter
from msgspec.structs import replace

from smallbox.bots.daily import NODES, DailyDeal, daily_deal
from smallbox.core.daily import read_daily_code
from smallbox.games import GAMES
from smallbox.server.admission import Admission
from smallbox.server.deal_store import DealStore
from smallbox.server.endpoint import Answer, Code, Endpoint, endpoints_of
from smallbox.server.expert_games import ExpertGames
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.request_body import JsonRequest
from smallbox.tables.decide import new_code
from smallbox.tables.duplicate import KeptDeal, deal_of
from smallbox.tables.entries import read_entry
from smallbox.tables.facts import GivenDeal, GivenRound
from smallbox.tables.seats import hash_of
from smallbox.tables.table import load
from smallbox.wire.codec import NotPossible
from smallbox.wire.deals import DailyDay, DailyList, DealMade, DealPage, NamedResult, PlayAgain, ShowName
from smallbox.wire.http import CreateTable

#: how many days are told, today included; for those the strongest bot plays too
DAYS = 14
#: there were no daily deals before
FIRST_DAY = "2026-01-01"

AnyDeal = Annotated[
    str,
    Parameter(
        pattern="^([2-9A-HJ-NP-Z]{8}|[a-z0-9_-]{1,48}-[0-9]{4}-[0-9]{2}-[0-9]{2})$", description="the code of a deal"
    ),
]


class DealApi:
    """What can be asked of known deals; storage and the tables answer it."""

    def __init__(self, runner: HallRunner, admission: Admission) -> None:
        self.runner = runner
        self.admission = admission

    @cached_property
    def experts(self) -> ExpertGames:
        return ExpertGames(self.runner.bots, self._store)

    @property
    def _store(self) -> DealStore:
        return self.runner.store.deals

    # What the making of a table needs.

    async def given(self, body: CreateTable) -> tuple[CreateTable, GivenDeal | None]:
        """What is asked for, as the deal has it, and the deal. Raises NotPossible where there is none."""
        if body.deal is None:
            return body, None
        deal = daily_of(body.deal.code)
        if deal is not None:
            return await self._given_day(body, deal, is_practice=body.deal.is_practice)
        kept = await self._find(body.deal.code)
        if kept.game != body.game:
            raise NotPossible("no-such-deal", deal=body.deal.code)
        same = replace(body, seats=kept.seats, options=kept.options, series="one", cards=kept.cards or None)
        return same, kept.deal

    async def _given_day(
        self, body: CreateTable, deal: DailyDeal, *, is_practice: bool
    ) -> tuple[CreateTable, GivenDeal]:
        now = clock()
        day = today(now)
        if deal.game.name != body.game or deal.day < FIRST_DAY:
            raise NotPossible("no-such-deal", deal=deal.code)
        if deal.day > day.isoformat():
            raise NotPossible("deal-not-yet", day=deal.day)
        if deal.day > (day - timedelta(DAYS)).isoformat() and await self._store.open_day(deal.code, now):
            self.runner.spawn(self.experts.play(deal))
        fixed = replace(
            body,
            seats=deal.seats,
            options={},
            pace="none",
            privacy="private",
            series="one",
            bots=[deal.level] * (deal.seats - 1),
            group=None,
        )
        given = GivenDeal(
            deal.code,
            deal.game.rules_version,
            deal.game.data_tag(deal.options),
            [GivenRound(deal.seed, "", [""] * deal.seats)],
            deal.dice,
            NODES,
            counts=deal.day == day.isoformat() and not is_practice,
        )
        return fixed, given

    async def _find(self, code: str) -> KeptDeal:
        found = await self._store.find(code)
        if found is None or found.game not in GAMES:
            raise NotPossible("no-such-deal", deal=code)
        return found

    # Days.

    @Endpoint("GET", "/api/daily", limit="requests", refuses=("not-stored",))
    async def list_days(self, request: JsonRequest) -> DailyList:
        """The deals of the last fourteen days, and how they went for everybody."""
        day = today(clock())
        return DailyList(day.isoformat(), await self._days(list(last_days(day))))

    @Endpoint("GET", "/api/daily/{deal:str}", limit="requests", refuses=("no-such-deal", "not-stored"))
    async def look_at_day(self, request: JsonRequest, deal: AnyDeal) -> DailyDay:
        """A day's deal, with the names of those who show them."""
        found = daily_of(deal)
        if found is None:
            raise NotPossible("no-such-deal", deal=deal)
        [told] = await self._days([found], await self._store.named(deal))
        return told

    async def _days(self, asked: list[DailyDeal], named: list[NamedResult] | None = None) -> list[DailyDay]:
        codes = [each.code for each in asked]
        spreads = await self._store.spreads(codes)
        judged = await self._store.judged(codes)
        return [
            DailyDay(
                each.code,
                each.game.name,
                each.day,
                each.seats,
                each.level,
                sum(part.count for part in spreads.get(each.code, ())),
                spreads.get(each.code, []),
                None if each.code not in judged else replace(judged[each.code], level=each.expert),
                named or [],
            )
            for each in asked
        ]

    @Endpoint(
        "POST",
        "/api/daily/{deal:str}/name",
        who="whoever has the seat's secret",
        limit="requests",
        refuses=("not-your-seat", "no-such-table", "not-stored"),
        answer=Answer(status=204),
    )
    async def show_name(self, request: JsonRequest, deal: AnyDeal, data: JSONBody[ShowName]) -> None:
        """Show the name that one had at the table beside one's result of a day, or no longer."""
        person = hash_of(data.secret)
        # Whoever is forgotten meanwhile must not come back with it.
        async with self.runner.store.groups.erasing():
            code = await self._store.table_of(deal, person)
            if code is None:
                raise NotPossible("not-your-seat")
            name = await self._name_at(code, person) if data.shows else ""
            await self._store.show_name(deal, person, name)

    async def _name_at(self, code: str, person: str) -> str:
        rows = await self.runner.store.load(code)
        if not rows:
            raise NotPossible("no-such-table", table=code)
        table = load([read_entry(row.body) for row in rows], shows=False)
        seat = table.seat_of(person)
        if seat is None:
            raise NotPossible("not-your-seat")
        return table.at_seat(seat).name

    # Deals that are played again.

    @Endpoint(
        "POST",
        "/api/tables/{code:str}/deals",
        who="whoever has the link",
        limit="costly",
        refuses=("no-such-table", "no-such-record", "not-over", "deal-unfinished", "deal-old", "not-stored"),
    )
    async def make_deal(self, request: JsonRequest, code: Code, data: JSONBody[PlayAgain]) -> DealMade:
        """Give the cards of a finished game a code, so that others can play them too."""
        store = self.runner.store
        # Whoever is forgotten meanwhile must not come back with it.
        async with store.groups.erasing():
            # Entries first: the records of all games that end by them are there.
            rows = await store.load(code)
            if not rows:
                raise NotPossible("no-such-table", table=code)
            texts = dict(await store.records(code))
            played = await asyncio.to_thread(deal_of, rows, data.number, texts, new_code(os.urandom))
            deal = await self._store.keep(code, played, clock())
        return DealMade(deal, f"{self.admission.link_base(request.url)}/deal/{deal}")

    @Endpoint("GET", "/api/deals/{deal:str}", limit="requests", refuses=("no-such-deal", "not-stored"))
    async def look_at_deal(self, request: JsonRequest, deal: AnyDeal) -> DealPage:
        """A deal that can be played again, and how it went at every table."""
        kept = await self._find(deal)
        is_playable = kept.deal.rules == GAMES[kept.game].rules_version
        results = await self._store.results(deal)
        return DealPage(deal, kept.game, kept.seats, kept.options, is_playable, results)


def today(now: int) -> date:
    """The day of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def last_days(day: date) -> Iterator[DailyDeal]:
    """Every game's deals of the last days, the newest day first."""
    for back in range(DAYS):
        for game in GAMES.values():
            yield daily_deal(game, (day - timedelta(back)).isoformat())


def daily_of(code: str) -> DailyDeal | None:
    """The day's deal of a code; None where it is not one of a game of this server."""
    found = read_daily_code(code)
    if found is None or found[0] not in GAMES:
        return None
    return daily_deal(GAMES[found[0]], found[1])


#: the one list of what can be asked of known deals
DEAL_ENDPOINTS = tuple(endpoints_of(DealApi))
