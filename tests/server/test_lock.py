"""One server to a database: a second one does not start, and whoever lost the database ends."""

import asyncio
import stat
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from smallbox.server.data_folder import make_folder
from smallbox.server.lock import DatabaseTaken, SessionLock, held, lock_of, watch
from tests.server.live import QUICK, Live, live, smallbox
from tests.services import Place, Postgres

#: a second server gives up within this time, in seconds, on a slow machine
SOON = 60


def test_a_database_is_held_by_one_at_a_time(place: Place) -> None:
    async def run() -> None:
        async with held(place.url):
            with pytest.raises(DatabaseTaken, match="another smallbox serves these tables"):
                async with held(place.url, timeout=0.3):
                    pass
        async with held(place.url, timeout=0):
            pass

    asyncio.run(run())


def test_who_waits_gets_the_database_as_soon_as_it_is_free(place: Place) -> None:
    async def hold(seconds: float) -> None:
        async with held(place.url):
            await asyncio.sleep(seconds)

    async def run() -> None:
        first = asyncio.create_task(hold(0.5))
        await asyncio.sleep(0.2)
        await asyncio.gather(first, hold(0))

    asyncio.run(run())


def test_one_file_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "real.db").touch()
    (tmp_path / "link.db").symlink_to(tmp_path / "real.db")

    async def run() -> None:
        async with held(f"sqlite:///{tmp_path / 'real.db'}"):
            for name in (f"{tmp_path}/link.db", f"file:{tmp_path}/../{tmp_path.name}/real.db?mode=rw&uri=true"):
                with pytest.raises(DatabaseTaken):
                    async with held(f"sqlite:///{name}", timeout=0):
                        pass

    asyncio.run(run())


def end_connections(place: Place) -> None:
    place.run("SELECT count(pg_terminate_backend(pid)) FROM pg_locks WHERE locktype = 'advisory'")


def test_a_lock_that_was_lost_is_taken_again(server: Postgres) -> None:
    place = server.new_place()

    async def run() -> None:
        async with held(place.url) as lock:
            watching = asyncio.create_task(watch(lock, 0.05))
            await asyncio.to_thread(end_connections, place)
            await asyncio.sleep(0.5)
            assert not watching.done()
            with pytest.raises(DatabaseTaken):
                async with held(place.url, timeout=0):
                    pass
            watching.cancel()

    asyncio.run(run())


def test_a_lock_that_somebody_else_took_meanwhile_is_noticed(server: Postgres) -> None:
    place = server.new_place()

    async def run() -> None:
        async with held(place.url) as lock:
            assert isinstance(lock, SessionLock)
            await asyncio.to_thread(end_connections, place)
            async with held(place.url):
                with pytest.raises(DatabaseTaken, match="taken these tables over"):
                    await asyncio.wait_for(watch(lock, 0.05), SOON)

    asyncio.run(run())


def test_nodes_with_a_bus_share_a_database_and_keep_others_out(server: Postgres) -> None:
    place = server.new_place()

    async def run() -> None:
        async with held(place.url, is_shared=True), held(place.url, timeout=0, is_shared=True):
            with pytest.raises(DatabaseTaken, match="please stop the other one"):
                async with held(place.url, timeout=0):
                    pass
        async with held(place.url, timeout=SOON):
            with pytest.raises(DatabaseTaken, match="or start it with --bus too"):
                async with held(place.url, timeout=0, is_shared=True):
                    pass

    asyncio.run(run())


def assert_a_second_server_is_refused(first: Live, *options: str) -> None:
    began = time.monotonic()
    ended = smallbox("serve", "--port", "0", "--data-dir", first.data_dir, *options)
    assert time.monotonic() - began < SOON
    assert ended.returncode == 2, ended.stderr
    assert "smallbox: another smallbox serves these tables" in ended.stderr
    assert "please stop the other one" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert first.is_healthy()


def test_a_second_server_on_the_same_folder_is_refused_kindly(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        server.make_table()
        assert {"smallbox.db", "smallbox.db-wal", "smallbox.db.lock"} <= {
            file.name for file in server.data_dir.iterdir()
        }
        assert_private(server.data_dir)
        assert_a_second_server_is_refused(server)
        exported = smallbox("export", tmp_path / "records", "--data-dir", server.data_dir)
        assert exported.returncode == 0, exported.stderr
        # Whoever is killed leaves nothing locked.
        server.kill()
        began = time.monotonic()
        server.start()
        assert time.monotonic() - began < SOON


def test_a_second_server_on_the_same_postgresql_is_refused_kindly(tmp_path: Path, server: Postgres) -> None:
    place = server.new_place()
    with live(tmp_path, *QUICK, "--database", place.url) as first:
        assert_a_second_server_is_refused(first, "--database", place.url)


def test_a_server_whose_database_was_taken_over_ends(tmp_path: Path, server: Postgres) -> None:
    place = server.new_place()
    first = Live(tmp_path, *QUICK, "--database", place.url)
    first.start()
    try:
        # Somebody who waits in line gets the lock the moment its connection is lost.
        async def take_over() -> int:
            lock = lock_of(place.url)
            await asyncio.to_thread(end_connections, place)
            while not await lock.take():
                await asyncio.to_thread(end_connections, place)
            assert first.process is not None
            code = await asyncio.to_thread(first.process.wait, SOON)
            await lock.release()
            return code

        assert asyncio.run(take_over()) == 2
        assert b"another smallbox has taken these tables over" in first.log
        assert b"Traceback" not in first.log
    finally:
        first.kill()


# The folder.


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_folder_that_others_could_read_is_closed_and_it_is_logged(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    for name in ("smallbox.db", "smallbox.db-wal", "smallbox.db.lock"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    with capture_logs() as logs:
        make_folder(folder)
        make_folder(folder)
    assert_private(folder)
    assert [line["names"] for line in logs] == [["smallbox.db", "smallbox.db-wal", "smallbox.db.lock", "."]]


def assert_private(folder: Path) -> None:
    assert rights(folder) == 0o700
    assert {rights(file) for file in folder.iterdir()} == {0o600}


def test_a_folder_with_other_things_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    for name in ("notes.txt", "smallbox.db"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    (folder / "smallbox.db-elsewhere").symlink_to("/etc/hostname")
    make_folder(folder)
    assert rights(folder) == 0o755
    assert rights(folder / "notes.txt") == 0o644
    assert rights(folder / "smallbox.db") == 0o600


def test_a_folder_that_is_shared_on_purpose_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    make_folder(folder)
    assert rights(folder) == 0o1777
