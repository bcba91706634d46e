"""A match: as many rounds as players, the scores added, the start passing to the left."""

from collections.abc import Sequence


class Match:
    """H36: the scores of the rounds, written down and added."""

    def __init__(self, players: int, played: Sequence[Sequence[int]]) -> None:
        self.players = players
        self.played = [list(scores) for scores in played]

    def totals(self) -> list[int]:
        return [sum(scores[seat] for scores in self.played) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """H36, H35: the lowest total wins, level players win together."""
        return lowest(self.totals())


def next_starter(starter: int, players: int) -> int:
    """H38: the start passes to the left."""
    return (starter + 1) % players


def lowest(scores: Sequence[int]) -> list[int]:
    """The seats with the lowest score."""
    return [seat for seat, score in enumerate(scores) if score == min(scores)]
