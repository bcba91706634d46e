"""The leak scan: what sockets were sent, beside what the opened truth of their table lets each seat know.

The client knows nothing of smallbox; this does: it folds the stored entries again and compares every view, event and
table with those that the seat may see at that version, and looks for secret numbers in the bytes themselves.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from smallbox.games import GAMES
from smallbox.tables import facts
from smallbox.tables.entries import Entry
from smallbox.tables.show import info
from smallbox.tables.table import Table

SHOWN = {"table": {"type", "version", "table", "view", "clock", "can_undo"}}
SHOWN["update"] = SHOWN["table"] | {"since", "events"}
#: what else is sent, and which fields it has
OTHER = {
    "done": {"type", "id", "version"},
    "refused": {"type", "id", "clause", "reason", "facts"},
    "error": {"type", "id", "error", "facts"},
    "presence": {"type", "connected", "absent", "spectators", "screens"},
    "reminder": {"type", "seat", "left"},
    "bye": {"type", "reason"},
    "handover": {"type", "id", "code", "seconds"},
    "hint": {"type", "id", "version", "move", "chance", "why"},
    "weather": {"type", "trouble", "is_over"},
}


class Heard(NamedTuple):
    """What one socket was sent, in order; its secret, none for a spectator."""

    secret: str | None
    texts: list[bytes]


class Told(NamedTuple):
    """One message that shows a version of a table."""

    version: int
    secret: str | None
    message: dict[str, Any]
    data: bytes


class Truth:
    """A table as its entries make it, version by version."""

    def __init__(self, entries: Sequence[Entry], nonces: Iterable[str], secrets: Iterable[str]) -> None:
        self.entries = entries
        first = entries[0].fact
        assert isinstance(first, facts.Created)
        self.table = Table(first, entries[0].at)
        self.events: list[Any] = []
        #: numbers that are secret before the deal, until the end, and for ever
        self.before_deal = set(nonces)
        self.before_end: set[str] = set()
        self.always = {*secrets, *(hashlib.sha256(secret.encode()).hexdigest() for secret in secrets)}
        for entry in entries:
            if isinstance(entry.fact, facts.Committed):
                self.before_end |= {entry.fact.seed, entry.fact.salt, entry.fact.bots}

    def advance(self, version: int) -> None:
        while len(self.events) < version:
            self.events.append(self.table.take(self.entries[len(self.events)]).events)

    def seat(self, secret: str | None) -> int | None:
        return None if secret is None else self.table.seat_of(hashlib.sha256(secret.encode()).hexdigest())

    def secret_now(self) -> set[str]:
        phase = self.table.phase
        return (
            self.always
            | (set() if phase == "over" else self.before_end)
            | (self.before_deal if phase == "lobby" else set())
        )

    def view(self, seat: int | None) -> Any:
        return None if self.table.play is None else plain(self.table.play.view(seat))

    def heard(self, seat: int | None, since: int, version: int) -> Any:
        return [plain(event) for events in self.events[since:version] for event in events.heard_by(seat)]

    def hands(self) -> list[list[str]] | None:
        """Every hand as it really is, where the game has hands."""
        if self.table.play is None:
            return None
        opened: Any = GAMES[self.table.name].opened(self.table.play.state)
        return getattr(opened, "hands", None)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def scan(entries: Sequence[Entry], heard: Sequence[Heard], nonces: Iterable[str], secrets: Iterable[str]) -> list[str]:
    """Whatever a socket was sent that it may not know."""
    truth = Truth(entries, list(nonces), list(secrets))
    found: list[str] = []
    for told in sorted(messages(heard, found), key=lambda told: told.version):
        if told.version > len(entries):
            found.append(f"version {told.version} was shown, {len(entries)} is stored")
            continue
        truth.advance(told.version)
        found += leaks(truth, told)
    return found


def messages(heard: Sequence[Heard], found: list[str]) -> Iterable[Told]:
    """Every message with the version at which it came; those of unknown shape are found right away."""
    for secret, texts in heard:
        version = 1
        for data in texts:
            message = json.loads(data)
            expected = SHOWN.get(message["type"]) or OTHER.get(message["type"], set())
            if set(message) != expected:
                found.append(f"a message with other fields than it has: {sorted(message)}")
            version = max(version, message.get("version") or 0) if message["type"] in SHOWN else version
            yield Told(version, secret, message, data)


def leaks(truth: Truth, told: Told) -> Iterable[str]:
    where = f"version {told.version}, {'spectator' if told.secret is None else 'seat'}"
    for number in truth.secret_now():
        if number and number.encode() in told.data:
            yield f"{where}: a secret number was sent: {told.data[:200]!r}"
    if told.message["type"] not in SHOWN:
        return
    message, seat = told.message, truth.seat(told.secret)
    view = message["view"]
    if view is not None and view != truth.view(seat):
        yield f"{where}: a view that is not the seat's: {different(view, truth.view(seat))}"
    if view is not None and view.get("hand") is not None:
        hands = truth.hands()
        if seat is None or hands is None or sorted(view["hand"]) != sorted(hands[seat]):
            yield f"{where}: a hand that is not the seat's own: {view['hand']}"
    table = plain(info(truth.table, seat))
    if message["table"] is not None and message["table"] != table:
        yield f"{where}: a table as the seat does not see it: {different(message['table'], table)}"
    if message["type"] == "update" and message["events"] != truth.heard(seat, message["since"], told.version):
        yield f"{where}: events that the seat does not hear: {message['events']}"


def different(got: Any, expected: Any) -> Any:
    if not isinstance(got, dict) or not isinstance(expected, dict):
        return got, expected
    return {key: (got.get(key), expected.get(key)) for key in {*got, *expected} if got.get(key) != expected.get(key)}
