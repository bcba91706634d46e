"""A bot for any game that has a world: samples what could be, searches, and plays what was tried most."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar

import msgspec

from smallbox.bots.search import Search
from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.game import Game
from smallbox.core.messages import Event, Move

#: simulations between two looks at the clock
BATCH = 32


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody thinks: how long, in how many worlds, and what they miss."""

    nodes: int
    #: simulations in a world before another is imagined
    per_world: int = 128
    wit: bool = True
    most_worlds: int = 64
    daring: float = 0.3
    doubts: int = 0
    taste: dict[str, float] = {}


class ThinkingBot:
    """Information-set search; the same seed, events, views and nodes give the same moves."""

    game: ClassVar[Game[Any]]
    habits: ClassVar[Habits]

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.seat = seat
        self.options = options
        self.seed = seed
        self.heard = 0
        self.memory = self.game.memory(seat, options)
        self.search: Search | None = None
        self.taste = self.game.taste(options, self.habits.taste)

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += len(events)
        self.memory.observe(events)

    def choose(self, view: Any, budget: Budget) -> Move:
        if len(view.moves) == 1:
            self.search = None
            return view.moves[0]
        began = perf_counter()
        rng = SearchRng(self.seed * 1_000_003 + self.heard)
        state = self.game.sample(view, self.memory, rng)
        search = self.search
        if search is None:
            search = Search(
                self.seat,
                self.options.players,
                self.game.actions(state),
                self.seed * 7919 + self.heard,
                self.habits.daring,
                self.habits.doubts,
            )
        search.forget_worlds()
        nodes = budget.nodes or (0 if budget.milliseconds else self.habits.nodes)
        deadline = began + budget.milliseconds / 1000
        worlds = 0
        while True:
            done = search.visits()
            if nodes and done >= nodes:
                break
            if not nodes and perf_counter() >= deadline:
                break
            if worlds < self.habits.most_worlds:
                if worlds:
                    state = self.game.sample(view, self.memory, rng)
                search.add_world(self.game.world(state, self.seat, self.taste, self.memory))
                worlds += 1
            search.simulate(self.habits.per_world)
        results = search.results()
        legal = [(self.game.action(state, move), move) for move in view.moves]
        action, move = max(legal, key=lambda each: results.get(each[0], (0, 0.0)))
        world = self.game.world(state, self.seat, self.taste, self.memory)
        self.search = search if not world.reveals(action) and search.go_on(action) else None
        return move
