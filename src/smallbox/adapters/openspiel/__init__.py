"""The games for OpenSpiel: importing this registers `python_smallbox_<game>` with pyspiel (docs/openspiel.md)."""

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "smallbox.adapters.openspiel expected the package open_spiel, which is not installed: "
        "pip install 'smallbox[openspiel]'"
    ) from error

from smallbox.adapters.openspiel.game import game_class, game_type
from smallbox.games import GAMES


def name_of(game: str) -> str:
    """What pyspiel calls a game of smallbox."""
    return f"python_smallbox_{game}"


for each in GAMES.values():
    pyspiel.register_game(game_type(each, name_of(each.name)), game_class(each, name_of(each.name)))
