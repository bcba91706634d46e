"""The results as tables in the terminal."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from smallbox.arena.estimate import Estimate
from smallbox.arena.pace import Pace, Paces
from smallbox.arena.standings import Table

SURE = 0.05
#: rather than lose figures, a table is wider than the terminal
WIDEST = 400


def print_tables(title: str, tables: Sequence[Table], paces: Paces, folder: Path) -> None:
    out = Console(highlight=False, width=WIDEST)
    for table in tables:
        head = f"{title}, {table.players} players, {table.deals} deals, {table.games} games; fair is {table.fair:.1%}"
        out.print(head, style="bold", soft_wrap=True)
        out.print(standings_grid(table, paces[table.players]))
        if len(table.standings) > 2:
            out.print("Wins of the row over the column; * is sure (p < .05, corrected for the pairs)", soft_wrap=True)
            out.print(duels_grid(table))
        ended = ", ".join(f"{kind} {number}" for kind, number in table.kinds.items())
        moves = sum(table.moves) / max(1, len(table.moves))
        out.print(f"moves a game {moves:.1f}; ended by {ended}; by seat {seats_text(table)}", soft_wrap=True)
    out.print(f"kept in {folder}", markup=False, soft_wrap=True)


def standings_grid(table: Table, paces: Mapping[str, Pace]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column in ("bot", "games", "wins", "95 %", "to fair", "rating", "ms", "most", "blunders"):
        grid.add_column(column, justify="left" if column == "bot" else "right", no_wrap=True)
    for standing in table.ranked():
        pace = paces.get(standing.label, Pace())
        grid.add_row(
            standing.label,
            str(standing.games),
            f"{standing.wins.share:.1%}",
            span(standing.wins),
            verdict(standing.wins, standing.wins.p),
            f"{standing.rating.rating:.1f} ±{standing.rating.high - standing.rating.rating:.1f}",
            f"{pace.mean:.1f}",
            f"{pace.slowest:.0f}",
            f"{pace.blunder_rate:.2f}",
        )
    return grid


def duels_grid(table: Table) -> Grid:
    """Row against column: wins of the row where one of the two won; a star where it is sure."""
    names = [standing.label for standing in table.ranked()]
    cells = duel_cells(table)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    for row in names:
        grid.add_row(row, *(cell_text(cells.get((row, column))) for column in names))
    return grid


def duel_cells(table: Table) -> dict[tuple[str, str], tuple[float, float]]:
    """Share and corrected chance, for both ways round."""
    cells = {}
    for duel in table.duels:
        cells[duel.first, duel.second] = (duel.wins.share, duel.p)
        cells[duel.second, duel.first] = (1 - duel.wins.share, duel.p)
    return cells


def cell_text(cell: tuple[float, float] | None) -> str:
    if cell is None:
        return ""
    share, p = cell
    return f"{share:.1%}{'*' if p < SURE else ' '}"


def span(wins: Estimate) -> str:
    return f"{100 * wins.low:.1f} - {100 * wins.high:.1f}"


def verdict(wins: Estimate, p: float) -> str:
    """The difference in a word, with its p-value."""
    chance = "p<.0001" if p < 0.0001 else f"p={p:.4f}".replace("=0.", "=.")
    if p >= SURE:
        return f"open {chance}"
    return f"{'above' if wins.share > wins.fair else 'below'} {chance}"


def seats_text(table: Table) -> str:
    return "  ".join(f"{seat.share:.1%}" for seat in table.seats)
