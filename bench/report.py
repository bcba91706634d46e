"""The rows as a table for people."""

import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import JustifyMethod
from rich.table import Table

from bench.measure import Row
from smallbox.core import chance

CPU_INFO = Path("/proc/cpuinfo")
SCALES = ((1e6, "M"), (1e3, "k"))
#: heading, side and width: a row is printed before those below it are known
COLUMNS: Sequence[tuple[str, JustifyMethod, int]] = (
    ("benchmark", "left", 32),
    ("value", "right", 10),
    ("peer", "right", 10),
    ("ratio", "right", 6),
    ("quartiles", "right", 11),
    ("target", "right", 14),
)


def machine() -> str:
    """What the figures were measured on, and when."""
    kind = "plain" if chance.__file__.endswith(".py") else "compiled"
    today = datetime.now(UTC).date().isoformat()
    return f"Python {platform.python_version()}, {kind} engine, {cpu()}, {today}"


def cpu() -> str:
    lines = CPU_INFO.read_text("utf-8").splitlines() if CPU_INFO.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def line(row: Row, *, has_heading: bool) -> Table:
    """One row, below the headings or below another row."""
    shown = Table(box=None, pad_edge=False, header_style="bold", show_header=has_heading)
    for heading, side, width in COLUMNS:
        shown.add_column(heading, justify=side, no_wrap=True, min_width=width)
    shown.add_column("note")
    shown.add_row(*cells(row))
    return shown


def peers(rows: Sequence[Row]) -> list[str]:
    """Who the peers are, in the order they come up."""
    return list(dict.fromkeys(row.peer for row in rows if row.peer is not None))


def group_of(row: Row) -> str:
    """`engine.kanobu` for `engine.kanobu.playouts.rlcard`."""
    return ".".join(row.name.split(".")[:2])


def cells(row: Row) -> tuple[str, ...]:
    return (
        row.name,
        amount(row.value, row.unit),
        amount(row.peer_value, row.unit),
        figure(row.ratio),
        "" if row.spread is None else f"{figure(row.spread[0])}-{figure(row.spread[1])}",
        goal(row),
        row.note or "",
    )


def figure(number: float | None) -> str:
    if number is None:
        return ""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"


def amount(value: float | None, unit: str) -> str:
    if value is None:
        return ""
    for scale, prefix in SCALES:
        if unit == "moves/s" and value >= scale:
            return f"{value / scale:.3g} {prefix}/s"
    return f"{figure(value)} {unit}"


def goal(row: Row) -> str:
    if row.target is None:
        return ""
    if row.ratio is None:
        if row.peer is not None:
            return ""
        is_met = row.value is not None and row.value <= row.target
        return f"[green]{row.target:g} met[/]" if is_met else f"[bold red]{row.target:g} missed[/]"
    if row.ratio < row.target:
        return f"[bold red]{row.target:g} missed[/]"
    if row.stretch is None or row.ratio < row.stretch:
        return f"[green]{row.target:g} met[/]"
    return f"[bold green]stretch {row.stretch:g} met[/]"
