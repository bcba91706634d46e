"""OpenSpiel's own information-set search as a bot of ours, for `smallbox arena` and other comparisons.

A thin stand-in for an adapter: OpenSpiel's Python search asks a state for little, so ours answers that much. The peer
samples its worlds as we do and gets our compiled random playouts, which are faster than its own.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.games import GAMES

UCT = 1.4
MOST_MOVES = 2_000
USUAL_MILLISECONDS = 100


class Kind:
    """What OpenSpiel asks about the type of a game."""

    def __init__(self) -> None:
        spiel = importlib.import_module("pyspiel")
        self.dynamics = spiel.GameType.Dynamics.SEQUENTIAL
        self.information = spiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        return self


class SpielState:
    """A sampled state under the names that OpenSpiel uses."""

    def __init__(self, bot: SpielBot, state: Any) -> None:
        self.bot = bot
        self.state = state

    def get_game(self) -> Kind:
        return self.bot.kind

    def current_player(self) -> int:
        seat = self.bot.game.to_act(self.state)
        return -4 if seat is None else seat

    def is_terminal(self) -> bool:
        return self.bot.game.to_act(self.state) is None

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return self.bot.game.legal_moves(self.state)

    def apply_action(self, action: int) -> None:
        self.bot.game.apply(self.state, int(action))

    def clone(self) -> SpielState:
        return SpielState(self.bot, self.state.clone())

    def information_state_string(self) -> str:
        seat = self.current_player()
        return self.bot.key(self.state, seat)

    def returns(self) -> list[float]:
        outcome = self.bot.game.outcome(self.state)
        players = self.bot.options.players
        if outcome is None:
            return [0.0] * players
        return [players / len(outcome.winners) - 1 if seat in outcome.winners else -1.0 for seat in range(players)]


class Evaluator:
    """One random playout, by our engine."""

    def __init__(self, bot: SpielBot) -> None:
        self.bot = bot

    def evaluate(self, state: SpielState) -> list[float]:
        end = state.clone()
        self.bot.playout(end.state, self.bot.rng, MOST_MOVES)
        return end.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class SpielBot:
    """Searches until its time is up."""

    game: ClassVar[AnyGame]

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.seat = seat
        self.options = options
        self.kind = Kind()
        self.memory = self.game.bot.memory(seat, options)
        self.rng = SearchRng(seed)
        self.playout = importlib.import_module(f"smallbox.games.{self.game.name}.rules.playout").playout
        search = importlib.import_module("open_spiel.python.algorithms.ismcts")
        numpy = importlib.import_module("numpy")
        self.search = search.ISMCTSBot(
            self.kind,
            Evaluator(self),
            UCT,
            1,
            random_state=numpy.random.RandomState(seed % 2**32),
            allow_inconsistent_action_sets=True,
        )
        self.simulated = 0

    def observe(self, events: Sequence[Event]) -> None:
        self.memory.observe(events)

    def choose(self, view: Any, budget: Budget) -> Move:
        moves: Sequence[Move] = view.moves
        if len(moves) == 1:
            return moves[0]
        end = perf_counter() + (budget.milliseconds or USUAL_MILLISECONDS) / 1000
        root = SpielState(self, self.game.bot.sample(view, self.memory, self.rng))
        search = self.search
        search.reset()
        node = search._root_node = search.create_new_node(root)
        while perf_counter() < end:
            search.run_simulation(SpielState(self, self.game.bot.sample(view, self.memory, self.rng)))
            self.simulated += 1
        tried = {action: child.visits for action, child in node.child_info.items()}
        return max(moves, key=lambda move: tried.get(self.game.action(root.state, move), 0))

    def key(self, state: Any, seat: int) -> str:
        """What a seat knows, as far as it matters within a few moves: its hand, and the table."""
        raise NotImplementedError


class SpielKobito(SpielBot):
    """OpenSpiel's ISMCTS plays Kobito."""

    game = GAMES["kobito"]

    def key(self, state: Any, seat: int) -> str:
        hand = list(state.cards)[seat * 14 : seat * 14 + 14]
        return f"{seat} {state.done} {hand} {list(state.first)} {list(state.past)} {list(state.need)}"


class SpielKanobu(SpielBot):
    """OpenSpiel's ISMCTS plays Kanobu."""

    game = GAMES["kanobu"]

    def key(self, state: Any, seat: int) -> str:
        top = state.pile[state.pile_size]
        return f"{seat} {state.phase} {state.hand_cards(seat)} {top} {list(state.sizes)} {state.demand} {state.drawn}"
