"""Records of games among bots, to look back at."""

from functools import cache

from smallbox.analysis import analyse
from smallbox.analysis.review import Review
from smallbox.bots import find_bot
from smallbox.bots.play import tell
from smallbox.core.bot import Budget
from smallbox.core.notation import read_options
from smallbox.core.record import write_record
from smallbox.core.recorder import Recorder
from smallbox.games import GAMES

#: options that make a game of each kind short
SHORT = {"kobito": "gold_cards=4", "kanobu": "maxMoves=14", "hat": "penalty_limit=2"}


@cache
def played(name: str, bots: str, seed: int, opt: str = "", most: int = 100_000) -> str:
    """The record of a game among bots, `normal,random`; of its first moves where it is longer than `most`."""
    game, levels = GAMES[name], bots.split(",")
    options = game.options(len(levels), read_options(opt))
    recorder = Recorder(game, options, levels, f"{seed:064x}")
    seats = [find_bot(game, level)(seat, options, 100 * seed + seat) for seat, level in enumerate(levels)]
    tell(seats, recorder.events)
    while (seat := recorder.to_act) is not None and len(recorder.entries) < most:
        tell(seats, recorder.make(seat, seats[seat].choose(recorder.view(seat), Budget())))
    return write_record(recorder.record())


def short(name: str, seed: int = 1, players: int = 3) -> str:
    return played(name, ",".join(["random"] * players), seed, SHORT.get(name, ""))


@cache
def reviewed(name: str, bots: str, seed: int, nodes: int, opt: str = "") -> Review:
    return analyse(played(name, bots, seed, opt), nodes=nodes)
