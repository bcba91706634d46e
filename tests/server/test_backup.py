"""Backups: all that is stored at one moment, in a file that either database can be filled from."""

import asyncio
import gzip
import itertools
import json
import random
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from smallbox.cli import main
from smallbox.core.errors import SmallboxError
from smallbox.server import backup as backups
from smallbox.server.backup import check, restore_backup, write_backup
from smallbox.server.backup_file import BATCH, BackupWriter, BadBackup, Head, TableHead, opened
from smallbox.server.lock import DatabaseTaken, held
from smallbox.server.migrations import HEAD, upgrade
from smallbox.server.schema import address, engine, leases, metadata
from smallbox.server.store import Store, StoreError, read
from smallbox.tables.effects import Row, Writing
from tests.databases.test_databases import DATABASES, NEWEST
from tests.server.live import smallbox
from tests.services import Place

Content = dict[str, list[tuple[Any, ...]]]


def nobody(_done: int, _total: int) -> None:
    """Watches no progress."""


def backup(url: str, file: Path) -> int:
    return asyncio.run(write_backup(url, file, nobody))


def restore(url: str, file: Path, *, replaces: bool = False) -> int:
    check(file, nobody)
    return asyncio.run(restore_backup(url, file, nobody, replaces=replaces))


def content(url: str) -> Content:
    """All that is stored, in the tables that this version knows."""

    async def read_all() -> Content:
        reading = engine(address(url), pool_size=1)
        try:
            return {
                table.name: sorted(map(tuple, await read(reading, select(table))), key=repr)
                for table in metadata.tables.values()
                if table is not leases
            }
        finally:
            await reading.dispose()

    return asyncio.run(read_all())


def stored(folder: Path, sql: Path = NEWEST) -> str:
    """A database of the row, as it was written by its version; its address."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{sql.stem}.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(f"BEGIN;{sql.read_text('utf-8')}COMMIT;")
    return f"sqlite:///{file}"


def migrated(url: str) -> str:
    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())
    return url


@pytest.fixture(scope="module", name="saved")
def a_backup(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Content]:
    """A backup of tables of every kind, and what is in it."""
    folder = tmp_path_factory.mktemp("saved")
    url = stored(folder)
    backup(url, folder / "tables.backup")
    return folder / "tables.backup", content(url)


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def test_a_backup_comes_back_into_either_database_as_it_was(place: Place, saved: tuple[Path, Content]) -> None:
    file, was = saved
    assert restore(place.url, file) == sum(map(len, was.values()))
    assert content(place.url) == was
    again = file.with_name(f"{place.url[:6]}.backup")
    backup(place.url, again)
    # Either writes the same file, but for when it was made, and the sum of it all.
    assert sorted(lines_of(again)[1:-1]) == sorted(lines_of(file)[1:-1])


def test_every_table_of_the_schema_is_in_a_backup(saved: tuple[Path, Content]) -> None:
    """One that is added later too; and no test of this file is about an empty table."""
    file, was = saved
    named = [json.loads(line)["name"] for line in lines_of(file) if line.startswith(b'{"type":"table"')]
    assert set(named) == set(metadata.tables) - {leases.name} == set(was)
    assert all(was.values()), [name for name, rows in was.items() if not rows]


@pytest.mark.parametrize("sql", DATABASES, ids=lambda file: file.stem)
def test_a_backup_of_an_older_database_is_brought_up_to_date(tmp_path: Path, sql: Path) -> None:
    old = stored(tmp_path, sql)
    before = Path(old.removeprefix("sqlite:///")).read_bytes()
    backup(old, tmp_path / "old.backup")
    assert Path(old.removeprefix("sqlite:///")).read_bytes() == before, "a backup changes nothing"
    new = f"sqlite:///{tmp_path / 'new.db'}"
    restore(new, tmp_path / "old.backup")
    assert content(new) == content(migrated(old))


def test_a_backup_is_of_one_moment_while_others_write(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table gets another entry with each row that is read, and none of them is in the backup."""
    codes = [f"TABLE{each:03}" for each in range(50)]
    numbers = itertools.count(2)

    async def write_meanwhile() -> None:
        store = await Store.open(place.url)
        written: list[object] = []

        def append(seq: int) -> None:
            for code in codes:
                store.append(code, Writing([Row(code, seq, 1, b"{}")]), written.append)

        append(1)
        while store.waiting:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(backups, "BATCH", 10)
        await write_backup(place.url, tmp_path / "one.backup", lambda _done, _total: append(next(numbers)))
        await store.close()
        assert len(written) > len(codes)
        assert not any(written)

    asyncio.run(write_meanwhile())
    rows = [json.loads(line) for line in lines_of(tmp_path / "one.backup") if line.startswith(b"[")]
    assert sorted(row[:2] for row in rows) == [[code, 1] for code in codes]


def test_a_database_with_something_in_it_is_replaced_only_where_that_is_wished(
    place: Place, saved: tuple[Path, Content]
) -> None:
    file, was = saved
    restore(place.url, file)
    place.run("UPDATE tables SET host = 'Zyxelinde'")
    changed = content(place.url)
    with pytest.raises(SmallboxError, match=r"expected an empty database.*--replace"):
        restore(place.url, file)
    assert content(place.url) == changed
    restore(place.url, file, replaces=True)
    assert content(place.url) == was


