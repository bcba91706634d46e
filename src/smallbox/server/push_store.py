"""Where subscriptions to pushes are kept, and the key they are made with: beside the tables, by the same writer."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from sqlalchemy import select

from smallbox.server.group_store import Change
from smallbox.server.push_crypto import VapidKey, new_private_key
from smallbox.server.push_schema import PushStatements, push_keys, push_subscriptions
from smallbox.server.schema import Steps
from smallbox.tables.effects import Subscription, Writing

#: there is one key, so that all servers of a database have the same
ONLY = 1


class PushStore:
    """Subscriptions by table and person."""

    def __init__(self, change: Change, read: Callable[[Any], Awaitable[Iterable[Any]]], sql: PushStatements) -> None:
        self._change = change
        self._read = read
        self.sql = sql

    async def key(self) -> VapidKey:
        """The server's key, made when it is first asked for; whoever else makes one meanwhile gets the same."""
        query = select(push_keys.c.private).where(push_keys.c.number == ONLY)
        found = list(await self._read(query))
        if not found:
            await self._change([(self.sql.insert_key, [(ONLY, new_private_key())])], [])
            found = list(await self._read(query))
        return VapidKey(found[0].private)

    async def of_person(self, table: str, person: int) -> list[Subscription]:
        """The devices of a person at a table."""
        kept = push_subscriptions.c
        query = select(push_subscriptions).where(kept.table_code == table, kept.person == person)
        return [Subscription(*found[1:]) for found in await self._read(query.order_by(kept.at))]

    async def drop(self, endpoint: str) -> None:
        """The service says that there is no such device any more."""
        await self._change([(self.sql.drop_endpoint, [(endpoint,)])], [])

    def steps(self, table: str, writing: Writing) -> Steps:
        """What is stored of subscriptions together with other things of the table."""
        ended = writing.unsubscriptions
        wanted = writing.subscriptions
        return [
            (self.sql.end_subscriptions, [(table, each.person) for each in ended if not each.endpoint]),
            (self.sql.end_subscription, [(table, *each) for each in ended if each.endpoint]),
            (self.sql.put_subscription, [(table, *each) for each in wanted]),
            (self.sql.trim_subscriptions, [(table, each.person) for each in wanted]),
        ]
