"""The arena as a command: play what is missing, then tell what the games say."""

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from smallbox.arena import show
from smallbox.arena.entrants import read_entrants
from smallbox.arena.fingerprint import code_digest
from smallbox.arena.ledger import Ledger, write_whole
from smallbox.arena.match import Result, options_for
from smallbox.arena.pace import paces_of
from smallbox.arena.plan import Settings, read_sizes, seatings
from smallbox.arena.run import Playing, all_cores, play_numbers
from smallbox.arena.standings import as_json, make_overall, make_tables, whole_deals
from smallbox.arena.wishes import Wishes
from smallbox.core.bot import Budget
from smallbox.core.data import own_file
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options, write_options

#: where results go when no folder is named
RESULTS = Path("arena-results")


def arena(game: AnyGame, wishes: Wishes) -> None:
    """Play and tell. Raises SmallboxError; KeyboardInterrupt leaves everything so that the same command goes on."""
    settings = read_settings(game, wishes)
    check_numbers(wishes)
    check_cluster(wishes, settings)
    draw = None if wishes.report is None else drawing(wishes.report)
    ledger = Ledger(wishes.folder or RESULTS / f"{game.name}-{settings.digest[:10]}", settings)
    with ledger.opened(is_fresh=wishes.fresh):
        play_missing(game, settings, wishes, ledger)
        ledger.tidy()
        wanted = wishes.deals * len(seatings(settings))
        results = [result for result in ledger.results() if result.number < wanted]
        deals = whole_deals(results, len(seatings(settings)))
        if not deals:
            raise BadOption(f"no deal is finished yet ({len(results)} games); the same command goes on")
        labels = labels_of(settings)
        with Console(stderr=True).status("working out shares and ratings"):
            tables = make_tables(labels, deals)
            overall = make_overall(labels, deals, tables)
        paces = paces_of([result for deal in deals for result in deal], ledger.efforts())
        found = as_json(overall, tables, paces, about(settings, deals))
        write_whole(ledger.folder / "results.json", json.dumps(found, indent=2) + "\n")
        if draw is not None and wishes.report is not None:
            write_whole(wishes.report, draw.page(game.title, settings, overall, tables, paces))
    if wishes.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show.print_tables(game.title, tables, paces, ledger.folder)


def play_missing(game: AnyGame, settings: Settings, wishes: Wishes, ledger: Ledger) -> None:
    total = wishes.deals * len(seatings(settings))
    finished = {result.number for result in ledger.results()}
    missing = [number for number in range(total) if number not in finished]
    if not missing:
        return
    with progress_bar() as progress:
        task = progress.add_task(f"{game.title}, {total} games", total=total, completed=total - len(missing))
        games = begin(settings, missing, wishes, lambda notice: progress.console.print(notice, soft_wrap=True))
        try:
            with closing(games):
                for played in games:
                    ledger.keep(played, with_records=wishes.records)
                    progress.advance(task, len(played))
        except KeyboardInterrupt:
            progress.stop()
            done = len(ledger.results())
            sys.stderr.write(f"smallbox: stopped; {done} games are kept in {ledger.folder}, the same command goes on\n")
            raise


def begin(settings: Settings, numbers: Sequence[int], wishes: Wishes, tell: Callable[[str], None]) -> Playing:
    if wishes.cluster is None:
        return play_numbers(settings, numbers, wishes.processes or all_cores(), wishes.minutes * 60)
    games: Playing = dask().play_on_cluster(settings, numbers, wishes.cluster, wishes.minutes * 60, tell)
    return games


def progress_bar() -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    # Games take seconds, so the time left is told from the last ten minutes.
    return Progress(
        TextColumn("{task.description}"),
        *columns,
        console=Console(stderr=True),
        transient=True,
        speed_estimate_period=600,
    )


