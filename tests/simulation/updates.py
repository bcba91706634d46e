"""Updates of the server: another version of the rules from one life of it to the next."""

from collections.abc import Iterable
from random import Random

from smallbox.games import GAMES

#: how many restarts in a hundred bring other rules
UPDATES = 30


class Updates:
    """Which rules are in force. Lots of their own, so that whatever else happens to a seed stays as it is."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(f"updates {seed}")
        self._number = 0

    @property
    def has_any(self) -> bool:
        return self._number > 0

    def come(self, games: Iterable[str]) -> list[str]:
        """The games whose rules changed with this restart."""
        changed = [game for game in sorted(set(games)) if self._rng.randrange(100) < UPDATES]
        for game in changed:
            self._number += 1
            GAMES[game].rules_version = f"update {self._number}"  # type: ignore[misc]  # of this object alone
        return changed

    def undo(self) -> None:
        """The rules are those of the class again."""
        for game in GAMES.values():
            vars(game).pop("rules_version", None)
