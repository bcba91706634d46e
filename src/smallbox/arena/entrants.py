"""Who takes part: bots of the game or anybody's own, each with the time it may take."""

import importlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from smallbox.arena.program import EXEC, program_bot
from smallbox.bots import bots_of, find_bot
from smallbox.bots.team import team_bot
from smallbox.core.bot import Bot, Budget, Level
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import shown

BUDGET = re.compile(r"@(\d{1,9})(n|ms|c)\Z")
MOST_CORES = 64
#: a label stands in tables, records and file names of reports
LABEL = re.compile(r"[\w.:#@+-]+\Z")


class Entrant(msgspec.Struct, frozen=True):
    """A bot under the name it has in the results."""

    label: str
    #: a bot of the game, `module:Class`, or `exec:` and the command of a program
    bot: str
    nodes: int = 0
    milliseconds: int = 0
    #: how many processes search together for one move
    cores: int = 1

    @property
    def is_program(self) -> bool:
        """Is it a program of its own, which plays over the network?"""
        return self.bot.startswith(EXEC)

    @property
    def budget(self) -> Budget:
        return Budget(nodes=self.nodes, milliseconds=self.milliseconds)


def read_entrants(game: AnyGame, text: str, budget: Budget) -> tuple[Entrant, ...]:
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


def read_entrant(game: AnyGame, word: str, budget: Budget) -> Entrant:
    """`[label=]bot[@100ms][@2000n][@2c]`; in the command of a program there may be any sign but a comma."""
    label, equals, bot = word.rpartition("=")
    before, found_exec, command = word.partition(EXEC)
    if found_exec and (not before or before.endswith("=")):
        label, equals, bot = before[:-1], before[-1:], EXEC + command
    given = {"n": 0, "ms": 0, "c": 1}
    name = bot
    while found := BUDGET.search(name):
        name = name[: found.start()]
        given[found[2]] = int(found[1])
    if equals and not label:
        raise BadOption(f"--bots: expected a name before =, got {shown(word)}")
    label = label or bot
    if not LABEL.match(label):
        raise BadOption(f"--bots: expected a name of letters, digits and . : # @ + - (name={bot}), got {shown(label)}")
    nodes, milliseconds, cores = given["n"], given["ms"], given["c"]
    if not nodes and not milliseconds:
        nodes, milliseconds = budget.nodes, budget.milliseconds
    entrant = Entrant(label, name, nodes, milliseconds, cores)
    maker_for(game, entrant)
    return entrant


def tell_apart(entrants: Sequence[Entrant]) -> list[Entrant]:
    """A bot against itself: each has a name of its own, or there would be nothing to compare."""
    renamed = msgspec.structs.replace
    return [renamed(entrant, label=f"{entrant.label}#{at}") for at, entrant in enumerate(entrants, 1)]


def maker_for(game: AnyGame, entrant: Entrant) -> type[Bot]:
    """The class of an entrant. Raises BadOption where several cores are of no use to it."""
    if entrant.is_program and entrant.cores == 1:
        return program_bot(game, entrant.bot, entrant.milliseconds)
    if entrant.cores == 1:
        return maker_of(game, entrant.bot)
    level = game.bot.levels.get(entrant.bot)
    if not isinstance(level, Level) or not 1 < entrant.cores <= MOST_CORES:
        raise BadOption(
            f"--bots: expected @1c to @{MOST_CORES}c after a bot of the game that searches, got {shown(entrant.label)}"
        )
    return team_bot(game, level, entrant.cores)


def maker_of(game: AnyGame, name: str) -> type[Bot]:
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