def read_settings(game: AnyGame, wishes: Wishes) -> Settings:
    """What is played. Raises BadOption, BadData, BadNotation, Refused."""
    if wishes.nodes < 0 or wishes.milliseconds < 0:
        raise BadOption("--nodes, --milliseconds: expected numbers from 0")
    budget = Budget(nodes=wishes.nodes, milliseconds=wishes.milliseconds)
    entrants = read_entrants(game, wishes.bots, budget)
    field = read_entrants(game, wishes.field, budget)[0] if wishes.field else None
    if len({*entrants, *([field] if field else [])}) < 2:
        raise BadOption(f"--bots: expected two bots or more, got {entrants[0].label} alone")
    if wishes.data is not None and any(entrant.is_program for entrant in (*entrants, *([field] if field else []))):
        raise BadOption("--bots: expected no programs where --data is given: their table has the game's own cards")
    if wishes.data is not None and any(entrant.cores > 1 for entrant in entrants):
        raise BadOption("--bots: expected one core for each bot where --data is given; leave out @2c and the like")
    settings = Settings(
        game=game.name,
        rules=game.rules_version,
        entrants=entrants,
        field=field,
        players=read_sizes(game, wishes.players),
        opt=write_options(read_options(wishes.opt)),
        data=None if wishes.data is None else str(Path(wishes.data).resolve()),
        data_digest="" if wishes.data is None else own_file(wishes.data).digest or "",
        seed=wishes.seed,
        code=code_digest(game, entrants if field is None else (*entrants, field)),
    )
    for players in settings.players:
        options_for(settings, players)
    return settings


def check_numbers(wishes: Wishes) -> None:
    if wishes.deals < 1:
        raise BadOption(f"--deals: expected a number from 1, got {wishes.deals}")
    if wishes.processes < 0 or wishes.minutes < 0:
        raise BadOption("--processes, --minutes: expected numbers from 0")


def check_cluster(wishes: Wishes, settings: Settings) -> None:
    """What a cluster needs; looked for before anything is written."""
    if wishes.cluster is None:
        return
    if wishes.processes:
        raise BadOption("--processes: expected none beside --cluster, where every worker of the cluster plays")
    if any(entrant.cores > 1 for entrant in (*settings.entrants, *([settings.field] if settings.field else []))):
        raise BadOption("--bots: expected one core for each bot where --cluster is given; leave out @2c and the like")
    if any(entrant.is_program for entrant in (*settings.entrants, *([settings.field] if settings.field else []))):
        raise BadOption("--bots: expected no programs where --cluster is given: they play on the machine they are on")
    dask()


def dask() -> Any:
    try:
        from smallbox.arena import cluster  # noqa: PLC0415 - an extra that only clusters need
    except ImportError:
        raise BadOption(
            "--cluster: games are given out by Dask, which is not installed; `pip install 'smallbox[cluster]'`, "
            "or `pip install --require-hashes -r requirements/cluster.txt` from a checkout"
        ) from None
    return cluster


def check_report(report: Path) -> None:
    """Can a report be written there? Asked before hours of play, not after."""
    if report.is_dir() or not report.parent.is_dir():
        raise BadOption(f"--report: expected a file in a folder that exists, got {str(report)!r}")


def drawing(report: Path) -> Any:
    """What draws the report."""
    check_report(report)
    try:
        from smallbox.arena import report as drawn  # noqa: PLC0415 - an extra that only reports need
    except ImportError:
        raise BadOption(
            "--report: plots are drawn with matplotlib, which is not installed; `make lab` or `pip install matplotlib`"
        ) from None
    return drawn


def labels_of(settings: Settings) -> list[str]:
    entrants = settings.entrants if settings.field is None else (*settings.entrants, settings.field)
    return list(dict.fromkeys(entrant.label for entrant in entrants))


def about(settings: Settings, deals: Sequence[Sequence[Result]]) -> dict[str, Any]:
    return {
        "game": settings.game,
        "players": list(settings.players),
        "deals": len(deals),
        "games": sum(len(deal) for deal in deals),
        "seed": settings.seed,
        "opt": settings.opt,
    }
