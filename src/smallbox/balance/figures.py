"""What rows of games say: every figure as a column of numbers, one for each game, so that variants can be compared."""

from collections.abc import Mapping, Sequence

from smallbox.balance.match import Row
from smallbox.balance.span import Span, mean_span, share_span
from smallbox.core.game import AnyGame

SECONDS = 60.0
#: figures of every game, in the order of a report
MOVES, MINUTES, CHANGES, COMEBACK, PENALTIES, GUARDS, SHARED, DECIDED = (
    "moves",
    "minutes",
    "changes",
    "comeback",
    "penalties",
    "guards",
    "shared",
    "decided",
)
SEAT, DECIDES, USES = "seat-", "decides-", "uses-"
#: these are parts of all games; the others are means
SHARES = (COMEBACK, GUARDS, SHARED, DECIDED)
#: these are compared in per cent of what they were, the others in points
SCALED = (MOVES, MINUTES, CHANGES, PENALTIES)

Columns = dict[str, list[float]]


def is_share(figure: str) -> bool:
    return figure in SHARES or figure.startswith((SEAT, DECIDES))


def columns_of(game: AnyGame, rows: Sequence[Row], seconds: Mapping[str, float] | None = None) -> Columns:
    """The figures of games at one table size; seats are counted from the one that begins."""
    measures = game.measures
    took = list({**measures.seconds, **(seconds or {})}.values())
    found: Columns = {
        MOVES: [row.moves for row in rows],
        MINUTES: [minutes_of(row, took, measures.seconds_before) for row in rows],
    }
    if measures.has_lead:
        found[CHANGES] = [row.changes for row in rows]
        found[COMEBACK] = [row.behind for row in rows]
        found[DECIDED] = [row.decided / max(1, row.moves) for row in rows]
    if measures.has_penalties:
        found[PENALTIES] = [row.penalties for row in rows]
    if measures.guards:
        found[GUARDS] = [float(row.kind in measures.guards) for row in rows]
    found[SHARED] = [float(len(row.winners) > 1) for row in rows]
    for turn in range(rows[0].players if rows else 0):
        found[f"{SEAT}{turn + 1}"] = [row.share((row.first + turn) % row.players) for row in rows]
    if measures.has_lead:
        found |= cause_columns(game, rows)
    return found


def minutes_of(row: Row, seconds: Sequence[float], before: float) -> float:
    made = sum(number * each for number, each in zip(row.decisions, seconds, strict=True))
    return (before + made) / SECONDS


def cause_columns(game: AnyGame, rows: Sequence[Row]) -> Columns:
    """How often each card or rule came up, and how often it decided; those that never did are left out."""
    found: Columns = {}
    for number, cause in enumerate(game.measures.causes):
        name = f"{cause.name}-{cause.number}" if cause.number else cause.name
        uses = [float(row.uses[number]) for row in rows]
        if any(uses):
            found[f"{USES}{name}"] = uses
            found[f"{DECIDES}{name}"] = [float(row.cause == number) for row in rows]
    return found


def span_of(figure: str, values: Sequence[float]) -> Span:
    return share_span(values) if is_share(figure) else mean_span(values)
