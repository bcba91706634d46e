"""The commands that work on what a server has stored, while it runs or while it does not."""

import asyncio
from pathlib import Path

from smallbox.core.errors import BadOption
from smallbox.server.backup import Progress, check, restore_backup, write_backup
from smallbox.server.config import Config
from smallbox.server.data_folder import keep_private, make_folder
from smallbox.server.store import Store
from smallbox.server_options import DatabaseOptions, data_folder
from smallbox.tables.records import all_records


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
    return asyncio.run(write_records(config_of(options), target, progress))


async def write_records(config: Config, target: Path, progress: Progress) -> int:
    if not config.database and not (config.data_dir / "smallbox.db").exists():
        raise BadOption(f"--data-dir: expected a folder with smallbox.db, found none in {config.data_dir}")
    store = await Store.open(config.database_url)
    written = 0
    try:
        codes = await store.finished()
        for done, code in enumerate(codes, 1):
            for number, text in enumerate(all_records(await store.load(code), dict(await store.records(code))), 1):
                # A handful of small files: nothing else runs in this loop.
                (target / f"smallbox-{code}-{number}.record").write_text(text, "utf-8")
                written += 1
            progress(done, len(codes))
    finally:
        await store.close()
    return written
