"""The durable store: commits in groups, after a while, sometimes not at all; it outlives every server."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import astuple

from smallbox.tables.effects import AppendResult, KeptDealResult, KeptRecord, KeptResult, Listing, Row, Writing
from smallbox.tables.records import erase_from_records, erase_person, forgotten, seats_of
from smallbox.tables.results import without_person
from smallbox.tables.talk import KEPT, Line
from tests.simulation.truth import Broken, Truth

if TYPE_CHECKING:
    from tests.simulation.world import World

#: told how it went: stored, conflict or failed
Told = Callable[[AppendResult], None]


class Waiting(NamedTuple):
    """Entries that wait for the next commit."""

    table: str
    writing: Writing
    told: Told


class Store:
    """Rows by table, unique by number; every table's truth is kept beside them for the checks."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.rows: dict[str, list[Row]] = {}
        self.lines: dict[str, list[Line]] = {}
        self.listings: dict[str, Listing] = {}
        #: the texts of records, by table and number
        self.records: dict[str, dict[int, str]] = {}
        #: what groups keep, by table and number
        self.results: dict[str, dict[int, KeptResult]] = {}
        self.deals: dict[str, dict[int, KeptDealResult]] = {}
        self.truths: dict[str, Truth] = {}
        self._queue: list[Waiting] = []

    def append(self, table: str, writing: Writing, told: Told) -> None:
        if not self._queue:
            self.world.scheduler.fly(self.world.faults.commit_takes(), self._commit)
        self._queue.append(Waiting(table, writing, told))

    def _commit(self) -> None:
        """One commit for all that waited; each table's entries stand or fall alone."""
        group, self._queue = self._queue, []
        for waiting in group:
            answer = self._fate(waiting)
            self.world.log(f"commit {waiting.table} {[row.seq for row in waiting.writing.rows]}: {answer}")
            self.world.scheduler.fly(self.world.faults.commit_takes(), partial(waiting.told, answer))

    def _fate(self, waiting: Waiting) -> AppendResult:
        """A failure may come after the entries have reached the disk."""
        is_failing = self.world.faults.disk_fails()
        if is_failing and self.world.rng.random() < 0.7:
            return "failed"
        is_written = self.write(waiting.table, waiting.writing)
        return "failed" if is_failing else "stored" if is_written else "conflict"

    def lose_power(self) -> None:
        """Of what was not committed some may have reached the disk, unknown to anybody."""
        group, self._queue = self._queue, []
        for waiting in group:
            is_kept = self.world.rng.random() < 0.5 and self.write(waiting.table, waiting.writing)
            numbers = [row.seq for row in waiting.writing.rows]
            self.world.log(f"power lost: {waiting.table} {numbers} {'kept' if is_kept else 'lost'}")

    def write(self, table: str, writing: Writing) -> bool:
        """All or none; False where somebody else has written these numbers."""
        rows, listing, line, records, results, subscriptions, unsubscriptions, deals = astuple(writing)
        kept = self.rows.setdefault(table, [])
        said = self.lines.setdefault(table, [])
        if rows and rows[0].seq <= len(kept):
            return False
        if line is not None and said and line.number <= said[-1].number:
            return False
        if listing is not None and not kept and self.made_by(listing.maker) is not None:
            # A maker is unique, whatever node makes the table.
            return False
        if [row.seq for row in rows] != list(range(len(kept) + 1, len(kept) + 1 + len(rows))):
            raise Broken("store", f"{table} has {len(kept)} entries, the next are {[row.seq for row in rows]}")
        kept.extend(rows)
        self.truths.setdefault(table, Truth(table)).add(rows)
        if line is not None:
            said.append(line)
            del said[:-KEPT]
            self.truths[table].hear(line)
        if listing is not None:
            self.listings[table] = listing
        texts = self.records.setdefault(table, {})
        if texts.keys() & dict(records).keys():
            raise Broken("store", f"{table}: a record is written twice: {[each.number for each in records]}")
        texts.update(records)
        kept_results = self.results.setdefault(table, {})
        for each in results:
            if each.number in kept_results:
                raise Broken("store", f"{table}: the result of game {each.number} is written twice")
            kept_results[each.number] = each
        for known in deals:
            if known.number in self.deals.setdefault(table, {}):
                raise Broken("store", f"{table}: the deal of game {known.number} is written twice")
            self.deals[table][known.number] = known
        self.world.pushes.store(table, list(subscriptions), list(unsubscriptions))
        return True

    def forget(self, table: str, seq: int) -> None:
        """Erase from the entries what a forgotten person said and was called."""
        person = forgotten(self.rows[table], seq)
        assert person is not None
        self.lines[table] = [line for line in self.lines.get(table, []) if line.person != person]
        kept = [KeptRecord(*each) for each in self.records.get(table, {}).items()]
        for record in erase_from_records(self.rows[table], kept, person):
            self.records[table][record.number] = record.text
        results = self.results.get(table, {})
        players_of = {number: each.players for number, each in results.items()}
        for number, players in without_person(players_of, seats_of(self.rows[table], person)).items():
            results[number] = results[number]._replace(players=players)
        for row in erase_person(self.rows[table], person):
            self.rows[table][row.seq - 1] = row

    def size(self, table: str) -> int:
        return len(self.rows.get(table, ()))

    def made_by(self, maker: str) -> Listing | None:
        return next((listing for listing in self.listings.values() if listing.maker == maker), None)
