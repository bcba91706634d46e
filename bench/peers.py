"""The peers, from the extra `bench`: OpenSpiel's crazy_eights and RLCard's uno."""

import importlib
import importlib.util
import random
import runpy
from pathlib import Path
from typing import Any

from bench.measure import Side, Slice, play_for

OPEN_SPIEL_ROLLOUTS = "OpenSpiel crazy_eights, C++ rollouts"
OPEN_SPIEL_LOOP = "OpenSpiel crazy_eights, Python loop"
OPEN_SPIEL_SEARCH = "OpenSpiel crazy_eights, C++ MCTS"
RLCARD_RUN = "RLCard uno, env.run"

DEALS = 8
ROLLOUTS_A_SEARCH = 200
SIMULATIONS_A_SEARCH = 1_000


class OpenSpiel:
    """crazy_eights with four players.

    Python cannot ask OpenSpiel for a random rollout, but its MCTS bot can: a search of one simulation evaluates the
    root, and RandomRolloutEvaluator(n) does that by n rollouts in C++, with nothing else to do. It does not say how
    many moves it made, so the mean number of a rollout is learnt first, by playing many from the same deals in Python.
    Rollouts start from a dealt state, so the peer does not pay for dealing, as smallbox does.
    """

    def __init__(self, rollouts: int) -> None:
        self.spiel = importlib.import_module("pyspiel")
        self.game = self.spiel.load_game("crazy_eights(players=4)")
        self.random = random.Random(7)
        self.moves = self.chances = 0
        self.deals = [self.dealt() for _ in range(DEALS)]
        self.lengths = [self.mean_length(state, rollouts // DEALS) for state in self.deals]
        #: chance steps (dealing left out) for every player's move of a rollout
        self.rollout_chances = self.chances / self.moves
        self.moves = self.chances = 0
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS_A_SEARCH, 7)
        self.bot = self.spiel.MCTSBot(
            self.game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=7, verbose=False
        )
        self.searcher = self.spiel.MCTSBot(
            self.game,
            self.spiel.RandomRolloutEvaluator(1, 7),
            uct_c=2.0,
            max_simulations=SIMULATIONS_A_SEARCH,
            max_memory_mb=100,
            solve=False,
            seed=7,
            verbose=False,
        )
        self.turn = 0

    def rollouts(self, seconds: float) -> Slice:
        """Players' moves of rollouts in C++."""
        return play_for(seconds, self.search)

    def searches(self, seconds: float) -> Slice:
        """Simulations of whole searches in C++, each with one random rollout."""
        return play_for(seconds, self.whole_search)

    def whole_search(self) -> int:
        self.turn = (self.turn + 1) % DEALS
        self.searcher.mcts_search(self.deals[self.turn])
        return SIMULATIONS_A_SEARCH

    def loop(self, seconds: float) -> Slice:
        """Players' moves of whole games, driven from Python, dealing and drawing included."""
        return play_for(seconds, lambda: self.play(self.game.new_initial_state()))

    @property
    def loop_chances(self) -> float:
        """Chance steps for every player's move of the loop."""
        return self.chances / self.moves if self.moves else 0.0

    def search(self) -> int:
        self.turn = (self.turn + 1) % DEALS
        self.bot.mcts_search(self.deals[self.turn])
        return round(self.lengths[self.turn] * ROLLOUTS_A_SEARCH)

    def dealt(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(self.random.random() * len(outcomes))][0])
        return state

    def mean_length(self, state: Any, games: int) -> float:
        return sum(self.play(state.clone()) for _ in range(games)) / games

    def play(self, state: Any) -> int:
        """Random play to the end; outcomes of a chance node are equally likely, as there is one pack of cards."""
        unit = self.random.random
        made = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(unit() * len(outcomes))][0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(unit() * len(moves))])
                made += 1
            steps += 1
        self.moves += made
        self.chances += steps - made
        return made


class RLCard:
    """uno through its environment; RLCard plays it with two players only."""

    def __init__(self) -> None:
        rlcard = importlib.import_module("rlcard")
        agent = random_agent()
        importlib.import_module("numpy").random.seed(7)
        self.env = rlcard.make("uno", config={"seed": 7})
        self.env.set_agents([agent(self.env.num_actions) for _ in range(self.env.num_players)])

    def runs(self, seconds: float) -> Slice:
        return play_for(seconds, self.play)

    def play(self) -> int:
        # is_training: the agents name a move and nothing else, which is a tenth faster.
        trajectories, _ = self.env.run(is_training=True)
        # state, move, state, move ... state: every second entry is a move.
        return sum(len(trajectory) // 2 for trajectory in trajectories)


def random_agent() -> Any:
    """RLCard's RandomAgent, from its file: the package around it runs `pip freeze`, and a venv of uv has no pip."""
    package = importlib.util.find_spec("rlcard.agents")
    if package is None or not package.submodule_search_locations:
        raise ImportError("expected rlcard.agents in RLCard, found none")
    return runpy.run_path(str(Path(package.submodule_search_locations[0], "random_agent.py")))["RandomAgent"]


class Peers:
    """The peers that are installed."""

    def __init__(self, rollouts: int) -> None:
        self.sides: dict[str, Side] = {}
        self.missing: list[str] = []
        self.spiel: OpenSpiel | None = None
        try:
            self.spiel = OpenSpiel(rollouts)
            self.sides[OPEN_SPIEL_ROLLOUTS] = self.spiel.rollouts
            self.sides[OPEN_SPIEL_LOOP] = self.spiel.loop
        except ImportError:
            self.missing.append("OpenSpiel")
        try:
            self.sides[RLCARD_RUN] = RLCard().runs
        except ImportError:
            self.missing.append("RLCard")

    def chances(self, peer: str) -> float:
        """Chance steps that a peer takes for every player's move: they are not counted as moves."""
        if self.spiel is None:
            return 0.0
        known = {OPEN_SPIEL_ROLLOUTS: self.spiel.rollout_chances, OPEN_SPIEL_LOOP: self.spiel.loop_chances}
        return known.get(peer, 0.0)
