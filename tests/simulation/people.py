"""People and their devices, who know nothing but the protocol."""

from typing import TYPE_CHECKING, Any

import msgspec

from smallbox.wire import http
from tests.simulation.actions import choose, whim
from tests.simulation.network import Heard, Socket
from tests.simulation.pushes import wish
from tests.simulation.truth import Broken

if TYPE_CHECKING:
    from tests.simulation.world import World

_encode = msgspec.json.Encoder().encode
#: errors after which the same message is sent again, with the same id
TRY_AGAIN = {"not-stored", "busy", "shutting-down", "server-failed"}
#: messages after which somebody may sit elsewhere
MOVES_SEATS = {"rematch", "swap", "start"}
#: errors after which nothing more can be done here
GONE = {"not-your-seat", "not-seated", "no-such-table"}


class Party:
    """The people of one table, and the link that its maker shares."""

    def __init__(self, game: str, seats: int, settings: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.code = ""
        self.people: list[Person] = []
        self.has_foreign_writes = False
        self.has_laptop = False

    @property
    def devices(self) -> "list[Device]":
        return [device for person in self.people for device in person.devices]


class Person:
    """Somebody with a secret, who makes or joins a table, or a spectator without one."""

    def __init__(self, world: "World", party: Party, name: str, *, watches: bool = False) -> None:
        self.world = world
        self.party = party
        self.name = name
        self.watches = watches
        self.secret = world.rng.randbytes(20).hex()
        self.devices: list[Device] = []
        self.tags = 0
        self.is_seated = False
        self.is_gone = False

    def create(self) -> None:
        body = {"game": self.party.game, "name": self.name, "secret": self.secret, "seats": self.party.seats}
        settings = self.party.settings
        if self.world.has_known_deals:
            # Such cards are for as many as they were: bots take all seats that people leave free.
            people = sum(not person.watches for person in self.party.people)
            settings = {**settings, "bots": ["random"] * (self.party.seats - people)}
        decoded = msgspec.convert({**body, **settings}, http.CreateTable)
        self.world.request(lambda server, reply: server.create(decoded, reply), self._created)

    def _created(self, answer: Any) -> None:
        if isinstance(answer, tuple):
            self.party.code = answer[0]
            self.is_seated = True
            for person in self.party.people:
                self.world.scheduler.after(self.world.rng.randrange(500), person.come)

    def come(self) -> None:
        """Follow the link."""
        if self.is_seated or self.watches:
            self._open()
            return
        body = http.JoinTable(name=self.name, secret=self.secret)
        self.world.request(lambda server, reply: server.join(self.party.code, body, reply), self._joined)

    def _joined(self, answer: Any) -> None:
        if isinstance(answer, int):
            self.is_seated = True
            self._check_seat(self.secret)
            self._open()
        else:
            self.is_gone = True

    def _check_seat(self, secret: str) -> None:
        self.world.check_seated(self.party.code, secret)

    def _open(self) -> None:
        for device in self.devices:
            device.connect()
        if not self.watches and self.world.rng.random() < 0.3:
            self._wish(is_wanted=True)

    def _wish(self, *, is_wanted: bool) -> None:
        """Be told by push of one's turns; some think better of it."""
        body = wish(self.secret, self.name, is_wanted=is_wanted)
        self.world.request(lambda server, reply: server.push(self.party.code, body, reply), lambda _: None)
        if is_wanted and self.world.rng.random() < 0.3:
            self.world.scheduler.after(self.world.rng.randrange(20_000), lambda: self._wish(is_wanted=False))

    def take_over(self, code: str) -> None:
        """Come to the same seat with another device."""
        device = Device(self, self.world.rng.randbytes(20).hex())
        body = http.TakeOver(code=code, secret=device.secret or "")

        def taken(answer: Any) -> None:
            if isinstance(answer, int):
                self._check_seat(device.secret or "")
                self.devices.append(device)
                device.connect()

        self.world.request(lambda server, reply: server.join(self.party.code, body, reply), taken)


class Device:
    """One tab: it keeps what it was shown last, and every message until it is answered."""

    def __init__(self, person: Person, secret: str | None, *, pace: int = 1) -> None:
        self.person = person
        self.world = person.world
        self.secret = secret
        self.pace = pace
        # Counted, since two may be on their way: ids of messages begin with it.
        self.tag = chr(ord("a") + person.tags)
        person.tags += 1
        self.socket: Socket | None = None
        self.is_here = False
        self.version: int | None = None
        self.info = self.view = b"null"
        self.said: list[tuple[int, str]] = []
        #: who is there, and how many watch, as it was last told
        self.present: tuple[list[int], int] | None = None
        self.unanswered: dict[str, tuple[str, bytes]] = {}
        self.is_planned = False
        self._count = 0

    def __str__(self) -> str:
        return f"{self.person.name}{self.tag}"

    @property
    def laptop(self) -> str:
        """The first two people of a table share a laptop, if they share one at all."""
        people = self.person.party.people[:2]
        is_shared = self.person.party.has_laptop and self.tag == "a" and self.person in people
        return f"laptop of {self.person.party.code}" if is_shared else str(self)

    # Connections.

    def connect(self) -> None:
        if self.person.is_gone or self.socket is not None:
            return
        self.is_here = False
        self.socket = self.world.connect(self)
        if self.socket is None:
            self.world.scheduler.fly(self.world.rng.randrange(200, 1500), self.connect)
            return
        code = self.person.party.code
        # Sometimes what was known is lost: the page was loaded anew.
        if self.world.faults.is_on and self.world.rng.random() < 0.2:
            self.version = None
        self.socket.hello(code, self.person.secret, self.secret, self.version)
        self._send("hello", table=code, secret=self.secret, version=self.version)

    def lost(self, socket: Socket) -> None:
        if socket is self.socket:
            self.socket = None
            self.is_here = False
            self.unanswered = {
                key: sent for key, sent in self.unanswered.items() if sent[0] not in ("hello", "displayed", "hurry")
            }
            self.world.scheduler.fly(self.world.rng.randrange(20, 1500), self.connect)

    # Messages.

    def _send(self, type_: str, **fields: Any) -> None:
        self._count += 1
        id_ = f"{self.tag}{self._count}"
        data = _encode({"type": type_, "id": id_, **fields})
        self.unanswered[id_] = (type_, data)
        self._say(id_)

    def _say(self, id_: str) -> None:
        if self.socket is not None and id_ in self.unanswered:
            type_, data = self.unanswered[id_]
            self.socket.say(data, type_, id_)

    def hear(self, socket: Socket, heard: Heard) -> None:
        if socket is not self.socket:
            return
        if heard.type in ("table", "update"):
            self._see(heard)
        elif heard.type in ("done", "refused", "error", "hint"):
            self._answered(heard)
        elif heard.type == "presence":
            self.present = heard.connected, heard.spectators
        elif heard.type == "handover":
            self.person.take_over(heard.code)
        elif heard.type == "bye" and heard.reason != "shutdown":
            self.person.is_gone = True

    def _answered(self, heard: Heard) -> None:
        sent = self.unanswered.get(heard.id)
        if sent is None:
            return
        if heard.error in TRY_AGAIN:
            self.world.scheduler.fly(self.world.rng.randrange(100, 900), lambda: self._say(heard.id))
            return
        if heard.error == "already-here" and not self.is_here:
            return  # the first of two equal hellos is still to be answered
        del self.unanswered[heard.id]
        if heard.error in GONE and not self.person.watches:
            self.person.is_gone = True
        elif sent[0] == "hello" and heard.type == "done":
            self.is_here = True
            for id_, (type_, _) in list(self.unanswered.items()):
                if type_ != "hello":
                    self._say(id_)
        elif sent[0] in ("leave", "forget") and heard.type == "done":
            self.person.is_gone = True
        elif sent[0] != "hello":
            self.plan()

    def _see(self, heard: Heard) -> None:
        if heard.type == "update" and heard.since != self.version:
            raise Broken("versions", f"{self} holds {self.version} and hears of {heard.since}")
        self.version = heard.version
        if bytes(heard.table) != b"null":
            self.info = bytes(heard.table)
            self.said = [(line["seat"], line["text"]) for line in msgspec.json.decode(self.info)["said"]]
        if heard.type == "table" or bytes(heard.view) != b"null":
            self.view = bytes(heard.view)
        events = bytes(heard.events)
        if b'"type":"said"' in events and bytes(heard.table) == b"null":
            told = [event for event in msgspec.json.decode(events) if event["type"] == "said"]
            self.said = [*self.said, *((event["seat"], event["text"]) for event in told)][-50:]
        if b'"gift_shown"' in events and self.secret is not None and self.world.rng.random() < 0.9:
            self._send("displayed", version=heard.version)
        self.plan()

    # Deeds.

    def plan(self) -> None:
        """Do something after a while."""
        if not self.is_planned and self.secret is not None:
            self.is_planned = True
            self.world.scheduler.after(self.world.pause(), self._act)

    def _act(self) -> None:
        self.is_planned = False
        if self.socket is None or not self.is_here or self.world.is_quiet or self.person.is_gone:
            return
        is_busy = any(type_ != "hello" for type_, _ in self.unanswered.values())
        if is_busy and not (self.world.faults.is_on and self.world.rng.random() < 0.2):
            return
        info = msgspec.json.decode(self.info)
        chosen = dict(choose(self, info, self.view) or ())
        if chosen:
            if chosen["type"] in MOVES_SEATS and self.world.faults.is_rude():
                self._disturb(info)
            self._send(chosen.pop("type"), **chosen)
        if self.world.faults.is_rude():
            self.be_rude(info)

    def _disturb(self, info: dict[str, Any]) -> None:
        """Another tab says something just before the seats move, and hangs up."""
        for device in self.person.devices:
            if device is not self and device.is_here:
                device.be_rude(info)

    def be_rude(self, info: dict[str, Any]) -> None:
        """Say something and hang up at once."""
        if self.socket is None or not self.is_here or info["you"] is None:
            return
        for _ in range(self.world.rng.randrange(1, 4)):
            chosen = dict(whim(self, info, info["you"]) or ())
            self._send(chosen.pop("type"), **chosen)
        self.socket.close_at_once()
