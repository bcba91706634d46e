"""Figures of many games among bots: length, choices, shuffles, who wins, and how games end."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from smallbox.bots.play import begin, play_on
from smallbox.core.bot import Bot, Budget
from smallbox.core.chance import Recording, SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move

Progress = Callable[[int], None]


class Sample:
    """Numbers, with their mean and the standard error of it."""

    def __init__(self) -> None:
        self.numbers: list[float] = []

    def add(self, number: float) -> None:
        self.numbers.append(number)

    def figures(self) -> dict[str, float]:
        ordered = sorted(self.numbers)
        count = len(ordered)
        if not count:
            return {"mean": 0.0, "error": 0.0, "median": 0.0, "least": 0.0, "most": 0.0}
        mean = sum(ordered) / count
        spread = sum((number - mean) ** 2 for number in ordered) / max(1, count - 1)
        return {
            "mean": mean,
            "error": math.sqrt(spread / count),
            "median": ordered[count // 2],
            "least": ordered[0],
            "most": ordered[-1],
        }


class Figures:
    """Collects the figures of one game after another."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.players = players
        self.games = 0
        self.moves = Sample()
        self.choices = Sample()
        self.widths: Counter[int] = Counter()
        self.shuffles = Sample()
        self.counts: dict[str, Sample] = {}
        self.results: Counter[str] = Counter()
        self.shares = [0.0] * players
        self.kinds: Counter[str] = Counter()

    def play(self, options: Any, makers: Sequence[type[Bot]], seed: int) -> None:
        """One game; everything in it follows from the seed."""
        chance = Recording(SearchRng(seed * 2 + 1))
        bots = [maker(seat, options, seed * 64 + seat) for seat, maker in enumerate(makers)]
        state = begin(self.game, options, chance, bots)
        chance.take()
        choices: list[int] = []
        kinds: Counter[str] = Counter()

        def watch(after: Any, seat: int, move: Move, events: Events) -> None:
            kinds[self.game.notation.write_move(move).split()[0]] += 1
            choices.append(len(self.game.legal_moves(after)))

        first = len(self.game.legal_moves(state))
        outcome = play_on(self.game, state, bots, Budget(), watch)
        made = [first, *choices[:-1]]
        self.games += 1
        self.moves.add(len(made))
        self.choices.add(sum(made))
        self.widths.update(made)
        self.shuffles.add(len(chance.take()))
        self.results[outcome.kind] += 1
        for seat in outcome.winners:
            self.shares[seat] += 1 / len(outcome.winners)
        for kind in {*kinds, *self.counts}:
            # A kind that comes up for the first time was not there in all games before.
            if kind not in self.counts:
                self.counts[kind] = Sample()
                self.counts[kind].numbers = [0.0] * (self.games - 1)
            self.counts[kind].add(kinds[kind])

    def branching(self) -> dict[str, float]:
        """Legal moves per decision over all games; long games count for more, so the error is that of a ratio."""
        moves, choices = self.moves.numbers, self.choices.numbers
        mean = sum(choices) / sum(moves)
        spread = sum((some - mean * made) ** 2 for some, made in zip(choices, moves, strict=True))
        widths = sorted(self.widths.elements())
        return {
            "mean": mean,
            "error": math.sqrt(spread) / sum(moves),
            "median": widths[len(widths) // 2],
            "least": widths[0],
            "most": widths[-1],
        }

    def report(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "players": self.players,
            "games": self.games,
            "moves": self.moves.figures(),
            "branching": self.branching(),
            "single_choice": self.widths[1] / max(1, self.widths.total()),
            "shuffles": self.shuffles.figures(),
            "moves_by_kind": {kind: self.counts[kind].figures() for kind in sorted(self.counts)},
            "results": dict(sorted(self.results.items())),
            "win_share": [share / self.games for share in self.shares] if self.games else [],
        }


def simulate(
    game: AnyGame, options: Any, makers: Sequence[type[Bot]], games: int, seed: int, progress: Progress | None = None
) -> dict[str, Any]:
    """Play many games and report their figures."""
    figures = Figures(game, len(makers))
    for number in range(games):
        figures.play(options, makers, seed * 1_000_003 + number)
        if progress is not None:
            progress(number + 1)
    return figures.report()
