"""The games for OpenSpiel: importing this registers `python_smallbox_<game>` with pyspiel (docs/openspiel.md)."""

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "smallbox.adapters.openspiel expected the package open_spiel, which is not installed: "
        "pip install 'smallbox[openspiel]'"
    ) from error

from pathlib import Path
from typing import Any

from smallbox.adapters.openspiel.game import game_class, game_type
from smallbox.games import GAMES

#: parameters of a Kanobu so small that its whole tree can be walked: six cards, four moves
TINY_KANOBU: dict[str, Any] = {
    "players": 2,
    "maxMoves": 4,
    "file": str(Path(__file__).with_name("tiny_kanobu.json")),
}


def name_of(game: str) -> str:
    """What pyspiel calls a game of smallbox."""
    return f"python_smallbox_{game}"


for each in GAMES.values():
    pyspiel.register_game(game_type(each, name_of(each.name)), game_class(each, name_of(each.name)))
