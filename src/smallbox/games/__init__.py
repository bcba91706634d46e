"""The registry: the only list of games. Games of installed packages join it by the entry point `smallbox.games`."""

from collections.abc import Iterator
from importlib.metadata import entry_points

from smallbox.core.game import AnyGame
from smallbox.games.hat import GAME as HAT
from smallbox.games.kanobu import GAME as KANOBU
from smallbox.games.kobito import GAME as KOBITO

#: those that come with smallbox, in the order of the shelf
BUILT_IN: tuple[AnyGame, ...] = (KOBITO, KANOBU, HAT)
GROUP = "smallbox.games"


def installed() -> Iterator[AnyGame]:
    """The games of other packages, each under the name of its entry point."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game: AnyGame = entry.load()
        if game.name != entry.name or game.name in {other.name for other in BUILT_IN}:
            raise ImportError(f"expected a game named like its entry point {entry.name}, and no other, got {game.name}")
        yield game


GAMES: dict[str, AnyGame] = {game.name: game for game in (*BUILT_IN, *installed())}


def listed() -> str:
    """`kobito, kanobu or hat`, for help texts."""
    *others, last = GAMES
    return f"{', '.join(others)} or {last}"
