"""A hall of tables in a world of its own: a store in memory, time that passes when told to, real bots, clients."""

import itertools
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from smallbox.bots import find_bot
from smallbox.bots.daily import daily_budget
from smallbox.core.bot import Bot, Budget
from smallbox.core.errors import Refused
from smallbox.core.judge import Reason
from smallbox.games import GAMES
from smallbox.server.bot_worker import options_of
from smallbox.tables.effects import (
    AppendResult,
    KeptDealResult,
    KeptRecord,
    KeptResult,
    Listing,
    Row,
    Subscription,
    Think,
    Thought,
    Tip,
    Told,
    TurnNotice,
    Wanted,
    Writing,
)
from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.facts import GivenDeal
from smallbox.tables.hall import Hall
from smallbox.tables.records import erase_from_records, erase_person, forgotten, record, seats_of
from smallbox.tables.results import without_person
from smallbox.tables.talk import Line
from smallbox.tables.thinning import filled
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import CreateTable, JoinTable, TakeOver
from tests.tables.client import Client

#: a Tuesday in 2023
MORNING = 1_700_000_000_000
#: no test needs more steps; one that does waits for something that never comes
MOST_STEPS = 5000

Problem = NotPossible | Refused


class World:
    """Everything around a hall. What the hall asks for is done when it has finished speaking."""

    def __init__(self, seed: int = 1) -> None:
        self.now = MORNING
        self.rows: dict[str, list[Row]] = {}
        self.lines: dict[str, list[Line]] = {}
        #: the texts of records, by table and number
        self.records: defaultdict[str, dict[int, str]] = defaultdict(dict)
        #: what groups keep, by table and number
        self.results: defaultdict[str, dict[int, KeptResult]] = defaultdict(dict)
        #: results of known deals, by table and number
        self.deal_results: defaultdict[str, dict[int, KeptDealResult]] = defaultdict(dict)
        #: where people are told of their turns, by table, person and endpoint; and what was told
        self.devices: defaultdict[str, dict[int, dict[str, Subscription]]] = defaultdict(dict)
        self.notices: list[TurnNotice] = []
        self.listings: dict[str, Listing] = {}
        #: bugs that the hall survived; a test that plants one takes it out again
        self.faults: list[Exception] = []
        self.thinks: list[Think] = []
        #: what becomes of the next appends: "failed", "conflict" or "stored"; all others are stored
        self.fates: list[str] = []
        #: while true nothing is stored or loaded, and no bot answers
        self.is_holding = False
        #: how a bot answers, where a test wants another answer than the real one
        self.answer: Callable[[Think], Thought] = self.think_with_a_real_bot
        self.rng = random.Random(seed)
        self.hall = self._new_hall()
        self._todo: list[Callable[[], None]] = []
        self._bots: dict[tuple[str, int, int, Wanted], Bot] = {}
        self._numbers = itertools.count(1)

    def _new_hall(self) -> Hall:
        hall = Hall(self)
        hall.on_fault = lambda _table, error: self.faults.append(error)
        return hall

    # What a hall needs.

    def append(self, table: str, writing: Writing, told: Told) -> None:
        self._todo.append(lambda: told(self._append(table, writing), self.now))

    def load(self, table: str) -> None:
        hall = self.hall
        self._todo.append(
            lambda: hall.loaded(
                table, filled(self.rows.get(table, []), self.records[table]), list(self.lines.get(table, [])), self.now
            )
        )

    def relist(self, listing: Listing) -> None:
        self.listings[listing.code] = listing

    def forget(self, table: str, seq: int) -> None:
        person = forgotten(self.rows[table], seq)
        assert person is not None
        self.lines[table] = [line for line in self.lines.get(table, []) if line.person != person]
        for each in erase_from_records(self.rows[table], self.kept_records(table), person):
            self.records[table][each.number] = each.text
        players_of = {number: each.players for number, each in self.results[table].items()}
        for number, players in without_person(players_of, seats_of(self.rows[table], person)).items():
            self.results[table][number] = self.results[table][number]._replace(players=players)
        anew = {row.seq: row for row in erase_person(self.rows[table], person)}
        self.rows[table] = [anew.get(row.seq, row) for row in self.rows[table]]

    def notify(self, notice: TurnNotice) -> None:
        self.notices.append(notice)

    def think(self, think: Think) -> None:
        self.thinks.append(think)
        hall = self.hall
        self._todo.append(lambda: hall.thought(self.answer(think), self.now))

    def entropy(self, size: int) -> bytes:
        return self.rng.randbytes(size)

    def publish(self, table: str, notice: bytes) -> None:
        """There is no other node."""

    def leave(self, table: str) -> None:
        """Nothing was heard of it."""

    def lease(self, table: str) -> None:
        """It counts as held."""

    def _append(self, table: str, writing: Writing) -> AppendResult:
        rows, listing, line, records, results, subscriptions, unsubscriptions, deals = msgspec.structs.astuple(writing)
        kept = self.rows.setdefault(table, [])
        fate = self.fates.pop(0) if self.fates else "stored"
        said = self.lines.setdefault(table, [])
        last = kept[-1].seq if kept else 0
        is_late = bool(rows and rows[0].seq != last + 1) or bool(line and said and line.number <= said[-1].number)
        if fate == "conflict" or is_late:
            return "conflict"
        if fate == "failed":
            return "failed"
        assert [row.seq for row in rows] == list(range(last + 1, last + 1 + len(rows)))
        kept.extend(rows)
        if listing is not None:
            self.listings[table] = listing
        if line is not None:
            said.append(line)
        assert not self.records[table].keys() & dict(records).keys()
        self.records[table].update(records)
        for each in results:
            assert each.number not in self.results[table]
            self.results[table][each.number] = each
        for known in deals:
            assert known.number not in self.deal_results[table]
            self.deal_results[table][known.number] = known
        for gone in unsubscriptions:
            devices = self.devices[table].get(gone.person, {})
            for endpoint in [gone.endpoint] if gone.endpoint else list(devices):
                devices.pop(endpoint, None)
        for wanted in subscriptions:
            self.devices[table].setdefault(wanted.person, {})[wanted.endpoint] = wanted
        return "stored"

    def think_with_a_real_bot(self, think: Think) -> Thought:
        key = (think.table, think.play, think.seat, think.wants)
        if think.since == 0:
            game = GAMES[think.game]
            self._bots[key] = find_bot(game, think.level)(think.seat, options_of(think), think.seed)
        if key not in self._bots:
            return answered(think, None)
        for batch in think.batches:
            self._bots[key].observe(batch)
        budget = daily_budget(think.nodes) if think.nodes else Budget(nodes=1)
        move = msgspec.json.encode(self._bots[key].choose(think.view, budget))
        if think.wants == "hint":
            move = msgspec.json.encode(Tip(msgspec.Raw(move), 0.4, Reason("trials", {"share": 4})))
        return answered(think, move)

    def forget_bots(self) -> None:
        self._bots.clear()

    # Time.

    def settle(self) -> None:
        """Do what the hall asked for."""
        for _ in range(MOST_STEPS):
            if self.is_holding or not self._todo:
                assert not self.faults, self.faults
                return
            self._todo.pop(0)()
        raise AssertionError("expected the hall to come to rest")

    def release(self) -> None:
        self.is_holding = False
        self.settle()

    def advance(self, seconds: float) -> None:
        """Time passes; the hall is woken whenever it wants to be."""
        until = self.now + int(seconds * 1000)
        for _ in range(MOST_STEPS):
            wake = self.hall.next_wake()
            if wake is None or wake > until:
                break
            self.now = max(self.now, wake)
            self.hall.tick(self.now)
            self.settle()
        else:
            raise AssertionError("expected the hall to come to rest")
        self.now = until

    def wake(self) -> bool:
        """Let time pass until the hall is woken; no if it never will be."""
        at = self.hall.next_wake()
        if at is None:
            return False
        self.advance(max(0, at - self.now) / 1000)
        return True

    def restart(self) -> None:
        """The server stops and another one goes on; every socket is gone."""
        self._todo.clear()
        self._bots.clear()
        self.hall = self._new_hall()
        for code, listing in self.listings.items():
            if listing.phase in ("playing", "between"):
                self.hall.revive(code, self.now)
        self.settle()

    # Tables.

    def ask_to_create(
        self, game: str, name: str = "Ann", secret: str = "", known: GivenDeal | None = None, **given: Any
    ) -> tuple[str, int] | Problem:
        replies: list[tuple[str, int] | Problem] = []
        body = msgspec.convert(
            {"game": game, "name": name, "secret": secret or self.new_secret(), **given}, CreateTable
        )
        self.hall.create(body, replies.append, self.now, known)
        self.settle()
        [reply] = replies
        return reply

    def create(self, game: str, name: str = "Ann", **given: Any) -> Client:
        """A new table with its host, who is there."""
        secret = self.new_secret()
        reply = self.ask_to_create(game, name, secret, **given)
        assert isinstance(reply, tuple), reply
        return Client(self, reply[0], secret).come()

    def ask_to_join(self, code: str, name: str, secret: str = "", program: str = "") -> int | Problem:
        replies: list[int | Problem] = []
        body = JoinTable(name=name, secret=secret or self.new_secret())
        self.hall.join(code, body, replies.append, self.now, program)
        self.settle()
        [reply] = replies
        return reply

    def join(self, code: str, name: str, program: str = "") -> Client:
        secret = self.new_secret()
        seat = self.ask_to_join(code, name, secret, program)
        assert isinstance(seat, int), seat
        return Client(self, code, secret).come()

    def take_over(self, code: str, one_time_code: str, secret: str = "") -> int | Problem:
        replies: list[int | Problem] = []
        body = TakeOver(code=one_time_code, secret=secret or self.new_secret())
        self.hall.join(code, body, replies.append, self.now)
        self.settle()
        [reply] = replies
        return reply

    def people(self, game: str, *names: str, **given: Any) -> list[Client]:
        """A table in its lobby with these people."""
        host = self.create(game, names[0], **{"seats": max(len(names) + len(given.get("bots", [])), 2), **given})
        return [host, *(self.join(host.code, name) for name in names[1:])]

    def game(self, game: str, *names: str, **given: Any) -> list[Client]:
        """A game that has begun, of these people and the bots asked for."""
        people = self.people(game, *names, **given)
        for person in people:
            assert person.say("ready")["type"] == "done"
        assert people[0].say("start")["type"] == "done"
        return people

    def watch(self, code: str) -> Client:
        return Client(self, code, None).come()

    def entries(self, code: str) -> list[Entry]:
        return [read_entry(row.body) for row in self.rows[code]]

    def kept_records(self, code: str) -> list[KeptRecord]:
        return [KeptRecord(number, text) for number, text in self.records[code].items()]

    def record(self, code: str, number: int = 1) -> str:
        """The record of a game, as whoever downloads it gets it."""
        return record(self.rows[code], number, self.records[code])

    def forget_me(self, code: str, secret: str) -> None:
        """Somebody asks over HTTP to be forgotten."""
        self.hall.forget(code, secret, lambda _: None, self.now)
        self.settle()

    def facts(self, code: str) -> list[Any]:
        return [entry.fact for entry in self.entries(code)]

    def stored(self, code: str) -> str:
        """All that is kept of a table, as text."""
        said = [msgspec.json.encode(line) for line in self.lines.get(code, [])]
        texts = [text.encode() for text in self.records[code].values()]
        return b"\n".join([*(row.body for row in self.rows[code]), *said, *texts]).decode()

    def new_id(self) -> str:
        return f"message-{next(self._numbers)}"

    def new_secret(self) -> str:
        return f"secret-{next(self._numbers):0>33}"


def answered(think: Think, move: bytes | None) -> Thought:
    return Thought(think.table, think.play, think.made, think.seat, move, think.wants)


def play(people: list[Client], *, until: Callable[[], bool]) -> None:
    """Everybody plays by lot, and time passes where nobody is to move."""
    world = people[0].world
    rng = random.Random(7)
    for _ in range(MOST_STEPS):
        if until():
            return
        mover = next((person for person in people if not person.is_closed and person.is_to_move), None)
        if mover is not None:
            answer = mover.move(rng.choice(mover.view["moves"]))
            assert answer["type"] == "done", answer
        elif not world.wake():
            break
    raise AssertionError("expected the game to go on")


def play_to_the_end(people: list[Client]) -> None:
    play(people, until=lambda: people[0].table["phase"] == "over")
