"""The judge of games that are searched: the strongest bot finds the better move, paired rollouts say by how much."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from smallbox.analysis.review import BOUNDS
from smallbox.bots import thinking_bot
from smallbox.bots.search import Search
from smallbox.bots.thinker import ThinkingBot
from smallbox.bots.trials import Trials
from smallbox.core.bot import Level
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.judge import Advice, Estimate, Reason, Verdict
from smallbox.core.messages import Event, Move
from smallbox.core.search_state import SearchState

#: parts of the nodes: trials of a decision to begin with, of a chance, of a state with open hands, and deals
TRIALS, CHANCE, OPEN, DEALS = 8, 15, 15, 8
FEWEST_TRIALS = 8
#: simulations of a decision where nobody says how many: more find hardly anything that trials could tell apart
MOST_NODES = 3_000
#: how many times as many trials confirm a loss that could be noise
CONFIRMED = 8
#: a difference counts where it is this many standard errors away from none
SURE = 2.0
#: worlds that trials begin from; each is dealt anew for every trial
WORLDS = 16
#: the reasons where a game has no better words: it wins so many games more; it wins most
MORE, MOST = "more", "most"
#: a plan follows moves of the tree that were tried this often
TRIED = 8


def strongest(game: AnyGame) -> Level | None:
    """The level that the better moves come from."""
    levels = [level for level in game.bot.levels.values() if isinstance(level, Level)]
    return levels[-1] if levels else None


class SearchedJudge:
    """Judges by search. It holds what every seat was told; the truth is used for open hands only."""

    def __init__(self, game: AnyGame, level: Level, options: Any, seed: int, nodes: int) -> None:
        self.game = game
        self.options = options
        self.nodes = nodes or min(level.nodes, MOST_NODES)
        self.trials = max(FEWEST_TRIALS, self.nodes // TRIALS)
        maker = thinking_bot(game, level)
        self.bots: list[ThinkingBot] = [maker(seat, options, seed) for seat in range(options.players)]
        self.parameters = game.bot.search_parameters(options, level.parameters)
        self.seed = seed
        self.heard = 0

    def dice(self, number: int) -> int:
        """A seed of its own for everything that is sampled at a moment of the game."""
        return (self.seed * 1_000_003 + self.heard) * 64 + number

    def begin(self, state: Any, events: Events, *, is_dealt: bool) -> Estimate:
        self.hear(events)
        number = max(FEWEST_TRIALS, self.nodes // DEALS)
        rng = SearchRng(self.dice(1))
        if is_dealt:
            deals = (self.game.setup(self.options, SearchRng(int(rng.below(1 << 30)))) for _ in range(number))
            return self.rated([self.open(deal) for deal in deals], number)
        return self.rated([self.open(self.game.bot.open_state(state, rng)) for _ in range(number)], number)

    def hear(self, events: Events) -> None:
        self.heard += 1
        for seat in range(len(self.bots)):
            self.observe(seat, events.heard_by(seat))

    def observe(self, seat: int, events: Sequence[Event]) -> None:
        self.bots[seat].observe(events)

    def is_over(self, state: Any) -> bool:
        return self.game.outcome(state) is not None

    def open(self, state: Any) -> SearchState:
        """A state with open hands, to roll out from as it is."""
        memory = self.game.bot.memory(0, self.options)
        return self.game.bot.search_state(state, 0, self.parameters, memory)

    def rated(self, states: list[SearchState], number: int) -> Estimate:
        trials = Trials(self.options.players, self.dice(2))
        trials.rate(states, number)
        return estimate(trials)

    def shares(self, state: Any) -> list[float]:
        rng = SearchRng(self.dice(3))
        number = max(FEWEST_TRIALS, self.nodes // OPEN)
        states = [self.open(self.game.bot.open_state(state, rng)) for _ in range(number)]
        return self.rated(states, number).shares

    def chance(self, state: Any, seat: int) -> float:
        # The truth is looked at through the eyes of the seat alone.
        worlds = self.worlds(self.samples(self.game.view(state, seat), seat), seat)
        trials = Trials(self.options.players, self.dice(16 + seat))
        trials.rate_anew(worlds, max(FEWEST_TRIALS, self.nodes // CHANCE))
        return estimate(trials).shares[seat]

    def samples(self, view: Any, seat: int) -> list[Any]:
        """States that a seat could be in, by its view and by what it was told."""
        rng = SearchRng(self.dice(32 + seat))
        return [self.game.bot.sample(view, self.bots[seat].memory, rng) for _ in range(min(WORLDS, self.trials))]

    def worlds(self, samples: list[Any], seat: int) -> list[SearchState]:
        """The same as a search walks through them."""
        memory = self.bots[seat].memory
        return [self.game.bot.search_state(state, seat, self.parameters, memory) for state in samples]

    def verdict(self, view: Any, move: Move) -> Verdict:
        seat = view.seat
        bot = self.bots[seat]
        bot.plan = None
        search = bot.think(view, self.nodes, 0.0)
        samples = self.samples(view, seat)
        actions: dict[int, Move] = {self.game.action(samples[0], each): each for each in view.moves}
        made = self.game.action(samples[0], move)
        results = search.results()
        best = max(actions, key=lambda each: results.get(each, (0, 0.0)))
        worlds = self.worlds(samples, seat)
        plan = self.plan(search, worlds, best)
        trials = Trials(self.options.players, self.dice(6))
        if made == best:
            trials.compare(worlds, plan, plan, max(FEWEST_TRIALS, self.nodes // CHANCE))
            return unmoved(actions[best], trials, seat)
        self.compare(trials, worlds, plan, self.plan_of(search, worlds, made), seat)
        return self.weighed(trials, view, move, actions[best])

    def advice(self, view: Any) -> Advice:
        """The move tried most, beside the one tried most of the others."""
        seat = view.seat
        bot = self.bots[seat]
        bot.plan = None
        search = bot.think(view, self.nodes, 0.0)
        samples = self.samples(view, seat)
        results = search.results()
        by_visits = sorted(
            view.moves, key=lambda move: results.get(self.game.action(samples[0], move), (0, 0.0)), reverse=True
        )
        worlds = self.worlds(samples, seat)
        plan = self.plan(search, worlds, self.game.action(samples[0], by_visits[0]))
        trials = Trials(self.options.players, self.dice(6))
        trials.compare(worlds, plan, plan, self.trials)
        why = self.game.bot.reason(view, bot.memory, by_visits[1], by_visits[0]) if len(by_visits) > 1 else None
        return Advice(by_visits[0], estimate(trials).shares, why or Reason(MOST, {}))

    def compare(
        self, trials: Trials, worlds: list[SearchState], first: list[int], second: list[int], seat: int
    ) -> None:
        """Compare two plans until it is clear how much one of them loses, or as long as it pays."""
        number = self.trials
        while True:
            trials.compare(worlds, first, second, number)
            if trials.number >= CONFIRMED * self.trials or is_clear(trials, seat):
                return
            number = int(trials.number)

    def weighed(self, trials: Trials, view: Any, move: Move, best: Move) -> Verdict:
        """What was lost beside the best move, if anything surely was."""
        seat = view.seat
        apart = difference(trials)
        lost, error = -apart.shares[seat], sqrt(apart.variances[seat])
        verdict = unmoved(best, trials, seat)._replace(error=error, variances=apart.variances)
        if lost <= SURE * error:
            return verdict
        why = self.game.bot.reason(view, self.bots[seat].memory, move, best)
        generic = Reason(MORE, {"number": max(1, round(100 * lost))})
        return verdict._replace(lost=lost, moved=apart.shares, why=why or generic)

    def plan_of(self, search: Search, worlds: list[SearchState], action: int) -> list[int]:
        """A move that was made, with what its maker should have made of it: searched for where the tree has not."""
        if search.results().get(action, (0, 0.0))[0] >= self.nodes // 10:
            return self.plan(search, worlds, action)
        if worlds[0].reveals(action):
            return [action]
        other = Search(search.seat, self.options.players, len(search.unseen), self.dice(7), search.exploration, 0)
        after = [world.copy() for world in worlds]
        for world in after:
            world.make(action)
            other.add_state(world)
        if after[0].seat() != search.seat:
            return [action]
        other.simulate(max(FEWEST_TRIALS, self.nodes // 4))
        return [action, *self.rest(other, after[0])]

    def plan(self, search: Search, worlds: list[SearchState], action: int) -> list[int]:
        """A move and what follows it in the same turn, before anything new is seen."""
        root = search.tree.root
        state = worlds[0].copy()
        found = [action]
        if not state.reveals(action) and search.go_on(action):
            state.make(action)
            found += self.rest(search, state)
        search.tree.root = root
        return found

    def rest(self, search: Search, state: SearchState) -> list[int]:
        """The moves of the seat that were tried most, one after the other."""
        found: list[int] = []
        while state.seat() == search.seat:
            results = search.results()
            action = max(results, key=lambda each: results[each], default=-1)
            if action < 0 or results[action][0] < TRIED:
                break
            found.append(action)
            if state.reveals(action) or not search.go_on(action):
                break
            state.make(action)
        return found

    def stories(self) -> list[Any]:
        return []


def is_clear(trials: Trials, seat: int) -> bool:
    """Is a loss surely none worth a word, or surely on one side of every bound between grades?"""
    apart = difference(trials)
    error = sqrt(apart.variances[seat])
    return all(abs(-apart.shares[seat] - bound) > SURE * error for bound, _ in BOUNDS)


def unmoved(best: Move, trials: Trials, seat: int) -> Verdict:
    """The verdict on a move that is as good as the best, as far as can be told."""
    nothing = [0.0] * int(trials.players)
    return Verdict(best, float(trials.first[seat]) / int(trials.number), 0.0, 0.0, nothing, nothing, None)


def difference(trials: Trials) -> Estimate:
    """What the second plan changed beside the first, and the variances of that."""
    number = int(trials.number)
    shares = [float(second - first) / number for first, second in zip(trials.first, trials.second)]
    return Estimate(shares, variances(trials, shares))


def estimate(trials: Trials) -> Estimate:
    """The shares of rollouts with one plan; they add up to 1 but for what is rounded."""
    number = int(trials.number)
    shares = [float(each) / number for each in trials.first]
    total = sum(shares) or 1.0
    return Estimate([share / total for share in shares], variances(trials, shares))


def variances(trials: Trials, means: Sequence[float]) -> list[float]:
    number = int(trials.number)
    return [max(float(square) / number - mean**2, 0.0) / number for square, mean in zip(trials.squares, means)]
