"""The endpoints of pushes: the key that subscriptions are made with, subscribing a device, and ending it."""

import msgspec
from litestar.params import JSONBody

from smallbox.server.endpoint import NO_TABLE, Answer, Code, Endpoint, endpoints_of
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.push_crypto import BadPushKey, read_point
from smallbox.server.request_body import JsonRequest
from smallbox.text import ENGLISH, LANGUAGES
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import PushKey, SubscribeToTurns, UnsubscribeFromTurns


class PushApi:
    """What can be asked about pushes; the hall knows whose seat it is, and stores it."""

    def __init__(self, runner: HallRunner) -> None:
        self.runner = runner

    @Endpoint("GET", "/api/push")
    async def push_key(self, request: JsonRequest) -> PushKey:
        """The key that push subscriptions are made with, if this server sends any."""
        push = self.runner.push
        return PushKey("" if push is None else push.key.public)

    @Endpoint(
        "POST",
        "/api/tables/{code:str}/push",
        who="whoever has the seat's secret",
        limit="requests",
        refuses=("push-off", "unknown-push-service", "not-your-seat", *NO_TABLE),
        answer=Answer(status=204),
    )
    async def subscribe_to_turns(self, request: JsonRequest, code: Code, data: JSONBody[SubscribeToTurns]) -> None:
        """Be told by push of one's turns at a table that is played by the day, while one is away."""
        push = self.runner.push
        if push is None:
            raise NotPossible("push-off")
        if push.service_of(data.endpoint) is None:
            raise NotPossible("unknown-push-service")
        try:
            read_point(data.p256dh)
        except BadPushKey as error:
            raise NotPossible("bad-message", detail=f"p256dh: {error}") from None
        spoken = data.language if data.language in LANGUAGES else ENGLISH
        body = msgspec.structs.replace(data, language=spoken)
        await self.runner.ask(lambda reply: self.runner.hall.push(code, body, reply, clock()))

    @Endpoint(
        "DELETE",
        "/api/tables/{code:str}/push",
        who="whoever has the seat's secret",
        limit="requests",
        refuses=("not-your-seat", *NO_TABLE),
        answer=Answer(status=204),
    )
    async def unsubscribe_from_turns(
        self, request: JsonRequest, code: Code, data: JSONBody[UnsubscribeFromTurns]
    ) -> None:
        """Be told no more on a device."""
        await self.runner.ask(lambda reply: self.runner.hall.push(code, data, reply, clock()))


PUSH_ENDPOINTS = tuple(endpoints_of(PushApi))
