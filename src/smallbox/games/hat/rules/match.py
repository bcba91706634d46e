"""A match: as many rounds as players, the scores added, the start passing to the left."""

from collections.abc import Sequence

import msgspec

from smallbox.core.notation import seat_name
from smallbox.games.hat.messages import Options


class Match:
    """The scores of the rounds played so far."""

    def __init__(self, players: int, rounds: int, played: Sequence[Sequence[int]] = ()) -> None:
        self.players = players
        self.rounds = rounds
        self.played = [list(scores) for scores in played]

    def add(self, scores: Sequence[int]) -> None:
        """H36: the scores of every round are written down."""
        self.played.append(list(scores))

    @property
    def is_over(self) -> bool:
        return len(self.played) >= self.rounds

    def totals(self) -> list[int]:
        return [sum(scores[seat] for scores in self.played) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """H36, H35: the lowest total wins, level players win together."""
        return lowest(self.totals())

    def next_options(self, options: Options, first_starter: int) -> Options:
        """H37, H39: the same options, so a full fresh deck and everybody in it; H38: the start passes to the left."""
        starter = (first_starter + len(self.played)) % self.players
        return msgspec.structs.replace(options, starter=seat_name(starter))


def lowest(scores: Sequence[int]) -> list[int]:
    """The seats with the lowest score."""
    return [seat for seat, score in enumerate(scores) if score == min(scores)]
