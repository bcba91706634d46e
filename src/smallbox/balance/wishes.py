"""What the command line asks of a balance report."""

from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from smallbox.games import listed


@dataclass(frozen=True)
class Wishes:
    """A study as it is asked for."""

    game: Annotated[str, Parameter(help=listed())]
    _: KW_ONLY
    opt: Annotated[str, Parameter(help="options, as after opt in notation")] = ""
    data: Annotated[str | None, Parameter(help="a gold, deck or gift file of your own")] = None
    against: Annotated[
        tuple[str, ...], Parameter(help="options of another variant, compared on the same deals; may be given again")
    ] = ()
    against_data: Annotated[str | None, Parameter(help="a data file for the other variants")] = None
    vary: Annotated[
        tuple[str, ...],
        Parameter(help="one number and its values: hand=4..7, gold.18.value=9,12, purple.Ca/purple.St=1..5"),
    ] = ()
    players: Annotated[str, Parameter(help="table sizes, with commas; the usual one without")] = ""
    games: Annotated[int, Parameter(help="games of each variant at each table size")] = 1000
    bots: Annotated[str, Parameter(help="one bot for all seats, or one per seat, with commas")] = "greedy"
    levels: Annotated[str, Parameter(help="bots that sit alone among the others, to tell luck from skill")] = ""
    deals: Annotated[int, Parameter(help="deals for each of --levels; in each, it has every seat")] = 100
    seconds: Annotated[str, Parameter(help="seconds for a kind of decision, such as play=8,draw=3")] = ""
    seed: Annotated[int, Parameter(help="the same one gives the same games")] = 0
    processes: Annotated[int, Parameter(help="how many processes play; 0 is one a core")] = 0
    minutes: Annotated[float, Parameter(help="begin no game after this many minutes; 0 is no limit")] = 0.0
    folder: Annotated[Path | None, Parameter(help="where games are kept; the same command goes on there")] = None
    fresh: Annotated[bool, Parameter(negative="", help="forget the games that are there")] = False
    report: Annotated[Path | None, Parameter(help="an HTML file with plots")] = None
    language: Annotated[str | None, Parameter(help="of the report; without it, the machine's own")] = None
    json: Annotated[bool, Parameter(negative="", help="one JSON object")] = False
