"""Sockets with latency: in order each way, until they break; the two ends notice at different times."""

from typing import TYPE_CHECKING, Protocol

import msgspec

from smallbox.tables.seats import hash_of

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World


#: how many messages may wait for a client that does not read
MOST_UNREAD = 8


class Heard(msgspec.Struct):
    """A message of the server as a client reads it; the parts that are compared stay bytes."""

    type: str
    id: str = ""
    version: int = -1
    since: int = -1
    events: msgspec.Raw = msgspec.Raw(b"")
    table: msgspec.Raw = msgspec.Raw(b"")
    view: msgspec.Raw = msgspec.Raw(b"")
    move: msgspec.Raw = msgspec.Raw(b"")
    error: str = ""
    code: str = ""
    reason: str = ""
    seat: int = -1
    #: of presence
    connected: list[int] = []
    spectators: int = 0


read = msgspec.json.Decoder(Heard).decode


class Listener(Protocol):
    """The client's end of a socket."""

    def hear(self, socket: "Socket", heard: Heard) -> None: ...

    def lost(self, socket: "Socket") -> None: ...


class Socket:
    """One connection, seen from both ends; the watch keeps what it has seen of it here too."""

    def __init__(self, world: "World", server: "Server", listener: Listener, number: int, pace: int) -> None:
        self.world = world
        self.server = server
        self.listener = listener
        self.number = number
        #: a slow client's messages take many times as long
        self.pace = pace
        #: connections of one laptop break together
        self.laptop = ""
        #: the wire is cut: nothing that is sent arrives, though an end may not have noticed
        self.is_cut = False
        self.is_server_open = True
        self.is_client_open = True
        self.is_closing = False
        #: the transport is closed, and writing to it raises, though nobody has noticed yet
        self.is_raising = False
        #: the client reads no more; what waits for it, in messages
        self.unread: int | None = None
        self._up_at = self._down_at = 0
        self._calls = 0
        # What the watch knows.
        self.code = ""
        self.hashed = ""
        #: the first secret of whoever sits there
        self.person = ""
        self.has_heard_bye = False
        self.hello_version: int | None = None
        self.version: int | None = None
        self.view = b""
        self.info = b""
        self.asked: dict[str, int] = {}
        self.types: dict[str, str] = {}
        self.said: dict[str, bytes] = {}

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other

    # The server's end.

    def send(self, data: bytes) -> None:
        if self.is_raising:
            raise ConnectionResetError("the transport is closed")
        heard = self.world.watch.sent(self, data)
        if self.is_cut or self.is_closing:
            return
        if self.unread is not None:
            self._wait_for_reader()
            return
        if self.world.faults.socket_fails() and self._fail():
            return
        self._down_at = self._later(self._down_at)
        self.world.scheduler.fly(self._down_at - self.world.scheduler.now, lambda: self._arrive_down(heard))

    def _fail(self) -> bool:
        """Something happens while the server is in the middle of writing; is what it writes lost?"""
        how = self.world.rng.choice(("raises", "closes", "calls back", "stops reading"))
        self.world.log(f"  {self} {how}")
        if how == "raises":
            self._begin_to_raise()
            raise ConnectionResetError("the transport is closed")
        if how == "closes":
            self.hang_up()
        elif how == "stops reading":
            self.unread = 0
            # In the end a ping without an answer tells.
            self.world.scheduler.fly(self.world.faults.half_open(), self.hang_up)
        else:
            self._calls += 1
            id_ = f"back{self._calls}"
            self._arrive_up(b'{"type":"back","id":"%s"}' % id_.encode(), "back", id_)
        return how == "closes"

    def _begin_to_raise(self) -> None:
        self.is_raising = self.is_cut = True
        self.world.scheduler.fly(self.world.rng.randrange(50), self.server_notices)
        self.world.scheduler.fly(self.world.faults.notice(), self.client_notices)

    def _wait_for_reader(self) -> None:
        """A client that does not read is let go when too much waits for it, in the middle of a write."""
        assert self.unread is not None
        self.unread += 1
        if self.unread > MOST_UNREAD:
            self.hang_up()

    def close(self) -> None:
        """After the last message; the other end hears of it, and what it sent meanwhile still comes in."""
        if self.is_raising:
            raise ConnectionResetError("the transport is closed")
        if self.is_closing:
            return
        self.world.watch.closed(self)
        self.is_closing = True
        self._down_at = self._later(self._down_at)
        if not self.is_cut:
            self.world.scheduler.fly(self._down_at - self.world.scheduler.now, self.client_notices)
        self.world.scheduler.fly(self.world.faults.latency() * 4, self.server_notices)

    def _later(self, last: int) -> int:
        return max(last, self.world.scheduler.now + self.world.faults.latency() * self.pace)

    def _arrive_down(self, heard: Heard) -> None:
        if self.is_client_open and not self.is_cut:
            self.listener.hear(self, heard)

    # The client's end.

    def say(self, data: bytes, type_: str, id_: str) -> None:
        """Send a message, which may come twice."""
        for _ in range(2 if self.world.faults.duplicates() else 1):
            self._up_at = self._later(self._up_at)
            self.world.scheduler.fly(self._up_at - self.world.scheduler.now, lambda: self._arrive_up(data, type_, id_))

    def hello(self, code: str, person: str, secret: str | None, version: int | None) -> None:
        self.code = code
        self.person = hash_of(person)
        self.hashed = "" if secret is None else hash_of(secret)
        self.hello_version = version

    def _arrive_up(self, data: bytes, type_: str, id_: str) -> None:
        if self.is_cut or not self.is_server_open or self.server.is_dead:
            return
        truth = self.world.store.truths.get(self.code)
        if truth is not None:
            truth.senders.setdefault(id_, set()).add(self.person)
        self.asked[id_] = self.asked.get(id_, 0) + 1
        self.types[id_] = type_
        self.said[id_] = data
        self.world.log(f"  {self} > {data.decode(errors='replace')[:150]}")
        self.server.call(lambda hall, now: hall.received(self, data, now))

    def close_at_once(self) -> None:
        """The client hangs up right after its last message: what comes of it finds the transport closed."""
        self._up_at = max(self._up_at, self.world.scheduler.now)
        self.world.scheduler.fly(self._up_at - self.world.scheduler.now, self._begin_to_raise)

    def break_(self) -> None:
        """The wire is cut: the client notices soon, the server perhaps much later."""
        if self.is_cut:
            return
        self.world.log(f"  {self} breaks")
        self.is_cut = True
        self.world.scheduler.fly(self.world.faults.notice(), self.client_notices)
        self.world.scheduler.fly(self.world.faults.half_open(), self.server_notices)

    def hang_up(self) -> None:
        """The client closes in good order."""
        self.is_cut = True
        self.server_notices()
        self.client_notices()

    def client_notices(self) -> None:
        if self.is_client_open:
            self.is_client_open = False
            self.listener.lost(self)

    def server_notices(self) -> None:
        if self.is_server_open and not self.server.is_dead:
            self.is_server_open = False
            self.server.call(lambda hall, now: hall.closed(self, now))

    def __str__(self) -> str:
        return f"socket {self.number} {self.listener}"


class Reading:
    """Reads each message once, however many sockets it goes to."""

    def __init__(self) -> None:
        self._kept: dict[bytes, Heard] = {}

    def __call__(self, data: bytes) -> Heard:
        heard = self._kept.get(data)
        if heard is None:
            if len(self._kept) > 64:
                self._kept.clear()
            heard = self._kept[data] = read(data)
        return heard
