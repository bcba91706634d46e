"""The levels of Kanobu's searching bot."""

from smallbox.core.bot import Level

#: weakest first
LEVELS = {
    "easy": Level(nodes=0, forgets=True),
    "normal": Level(nodes=600, forgets=True),
    "hard": Level(nodes=4_000),
    "expert": Level(nodes=15_000),
}
