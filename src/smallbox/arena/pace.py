"""How bots went about their moves: how long they thought, and what they did wrong."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from smallbox.arena.match import Effort, Result


class Pace(msgspec.Struct):
    """One bot: its moves, the milliseconds that it thought about them, and its blunders."""

    moves: int = 0
    milliseconds: float = 0.0
    slowest: float = 0.0
    blunders: int = 0

    @property
    def mean(self) -> float:
        return self.milliseconds / max(1, self.moves)

    @property
    def blunder_rate(self) -> float:
        """Of a hundred moves."""
        return 100 * self.blunders / max(1, self.moves)

    def add(self, effort: Effort) -> None:
        self.moves += effort.moves
        self.milliseconds += effort.milliseconds
        self.slowest = max(self.slowest, effort.slowest)
        self.blunders += effort.blunders


#: by table size, 0 being all of them together, and by label
Paces = Mapping[int, Mapping[str, Pace]]


def paces_of(results: Iterable[Result], efforts: Mapping[int, Sequence[Effort]]) -> Paces:
    paces: dict[int, dict[str, Pace]] = {}
    for result in results:
        for players in (0, result.players):
            sized = paces.setdefault(players, {})
            for effort in efforts.get(result.number, ()):
                sized.setdefault(result.bots[effort.seat], Pace()).add(effort)
    return paces
