"""The endpoints of bots that are programs: a token for one, and its end."""

import os

from litestar.params import JSONBody

from smallbox.server.admission import Admission
from smallbox.server.endpoint import Answer, Endpoint, address_of, endpoints_of
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.program_store import Program
from smallbox.server.request_body import JsonRequest
from smallbox.tables.decide import new_code
from smallbox.tables.names import clean_name
from smallbox.tables.seats import hash_of
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import BotMade, MakeBot, RevokeToken


class BotApi:
    """What can be asked about bots; storage answers it."""

    def __init__(self, runner: HallRunner, admission: Admission) -> None:
        self.runner = runner
        self.admission = admission

    async def find(self, token: str | None) -> Program | None:
        """The bot that a token is of; None where there is no token. Raises NotPossible for a token of none."""
        if token is None:
            return None
        found = await self.runner.store.programs.find(hash_of(token))
        if found is None or found.revoked is not None:
            raise NotPossible("no-such-bot")
        return found

    @Endpoint("POST", "/api/bots", limit="requests", refuses=("bad-name", "no-such-bot", "too-many-bots", "not-stored"))
    async def make_bot(self, request: JsonRequest, data: JSONBody[MakeBot]) -> BotMade:
        """Name a bot that is a program, and the token that it will sit down with."""
        hashed = hash_of(data.token)
        async with self.runner.alone(f"bot {hashed}"):
            found = await self.runner.store.programs.find(hashed)
            if found is None:
                found = await self._make(hashed, clean_name(data.name, ()), address_of(request, self.admission))
        if found.revoked is not None:
            raise NotPossible("no-such-bot")
        return BotMade(found.name)

    async def _make(self, hashed: str, name: str, address: str) -> Program:
        if not self.admission.makes(self.admission.bots, address):
            raise NotPossible("too-many-bots")
        made = Program(new_code(os.urandom), hashed, name, clock(), None)
        await self.runner.store.programs.make(made)
        return made

    @Endpoint(
        "POST",
        "/api/bots/revoke",
        who="whoever has the bot's token",
        limit="requests",
        refuses=("no-such-bot", "not-stored"),
        answer=Answer(status=204),
    )
    async def revoke_token(self, request: JsonRequest, data: JSONBody[RevokeToken]) -> None:
        """Make a token worthless for ever: the program leaves its tables, and sits down at no other."""
        found = await self.runner.store.programs.find(hash_of(data.token))
        if found is None:
            raise NotPossible("no-such-bot")
        await self.runner.store.programs.revoke(found.token, clock())
        self.runner.run(lambda: self.runner.hall.revoke(found.id, clock()))


#: what can be asked about bots
BOT_ENDPOINTS = tuple(endpoints_of(BotApi))
