"""A bot for any game with search states: samples what could be, searches, and makes the move tried most."""

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Any, ClassVar

from smallbox.bots.search import Search
from smallbox.core.bot import Budget, Level
from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move

#: of every move: how often it was tried, and the sum of its worth
Results = dict[int, tuple[int, float]]

#: simulations with a new sample, and between two looks at the clock; a state is dealt anew for each of them
BATCH = 64
MOST_SAMPLES = 64


class ThinkingBot:
    """Searches as long as it may and its level cares to; the same seed, events, views and nodes give the same moves."""

    game: ClassVar[AnyGame]
    level: ClassVar[Level]

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.seat = seat
        self.options = options
        self.seed = seed
        self.heard = 0
        self.memory = self.game.bot.memory(seat, options)
        self.parameters = self.game.bot.search_parameters(options, self.level.parameters)
        #: what is known of the rest of its own turn
        self.plan: Search | None = None

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += len(events)
        if not self.level.forgets:
            self.memory.observe(events)

    def choose(self, view: Any, budget: Budget) -> Move:
        if len(view.moves) == 1:
            self.plan = None
            only: Move = view.moves[0]
            return only
        if budget.is_alone:
            self.plan = None
        if self.level.nodes == 0:
            return self.guess(view)
        deadline = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else 0.0
        nodes = min(budget.nodes, self.level.nodes) if budget.nodes else self.level.nodes
        search = self.think(view, nodes, deadline)
        return self.decide(view, search, search.results())

    def decide(self, view: Any, search: Search, results: Results) -> Move:
        """The move tried most, here or anywhere; what was found out about its followers is kept."""
        state = self.game.bot.sample(view, self.memory, self.dice(1))
        by_action: dict[int, Move] = {self.game.action(state, move): move for move in view.moves}
        action = max(by_action, key=lambda each: results.get(each, (0, 0.0)))
        start = self.game.bot.search_state(state, self.seat, self.parameters, self.memory)
        self.plan = search if not start.reveals(action) and search.go_on(action) else None
        return by_action[action]

    def guess(self, view: Any) -> Move:
        """The move of the rollout policy, which goes by nothing but what the seat knows."""
        dice = self.dice(0)
        state = self.game.bot.sample(view, self.memory, dice)
        start = self.game.bot.search_state(state, self.seat, self.parameters, self.memory)
        return self.game.move(state, int(start.reply(dice)))

    def dice(self, number: int) -> SearchRng:
        """Made anew from seed and events, so that a bot rebuilt from stored moves goes on the same."""
        return SearchRng((self.seed * 1_000_003 + self.heard) * 7 + number)

    def think(self, view: Any, nodes: int, deadline: float) -> Search:
        """Simulate until there were enough or the time is up. What was simulated for the last move counts."""
        dice = self.dice(0)
        search = self.plan
        samples = 0
        while True:
            if samples < MOST_SAMPLES:
                state = self.game.bot.sample(view, self.memory, dice)
                if search is None:
                    search = self.new_search(state, dice)
                if samples == 0:
                    search.forget_states()
                search.add_state(self.game.bot.search_state(state, self.seat, self.parameters, self.memory))
                samples += 1
            assert search is not None
            left = nodes - search.visits()
            search.simulate(max(1, min(BATCH, left)))
            left -= BATCH
            # What is left could not bring another move to the front.
            if left <= 0 or search.lead() > left or (deadline and perf_counter() >= deadline):
                return search

    def new_search(self, state: Any, dice: SearchRng) -> Search:
        level = self.level
        actions = self.game.actions(state)
        seed = int(dice.below(1 << 30))
        players = self.options.players
        search = Search(self.seat, players, actions, seed, level.exploration, level.doubts)
        if level.overlooks:
            search.overlook([action for action in range(actions) if dice.unit() < level.overlooks])
        return search


def merged(results: Iterable[Results]) -> Results:
    """The results of several searches of one position, as of one: visits and worths add up."""
    found: Results = {}
    for result in results:
        for action, (visits, worth) in result.items():
            before = found.get(action, (0, 0.0))
            found[action] = (before[0] + visits, before[1] + worth)
    return found