def test_a_database_that_a_server_has_only_just_made_is_empty(place: Place, saved: tuple[Path, Content]) -> None:
    async def start() -> None:
        store = await Store.open(place.url)
        await store.push.key()
        await store.close()

    asyncio.run(start())
    restore(place.url, saved[0])
    assert content(place.url) == saved[1]


def test_a_database_in_use_is_left_alone(place: Place, saved: tuple[Path, Content]) -> None:
    async def try_it() -> None:
        async with held(place.url):
            with pytest.raises(DatabaseTaken):
                await restore_backup(place.url, saved[0], nobody, replaces=True)

    asyncio.run(try_it())


def test_what_goes_wrong_halfway_changes_nothing(
    place: Place, saved: tuple[Path, Content], monkeypatch: pytest.MonkeyPatch
) -> None:
    migrated(place.url)
    place.run("INSERT INTO records VALUES ('MINEMINE', 1, 'mine')")
    before = content(place.url)

    def failing(connection: Connection, to: str = "head") -> None:
        if to == "head":
            raise StoreError("a failing migration")
        upgrade(connection, to)

    monkeypatch.setattr(backups, "upgrade", failing)
    with pytest.raises(StoreError, match="failing"):
        restore(place.url, saved[0], replaces=True)
    assert content(place.url) == before


def test_files_that_are_no_whole_backups_are_refused(tmp_path: Path, saved: tuple[Path, Content]) -> None:
    whole = saved[0].read_bytes()
    lines = lines_of(saved[0])
    without_a_row = [line for line in lines if not line.startswith(b'["GGGGGGGG"')]
    changed = b"".join(lines).replace(b"Ann", b"Bea", 1)
    bad = {
        "empty": b"",
        "text": b"hello",
        "compressed text": gzip.compress(b"hello\n"),
        "cut off": whole[:-1],
        "half": whole[: len(whole) // 2],
        "longer": whole + gzip.compress(b"{}\n"),
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join(without_a_row)),
        "changed": gzip.compress(changed),
        "flipped": whole[:300] + bytes([whole[300] ^ 1]) + whole[301:],
    }
    for name, data in bad.items():
        file = tmp_path / name
        file.write_bytes(data)
        with pytest.raises(BadBackup, match="expected a"):
            check(file, nobody)


def test_no_changed_byte_goes_unnoticed(tmp_path: Path, saved: tuple[Path, Content]) -> None:
    whole = saved[0].read_bytes()
    chance = random.Random(5)
    # The first bytes say by what it was compressed, and when; nobody asks.
    for at in chance.sample(range(10, len(whole)), 60):
        file = tmp_path / "changed"
        file.write_bytes(whole[:at] + bytes([whole[at] ^ (1 << chance.randrange(8))]) + whole[at + 1 :])
        with pytest.raises(BadBackup):
            check(file, nobody)


def test_files_of_a_newer_smallbox_say_so(tmp_path: Path, saved: tuple[Path, Content]) -> None:
    lines = lines_of(saved[0])
    for was, newer in ((b'"format":1', b'"format":2'), (f'"{HEAD}"'.encode(), b'"9999"')):
        assert was in lines[0]
        file = tmp_path / "newer"
        file.write_bytes(gzip.compress(b"".join([lines[0].replace(was, newer), *lines[1:]])))
        with pytest.raises(BadBackup, match="please update"):
            check(file, nobody)


def test_no_more_than_a_few_rows_are_held(tmp_path: Path) -> None:
    """However many there are: they come in batches, of which none is kept."""
    with (tmp_path / "long.backup").open("wb") as file:
        writer = BackupWriter(file, Head(1, HEAD, "0", 0))
        writer.begin(TableHead("entries", ["a"], 5 * BATCH + 1))
        for _ in range(5):
            writer.add([["x"]] * BATCH)
        writer.add([["x"]])
        writer.end()
    with opened(tmp_path / "long.backup") as backup:
        [(_, batches)] = [(head, [len(batch) for batch in rows]) for head, rows in backup.tables()]
    assert batches == [BATCH] * 5 + [1]


def test_the_commands_say_what_they_did_and_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    Path(stored(old).removeprefix("sqlite:///")).rename(old / "smallbox.db")
    file = tmp_path / "all.backup"
    done = smallbox("backup", file, "--data-dir", old)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert done.stdout == f"432 rows in {file}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in sorted(tmp_path.iterdir())] == ["all.backup", "old"]
    done = smallbox("restore", file, "--data-dir", new)
    assert (done.returncode, done.stdout) == (0, f"432 rows from {file}\n")
    assert stat.S_IMODE((new / "smallbox.db").stat().st_mode) == 0o600
    assert content(f"sqlite:///{new / 'smallbox.db'}") == content(f"sqlite:///{old / 'smallbox.db'}")
    monkeypatch.setattr("smallbox.server.data_commands.keep_private", lambda: None)
    for command in (
        ["restore", file, "--data-dir", new],
        ["restore", tmp_path / "none", "--data-dir", tmp_path / "newer"],
        ["restore", old / "smallbox.db", "--data-dir", tmp_path / "newer"],
        ["backup", file, "--data-dir", tmp_path / "newer"],
        ["backup", tmp_path / "no" / "folder", "--data-dir", old],
        ["backup", file, "--database", "mysql://nowhere"],
    ):
        monkeypatch.setattr(sys, "argv", ["smallbox", *map(str, command)])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        assert "smallbox: expected " in capsys.readouterr().err
    assert [each.name for each in sorted(tmp_path.iterdir())] == ["all.backup", "new", "old"]
