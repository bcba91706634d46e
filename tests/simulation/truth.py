"""What is true of a table, folded from its durable entries alone, apart from the server that is being watched."""

from collections.abc import Sequence
from typing import Any

import msgspec

from smallbox.tables import facts
from smallbox.tables.effects import Row
from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.facts import Happened
from smallbox.tables.show import info
from smallbox.tables.table import Table, load
from smallbox.tables.talk import Line
from tests.simulation.series import Tally

_encode = msgspec.json.Encoder().encode
SEATING = (facts.SatDown, facts.CodeUsed)
#: after these nobody is ready for what the table has become
CHANGING = (
    facts.SatDown,
    facts.GotUp,
    facts.BotSatDown,
    facts.BotGotUp,
    facts.Swapped,
    facts.Changed,
    facts.Again,
    facts.DealCalledOff,
)
#: after these a secret may open another seat
RESEATING = (facts.SatDown, facts.GotUp, facts.Swapped, facts.Began, facts.Again, facts.CodeUsed, facts.Changed)


class Broken(BaseException):
    """A promise was broken: which check found it, and what was seen. Nothing that survives faults catches it."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(f"[{check}] {what}")
        self.check = check


class Truth:
    """A table as its stored entries make it; it follows the server from version to version, never back."""

    def __init__(self, code: str) -> None:
        self.code = code
        #: who has sent a message of which id, as far as it came to a server
        self.senders: dict[str, set[str]] = {}
        self.entries: list[Entry] = []
        self.happened: list[Happened] = []
        #: for each entry, which seat each secret opens after it
        self.openers: list[dict[str, int]] = []
        self.table: Table | None = None
        #: where each message of each person stands
        self.ids: dict[tuple[str, str], int] = {}
        #: what was said: the person and the message
        self.said: set[tuple[str, str]] = set()
        self.lines: list[Line] = []
        #: which messages were answered with done, and at which version
        self.promised: dict[tuple[str, str], int] = {}
        #: secrets that were given a seat
        self.seated: set[str] = set()
        #: who asked for the last entry; whoever leaves has no secret any more when the game is stopped for it
        self._asking = ""
        self._shown: dict[tuple[str, int | None], bytes] = {}
        #: who has been ready since the table last changed
        self._ready: set[str] = set()
        self.tally = Tally()

    def follower(self) -> "Truth":
        """The same table, followed from its beginning by the steps of another server."""
        other = Truth(self.code)
        other.entries, other.lines, other.said = self.entries, self.lines, self.said
        other.senders, other.promised, other.seated = self.senders, self.promised, self.seated
        return other

    @property
    def size(self) -> int:
        return len(self.entries)

    @property
    def version(self) -> int:
        return len(self.happened)

    def add(self, rows: Sequence[Row]) -> None:
        """Entries have become durable."""
        added = [read_entry(row.body) for row in rows]
        self.entries += added
        self.seated.update(entry.fact.secret for entry in added if isinstance(entry.fact, SEATING))

    def hear(self, line: Line) -> None:
        """A line of talk has become durable."""
        self.lines.append(line)
        if line.is_blank:
            return
        seated = next(entry.fact for entry in self.entries if entry.seq == line.person)
        assert isinstance(seated, facts.SatDown)
        person = seated.secret
        if person not in self.senders.get(line.id, {person}):
            raise Broken("person", f"{self.code}: {line} was said for somebody else")
        if (person, line.id) in self.said:
            raise Broken("once", f"{self.code}: {line} was said twice")
        self.said.add((person, line.id))

    def advance(self, version: int) -> None:
        """Fold on to a version that is being shown."""
        if version > self.size:
            raise Broken("stored", f"{self.code}: version {version} was shown, {self.size} is stored")
        if version < self.version:
            raise Broken("versions", f"{self.code}: version {version} was shown after version {self.version}")
        while self.version < version:
            self._take(self.entries[self.version])

    def load_again(self) -> None:
        """The rules have changed: what a table is now, it is by the rules of today."""
        self._shown.clear()
        if self.table is not None:
            self.table = load(self.entries[: self.version])

    def rules_of_game(self, version: int) -> str | None:
        """By which rules the last game was dealt."""
        began = [entry.fact for entry in self.entries[:version] if isinstance(entry.fact, facts.Began)]
        return began[-1].rules if began else None

    def _take(self, entry: Entry) -> None:
        self._shown.clear()
        if self.table is None:
            assert isinstance(entry.fact, facts.Created)
            self.table = Table(entry.fact, entry.at)
        people = self._people()
        if entry.seat is not None and entry.seat in people:
            self._asking = people[entry.seat]
        if entry.id:
            self._remember(self._asking, entry)
        if isinstance(entry.fact, SEATING) and entry.fact.secret in self._openers():
            raise Broken("once", f"{self.code}: one secret was given a seat twice")
        self._check_fact(entry)
        self.happened.append(self.table.take(entry))
        self.tally.take(entry)
        if problem := self.tally.problem(self.table, entry):
            raise Broken("series", f"{self.code}: version {entry.seq} shows {problem}")
        is_same = self.openers and not isinstance(entry.fact, RESEATING)
        self.openers.append(self.openers[-1] if is_same else self._openers())

    def _check_fact(self, entry: Entry) -> None:
        """Talk is no entry; and a game begins for people who were ready for the table as it is."""
        fact = entry.fact
        if isinstance(fact, facts.Spoke | facts.Gestured):
            raise Broken("bounds", f"{self.code}: talk is kept among the entries: {fact}")
        people = self._people()
        if isinstance(fact, CHANGING):
            is_idle = isinstance(fact, facts.Swapped) and (
                fact.seat == fact.other or not {fact.seat, fact.other} & self._taken()
            )
            is_idle |= isinstance(fact, facts.Changed) and self._is_as_it_is(fact)
            if not is_idle:
                self._ready.clear()
        elif isinstance(fact, facts.WasReady) and fact.seat in people:
            (self._ready.add if fact.ready else self._ready.discard)(people[fact.seat])
        elif isinstance(fact, facts.Began | facts.Dealing) and self.table is not None and self.table.phase == "lobby":
            host = -1 if self.table.host is None else self.table.host
            late = [seat for seat, person in people.items() if person not in self._ready and seat != host]
            if late:
                raise Broken("ready", f"{self.code}: {fact} without asking {late} anew")

    def _is_as_it_is(self, changed: facts.Changed) -> bool:
        """Is nothing of what people were ready for another? The bots' pace may be."""
        table = self.table
        if table is None:
            return False
        before = msgspec.structs.replace(table.settings, bot_pace=changed.bot_pace)
        return (changed.seats, facts.settings_of(changed)) == (len(table.seats), before)

    def _taken(self) -> set[int]:
        seats = [] if self.table is None else self.table.seats
        return {number for number, seat in enumerate(seats) if seat is not None}

    def _people(self) -> dict[int, str]:
        """Each person by the first secret of the seat."""
        seats = [] if self.table is None else self.table.seats
        return {number: seat.secrets[0] for number, seat in enumerate(seats) if seat is not None and seat.secrets}

    def _openers(self) -> dict[str, int]:
        seats = [] if self.table is None else self.table.seats
        return {secret: number for number, seat in enumerate(seats) if seat is not None for secret in seat.secrets}

    def _remember(self, person: str, entry: Entry) -> None:
        key = (person, entry.id)
        if person not in self.senders.get(entry.id, {person}):
            raise Broken("person", f"{self.code}: {entry.fact} of message {entry.id} was done for somebody else")
        if key in self.ids:
            raise Broken("once", f"{self.code}: message {entry.id} is stored as {self.ids[key]} and as {entry.seq}")
        self.ids[key] = entry.seq

    def latest(self) -> Table:
        """The table with everything that is stored."""
        self.advance(self.size)
        assert self.table is not None
        return self.table

    def said_by(self, person: str, id_: str) -> bool:
        """Is what somebody said in a message stored?"""
        return (person, id_) in self.said

    def opens_a_seat(self, hashed: str) -> bool:
        """By everything that is stored, shown or not."""
        return load(self.entries).seat_of(hashed) is not None

    def check_promises(self) -> None:
        """Every message that is done is stored, for the one who sent it, once."""
        for key, version in self.promised.items():
            if self.ids.get(key) != version:
                raise Broken("once", f"{self.code}: {key[1]} was done at {version}, it stands at {self.ids.get(key)}")

    def seat(self, hashed: str, version: int) -> int | None:
        return self.openers[version - 1].get(hashed) if hashed else None

    # What a seat is to be shown, as bytes.

    def view(self, seat: int | None) -> bytes:
        play = None if self.table is None else self.table.play
        return self._kept("view", seat, lambda: None if play is None else play.view(seat))

    def info(self, seat: int | None) -> bytes:
        assert self.table is not None
        return self._kept("info", seat, lambda: info(self.table, seat))

    def quiet_info(self, seat: int | None) -> bytes:
        """Without what was said, which is told by events alone."""
        assert self.table is not None
        return self._kept("quiet", seat, lambda: without_said(info(self.table, seat)))

    def _kept(self, what: str, seat: int | None, make: Any) -> bytes:
        found = self._shown.get((what, seat))
        if found is None:
            found = self._shown[what, seat] = _encode(make())
        return found

    def events(self, hashed: str, since: int, version: int) -> bytes:
        """What a secret's seat heard of the entries after `since`: each as the seat that it was then."""
        heard: list[Any] = []
        for number in range(since, version):
            heard += self.happened[number].events.heard_by(self.seat(hashed, number + 1))
        return _encode(heard)


def without_said(shown: Any) -> Any:
    return msgspec.structs.replace(shown, said=[])
