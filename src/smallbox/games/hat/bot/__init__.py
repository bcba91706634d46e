"""Who plays by itself: memory, sampling, search and levels."""

from collections.abc import Mapping
from typing import ClassVar

from smallbox.core.bot import Bot
from smallbox.core.bot_support import BotSupport
from smallbox.games.hat.bot.blunders import blunder
from smallbox.games.hat.bot.judge import HatJudge
from smallbox.games.hat.bot.levels import EasyBot, ExpertBot, GreedyBot, HardBot, NormalBot
from smallbox.games.hat.bot.memory import Memory
from smallbox.games.hat.bot.perfect import PerfectBot
from smallbox.games.hat.bot.reasons import CODES
from smallbox.games.hat.bot.sample import sample
from smallbox.games.hat.bot.themes import REASONS, THEMES, is_right, theme
from smallbox.games.hat.messages import Options, View
from smallbox.games.hat.rules.state import State


class HatBots(BotSupport[State, Options, View, Memory]):
    """How That's Not a Hat is remembered and sampled; nothing in it is worth a search."""

    levels: ClassVar[Mapping[str, type[Bot]]] = {
        "greedy": GreedyBot,
        "easy": EasyBot,
        "normal": NormalBot,
        "hard": HardBot,
        "expert": ExpertBot,
        "perfect": PerfectBot,
    }
    themes = THEMES
    puzzle_reasons = REASONS
    memory = Memory
    sample = staticmethod(sample)
    blunder = staticmethod(blunder)
    judge = HatJudge
    luck = "gifts"
    reasons = CODES
    theme = staticmethod(theme)
    is_right = staticmethod(is_right)
