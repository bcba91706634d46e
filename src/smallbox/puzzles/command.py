"""The command `puzzles mine`: look through games among bots, then choose from what was found."""

from collections.abc import Callable
from pathlib import Path

from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.puzzles.pick import pick
from smallbox.puzzles.pit import dig
from smallbox.puzzles.puzzle import encode


def mine(
    game: AnyGame, opt: str, seed: int, games: int, out: Path, number: int, processes: int, tell: Callable[[int], None]
) -> tuple[int, int]:
    """Mine into `OUT.mined`, choose into `OUT`; how many were found and how many chosen. Raises BadOption."""
    for name, given in (("--games", games), ("--number", number), ("--processes", processes)):
        if given < 1:
            raise BadOption(f"{name}: expected a number from 1, got {given}")
    if not game.bot.themes:
        raise BadOption(f"{game.title}: expected a game whose bots tell what a puzzle is about")
    if out.is_dir() or not out.parent.is_dir():
        raise BadOption(f"--out: expected a file in a folder that exists, got {str(out)!r}")
    found = dig(game.name, opt, seed, games, out.with_name(out.name + ".mined"), processes, tell)
    chosen = pick(found, number)
    out.write_bytes(encode(chosen))
    return sum(len(each.puzzles) for each in found), len(chosen)
