"""What a study found, ready to be told: figures by table size, what a variant changes, what one number does."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

import smallbox
from smallbox.arena.estimate import Tally, estimate, holm
from smallbox.balance.figures import (
    CHANGES,
    COMEBACK,
    DECIDED,
    GUARDS,
    MINUTES,
    MOVES,
    PENALTIES,
    SCALED,
    SEAT,
    SHARED,
    Columns,
    columns_of,
    span_of,
)
from smallbox.balance.match import Row
from smallbox.balance.span import Gap, Span, gap, mean_of
from smallbox.balance.study import Study, Variant
from smallbox.core.errors import BadOption
from smallbox.games import GAMES

#: what a curve shows of every value
CURVES = (MINUTES, MOVES, CHANGES, COMEBACK, PENALTIES, GUARDS, f"{SEAT}1")
#: what is told of a comparison, in this order
TOLD = (MINUTES, MOVES, PENALTIES, CHANGES, COMEBACK, DECIDED, GUARDS, SHARED, f"{SEAT}1")
SURE = 0.05
#: a change below this part of what it was is none to anybody at a table, however sure
LEAST_PART = 0.001
MOST_BARS = 24
#: the parts of all games between which the usual length lies
SHORT, MIDDLE, LONG = 0.1, 0.5, 0.9


class Bars(msgspec.Struct, frozen=True):
    """How many games were how long: `counts[i]` games from `least + i * step` moves on."""

    least: int
    step: int
    counts: list[int]


class LevelShare(msgspec.Struct, frozen=True):
    """How often one bot of a level wins among bots of another."""

    level: str
    games: int
    wins: Span


class Size(msgspec.Struct, frozen=True):
    """A variant at one table size."""

    players: int
    games: int
    figures: dict[str, Span]
    #: the part of all seats that are behind at half time: how often they won if half time meant nothing
    trailing: float
    #: minutes of a short, a middling and a long game: a tenth are shorter, half, nine tenths
    minutes: list[float]
    lengths: Bars
    endings: dict[str, int]
    levels: list[LevelShare]


class Change(msgspec.Struct, frozen=True):
    """A figure that surely differs: in parts of what it was (`scaled`), as a difference of shares, or as it is."""

    figure: str
    unit: Literal["scaled", "points", "plain"]
    by: Span


class Comparison(msgspec.Struct, frozen=True):
    """Another variant beside the first, at one table size, on the same deals; chances are corrected by Holm."""

    #: its place in `Report.opt`
    variant: int
    players: int
    games: int
    #: what is told first: the figures that surely differ, and those that may not
    sure: list[Change]
    unsure: list[str]
    other: dict[str, Span]
    gaps: dict[str, Gap]


class Point(msgspec.Struct, frozen=True):
    """One value of a number that is varied."""

    value: int
    games: int
    figures: dict[str, Span]


class Curve(msgspec.Struct, frozen=True):
    """What one number does, at one table size."""

    name: str
    players: int
    points: list[Point]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found. The same games give the same bytes."""

    game: str
    rules: str
    version: str
    seed: int
    bots: list[str]
    #: options of the first variant and of those that it is compared with, and the names of their data files
    opt: list[str]
    files: list[str]
    seconds: dict[str, float]
    sizes: list[Size]
    compared: list[Comparison]
    curves: list[Curve]

    def json(self) -> dict[str, Any]:
        """For programs."""
        found: dict[str, Any] = json.loads(msgspec.json.encode(self))
        return found

    def html(self, language: str = "en", sheet: str = "", rulebook: str = "") -> str:
        """One page that loads nothing, unless its style has an address of its own; with links to a rulebook, if any."""
        from smallbox.balance.page import page  # noqa: PLC0415 - sentences are for those who read them

        return page(self, language, sheet, rulebook)

    def sentences(self, language: str = "en") -> list[str]:
        """What was found, in plain words."""
        from smallbox.balance.words import Words  # noqa: PLC0415 - as above

        words = Words(self, language)
        return [*words.differences(), *words.curves(), *words.findings()]


def make_report(study: Study, rows: Iterable[Row], seconds: Mapping[str, float] | None = None) -> Report:
    """What games say. Raises BadOption where there are none yet."""
    game = GAMES[study.game]
    by_place: dict[tuple[int, int], dict[int, Row]] = defaultdict(dict)
    tried: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        if row.line_up:
            tried[row.players].append(row)
        else:
            by_place[row.variant, row.players][row.number] = row
    if any(not by_place[0, players] for players in study.players):
        raise BadOption("no game is finished at some table sizes yet; the same command goes on")
    base = study.variants[0]
    shown = [base, *(study.variants[at] for at in study.against)]
    return Report(
        game=study.game,
        rules=study.rules,
        version=smallbox.__version__,
        seed=study.seed,
        bots=list(study.bots),
        opt=[variant.opt for variant in shown],
        files=[variant.file for variant in shown],
        seconds={**game.measures.seconds, **(seconds or {})},
        sizes=[make_size(study, in_order(by_place[0, players]), tried[players], seconds) for players in study.players],
        compared=[
            each for number, at in enumerate(study.against, 1) for each in compare(study, number, at, by_place, seconds)
        ],
        curves=make_curves(study, by_place, seconds),
    )


