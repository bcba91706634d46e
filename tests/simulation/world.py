"""Everything under one seed: a store, servers one after the other, a network, people."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from smallbox.core.errors import Refused
from smallbox.tables import decide
from smallbox.tables.effects import Row, Writing
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.hall import Hall
from smallbox.tables.seats import hash_of
from smallbox.tables.table import Table, load
from smallbox.wire import client
from smallbox.wire.codec import BadMessage, NotPossible
from tests.simulation.faults import Faults
from tests.simulation.network import Socket
from tests.simulation.people import Device, Party
from tests.simulation.pushes import Pushes
from tests.simulation.scheduler import Scheduler
from tests.simulation.server import Reply, Server
from tests.simulation.store import Store
from tests.simulation.truth import Broken, Truth
from tests.simulation.updates import Updates
from tests.simulation.watch import Watch

#: a request without an answer is made again after this long
REPEAT = 3000


class Asked:
    """A request over HTTP that has come to a server: it is answered once."""

    def __init__(self, server: Server, reply: Reply) -> None:
        self.server = server
        self.reply = reply
        self.is_answered = False

    def __call__(self, answer: Any) -> None:
        if self.is_answered:
            raise Broken("answers", f"a request was answered twice: {answer}")
        self.is_answered = True
        self.reply(answer)


class World:
    """One run: what is, what is in flight, and what is written about it."""

    def __init__(self, seed: int, kind: type[Hall] = Hall, *, is_tracing: bool = False) -> None:
        self.seed = seed
        self.kind = kind
        self.is_tracing = is_tracing
        self.trace: list[str] = []
        self.rng = Random(seed)
        self.entropy = Random(-1 - seed)
        self.scheduler = Scheduler()
        self.faults = Faults(self.rng)
        self.updates = Updates(seed)
        self.store = Store(self)
        self.watch = Watch(self)
        self.pushes = Pushes(self)
        self.has_cheap_bots = self.rng.random() < 0.8
        #: are tables made for cards that others have played before?
        self.has_known_deals = False
        self.parties: list[Party] = []
        self.sockets: list[Socket] = []
        self.asked: list[Asked] = []
        self.server = self.make_server()
        #: nobody begins anything new
        self.is_quiet = False
        self.crashes = 0
        self._sockets = 0
        self._foreign = 0

    def make_server(self) -> Server | None:
        return Server(self, self.kind)

    @property
    def servers(self) -> list[Server]:
        """Those that are alive."""
        return [] if self.server is None else [self.server]

    def pick(self) -> Server | None:
        """Whoever serves the next connection or request."""
        return self.server

    def truth_of(self, socket: Socket) -> Truth | None:
        """What its server may show."""
        return self.store.truths.get(socket.code)

    def table_now(self, code: str) -> Table | None:
        """A table as far as it has been shown."""
        return self.store.truths[code].table

    def log(self, text: str) -> None:
        if self.is_tracing:
            self.trace.append(f"{(self.scheduler.now % 10_000_000) / 1000:9.3f} {text}")

    def pause(self) -> int:
        """How long people take for anything."""
        if not self.faults.is_on:
            return self.rng.randrange(20, 200)
        return self.rng.randrange(20, 900) if self.rng.random() < 0.97 else self.rng.randrange(20_000, 70_000)

    # The network.

    def connect(self, device: Device) -> Socket | None:
        server = self.pick()
        if server is None:
            return None
        self._sockets += 1
        socket = Socket(self, server, device, self._sockets, device.pace if self.faults.is_on else 1)
        socket.laptop = device.laptop
        self.sockets.append(socket)
        return socket

    def request(self, ask: Callable[[Server, Reply], None], hear: Callable[[Any], None]) -> None:
        """A request over HTTP, made again with the same secret until an answer comes."""
        is_answered = False

        def answered(answer: Any) -> None:
            nonlocal is_answered
            if is_answered or (
                isinstance(answer, NotPossible) and answer.error in ("not-stored", "busy", "server-failed")
            ):
                return
            is_answered = True
            hear(answer)

        def reply(answer: Any) -> None:
            if not self.faults.loses_request():
                self.scheduler.fly(self.faults.latency(), lambda: answered(answer))

        def arrive() -> None:
            server = self.pick()
            if server is not None and not self.faults.loses_request():
                asked = Asked(server, reply)
                self.asked.append(asked)
                ask(server, asked)

        def attempt() -> None:
            if not is_answered:
                self.scheduler.fly(self.faults.latency(), arrive)
                self.scheduler.fly(REPEAT, attempt)

        attempt()

    def check_seated(self, code: str, secret: str) -> None:
        """Whoever was told to have a seat is in the store."""
        if hash_of(secret) not in self.store.truths[code].seated:
            raise Broken("stored", f"{code}: a seat was given that is not stored")

    def cut(self) -> None:
        """A connection breaks, with all others of the same laptop."""
        alive = [socket for socket in self.sockets if socket.is_client_open and not socket.is_cut]
        if not alive:
            return
        chosen = self.rng.choice(alive)
        for socket in alive:
            if socket is chosen or socket.laptop == chosen.laptop:
                socket.break_()

    # Servers.

    def crash(self) -> None:
        """The server is gone with all it knew; another comes up after a while."""
        if self.server is None:
            return
        self.crashes += 1
        if self.rng.random() < 0.2:
            self.log("the server says goodbye")
            self.server.call(lambda hall, _: hall.shut_down())
        self.log("the server crashes")
        self.server.is_dead = True
        self.server = None
        self.store.lose_power()
        for socket in self.sockets:
            if not socket.is_cut:
                socket.is_cut = True
                self.scheduler.fly(self.faults.notice(), socket.client_notices)
        self.scheduler.fly(self.rng.randrange(50, 3000), self._restart)

    def _restart(self) -> None:
        self.log("a server comes up")
        if self.faults.is_on and (changed := self.updates.come(party.game for party in self.parties)):
            self.log(f"with other rules of {changed}")
            for truth in self.store.truths.values():
                truth.load_again()
        self.server = Server(self, self.kind)
        running = [listing.code for listing in self.store.listings.values() if listing.phase in ("playing", "between")]
        for code in running:
            self._revive(self.server, code)

    def _revive(self, server: Server, code: str) -> None:
        server.call(lambda hall, now: hall.revive(code, now))

    def break_table(self) -> None:
        """Something will go wrong at a table: while a request is decided, or when it is taken."""
        code = self._some_table()
        server = self.pick()
        if server is not None and code:
            server.break_table(code, self.rng.choice(("prepare", "take", "undoer", "seat_of")))

    def _some_table(self) -> str:
        codes = [party.code for party in self.parties if party.code]
        return self.rng.choice(codes) if codes else ""

    def write_elsewhere(self) -> None:
        """Another node serves a message of somebody, so that this one finds its numbers taken."""
        code = self._some_table()
        if not code:
            return
        table = load([read_entry(row.body) for row in self.store.rows[code]])
        people = table.people()
        if not people:
            return
        seat = self.rng.choice(people)
        self._foreign += 1
        message = self._message_elsewhere(table, seat)
        now = max(self.scheduler.now, table.at)
        try:
            made = decide.decide(table, seat, message, now, self.entropy.randbytes)
        except (NotPossible, Refused, BadMessage):
            return
        last = len(made.facts) - 1
        stored = [
            Entry(table.version + 1 + number, now, seat, message.id if number == last else "", fact)
            for number, fact in enumerate(made.facts)
        ]
        rows = [Row(code, entry.seq, now, write_entry(entry)) for entry in stored]
        writing = Writing(rows, records=made.records, results=made.results, unsubscriptions=made.unsubscriptions)
        if stored and self.store.write(code, writing):
            self.log(f"elsewhere {code} {[(entry.seq, entry.fact) for entry in stored]}")
            for party in self.parties:
                party.has_foreign_writes |= party.code == code

    def _message_elsewhere(self, table: Any, seat: int) -> client.AnyClientMessage:
        id_ = f"elsewhere{self._foreign}"
        other = self.rng.randrange(len(table.seats))
        if table.phase == "lobby":
            return self.rng.choice(
                (
                    client.Swap(id_, seat=seat, other=other),
                    client.Ready(id_),
                    client.Start(id_),
                    client.Kick(id_, seat=other),
                )
            )
        if table.play is not None and table.play.to_act == seat and self.rng.random() < 0.7:
            move = self.rng.choice(table.play.view(seat).moves)
            return client.MakeMove(id_, msgspec.Raw(msgspec.json.encode(move)))
        return self.rng.choice((client.Handover(id_), client.Resign(id_)))
