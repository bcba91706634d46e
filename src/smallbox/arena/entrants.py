"""Who takes part: bots of the game or anybody's own, each with the time it may take."""

import importlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from smallbox.bots import bots_of, find_bot
from smallbox.core.bot import Bot, Budget
from smallbox.core.errors import BadOption
from smallbox.core.game import Game
from smallbox.core.notation import shown

BUDGET = re.compile(r"@(\d{1,9})(n|ms)\Z")
#: a label stands in tables, records and file names of reports
LABEL = re.compile(r"[\w.:#@+-]+\Z")


class Entrant(msgspec.Struct, frozen=True):
    """A bot under the name it has in the results."""

    label: str
    #: a bot of the game, or `module:Class`
    bot: str
    nodes: int = 0
    milliseconds: int = 0

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes, milliseconds=self.milliseconds)


def read_entrants(game: Game[Any], text: str, budget: Budget) -> tuple[Entrant, ...]:
    """`random,hard@100ms,mine=my_bots:Clever` as entrants; `budget` is for those that name none. Raises BadOption."""
    words = [word.strip() for word in text.split(",")] if text else list(bots_of(game))
    entrants = [read_entrant(game, word, budget) for word in words]
    bots = {entrant.label: entrant for entrant in entrants}
    for entrant in entrants:
        if bots[entrant.label] != entrant:
            raise BadOption(f"--bots: expected one bot called {entrant.label}, got two that differ")
    if len(entrants) > 1 and len(bots) == 1:
        return tuple(tell_apart(entrants))
    return tuple(entrants)


def read_entrant(game: Game[Any], word: str, budget: Budget) -> Entrant:
    """`[label=]bot[@100ms][@2000n]`."""
    label, equals, bot = word.rpartition("=")
    nodes, milliseconds = 0, 0
    name = bot
    while found := BUDGET.search(name):
        name = name[: found.start()]
        nodes, milliseconds = (int(found[1]), milliseconds) if found[2] == "n" else (nodes, int(found[1]))
    if equals and not label:
        raise BadOption(f"--bots: expected a name before =, got {shown(word)}")
    maker_of(game, name)
    label = label or bot
    if not LABEL.match(label):
        raise BadOption(f"--bots: expected a name of letters, digits and . : # @ + -, got {shown(label)}")
    if not nodes and not milliseconds:
        nodes, milliseconds = budget.nodes, budget.milliseconds
    return Entrant(label, name, nodes, milliseconds)


def tell_apart(entrants: Sequence[Entrant]) -> list[Entrant]:
    """A bot against itself: each has a name of its own, or there would be nothing to compare."""
    renamed = msgspec.structs.replace
    return [renamed(entrant, label=f"{entrant.label}#{at}") for at, entrant in enumerate(entrants, 1)]


def maker_of(game: Game[Any], name: str) -> type[Bot]:
    """The class of a bot. Raises BadOption with what there is."""
    module, colon, attribute = name.partition(":")
    if not colon:
        try:
            return find_bot(game, name)
        except BadOption as error:
            raise BadOption(f"{error} (a bot of your own is module:Class)") from None
    return load_bot(module, attribute)


def load_bot(module: str, attribute: str) -> type[Bot]:
    """A class from a module, which may lie in the current folder."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"expected a bot module:Class, got {shown(f'{module}:{attribute}')}: {error}") from None
    missing = [verb for verb in ("observe", "choose") if not callable(getattr(maker, verb, None))]
    if not isinstance(maker, type) or missing:
        raise BadOption(f"expected a class with observe and choose, got {module}:{attribute}")
    return maker
