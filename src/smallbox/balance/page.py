"""A report as one page: plain sentences first, then plots, then tables."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from smallbox.arena.markup import document, figure, grid
from smallbox.balance import charts
from smallbox.balance.figures import DECIDES, SCALED, SEAT, USES
from smallbox.balance.report import TOLD, Comparison, Curve, Report, Size
from smallbox.balance.span import Span
from smallbox.balance.words import Words

STYLE = resources.files(__package__).joinpath("report.css").read_text("utf-8")
#: causes in a plot; all of them stand in the table
MOST_CAUSES = 8


def page(report: Report, language: str, sheet: str = "", rulebook: str = "") -> str:
    words = Words(report, language)
    game = words.own("game-{game}", words.game.title)
    title = words.tell("title-compared" if len(report.opt) == 2 else "title", game=game)
    played = {(one.variant, one.players): one.games for one in report.compared}
    games = sum(size.games for size in report.sizes) + sum(played.values())
    parts = [back_to(words, rulebook, game)] if rulebook else []
    parts += [
        f"<h1>{escape(title)}</h1>",
        paragraph(words.tell("intro", games=words.number(games, 0), bots=words.bots()), "intro"),
    ]
    told = {
        "sizes": [part for size in report.sizes for part in size_parts(words, size)],
        "compared": comparisons(words) if report.compared else [],
    }
    # Of two variants the difference is what was asked for; of many, first how the game plays as it is.
    order = ("compared", "sizes") if len(report.opt) == 2 else ("sizes", "compared")
    if report.curves:
        parts += [heading(words.tell("curves")), found(words.curves()), plots(curve_plots(words))]
    parts += [part for name in order for part in told[name]]
    return document(title, [*parts, *method(words, games)], STYLE, language, sheet)


def back_to(words: Words, rulebook: str, game: str) -> str:
    return f'<nav><a href="{escape(rulebook)}">← {escape(words.speech.say("rules-title", game=game))}</a></nav>'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, kind: str = "") -> str:
    shown = f' class="{kind}"' if kind else ""
    return f"<p{shown}>{escape(text)}</p>"


def found(sentences: Iterable[str]) -> str:
    return '<ul class="found">' + "".join(f"<li>{escape(each)}</li>" for each in sentences) + "</ul>"


def plots(figures: Iterable[str]) -> str:
    return f'<div class="plots">{"".join(figures)}</div>'


def folded(title: str, content: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def comparisons(words: Words) -> list[str]:
    """Variant by variant, and in each size by size."""
    parts = [heading(words.tell("changes"))]
    sizes = {size.players: size for size in words.report.sizes}
    for at in range(1, len(words.report.opt)):
        intro = words.tell("compared-intro", base=words.variant(0, at), other=words.variant(at, 0))
        if len(words.report.opt) > 2:
            parts.append(f'<h3 id="{escape(anchor(words, at))}">{escape(words.variant(at, 0))}</h3>')
        parts.append(paragraph(intro))
        for one in (one for one in words.report.compared if one.variant == at):
            if len(sizes) > 1:
                parts.append(f"<h4>{escape(words.tell('size', players=one.players))}</h4>")
            parts += [
                found(words.comparison(one)),
                plots(change_plots(words, one)),
                folded(words.tell("all-figures"), change_table(words, one, sizes[one.players])),
            ]
    return parts


def anchor(words: Words, at: int) -> str:
    """Where a variant is told of, for links: its options as they are written."""
    return words.report.opt[at].replace(" ", "-")


def change_plots(words: Words, one: Comparison) -> list[str]:
    """Figures in per cent of what they were, and figures in points."""
    scaled = [
        charts.Line(words.name(name), Span(ratio.value - 1, ratio.low - 1, ratio.high - 1))
        for name in TOLD
        if name in SCALED and name in one.gaps and (ratio := one.gaps[name].ratio) is not None
    ]
    points = [
        charts.Line(words.name(name), one.gaps[name].difference)
        for name in TOLD
        if name in one.gaps and name not in SCALED
    ]
    drawn = []
    if scaled:
        caption = words.tell("plot-changes")
        drawn.append(figure(charts.spans(scaled, lambda value: signed(value, words.percent), caption, 0.0), caption))
    if points:
        caption = words.tell("plot-points")
        drawn.append(figure(charts.spans(points, lambda value: signed(value, words.points), caption, 0.0), caption))
    return drawn


def signed(value: float, written: charts.Written) -> str:
    return f"{'+' if value > 0 else '−' if value < 0 else '±'}{written(abs(value))}"


def change_table(words: Words, one: Comparison, size: Size) -> str:
    head = [words.tell(f"table-{column}") for column in ("figure", "before", "after", "difference", "range")]
    rows = []
    nothing = Span(0.0, 0.0, 0.0)
    for name, gap in one.gaps.items():
        if name.startswith(USES):
            continue
        spans = (size.figures.get(name, nothing), one.other.get(name, nothing))
        difference = signed(gap.difference.value, lambda value, name=name: words.figure(name, value))  # type: ignore[misc]
        shown = (
            words.name(name) if not name.startswith(DECIDES) else f"{words.tell('table-decides')}: {words.name(name)}"
        )
        rows.append(
            (shown, *(words.figure(name, span.value) for span in spans), difference, words.range(name, gap.difference))
        )
    return grid(head, rows)


def curve_plots(words: Words) -> list[str]:
    return [curve_plot(words, curve, name) for curve in words.report.curves for name in curve_figures(curve)]


def curve_figures(curve: Curve) -> Sequence[str]:
    return list(curve.points[0].figures) if len(curve.points) > 1 else ()


def curve_plot(words: Words, curve: Curve, name: str) -> str:
    points = [(point.value, point.figures[name]) for point in curve.points if name in point.figures]
    shown = words.number_name(curve.name)
    caption = words.tell("plot-curve", figure=words.name(name), name=shown, players=curve.players)
    return figure(charts.curve(points, lambda value: words.figure(name, value), caption), caption)


def size_parts(words: Words, size: Size) -> list[str]:
    endings = [
        f"{words.own(f'{{game}}-ending-{kind}', kind)} ({words.number(number, 0)})"
        for kind, number in size.endings.items()
    ]
    return [
        heading(words.tell("size", players=size.players)),
        found(words.size(size)),
        plots(size_plots(words, size)),
        paragraph(words.tell("endings", endings=", ".join(endings))),
        folded(words.tell("all-figures"), figure_table(words, size) + cause_table(words, size)),
    ]


def size_plots(words: Words, size: Size) -> list[str]:
    seats = [charts.Line(words.seat(turn), size.figures[f"{SEAT}{turn}"]) for turn in range(1, size.players + 1)]
    caption = words.tell("plot-seats")
    drawn = [figure(charts.spans(seats, words.percent, caption, 1 / size.players), caption)]
    caption = words.tell("plot-lengths")
    drawn.append(figure(charts.bars(size.lengths, lambda value: words.number(value, 0), caption), caption))
    causes = sorted(
        (name for name in size.figures if name.startswith(DECIDES)), key=lambda name: -size.figures[name].value
    )
    deciding = [
        charts.Line(words.name(name), size.figures[name]) for name in causes[:MOST_CAUSES] if size.figures[name].value
    ]
    if deciding:
        caption = words.tell("plot-decides")
        drawn.append(figure(charts.spans(deciding, words.percent, caption), caption))
    if size.levels:
        caption = words.tell("plot-levels", field=words.bot(words.report.bots[0]))
        levels = [charts.Line(words.bot(level.level), level.wins) for level in size.levels]
        drawn.append(figure(charts.spans(levels, words.percent, caption, 1 / size.players), caption))
    return drawn


def figure_table(words: Words, size: Size) -> str:
    head = [words.tell(f"table-{column}") for column in ("figure", "value", "range")]
    shown = [name for name in size.figures if not name.startswith((USES, DECIDES))]
    return grid(
        head,
        [
            (words.name(name), words.figure(name, size.figures[name].value), words.range(name, size.figures[name]))
            for name in shown
        ],
    )


def cause_table(words: Words, size: Size) -> str:
    names = [name.removeprefix(USES) for name in size.figures if name.startswith(USES)]
    if not names:
        return ""
    head = [words.tell(f"table-{column}") for column in ("figure", "clause", "uses", "decides", "range")]
    rows = []
    for name in names:
        decides = size.figures[f"{DECIDES}{name}"]
        uses = words.number(size.figures[f"{USES}{name}"].value)
        rows.append(
            (
                words.cause(name),
                words.clause(name),
                uses,
                words.percent(decides.value),
                words.range(f"{DECIDES}{name}", decides),
            )
        )
    return grid(head, rows)


def method(words: Words, games: int) -> list[str]:
    """What a reader should know before believing it."""
    report, measures = words.report, words.game.measures
    parts = [heading(words.tell("method")), paragraph(words.tell("notes-bots"))]
    if measures.has_lead:
        rule = words.own("{game}-leads", "")
        parts.append(paragraph(words.tell("notes-lead", rule=rule)))
    if report.compared:
        parts.append(paragraph(words.tell("notes-sure")))
    parts.append(paragraph(words.tell("notes-time")))
    rows = [
        (words.own(f"{{game}}-decision-{name}", name), words.number(seconds, 0))
        for name, seconds in report.seconds.items()
    ]
    parts.append(grid((words.tell("table-decision"), words.tell("table-seconds")), rows))
    parts.append(paragraph(words.tell("notes-before", seconds=words.number(measures.seconds_before, 0))))
    facts = {"seed": str(report.seed), "version": report.version, "rules": report.rules}
    parts.append(paragraph(words.tell("notes-data", games=words.number(games, 0), **facts), "intro"))
    return parts
