"""What a worker of a Dask cluster runs: games by their numbers, if it has the same code, rules and data."""

import threading
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

import smallbox
from smallbox.arena.fingerprint import code_digest
from smallbox.arena.match import Played, play_range
from smallbox.arena.plan import Settings
from smallbox.core.data import own_file
from smallbox.core.errors import SmallboxError
from smallbox.games import GAMES

#: A worker may have several threads. One game at a time: they share a core, and times of thought are to mean something.
one_at_a_time = threading.Lock()
#: Files are read once: code that changed on disk is not the code that this process runs.
remembered = cache(Path.read_bytes)


class Misfit(SmallboxError):
    """A worker that would play other games than those asked for."""


def play_given(settings: Settings, numbers: Sequence[int]) -> list[Played]:
    """Play the games of these numbers. Raises Misfit where they would not be the same games."""
    with one_at_a_time:
        if reason := misfit(settings):
            raise Misfit(reason)
        return [game for number in numbers for game in play_range(settings, number, number + 1)]


@lru_cache(maxsize=16)
def misfit(settings: Settings) -> str:
    """What is different here, or nothing."""
    game = GAMES.get(settings.game)
    if game is None or game.rules_version != settings.rules:
        has = "no such game" if game is None else f"rules {game.rules_version}"
        return f"expected {settings.game} by rules {settings.rules}, got {has} (smallbox {smallbox.__version__})"
    entrants = settings.entrants if settings.field is None else (*settings.entrants, settings.field)
    try:
        code = code_digest(game, entrants, remembered)
        data = "" if settings.data is None else own_file(settings.data).digest or ""
    except SmallboxError as error:
        return str(error)
    if code != settings.code:
        return f"expected the same code of engine and bots ({settings.code}), got other code ({code})"
    if data != settings.data_digest:
        return f"expected the same data file {settings.data}, got other content"
    return ""