def in_order(rows: Mapping[int, Row]) -> list[Row]:
    return [rows[number] for number in sorted(rows)]


def make_size(study: Study, rows: list[Row], tried: list[Row], seconds: Mapping[str, float] | None) -> Size:
    columns = columns_of(GAMES[study.game], rows, seconds)
    kinds = sorted({row.kind for row in rows})
    minutes = sorted(columns[MINUTES])
    return Size(
        players=rows[0].players,
        games=len(rows),
        figures=spans(columns),
        trailing=mean_of([row.trailing for row in rows]),
        minutes=[minutes[int(part * (len(minutes) - 1))] for part in (SHORT, MIDDLE, LONG)],
        lengths=bars_of([row.moves for row in rows]),
        endings={kind: sum(row.kind == kind for row in rows) for kind in kinds},
        levels=level_shares(study, rows[0].players, tried),
    )


def spans(columns: Columns) -> dict[str, Span]:
    return {figure: span_of(figure, values) for figure, values in columns.items()}


def bars_of(lengths: Sequence[int]) -> Bars:
    """A histogram of round steps; the longest hundredth is in the last bar."""
    ordered = sorted(lengths)
    least, most = ordered[0], ordered[int(0.99 * (len(ordered) - 1))]
    step = next(step for step in round_steps() if (most - least) // step < MOST_BARS)
    least -= least % step
    counts = [0] * ((most - least) // step + 1)
    for length in lengths:
        counts[min((length - least) // step, len(counts) - 1)] += 1
    return Bars(least, step, counts)


def round_steps() -> Iterable[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def level_shares(study: Study, players: int, rows: list[Row]) -> list[LevelShare]:
    """Each level alone among the others, in every seat of every deal; deals are what is counted."""
    found = []
    for number, level in enumerate(study.levels):
        deals: dict[int, list[float]] = defaultdict(list)
        for row in rows:
            which, seat = divmod(row.line_up - 1, players)
            if which == number:
                deals[row.number].append(row.share(seat))
        whole = [shares for _, shares in sorted(deals.items()) if len(shares) == players]
        if len(whole) > 1:
            wins = estimate([Tally(sum(shares), players, players) for shares in whole], 1 / players)
            found.append(LevelShare(level, len(whole) * players, Span(wins.share, wins.low, wins.high)))
    return found


def compare(
    study: Study,
    number: int,
    other: int,
    rows: Mapping[tuple[int, int], dict[int, Row]],
    seconds: Mapping[str, float] | None,
) -> list[Comparison]:
    """Only games that both variants have finished."""
    found = []
    for players in study.players:
        one, two = rows[0, players], rows.get((other, players), {})
        numbers = sorted(one.keys() & two.keys())
        if len(numbers) > 1:
            base = columns_of(GAMES[study.game], [one[number] for number in numbers], seconds)
            changed = columns_of(GAMES[study.game], [two[number] for number in numbers], seconds)
            gaps = gaps_between(base, changed)
            told = [name for name in TOLD if name in gaps]
            changes = [change_of(name, gaps[name]) for name in told if gaps[name].p < SURE]
            changes = [each for each in changes if each.unit != "scaled" or abs(each.by.value) >= LEAST_PART]
            sure = [each.figure for each in changes]
            unsure = [name for name in told if name not in sure]
            found.append(Comparison(number, players, len(numbers), changes, unsure, spans(changed), gaps))
    return found


def change_of(figure: str, found: Gap) -> Change:
    """One figure: in parts of what it was, or in points."""
    if figure not in SCALED:
        return Change(figure, "points", found.difference)
    if found.ratio is None:
        return Change(figure, "plain", found.difference)
    ratio = found.ratio
    return Change(figure, "scaled", Span(ratio.value - 1, ratio.low - 1, ratio.high - 1))


def gaps_between(base: Columns, other: Columns) -> dict[str, Gap]:
    """What both have, or what one of them never had: that is nought there."""
    nothing = [0.0] * len(base[MOVES])
    names = [*base, *(name for name in other if name not in base)]
    found = [gap(base.get(name, nothing), other.get(name, nothing)) for name in names]
    chances = holm([each.p for each in found])
    return {name: Gap(each.difference, each.ratio, p) for name, each, p in zip(names, found, chances, strict=True)}


def make_curves(
    study: Study, rows: Mapping[tuple[int, int], dict[int, Row]], seconds: Mapping[str, float] | None
) -> list[Curve]:
    found = []
    for name, variants in study.varied.items():
        for players in study.players:
            own = base_value(study, name)
            places = [(study.variants[at].value, at) for at in variants] + ([] if own is None else [(own, 0)])
            points = [
                Point(value, len(games), {each: span_of(each, columns[each]) for each in CURVES if each in columns})
                for value, at in sorted(places)
                if (games := in_order(rows.get((at, players), {})))
                for columns in [columns_of(GAMES[study.game], games, seconds)]
            ]
            found.append(Curve(name, players, points))
    return found


def base_value(study: Study, name: str) -> int | None:
    """The value that a varied number has in the first variant."""
    from smallbox.balance.vary import read_change  # noqa: PLC0415 - only where something is varied

    base: Variant = study.variants[0]
    return read_change(GAMES[study.game], f"{name}=0", base.given, base.source).usual
