"""How strong play could be: a search that sees every card, as a yardstick for `smallbox arena` and never a bot to play.

It thinks as the expert does, but its worlds are the truth: hands, and the order of the decks. It does not know how the
discards will be shuffled, and it takes the others for players who see as much. In That's Not a Hat the bot `perfect` is
the ceiling already.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar

from smallbox.bots.search import Search
from smallbox.core.bot import Budget, Level
from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.games import GAMES

STRONGEST = "expert"
#: copies of the truth, each with other shuffles to come
WORLDS = 32
#: simulations between two looks at the clock
BATCH = 64


class CheatingBot:
    """Gets the true state before every move, and searches it."""

    sees_all = True
    game: ClassVar[AnyGame]

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        level = self.game.bot.levels[STRONGEST]
        assert isinstance(level, Level)
        self.level = level
        self.seat = seat
        self.options = options
        self.rng = SearchRng(seed)
        self.memory = self.game.bot.memory(seat, options)
        self.parameters = self.game.bot.search_parameters(
            options, {**level.parameters, **self.further(options.players)}
        )
        self.truth: Any = None

    def further(self, players: int) -> dict[str, float]:
        """What it looks at beyond the expert, who would only be guessing there."""
        return {}

    def observe(self, events: Sequence[Event]) -> None:
        self.memory.observe(events)

    def see(self, state: Any) -> None:
        self.truth = state

    def choose(self, view: Any, budget: Budget) -> Move:
        moves: Sequence[Move] = view.moves
        if len(moves) == 1:
            return moves[0]
        search = self.search_truth()
        deadline = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else float("inf")
        left = min(budget.nodes or self.level.nodes, self.level.nodes)
        while left > 0 and perf_counter() < deadline:
            search.simulate(min(BATCH, left))
            left -= BATCH
        results = search.results()
        return max(moves, key=lambda move: results.get(self.game.action(self.truth, move), (0, 0.0)))

    def search_truth(self) -> Search:
        game, level = self.game, self.level
        actions, players = game.actions(self.truth), self.options.players
        seed = int(self.rng.below(1 << 30))
        search = Search(self.seat, players, actions, seed, level.exploration, 0, as_given=True)
        for _ in range(WORLDS):
            state = self.truth.clone()
            state.chance = SearchRng(int(self.rng.below(1 << 30)))
            search.add_state(game.bot.search_state(state, self.seat, self.parameters, self.memory))
        return search


class CheatingKobito(CheatingBot):
    """Kobito with open hands and decks: a whole round in the tree, and two more by rules of thumb."""

    game = GAMES["kobito"]

    def further(self, players: int) -> dict[str, float]:
        return {"turns": players + 1, "ahead": 2 * players}


class CheatingKanobu(CheatingBot):
    """Kanobu with open hands and an open deck."""

    game = GAMES["kanobu"]
