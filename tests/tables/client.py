"""A client as a page would be one: it speaks JSON over a socket that is no socket."""

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.tables.world import World

Json = dict[str, Any]


class Client:
    """A page at a table: it speaks JSON and remembers what it was told."""

    def __init__(self, world: "World", code: str, secret: str | None) -> None:
        self.world = world
        self.code = code
        self.secret = secret
        self.raw: list[bytes] = []
        self.inbox: list[Json] = []
        self.table: Json = {}
        self.view: Json = {}
        self.clock: Json = {}
        self.presence: Json = {}
        self.version = 0
        self.can_undo = False
        self.is_closed = False

    # What a hall needs.

    def send(self, data: bytes) -> None:
        if self.is_closed:
            self.world.faults.append(AssertionError("expected nothing after the end"))
        self.raw.append(data)
        message: Json = json.loads(data)
        self.inbox.append(message)
        if message["type"] in ("table", "update"):
            self.table = message["table"] or self.table
            self.view = message["view"] or self.view
            self.clock = message["clock"]
            self.version = message["version"]
            self.can_undo = message["can_undo"]
        if message["type"] == "presence":
            self.presence = message

    def close(self) -> None:
        self.is_closed = True

    # What people do.

    def say(self, kind: str, **fields: Any) -> Json:
        """Say something and read the answer; an empty one where none has come yet."""
        message = {"type": kind, "id": self.world.new_id(), **fields}
        return self.say_bytes(json.dumps(message).encode(), message["id"])

    def say_bytes(self, data: bytes, id: str = "") -> Json:  # noqa: A002 the protocol's word
        before = len(self.inbox)
        self.world.hall.received(self, data, self.world.now)
        self.world.settle()
        answers = [message for message in self.inbox[before:] if message.get("id") == id]
        return answers[0] if answers else {}

    def come(self, version: int | None = None) -> "Client":
        fields: Json = {"table": self.code}
        if self.secret is not None:
            fields["secret"] = self.secret
        if version is not None:
            fields["version"] = version
        answer = self.say("hello", **fields)
        assert answer.get("type", "done") == "done", answer
        return self

    def tab(self) -> "Client":
        """Another page of the same seat, that has not said hello."""
        return Client(self.world, self.code, self.secret)

    def go(self) -> None:
        """The socket is gone."""
        self.world.hall.closed(self, self.world.now)
        self.world.settle()

    def move(self, move: Json | None = None) -> Json:
        """Make this move, or the first that the view offers."""
        return self.say("move", move=move or self.view["moves"][0])

    @property
    def seat(self) -> int:
        seat: int = self.table["you"]
        return seat

    @property
    def is_to_move(self) -> bool:
        return bool(self.view) and self.view["to_act"] == self.view["seat"] and bool(self.view["moves"])

    @property
    def events(self) -> list[Json]:
        """Everything that happened, as far as this page was told."""
        return [event for message in self.inbox if message["type"] == "update" for event in message["events"]]

    def heard(self, kind: str) -> list[Json]:
        return [event for event in self.events if event["type"] == kind]

    def got(self, kind: str) -> list[Json]:
        return [message for message in self.inbox if message["type"] == kind]

    def names(self) -> list[str | None]:
        return [seat and seat["name"] for seat in self.table["seats"]]
