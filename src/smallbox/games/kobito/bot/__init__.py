"""Who plays by itself: memory, sampling, search and levels."""

from collections.abc import Mapping
from typing import ClassVar

from smallbox.core.bot import Bot, Level
from smallbox.core.bot_support import BotSupport
from smallbox.games.kobito.bot.blunders import blunder
from smallbox.games.kobito.bot.greedy import GreedyBot
from smallbox.games.kobito.bot.levels import LEVELS
from smallbox.games.kobito.bot.memory import Memory
from smallbox.games.kobito.bot.reasons import CODES, reason
from smallbox.games.kobito.bot.sample import hints_of, open_state, sample
from smallbox.games.kobito.bot.search_state import KobitoSearchState, SearchParameters, parameters_of
from smallbox.games.kobito.bot.themes import REASONS, THEMES, theme
from smallbox.games.kobito.messages import Options, View
from smallbox.games.kobito.rules.state import State


class KobitoBots(BotSupport[State, Options, View, Memory]):
    """How Kobito is remembered, sampled and searched."""

    levels: ClassVar[Mapping[str, type[Bot] | Level]] = {"greedy": GreedyBot, **LEVELS}
    whole_game: ClassVar[Mapping[str, float] | None] = {"ahead": 400}
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
        return parameters_of(options.players, given)

    def search_state(self, state: State, seat: int, parameters: SearchParameters, memory: Memory) -> KobitoSearchState:
        return KobitoSearchState(state, seat, parameters, hints_of(state, memory), 0)
