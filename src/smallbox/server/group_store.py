"""Where groups are kept: beside the tables, in the same database, and by the same writer."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from smallbox.server.group_schema import (
    MOST_MEMBERS,
    GroupStatements,
    group_members,
    group_results,
    play_groups,
)
from smallbox.server.schema import Steps, tables, told_plainly
from smallbox.tables.effects import Listing, Writing
from smallbox.tables.names import NOBODY, name_key
from smallbox.wire.codec import NotPossible
from smallbox.wire.groups import MOST_RESULTS, GroupPlayer, GroupResult

#: how many tables of a group are shown
MOST_TABLES = 20

_players: msgspec.json.Decoder[list[GroupPlayer]] = msgspec.json.Decoder(list[GroupPlayer])


class Group(NamedTuple):
    """What is known of a group without reading what it keeps; of the secret only its hash."""

    id: str
    secret: str
    name: str
    created: int


class Keepings(NamedTuple):
    """All that a group keeps: the oldest result first, and members as they were added."""

    members: list[str]
    results: list[GroupResult]


class Change(Protocol):
    """Commits, and tells what has changed."""

    async def __call__(self, steps: Steps, changed: list[str], *, tidies: bool = False) -> None: ...


class GroupStore:
    """Groups, their members and results."""

    def __init__(self, change: Change, read: Callable[[Any], Awaitable[Iterable[Any]]], sql: GroupStatements) -> None:
        self._change = change
        self._read = read
        self.sql = sql
        #: held from reading players to storing them without somebody: two at once would each undo the other
        erasing = asyncio.Lock()
        self.erasing: Callable[[], AbstractAsyncContextManager[None]] = lambda: erasing

    async def find(self, group: str, hashed: str) -> Group:
        """The group, for whoever has its secret. Whether the id or the secret was wrong is told to nobody."""
        found = [Group(*row) for row in await self._read(select(play_groups).where(play_groups.c.id == group))]
        if not found or not hmac.compare_digest(found[0].secret, hashed):
            raise NotPossible("no-such-group")
        return found[0]

    async def made_by(self, hashed: str) -> str | None:
        """The group that a secret has made."""
        query = select(play_groups.c.id).where(play_groups.c.secret == hashed)
        return next((found.id for found in await self._read(query)), None)

    async def make(self, group: Group) -> None:
        await self._change([(self.sql.insert_group, [tuple(group)])], [])

    async def add_member(self, group: str, name: str, at: int) -> None:
        """Add a name, unless it is there. Raises NotPossible where there are too many."""
        members = await self._count(group_members, group)
        if members >= MOST_MEMBERS and name_key(name) not in await self._keys(group):
            raise NotPossible("group-full")
        await self._change([(self.sql.insert_member, [(name_key(name), name, at, group)])], [group_key(group)])

    async def _keys(self, group: str) -> set[str]:
        query = select(group_members.c.key).where(group_members.c.group_id == group)
        return {found.key for found in await self._read(query)}

    async def check_room(self, group: str) -> None:
        """Raises NotPossible where no result would be kept any more."""
        if await self._count(group_results, group) >= MOST_RESULTS:
            raise NotPossible("group-full")

    async def _count(self, of: Any, group: str) -> int:
        query = select(func.count()).select_from(of).where(of.c.group_id == group)
        [(count,)] = await self._read(query)
        return int(count)

    async def tables(self, group: str) -> list[Listing]:
        """Tables of the group that are waiting or being played, the latest first."""
        query = select(tables).where(tables.c.group_id == group, tables.c.phase != "over", tables.c.taken > 0)
        rows = await self._read(query.order_by(tables.c.updated.desc()).limit(MOST_TABLES))
        return [Listing(*found) for found in rows]

    async def erase_member(self, group: str, name: str) -> None:
        """Somebody is in the group no more: neither among its members nor in its results."""
        key = name_key(name)
        async with self.erasing():
            rows = await self._read(select(group_results).where(group_results.c.group_id == group))
            anew = await asyncio.to_thread(nameless, rows, key)
            steps: Steps = [(self.sql.delete_member, [(group, key)]), (self.sql.rewrite_result, anew)]
            await self._change(steps, [group_key(group)], tidies=True)

    async def erase(self, group: str) -> None:
        """Nothing is left of a group."""
        each = [self.sql.delete_results, self.sql.delete_members, self.sql.delete_group]
        await self._change([(statement, [(group,)]) for statement in each], [group_key(group)], tidies=True)

    async def players_of(self, table: str) -> dict[int, list[GroupPlayer]]:
        """Who played the games of a table that a group keeps, by number."""
        query = select(group_results).where(group_results.c.table_code == table)
        return {found.number: _players.decode(found.players) for found in await self._read(query)}

    async def of_table(self, table: str) -> list[str]:
        """The group that keeps the results of a table, if one does."""
        query = select(group_results.c.group_id).where(group_results.c.table_code == table).distinct()
        return [found.group_id for found in await self._read(query)]

    def rewriting(self, table: str, anew: Mapping[int, Sequence[GroupPlayer]]) -> Steps:
        """The step that replaces the players of results."""
        rows = [(written(players), table, number) for number, players in anew.items()]
        return [(self.sql.rewrite_result, rows)] if rows else []

    async def forget_before(self, ms: int) -> None:
        """Delete groups that were made before a time and have no result."""
        await self._change([(self.sql.forget_groups, [(ms,)]), (self.sql.forget_members, [()])], [])


def group_key(group: str) -> str:
    """A group among the tables that have changed: a code has no space in it."""
    return f"group {group}"


def result_row(table: str, writing: Writing) -> tuple[Any, ...]:
    """What is stored of a game that ended, at the time of its last entry."""
    [result] = writing.results
    return (table, result.number, writing.rows[-1].at, result.game, written(result.players), result.group)


def written(players: Sequence[GroupPlayer]) -> str:
    return msgspec.json.encode(players).decode()


def nameless(rows: Iterable[Any], key: str) -> list[tuple[Any, ...]]:
    """Results without a name, as they are to be stored."""
    anew: list[tuple[Any, ...]] = []
    for row in rows:
        players = _players.decode(row.players)
        changed = [nobody(each) if is_named(each, key) else each for each in players]
        if changed != players:
            anew.append((written(changed), row.table_code, row.number))
    return anew


def is_named(player: GroupPlayer, key: str) -> bool:
    return player.level is None and name_key(player.name) == key


def nobody(player: GroupPlayer) -> GroupPlayer:
    return msgspec.structs.replace(player, name=NOBODY)


async def load_kept(reading: AsyncEngine, group: str) -> Keepings:
    """Read all that a group keeps."""

    async def both() -> tuple[Any, Any]:
        named = select(group_members.c.name).where(group_members.c.group_id == group)
        ended = select(group_results).where(group_results.c.group_id == group)
        async with reading.connect() as connection:
            members = (await connection.execute(named.order_by(group_members.c.added, group_members.c.key))).all()
            order = (group_results.c.at, group_results.c.table_code, group_results.c.number)
            return members, (await connection.execute(ended.order_by(*order))).all()

    members, results = await told_plainly(both())
    return Keepings(
        [found.name for found in members],
        [
            GroupResult(found.table_code, found.number, found.at, found.game, _players.decode(found.players))
            for found in results
        ],
    )
