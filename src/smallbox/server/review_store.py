"""Where reviews are kept: beside the records that they are about, and by the same writer."""

import zlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from sqlalchemy import select

from smallbox.server.group_store import Change
from smallbox.server.review_schema import ReviewStatements, reviews


class ReviewStore:
    """Reviews by table and number of the game, as JSON."""

    def __init__(self, change: Change, read: Callable[[Any], Awaitable[Iterable[Any]]], sql: ReviewStatements) -> None:
        self._change = change
        self._read = read
        self.sql = sql

    async def find(self, table: str, number: int, method: str) -> bytes | None:
        """The review of a game, where there is one that was made in this way."""
        kept = reviews.c
        query = select(kept.packed).where(kept.table_code == table, kept.number == number, kept.method == method)
        return next((zlib.decompress(found.packed) for found in await self._read(query)), None)

    async def keep(self, table: str, number: int, method: str, review: bytes) -> None:
        """Keep the review of a game; whoever else makes one meanwhile makes the same."""
        await self._change([(self.sql.put_review, [(number, method, zlib.compress(review, 9), table)])], [])
