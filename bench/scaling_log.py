"""What a longer log costs: to read a table again, in memory and on disk; with its moves, and thinned."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from bench.measure import Row
from smallbox.core.record import write_record
from smallbox.tables import facts
from smallbox.tables.effects import Row as Stored
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.table import Table, load
from smallbox.tables.thinning import thinned

if TYPE_CHECKING:
    from collections.abc import Iterator

CODE = "AAAAAAAA"
LENGTHS = (100, 1000, 5000)
PLAYERS = 4
AT = 1_700_000_000_000
TIMES = 3
WAITING = ("draw", "pass")


def played(moves: int) -> list[Stored]:
    """The entries of a table at which so many moves of Kanobu were made, and which was then stopped."""
    options = {"maxMoves": str(10 * moves)}
    settings = facts.Created(
        code=CODE,
        game="kanobu",
        seats=PLAYERS,
        maker="0" * 64,
        options=options,
        pace="none",
        privacy="private",
        chat="free",
    )
    rows: list[Stored] = []

    def store(fact: facts.AnyFact, seat: int | None = None) -> Entry:
        entry = Entry(len(rows) + 1, AT, seat, "" if seat is None else f"message-{len(rows)}", fact)
        rows.append(Stored(CODE, entry.seq, AT, write_entry(entry)))
        return entry

    store(settings)
    store(facts.Committed("5" * 64, "7" * 32, "0" * 16))
    for seat in range(PLAYERS):
        store(facts.SatDown(seat, f"player {seat}", "1" * 64))
        store(facts.WasReady(seat, ready=True, nonce="a" * 32))
    store(facts.Began(list(range(PLAYERS)), options, data="kanobu-default", spelled=f"maxMoves={10 * moves}"))
    table = load([read_entry(row.body) for row in rows])
    chance = random.Random(1)
    for _ in range(moves):
        play = table.play
        if play is None or play.to_act is None:
            break
        view = play.view(play.to_act)
        # Whoever draws does not win: the game goes on for as long as is wanted.
        waiting = [move for move in view.moves if table.game.notation.write_move(move) in WAITING]
        text = table.game.notation.write_move(chance.choice(waiting or view.moves))
        table.take(store(facts.Moved(play.to_act, text), play.to_act))
    store(facts.Stopped(0, 1), 0)
    return rows


def seconds_to_load(rows: list[Stored]) -> tuple[float, Table]:
    """From rows to a table that can be shown."""
    best, table = float("inf"), None
    for _ in range(TIMES):
        began = time.process_time()
        table = load([read_entry(row.body) for row in rows])
        best = min(best, time.process_time() - began)
    assert table is not None
    return best, table


def log_rows(prefix: str) -> Iterator[Row]:
    for length in LENGTHS:
        rows = played(length)
        seconds, table = seconds_to_load(rows)
        made = len(rows) - 2 * PLAYERS - 4
        yield Row(
            f"{prefix}.log.{length}.load", 1000 * seconds, "ms", note=f"{made} moves, as it is read after a restart"
        )
        text = write_record(table.record("stopped"))
        gone = set(thinned(rows, {1: text}))
        whole = sum(len(row.body) for row in rows)
        left = sum(len(row.body) for row in rows if row.seq not in gone)
        sizes = f"{left / 1000:.1f} kB thinned, {len(text) / 1000:.1f} kB its record"
        note = f"{whole / len(rows):.0f} bytes an entry; {sizes}"
        yield Row(f"{prefix}.log.{length}.size", whole / 1000, "kB", note=note)
