"""The levels of Kobito's searching bot."""

from smallbox.core.bot import Level

#: weakest first
LEVELS = {
    "easy": Level(nodes=60, overlooks=0.2, forgets=True, parameters={"risk": 0.4}),
    "normal": Level(nodes=120, overlooks=0.1, forgets=True, parameters={"risk": 0.7}),
    "hard": Level(nodes=300, overlooks=0.04),
    "expert": Level(nodes=6_000, parameters={"ahead": 3}),
}
