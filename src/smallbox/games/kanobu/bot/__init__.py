"""Who plays by itself: memory, sampling, search and levels."""

from collections.abc import Mapping
from typing import ClassVar

from smallbox.core.bot import Bot, Level
from smallbox.core.bot_support import BotSupport
from smallbox.games.kanobu.bot.blunders import blunder
from smallbox.games.kanobu.bot.greedy import GreedyBot
from smallbox.games.kanobu.bot.levels import LEVELS
from smallbox.games.kanobu.bot.memory import Memory
from smallbox.games.kanobu.bot.reasons import CODES, reason
from smallbox.games.kanobu.bot.sample import hints_of, open_state, sample
from smallbox.games.kanobu.bot.search_state import KanobuSearchState, SearchParameters, parameters_of
from smallbox.games.kanobu.bot.themes import REASONS, THEMES, theme
from smallbox.games.kanobu.messages import Options, View
from smallbox.games.kanobu.rules.state import State


class KanobuBots(BotSupport[State, Options, View, Memory]):
    """How Kanobu is remembered, sampled and searched."""

    levels: ClassVar[Mapping[str, type[Bot] | Level]] = {"greedy": GreedyBot, **LEVELS}
    whole_game: ClassVar[Mapping[str, float] | None] = {"horizon": 2000}
    themes = THEMES
    puzzle_reasons = REASONS
    memory = Memory
    sample = staticmethod(sample)
    open_state = staticmethod(open_state)
    blunder = staticmethod(blunder)
    luck = "cards"
    reasons = CODES
    reason = staticmethod(reason)
    theme = staticmethod(theme)

    def search_parameters(self, options: Options, given: Mapping[str, float]) -> SearchParameters:
        return parameters_of(options.data.faces, given)

    def search_state(self, state: State, seat: int, parameters: SearchParameters, memory: Memory) -> KanobuSearchState:
        # A position that was never dealt may show faces that its pack has not.
        fitting = parameters if parameters.faces is state.faces else parameters_of(state.faces, {})
        return KanobuSearchState(state, seat, fitting, hints_of(state, memory))
