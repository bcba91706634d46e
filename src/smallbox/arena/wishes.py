"""What the command line asks of the arena."""

from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from smallbox.games import listed


@dataclass(frozen=True)
class Wishes:
    """Games as they are asked for."""

    game: Annotated[str, Parameter(help=listed())]
    _: KW_ONLY
    bots: Annotated[
        str,
        Parameter(
            help="bots with commas, each [name=]bot[@100ms][@2000n][@2c]; your own: module:Class, name=exec:COMMAND"
        ),
    ] = ""
    field: Annotated[str, Parameter(help="each bot alone at a table of these")] = ""
    players: Annotated[str, Parameter(help="table sizes, with commas")] = ""
    deals: Annotated[int, Parameter(help="deals; in each, every bot has every seat")] = 50
    seed: Annotated[int, Parameter(help="the same one gives the same games")] = 0
    opt: Annotated[str, Parameter(help="options, as after opt in notation")] = ""
    data: Annotated[str | None, Parameter(help="a gold, deck or gift file of your own")] = None
    nodes: Annotated[int, Parameter(help="how many nodes a bot may search, for bots that search")] = 0
    milliseconds: Annotated[int, Parameter(help="how long a bot may think, for bots that search")] = 0
    processes: Annotated[int, Parameter(help="how many processes play; 0 is one a core")] = 0
    cluster: Annotated[
        str | None, Parameter(help="the address of a Dask scheduler, whose workers play instead of processes here")
    ] = None
    minutes: Annotated[float, Parameter(help="begin no game after this many minutes; 0 is no limit")] = 0.0
    folder: Annotated[Path | None, Parameter(help="where results are kept; the same command goes on there")] = None
    fresh: Annotated[bool, Parameter(negative="", help="forget the results that are there")] = False
    records: Annotated[bool, Parameter(help="keep a record of every game")] = True
    report: Annotated[Path | None, Parameter(help="an HTML file with plots")] = None
    json: Annotated[bool, Parameter(negative="", help="one JSON object")] = False
