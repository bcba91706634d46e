"""The commands that work on what a server has stored, while it runs or while it does not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from smallbox.core.errors import BadOption
from smallbox.server.backup import check, require_database, restore_backup, write_backup
from smallbox.server.backup_file import Progress
from smallbox.server.config import Config
from smallbox.server.data_folder import keep_private, make_folder
from smallbox.server.hall_runner import clock
from smallbox.server.record_files import Imported, by_table, read_records, write_records
from smallbox.server.schema import address
from smallbox.server.store import Store
from smallbox.server_options import DatabaseOptions, data_folder


def config_of(options: DatabaseOptions) -> Config:
    return Config(data_dir=options.data_dir or data_folder(), database=options.database)


def backup(options: DatabaseOptions, file: Path, progress: Progress) -> int:
    """Write all that is stored to a file; the number of rows."""
    keep_private()
    return asyncio.run(write_backup(config_of(options).database_url, file, progress))


def restore(options: DatabaseOptions, file: Path, progress: Progress, *, replaces: bool) -> int:
    """Store what is in a file; the number of rows."""
    keep_private()
    config = config_of(options)
    # Before a folder is made for it.
    check(file, progress)
    if not config.database:
        make_folder(config.data_dir)
    return asyncio.run(restore_backup(config.database_url, file, progress, replaces=replaces))


def export(options: DatabaseOptions, folder: str, progress: Progress) -> int:
    """Write the records of finished games as files; the number of them."""
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder}: expected a folder to write to, got: {error.strerror}") from None

    async def write() -> int:
        url = config_of(options).database_url
        require_database(address(url))
        async with opened_store(url) as store:
            return await write_records(store, target, progress)

    return asyncio.run(write())


def import_records(options: DatabaseOptions, folder: Path, progress: Progress) -> Imported:
    """Store the records of a folder as finished tables; what became of them."""
    keep_private()
    config = config_of(options)
    by_table(folder)
    if not config.database:
        make_folder(config.data_dir)

    async def read() -> Imported:
        async with opened_store(config.database_url) as store:
            return await read_records(store, folder, clock(), progress)

    return asyncio.run(read())


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
