"""What was measured of a game's readings of the rules: the file beside its rulebook, made by `make balance`."""

from functools import cache
from importlib import resources

import msgspec

from smallbox.balance.report import Report
from smallbox.core.game import AnyGame

FILE = "measured.json"


@cache
def measured(game: AnyGame) -> Report | None:
    """None for a game that nobody has measured."""
    file = resources.files(game.package).joinpath("rulebook", FILE)
    return msgspec.json.decode(file.read_bytes(), type=Report) if file.is_file() else None
