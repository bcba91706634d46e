"""Records come back as finished tables: shown, replayed, downloaded and exported as they were."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from smallbox.cli import main
from smallbox.server.archive import Archive
from smallbox.server.record_files import Imported, read_records, write_records
from smallbox.server.store import Store
from smallbox.tables.imported import finished_table
from smallbox.tables.names import NOBODY
from tests.databases.write import MATCH, OPTIONS
from tests.services import Place
from tests.tables.world import World, play, play_to_the_end

NOW = 1_800_000_000_000
T = TypeVar("T")


def nobody(_done: int, _total: int) -> None:
    """Watches no progress."""


@pytest.fixture(scope="module", name="played")
def games_that_were_played() -> World:
    """Each game, a match, a rematch with others at the table, and a game that was stopped."""
    world = World(11)
    for game, options in OPTIONS.items():
        play_to_the_end(world.game(game, "Ann", "Ben", "Cleo", options=options))
    play_to_the_end(world.game("hat", "Ann", "Ben", options=MATCH))
    people = world.game("kobito", "Ann", "Ben", bots=["random"], options=OPTIONS["kobito"])
    play_to_the_end(people)
    people[0].say("rematch")
    people[1].say("leave")
    again = [people[0], world.join(people[0].code, "Dora")]
    for person in again:
        person.say("ready")
    assert people[0].say("start")["type"] == "done"
    play_to_the_end(again)
    stopped = world.game("kanobu", "Ann", options=OPTIONS["kanobu"], bots=["random"])
    play(stopped, until=lambda: stopped[0].version > 15 and stopped[0].is_to_move)
    assert stopped[0].say("stop")["type"] == "done"
    return world


@pytest.fixture(name="folder")
def exported(played: World, tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    folder.mkdir()
    for code, texts in played.records.items():
        for number, text in texts.items():
            (folder / f"smallbox-{code}-{number}.record").write_text(text, "utf-8")
    return folder


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def import_from(url: str, folder: Path) -> Imported:
    return with_store(url, lambda store: read_records(store, folder, NOW, nobody))


def files_of(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


def test_records_come_back_and_go_out_as_they_were(place: Place, folder: Path, tmp_path: Path) -> None:
    number = len(files_of(folder))
    assert import_from(place.url, folder) == Imported(number, 0, [])
    assert import_from(place.url, folder) == Imported(0, number, [])
    (tmp_path / "again").mkdir()
    assert with_store(place.url, lambda store: write_records(store, tmp_path / "again", nobody)) == number
    assert files_of(tmp_path / "again") == files_of(folder)


def test_an_imported_table_is_shown_and_replayed(folder: Path, played: World, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'smallbox.db'}"
    import_from(url, folder)
    world = World()

    async def read(store: Store) -> None:
        archive = Archive(url)
        for code, texts in played.records.items():
            world.rows[code] = await store.load(code)
            world.records[code] = dict(await store.records(code))
            for number in texts:
                assert await archive.steps(code, number, None, 0, 500)
        listed = await store.finished()
        assert sorted(listed) == sorted(code for code in played.records if played.records[code])
        await archive.close()

    with_store(url, read)
    for code in world.rows:
        if not played.records[code]:
            continue
        was, now = played.watch(code), world.watch(code)
        assert now.table["phase"] == "over"
        assert now.view == was.view
        assert now.table["result"] == was.table["result"]
        assert [seat["name"] for seat in now.table["seats"]] == [seat["name"] for seat in was.table["seats"]]
        assert now.table["records"] == len(played.records[code])


def test_a_match_whose_people_wanted_to_be_forgotten_comes_back_too(played: World) -> None:
    [code] = [code for code in played.rows if played.facts(code)[0].options == MATCH]
    texts = [text.replace("=Ann", f"={NOBODY}").replace("=Ben", f"={NOBODY}") for text in played.records[code].values()]
    assert all(text.count(NOBODY) == 2 for text in texts)
    world = World()
    writing = finished_table(code, texts, NOW)
    world.rows[code], world.records[code] = writing.rows, dict(writing.records)
    shown = world.watch(code)
    assert shown.view == played.watch(code).view
    assert shown.table["result"] == played.watch(code).table["result"]
    assert [seat["name"] for seat in shown.table["seats"]] == [NOBODY, NOBODY]


def test_bad_files_are_named_and_the_rest_is_imported(folder: Path, tmp_path: Path) -> None:
    good = sorted(folder.iterdir())
    text = next(text for text in map(Path.read_text, good) if "kobito" in text and "* result" in text)
    [first, *_] = [line for line in text.splitlines() if line.startswith("A: ")]
    bad = {
        "text.record": b"hello",
        "bytes.rec": b"\xff\xfe",
        "empty.record": b"",
        "also-empty.record": b"",
        "running.record": text[: text.index("* result")].encode(),
        "improved.record": text.replace(first, f"{first}, end").encode(),
        "unproved.record": "".join(line for line in text.splitlines(keepends=True) if "[Rng" not in line).encode(),
        "nobody.record": b'[Game "kanobu"]\n[Rules "0"]\n[Seed "00"]\n[Rng "x"]\n* result win; winners A\n',
        "wrong-winner.record": b'[Game "kanobu"]\n[Rules "0"]\n[Seats "A=a; B=b"]\n[Seed "00"]\n[Rng "x"]\n'
        b"* result win; winners H\n",
        "smallbox-ABCDEFGH-2.record": text.encode(),
        "other-game.record": b'[Game "whist"]\n[Rules "1"]\n',
    }
    for name, data in bad.items():
        (folder / name).write_bytes(data)
    (folder / "notes.txt").write_text("not a record")
    found = import_from(f"sqlite:///{tmp_path / 'smallbox.db'}", folder)
    assert {problem.file for problem in found.problems} == set(bad)
    assert all(problem.reason for problem in found.problems)
    assert found.new == len(good)


def test_a_record_of_another_name_or_of_other_rules_gets_a_table_of_its_own(folder: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'smallbox.db'}"
    text = min(folder.glob("*-1.record")).read_text("utf-8")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "evening.record").write_text(text, "utf-8")
    (elsewhere / "old.rec").write_text(text.replace('[Rules "1"]', '[Rules "0"]'), "utf-8")
    assert import_from(url, elsewhere) == Imported(2, 0, [])
    assert import_from(url, elsewhere) == Imported(0, 2, [])

    async def texts(store: Store) -> set[str]:
        found = [await store.records(code) for code in await store.finished()]
        # Nobody finds them by chance, and a server that deletes old tables leaves them for its time.
        assert await store.public(10) == []
        return {record.text for records in found for record in records}

    assert with_store(url, texts) == {file.read_text("utf-8") for file in elsewhere.iterdir()}


def test_another_table_of_the_same_code_is_not_touched(folder: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'smallbox.db'}"
    import_from(url, folder)
    file = min(folder.glob("*-1.record"))
    code = file.name.split("-")[1]
    for other in folder.iterdir():
        if other != file:
            other.unlink()
    was = file.read_text("utf-8")
    file.write_text(was.replace("A=Ann", "A=Zoe"), "utf-8")
    found = import_from(url, folder)
    assert (found.new, [problem.file for problem in found.problems]) == (0, [file.name])

    async def kept(store: Store) -> str:
        return (await store.records(code))[0].text

    assert with_store(url, kept) == was


def test_the_command_ends_with_2_where_a_file_was_bad(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("smallbox.server.data_commands.keep_private", lambda: None)
    (folder / "bad.record").write_text("hello")
    data = tmp_path / "data"
    monkeypatch.setattr(sys, "argv", ["smallbox", "import", str(folder), "--data-dir", str(data)])
    with pytest.raises(SystemExit) as ended:
        main()
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert "smallbox: bad.record: line 1: expected" in told.err
    assert f"{len(files_of(folder)) - 1} records from" in told.out
    monkeypatch.setattr(sys, "argv", ["smallbox", "import", str(folder / "none"), "--data-dir", str(tmp_path / "no")])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert not (tmp_path / "no").exists()
