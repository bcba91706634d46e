"""Mining in several processes, with what was found kept on disk: a kill loses nothing but the games in play."""

import multiprocessing
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from pathlib import Path

import msgspec

from smallbox.bots.processes import deaf_to_interrupts, end_pool, follow_parent
from smallbox.core.errors import BadOption
from smallbox.puzzles.mine import Mined, mine

#: games given out per process, so that none waits for the next
AHEAD = 2


def read_mined(file: Path) -> list[Mined]:
    """The games that were looked through; a line that a kill cut off is passed over. Raises BadOption."""
    text = file.read_bytes() if file.exists() else b""
    lines = [line for line in text.splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        return [msgspec.json.decode(line, type=Mined) for line in lines]
    except msgspec.DecodeError as error:
        raise BadOption(
            f"{file}: expected games that `smallbox puzzles mine` looked through, got other text"
        ) from error


def dig(
    game: str, opt: str, seed: int, games: int, file: Path, processes: int, tell: Callable[[int], None]
) -> list[Mined]:
    """Look through the games that are missing in a file, and add them to it."""
    done = read_mined(file)
    known = {each.number for each in done}
    missing = [number for number in range(games) if number not in known]
    # What a kill cut off goes, before anything is written behind it.
    file.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in done))
    tell(len(done))
    with file.open("ab") as opened, closing(mined(game, opt, seed, missing, processes)) as finds:
        for found in finds:
            opened.write(msgspec.json.encode(found) + b"\n")
            opened.flush()
            done.append(found)
            tell(len(done))
    return done


def mined(game: str, opt: str, seed: int, numbers: Sequence[int], processes: int) -> Generator[Mined, None, None]:
    """The games of these numbers as they end; close it when the rest is not wanted."""
    if min(processes, len(numbers)) <= 1:
        for number in numbers:
            yield mine(game, opt, seed, number)
        return
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), follow_parent)
    left = iter(numbers)
    given: set[Future[Mined]] = set()
    try:
        while True:
            with deaf_to_interrupts():
                while len(given) < processes * AHEAD and (next_one := next(left, None)) is not None:
                    given.add(pool.submit(mine, game, opt, seed, next_one))
            if not given:
                return
            done, given = wait(given, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        end_pool(pool)
