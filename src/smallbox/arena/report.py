"""The results as one HTML file that needs nothing else."""

from collections.abc import Mapping, Sequence
from html import escape

import msgspec

import smallbox
from smallbox.arena import plots
from smallbox.arena.markup import document, figure, grid
from smallbox.arena.pace import Pace, Paces
from smallbox.arena.plan import Settings
from smallbox.arena.show import cell_text, duel_cells, span, verdict
from smallbox.arena.standings import Table

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #8884; }
td { font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1.5rem 0; background: #fff; color: #000; border-radius: .5rem; padding: .5rem; }
figure svg { width: 100%; height: auto; }
figcaption { font-size: .875rem; padding: 0 .5rem .25rem; }
pre { overflow-x: auto; }
"""


def page(title: str, settings: Settings, overall: Table, tables: Sequence[Table], paces: Paces) -> str:
    """The whole page."""
    parts = [f"<h1>{escape(title)}: who is stronger?</h1>", f"<p>{escape(summary(overall, settings))}</p>"]
    if len(tables) > 1:
        labels = [standing.label for standing in overall.standings]
        parts.append(
            figure(plots.sizes(labels, tables), "Wins over the fair share by table size, with 95 % intervals.")
        )
        parts.append(figure(plots.ratings(overall), "Ratings over all table sizes."))
    parts += [part for table in tables for part in section(table, paces[table.players])]
    parts += ["<h2>How it was done</h2>", NOTES, f"<pre>{escape(settings_text(settings))}</pre>"]
    return document(f"{title}: arena", parts, STYLE)


def summary(overall: Table, settings: Settings) -> str:
    sizes = ", ".join(str(size) for size in settings.players)
    return (
        f"{overall.games} games in {overall.deals} duplicate deals, seed {settings.seed}, tables of {sizes}, "
        f"options {settings.opt or 'as usual'}; smallbox {smallbox.__version__}, rules {settings.rules}."
    )


def section(table: Table, paces: Mapping[str, Pace]) -> list[str]:
    """What one table size showed."""
    met = len(table.standings) > 2
    ended = ", ".join(f"{kind} {number}" for kind, number in table.kinds.items())
    return [
        f"<h2>{table.players} players</h2>",
        f"<p>{table.games} games in {table.deals} deals; fair is {table.fair:.1%}. Ended by {escape(ended)}.</p>",
        standings_html(table, paces),
        figure(plots.win_shares(table), "Shares of wins with 95 % intervals."),
        figure(plots.ratings(table), "Ratings with 95 % intervals."),
        *([duels_html(table), figure(plots.duels(table), "Who beats whom.")] if met else []),
        figure(plots.seats(table), "Is a seat better than another?"),
        figure(plots.lengths(table), "How long games are."),
    ]


def standings_html(table: Table, paces: Mapping[str, Pace]) -> str:
    head = ("bot", "games", "wins", "95 %", "to fair", "rating", "95 %", "ms a move", "at most", "blunders")
    rows = []
    for one in table.ranked():
        pace = paces.get(one.label, Pace())
        rating = (f"{one.rating.rating:.2f}", f"{one.rating.low:.2f} - {one.rating.high:.2f}")
        wins = (f"{one.wins.share:.1%}", span(one.wins), verdict(one.wins, one.wins.p))
        moves = (f"{pace.mean:.1f}", f"{pace.slowest:.0f}", f"{pace.blunder_rate:.2f}")
        rows.append((one.label, str(one.games), *wins, *rating, *moves))
    return grid(head, rows)


def duels_html(table: Table) -> str:
    names = [one.label for one in table.ranked()]
    cells = duel_cells(table)
    return grid(("", *names), [(row, *(cell_text(cells.get((row, column))) for column in names)) for row in names])


def settings_text(settings: Settings) -> str:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2).decode()


NOTES = """<p>In each deal the cards are the same for all, and every bot of a line-up sits in every seat once. Intervals
and chances count deals, not games, because games of one deal are alike. A win that is shared counts in parts. Who beats
whom: of the games that one of the two won, how many the row won; a star marks p &lt; .05 after the correction of Holm.
Ratings are openskill's Plackett-Luce, winners first and all others tied; their intervals come from drawing the deals
again. Blunders are those of docs/bots.md, of a hundred moves.</p>"""
