"""One game of smallbox at random play, as the benchmarks drive it."""

from __future__ import annotations

import importlib
import random
from typing import TYPE_CHECKING

from bench.measure import Slice, play_for
from smallbox.core.chance import SearchRng, Stream
from smallbox.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallbox.core.chance import Chance

PLAYERS = 4
MOST_MOVES = 100_000
#: options that let games end naturally
LIFTED = {"kanobu": {"maxMoves": "20000"}}


class Contender:
    """Plays one fresh game after another; every game follows from its number."""

    def __init__(self, name: str) -> None:
        self.game = GAMES[name]
        self.options = self.game.options(PLAYERS, LIFTED.get(name, {}))
        self.play_out: Callable[..., int] = importlib.import_module(f"smallbox.games.{name}.rules.playout").playout
        self.rng = SearchRng(7)
        self.random = random.Random(7)
        self.number = 0

    def playouts(self, seconds: float) -> Slice:
        """Set-up and random play inside the engine, with the fast generator."""
        return play_for(seconds, lambda: self.play(SearchRng(self.next())))

    def provable(self, seconds: float) -> Slice:
        """The same, but the game's shuffles come from the provable stream."""
        return play_for(seconds, lambda: self.play(Stream(self.next().to_bytes(32, "big"))))

    def loop(self, seconds: float) -> Slice:
        """Set-up, then legal_moves and apply called from Python, move by move."""
        return play_for(seconds, self.play_from_python)

    def next(self) -> int:
        self.number += 1
        return self.number

    def play(self, chance: Chance) -> int:
        return self.play_out(self.game.setup(self.options, chance), self.rng, MOST_MOVES)

    def play_from_python(self) -> int:
        legal_moves, apply, unit = self.game.legal_moves, self.game.apply, self.random.random
        state = self.game.setup(self.options, SearchRng(self.next()))
        made = 0
        # No move is legal once the game is over.
        while moves := legal_moves(state):
            # The same choice as on the peer's side: a cheap one, so that it hides little.
            apply(state, moves[int(unit() * len(moves))])
            made += 1
        return made
