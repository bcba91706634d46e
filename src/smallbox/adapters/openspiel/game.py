"""A game of pyspiel: its type, its parameters, its bounds."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from smallbox.adapters.openspiel.course import Course
from smallbox.adapters.openspiel.observer import SmallboxObserver
from smallbox.adapters.openspiel.parameters import read_table, specification
from smallbox.adapters.openspiel.state import SmallboxState
from smallbox.core.game import AnyGame

#: moves of the longest game, where no guard of the rules says how long it may be
LONGEST = 100_000


def game_type(game: AnyGame, name: str, *, is_dealt_by_chance: bool = True) -> Any:
    """What OpenSpiel may know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=f"{game.title} (smallbox)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if is_dealt_by_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


class SmallboxGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of smallbox; each has a class of its own, made by `game_class`."""

    played: AnyGame
    short_name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        table = read_table(self.played, params or {})
        #: every state begins as a copy of this one
        self.opening = Course(table)
        dealt, outcomes = self.dealt_somehow()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.actions(dealt.state),
            max_chance_outcomes=outcomes,
            num_players=table.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.played.most_moves(table.options) or LONGEST,
        )
        kind = game_type(self.played, self.short_name, is_dealt_by_chance=table.is_dealt_by_chance)
        super().__init__(kind, info, table.parameters)

    def dealt_somehow(self) -> tuple[Course, int]:
        """A course after its deal, and how many outcomes chance had at most; later shuffles are of the same cards."""
        course, most = self.opening.copy(), 0
        while course.shuffle is not None:
            most = max(most, len(course.shuffle.faces))
            course.act(course.shuffle.outcomes()[0][0])
        return course, most

    def new_initial_state(self) -> SmallboxState:
        return SmallboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SmallboxObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SmallboxObserver(self.opening.table, kind, params)


def game_class(game: AnyGame, name: str) -> type[SmallboxGame]:
    """The class that pyspiel makes a game from."""
    return type(f"{type(game).__name__}Game", (SmallboxGame,), {"played": game, "short_name": name})
