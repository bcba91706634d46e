"""A finished game that is worth a look back: short, full of slips, and quickly reviewed."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from smallbox.core.record import write_record
from smallbox.core.recorder import Recorder
from smallbox.games import GAMES
from smallbox.server.data_folder import make_folder
from smallbox.server.record_files import read_records
from smallbox.server.store import Store

NAMES = ("Ann", "Ben", "Оксана-Марія Довга")
#: a round of That's Not a Hat among guests who say anything
OPTIONS = {"penalty_limit": "2"}
SEED = 3


def random_record() -> str:
    game = GAMES["hat"]
    recorder = Recorder(game, game.options(len(NAMES), OPTIONS), NAMES, f"{SEED:064x}", "00" * 16)
    chance = random.Random(SEED)
    while (seat := recorder.to_act) is not None:
        recorder.make(seat, chance.choice(recorder.view(seat).moves))
    return write_record(recorder.record("2026-01-01"))


def store_game(folder: Path) -> str:
    """Put the game into the database of a server that is not running yet; the code of its table."""
    records = folder / "records"
    records.mkdir()
    (records / "hat.record").write_text(random_record(), "utf-8")
    make_folder(folder / "data")
    url = f"sqlite:///{folder / 'data' / 'smallbox.db'}"
    # Playwright may have an event loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(_store(url, records))).result()


async def _store(url: str, records: Path) -> str:
    store = await Store.open(url)
    try:
        await read_records(store, records, 1_800_000_000_000, lambda _done, _total: None)
        [code] = await store.finished()
        return code
    finally:
        await store.close()
