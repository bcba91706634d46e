"""Measures what every other reading of the rules changes: `make balance`. It can be stopped and resumed.

A game's `rulebook/variants.json` says what is tried; `rulebook/measured.json` beside it, and docs/balance/GAME.md, say
what came of it. The same seed gives the same files.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from smallbox.balance.command import play_missing
from smallbox.balance.ledger import Ledger
from smallbox.balance.measured import FILE
from smallbox.balance.report import Report, make_report
from smallbox.balance.study import make_study
from smallbox.balance.wishes import Wishes
from smallbox.balance.words import Words
from smallbox.core.game import AnyGame
from smallbox.games import BUILT_IN

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "balance"
PAGES = ROOT / "docs" / "balance"
#: an interval needs no more than these digits
DIGITS = 5
HEAD = "<!-- Written by `make balance`; do not edit. -->\n\n"


class Variants(msgspec.Struct, forbid_unknown_fields=True):
    """What is tried of a game, among whom, and how often."""

    players: int
    bots: str
    games: int
    levels: str
    deals: int
    seed: int
    #: options, as after `opt` in notation
    variants: list[str]


def rulebook_of(game: AnyGame) -> Path:
    return ROOT / "src" / "smallbox" / "games" / game.name / "rulebook"


def read_variants(game: AnyGame) -> Variants:
    return msgspec.json.decode((rulebook_of(game) / "variants.json").read_bytes(), type=Variants)


def measure(game: AnyGame) -> Report:
    """Play what is missing of a game's variants."""
    asked = read_variants(game)
    study = make_study(
        game,
        against=asked.variants,
        players=str(asked.players),
        bots=asked.bots,
        levels=asked.levels,
        seed=asked.seed,
    )
    ledger = Ledger(KEPT / f"{game.name}-{study.digest[:10]}", study)
    with ledger.opened():
        wishes = Wishes(game.name, games=asked.games, deals=asked.deals)
        rows, pace = play_missing(game, study, wishes, ledger)
    sys.stdout.write(f"{game.title}: {pace or 'nothing was missing'}\n")
    return make_report(study, rows)


def rounded(value: Any) -> Any:
    """The same with no more digits than mean something."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value


def page(report: Report) -> str:
    """The findings in English, for readers of the repository."""
    words = Words(report, "en")
    size = report.sizes[0]
    lines = [HEAD + f"# {words.game.title}: what other readings change", ""]
    played = f"{words.number(size.games, 0)} games of each variant, {size.players} players, {words.bots()} bots"
    lines += [f"{played}, seed {report.seed}.", ""]
    lines += ["## As we play it", "", *(f"- {text}" for text in words.size(size)), ""]
    for one in report.compared:
        lines += [f"## {words.variant(one.variant, 0)}", "", f"`{report.opt[one.variant]}`", ""]
        lines += [*(f"- {text}" for text in words.comparison(one)), ""]
    return "\n".join(lines)


def main(names: list[str]) -> None:
    for game in BUILT_IN:
        if not names or game.name in names:
            report = measure(game)
            found = json.dumps(rounded(report.json()), separators=(",", ":"))
            (rulebook_of(game) / FILE).write_text(found + "\n", "utf-8")
            PAGES.mkdir(exist_ok=True)
            (PAGES / f"{game.name}.md").write_text(page(msgspec.json.decode(found, type=Report)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
