"""All the ladders of docs/bots.md, one arena after the other: `make ladders`; stop and go on as you like."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from smallbox.arena.command import arena, read_settings
from smallbox.arena.ledger import Ledger
from smallbox.arena.pace import paces_of
from smallbox.arena.wishes import Wishes
from smallbox.games import GAMES

FOLDER = Path("build") / "ladders"
SIZES = {name: ",".join(map(str, range(game.fewest_players, game.most_players + 1))) for name, game in GAMES.items()}


class Ladder(msgspec.Struct, frozen=True):
    """One command of the arena, and what it shows."""

    name: str
    title: str
    bots: str
    deals: int
    field: str = ""
    players: str = "4"

    @property
    def game(self) -> str:
        return self.name.partition("-")[0]

    def wishes(self) -> Wishes:
        return Wishes(
            self.game,
            bots=self.bots,
            field=self.field,
            players=self.players,
            deals=self.deals,
            records=False,
        )

    def ledger(self) -> Ledger:
        """Where the results are: another place for other code."""
        settings = read_settings(GAMES[self.game], self.wishes())
        return Ledger(FOLDER / f"{self.name}-{settings.digest[:10]}", settings)

    def command(self) -> str:
        field = f" --field {self.field}" if self.field else ""
        return f"smallbox arena {self.game} --bots {self.bots}{field} --players {self.players} --deals {self.deals}"


def sizes(game: str, bots: str, field: str, deals: int) -> Ladder:
    title = f"each alone among {field}, by table size"
    return Ladder(f"{game}-sizes", title, bots, deals, field, SIZES[game])


def pair(game: str, above: str, below: str, deals: int) -> Ladder:
    return Ladder(f"{game}-{above}-{below}", f"one {above} among three {below}", f"{above},{below}", deals)


def steps(game: str, deals: int) -> list[Ladder]:
    """Every level among three of the one below."""
    pairs = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
    return [pair(game, above, below, deals) for above, below in pairs]


def levels(game: str) -> Ladder:
    return Ladder(f"{game}-levels", "each alone among greedy", "easy,normal,hard", 200, "greedy")


def second(game: str) -> Ladder:
    return Ladder(f"{game}-second", "the strongest, with a second a move", "expert@1000ms", 200, "greedy")


def time(game: str, deals: int) -> Ladder:
    """The same search with ten times as long, twice."""
    bot = f"bench.yardsticks:Tireless{game.title()}"
    bots = ",".join(f"{length}ms={bot}@{length}ms" for length in (10, 100, 1000))
    return Ladder(f"{game}-time", "strength over time", bots, deals, "greedy")


def thumbs(game: str, deals: int) -> Ladder:
    """Is the search better than its rules of thumb?"""
    bots = f"expert,thumbs=bench.yardsticks:Thumbs{game.title()}"
    return Ladder(f"{game}-thumbs", "one expert among three that only have its rules of thumb", bots, deals)


def ceiling(game: str, deals: int) -> Ladder:
    bots = f"cheat=bench.ceiling:Cheating{game.title()}@1500n"
    return Ladder(f"{game}-ceiling", "a search that sees all cards", bots, deals, "greedy")


def spiel(game: str, deals: int) -> Ladder:
    bots = f"expert@50ms,spiel=bench.spiel_bot:Spiel{game.title()}@50ms"
    return Ladder(f"{game}-spiel", "OpenSpiel's ISMCTS, as long a think", bots, deals, players="2")


LEVELS = "random,easy,normal,hard,expert"
#: as many deals as bring the intervals down, within four hours on two cores
LADDERS = [
    *steps("hat", 200),
    sizes("hat", f"{LEVELS},perfect", "greedy", 60),
    *steps("kanobu", 200),
    sizes("kanobu", LEVELS, "greedy", 60),
    levels("kanobu"),
    second("kanobu"),
    thumbs("kanobu", 100),
    ceiling("kanobu", 200),
    time("kanobu", 20),
    spiel("kanobu", 50),
    *steps("kobito", 100),
    sizes("kobito", LEVELS, "greedy", 40),
    levels("kobito"),
    second("kobito"),
    thumbs("kobito", 50),
    ceiling("kobito", 50),
    time("kobito", 10),
    spiel("kobito", 30),
]


def main(names: list[str]) -> None:
    """Play what is missing of the ladders whose names begin with one of these, or of all; tell all there are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for ladder in LADDERS:
        if not names or ladder.name.startswith(tuple(names)):
            arena(GAMES[ladder.game], replace(ladder.wishes(), folder=ladder.ledger().folder))
    text = "\n".join(told(ladder) for ladder in LADDERS if (ladder.ledger().folder / "results.json").exists())
    (FOLDER / "ladders.md").write_text(text, "utf-8")
    sys.stdout.write(text)


def told(ladder: Ladder) -> str:
    """A ladder as a table of Markdown: a row for a bot, a column for a table size."""
    ledger = ladder.ledger()
    found = json.loads((ledger.folder / "results.json").read_text("utf-8"))
    tables = found["tables"]
    paces = paces_of(ledger.results(), ledger.efforts())[0]
    head = [f"{table['players']} players" for table in tables]
    lines = [f"`{ladder.command()}`: {ladder.title}, {found['games']} games\n"]
    lines.append(row("bot", [*head, "ms a move", "slowest", "blunders in 100 moves"]))
    lines.append(row("---", ["---"] * (len(head) + 3)))
    for bot in found["bots"]:
        cells = [cell(table, bot["name"]) for table in tables]
        pace = paces[bot["name"]]
        lines.append(row(bot["name"], [*cells, f"{pace.mean:.1f}", f"{pace.slowest:.0f}", f"{pace.blunder_rate:.2f}"]))
    return "\n".join(lines) + "\n"


def row(name: str, cells: list[str]) -> str:
    return f"| {' | '.join([name, *cells])} |"


def cell(table: dict[str, Any], name: str) -> str:
    """The share with its interval, and how many times fair it is."""
    bot = next((each for each in table["bots"] if each["name"] == name), None)
    if bot is None:
        return ""
    share, low, high = (100 * bot[key] for key in ("win_share", "low", "high"))
    return f"{share:.1f} ({low:.1f}-{high:.1f}), ×{bot['win_share'] / table['fair_share']:.2f}"


if __name__ == "__main__":
    main(sys.argv[1:])
