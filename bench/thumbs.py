"""The rules of thumb of the playouts as bots, for `smallbox arena`: what a search has to beat."""

from smallbox.bots.thinker import ThinkingBot
from smallbox.core.bot import Level
from smallbox.games import GAMES


class ThumbsKobito(ThinkingBot):
    """Completes the best gold rainbow it can reach, else lays what it owes where it helps nobody."""

    game = GAMES["kobito"]
    level = Level(nodes=0)


class ThumbsKanobu(ThinkingBot):
    """Sheds in the best order known."""

    game = GAMES["kanobu"]
    level = Level(nodes=0)
