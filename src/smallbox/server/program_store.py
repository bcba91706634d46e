"""Where bots that are programs are kept: beside the tables, and by the same writer."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import select

from smallbox.server.group_store import Change
from smallbox.server.program_schema import ProgramStatements, programs


class Program(NamedTuple):
    """A bot that plays over the network; of its token only the hash."""

    id: str
    token: str
    name: str
    created: int
    revoked: int | None


class ProgramStore:
    """Bots by the hashes of their tokens."""

    def __init__(self, change: Change, read: Callable[[Any], Awaitable[Iterable[Any]]], sql: ProgramStatements) -> None:
        self._change = change
        self._read = read
        self.sql = sql

    async def find(self, hashed: str) -> Program | None:
        """The bot of a token, revoked or not."""
        return next(
            (Program(*row) for row in await self._read(select(programs).where(programs.c.token == hashed))), None
        )

    async def make(self, program: Program) -> None:
        await self._change([(self.sql.insert_program, [tuple(program)])], [])

    async def revoke(self, hashed: str, at: int) -> None:
        await self._change([(self.sql.revoke_program, [(at, hashed)])], [])

    async def revoked(self) -> list[str]:
        """The ids of all bots whose tokens are worthless."""
        return [row.id for row in await self._read(select(programs.c.id).where(programs.c.revoked.is_not(None)))]
