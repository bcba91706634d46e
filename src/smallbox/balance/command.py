"""Balance as a command: play what is missing, then tell what the games say."""

import json
import sys
import time
from contextlib import closing
from pathlib import Path

from rich.console import Console

from smallbox.arena.command import check_report, progress_bar
from smallbox.arena.ledger import write_whole
from smallbox.arena.run import all_cores
from smallbox.balance.ledger import Ledger
from smallbox.balance.match import Row
from smallbox.balance.report import Report, make_report
from smallbox.balance.run import all_keys, key_of, play_keys
from smallbox.balance.study import Study, make_study
from smallbox.balance.wishes import Wishes
from smallbox.core.data import own_file
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import is_number, shown

#: where games go when no folder is named
RESULTS = Path("balance-results")
MOST_SECONDS = 3600


def balance(game: AnyGame, wishes: Wishes, language: str) -> None:
    """Play and tell. Raises SmallboxError; KeyboardInterrupt leaves everything so that the same command goes on."""
    check_numbers(wishes)
    seconds = read_seconds(game, wishes.seconds)
    if wishes.report is not None:
        check_report(wishes.report)
    study = read_study(game, wishes)
    ledger = Ledger(wishes.folder or RESULTS / f"{game.name}-{study.digest[:10]}", study)
    with ledger.opened(is_fresh=wishes.fresh):
        rows, pace = play_missing(game, study, wishes, ledger)
        report = make_report(study, rows, seconds)
        found = report.json()
        write_whole(ledger.folder / "results.json", json.dumps(found, indent=2) + "\n")
        if wishes.report is not None:
            write_whole(wishes.report, report.html(language))
    if wishes.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        tell(report, language, [pace, f"kept in {ledger.folder}"])


def tell(report: Report, language: str, facts: list[str]) -> None:
    out = Console(highlight=False)
    for sentence in report.sentences(language):
        out.print(f"• {sentence}", markup=False)
    for fact in filter(None, facts):
        out.print(fact, markup=False, soft_wrap=True, style="dim")


def read_study(game: AnyGame, wishes: Wishes) -> Study:
    """What is measured. Raises BadOption, BadData, BadNotation, Refused."""
    return make_study(
        game,
        opt=wishes.opt,
        data=None if wishes.data is None else own_file(wishes.data),
        against=wishes.against,
        against_data=None if wishes.against_data is None else own_file(wishes.against_data),
        vary=wishes.vary,
        players=wishes.players,
        bots=wishes.bots,
        levels=wishes.levels,
        seed=wishes.seed,
    )


def play_missing(game: AnyGame, study: Study, wishes: Wishes, ledger: Ledger) -> tuple[list[Row], str]:
    """The games that are wanted and finished, and how quickly those that were missing were played."""
    wanted = all_keys(study, wishes.games, wishes.deals)
    finished = {key_of(row): row for row in ledger.rows()}
    missing = [key for key in wanted if key not in finished]
    pace = ""
    if missing:
        began, before = time.monotonic(), len(finished)
        with progress_bar() as progress:
            task = progress.add_task(f"{game.title}, {len(wanted)} games", total=len(wanted))
            progress.update(task, completed=len(wanted) - len(missing))
            games = play_keys(study, missing, wishes.processes or all_cores(), wishes.minutes * 60)
            try:
                with closing(games):
                    for played in games:
                        ledger.keep(played)
                        finished |= {key_of(row): row for row in played}
                        progress.advance(task, len(played))
            except KeyboardInterrupt:
                progress.stop()
                kept = f"{len(finished)} games are kept in {ledger.folder}"
                sys.stderr.write(f"smallbox: stopped; {kept}, the same command goes on\n")
                raise
        new, took = len(finished) - before, time.monotonic() - began
        pace = f"{new} games in {took:.1f} s, {new / took:.0f} a second"
        ledger.write([finished[key] for key in sorted(finished)])
    every = set(wanted)
    return [finished[key] for key in sorted(finished) if key in every], pace


def check_numbers(wishes: Wishes) -> None:
    if wishes.games < 2:
        raise BadOption(f"--games: expected a number from 2, got {wishes.games}")
    if wishes.deals < 2:
        raise BadOption(f"--deals: expected a number from 2, got {wishes.deals}")
    if wishes.processes < 0 or wishes.minutes < 0:
        raise BadOption("--processes, --minutes: expected numbers from 0")


def read_seconds(game: AnyGame, text: str) -> dict[str, float]:
    """`play=8,draw=3` as seconds. Raises BadOption."""
    found: dict[str, float] = {}
    for word in filter(None, text.split(",")):
        name, _, number = word.strip().partition("=")
        if name not in game.measures.seconds or not is_number(number) or int(number) > MOST_SECONDS:
            kinds = ", ".join(game.measures.seconds)
            raise BadOption(
                f"--seconds: expected {kinds}, each with a number such as {kinds.split(',')[0]}=8, got {shown(word)}"
            )
        found[name] = float(number)
    return found
