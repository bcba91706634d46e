"""Plots of a report, as SVG that stands inside a page. The one module that needs the extra `lab`."""

import io
from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from smallbox.arena.show import duel_cells
from smallbox.arena.standings import Table

# Text stays text, and the same figures give the same bytes.
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "smallbox",
    "font.size": 10,
    "font.family": ["sans-serif"],
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "figure.constrained_layout.use": True,
}
# Okabe and Ito: told apart by everybody.
BLUE, ORANGE, GREY = "#0072b2", "#d55e00", "#777777"
WIDTH, ROW = 7.2, 0.42
NO_TIME = {"Date": None, "Creator": None}


def svg(figure: Figure) -> str:
    text = io.StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata=NO_TIME)
    # Without the heading of a file of its own.
    return "".join(text.getvalue().partition("<svg")[1:])


def axes(rows: float, width: float = WIDTH) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, 1.1 + ROW * rows))
    return figure, figure.add_subplot()


def spans(labels: Sequence[str], middles: Sequence[tuple[float, float, float]], unit: str, line: float | None) -> str:
    """Points with their intervals, one a row, the first on top."""
    with mpl.rc_context(STYLE):
        figure, place = axes(len(labels))
        rows = range(len(labels) - 1, -1, -1)
        for row, (middle, low, high) in zip(rows, middles, strict=True):
            place.plot([low, high], [row, row], color=BLUE, linewidth=2)
            place.plot([middle], [row], marker="o", color=BLUE)
        if line is not None:
            place.axvline(line, color=ORANGE, linestyle="--", linewidth=1)
        place.set_yticks(list(rows), labels)
        place.set_ylim(-0.6, len(labels) - 0.4)
        place.set_xlabel(unit)
        place.grid(axis="x", alpha=0.3)
        return svg(figure)


def win_shares(table: Table) -> str:
    ranked = table.ranked()
    percent = [(100 * one.wins.share, 100 * one.wins.low, 100 * one.wins.high) for one in ranked]
    return spans([one.label for one in ranked], percent, "wins, % (the dashed line is fair)", 100 * table.fair)


def ratings(table: Table) -> str:
    ranked = table.ranked()
    middles = [(one.rating.rating, one.rating.low, one.rating.high) for one in ranked]
    return spans([one.label for one in ranked], middles, "rating", None)


def seats(table: Table) -> str:
    percent = [(100 * seat.share, 100 * seat.low, 100 * seat.high) for seat in table.seats]
    labels = [f"seat {chr(ord('A') + seat)}" for seat in range(len(table.seats))]
    return spans(labels, percent, "wins of whoever sits there, %", 100 * table.fair)


def duels(table: Table) -> str:
    """A square of row against column."""
    names = [one.label for one in table.ranked()]
    cells = duel_cells(table)
    shares = [[100 * cells.get((row, column), (float("nan"),))[0] for column in names] for row in names]
    with mpl.rc_context(STYLE):
        figure, place = axes(len(names) + 1)
        place.imshow(shares, cmap="PuOr_r", vmin=0, vmax=100, aspect="auto")
        for row, line in enumerate(shares):
            for column, share in enumerate(line):
                dark = abs(share - 50) > 35
                if share == share:  # not a number: never met
                    place.text(
                        column, row, f"{share:.0f}", ha="center", va="center", color="white" if dark else "black"
                    )
        place.set_xticks(range(len(names)), names, rotation=20, ha="right")
        place.set_yticks(range(len(names)), names)
        place.set_xlabel("wins of the row over the column, %")
        return svg(figure)


def lengths(table: Table) -> str:
    with mpl.rc_context(STYLE):
        figure, place = axes(4)
        place.hist(table.moves, bins=min(40, max(5, len(set(table.moves)))), color=BLUE)
        place.set_xlabel("moves a game")
        place.set_ylabel("games")
        return svg(figure)


def sizes(labels: Sequence[str], tables: Sequence[Table]) -> str:
    """Wins over the fair share against the table size: level lines are bots that are as good everywhere."""
    with mpl.rc_context(STYLE):
        figure, place = axes(7)
        for label in labels:
            found = [(table, one.wins) for table in tables for one in table.standings if one.label == label]
            players = [table.players for table, _ in found]
            over = [wins.share / wins.fair for _, wins in found]
            errors = [
                [(wins.share - wins.low) / wins.fair for _, wins in found],
                [(wins.high - wins.share) / wins.fair for _, wins in found],
            ]
            place.errorbar(players, over, yerr=errors, marker="o", capsize=3, label=label)
        place.axhline(1, color=GREY, linestyle="--", linewidth=1)
        place.set_xticks([table.players for table in tables])
        place.set_xlabel("players")
        place.set_ylabel("wins over fair share")
        place.legend(frameon=False)
        return svg(figure)
