"""Tables that were stored before nonces were committed to load as they were, with the same deals."""

from pathlib import Path

import pytest

from smallbox.core.record import write_record
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.table import Table, load

STORED = Path(__file__).parent / "stored"


def entries(name: str) -> list[Entry]:
    return [read_entry(line) for line in (STORED / f"{name}.jsonl").read_bytes().splitlines()]


def records(table: Table) -> list[str]:
    """Every game of a table, the one that is running too."""
    running = [table.play.record("2023-11-14")] if table.play is not None and table.phase == "playing" else []
    return [write_record(each) for each in [*(each for _, each in table.unstored.values()), *running]]


@pytest.mark.parametrize("name", ["kobito", "hat"])
def test_a_table_of_before_gives_the_same_deals(name: str) -> None:
    """Its people changed seats and settings after they were ready, and their numbers stood all the same."""
    table = load(entries(name))
    assert "\n".join(records(table)) == (STORED / f"{name}.rec").read_text("utf-8")


def test_people_who_were_ready_before_are_still_ready() -> None:
    stored = entries("kobito")
    table = load(stored[:17])
    assert [(seat.name, seat.is_ready, seat.nonce) for seat in table.seats if seat is not None] == [
        ("Cleo", True, "f00d"),
        ("Ben", True, "cafe"),
        ("Ann", True, "0123456789abcdef"),
        ("Moss", True, ""),
    ]


@pytest.mark.parametrize("name", ["kobito", "hat"])
def test_what_was_stored_is_read_and_written_as_it_was(name: str) -> None:
    for entry in entries(name):
        assert read_entry(write_entry(entry)) == entry
