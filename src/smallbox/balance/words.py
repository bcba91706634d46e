"""What a report found, in plain sentences of a reader's language."""

import math
from collections.abc import Callable, Iterable

from babel.numbers import format_decimal, format_percent

from smallbox.balance.figures import (
    CHANGES,
    COMEBACK,
    DECIDED,
    DECIDES,
    GUARDS,
    MINUTES,
    MOVES,
    PENALTIES,
    SEAT,
    USES,
    is_share,
)
from smallbox.balance.report import Change, Comparison, Curve, LevelShare, Report, Size
from smallbox.balance.span import Span
from smallbox.balance.study import changed
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from smallbox.text import Speech

#: how many of the causes are told in a sentence
MOST_CAUSES = 3
#: shares of endings below this have four digits
RARE = 0.0005
#: shares below this have two digits, or nothing would be left of them
SMALL = 0.01
#: standard deviations beyond which one of twenty lies, on one side
ONE_OF_TWENTY = 1.645


class Words:
    """Says what a report found."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.language = language
        self.speech = Speech(language)
        self.game = GAMES[report.game]

    def tell(self, sentence: str, **facts: object) -> str:
        return self.speech.say(f"balance-{sentence}", **facts)

    def shared(self, sentence: str, **facts: object) -> str:
        """What rulebook pages say too."""
        return self.speech.say(f"measured-{sentence}", **facts)

    def own(self, sentence: str, otherwise: str, **facts: object) -> str:
        """What the game itself says, or something else where it has no words for it."""
        name = sentence.format(game=self.game.name)
        return self.speech.say(name, **facts) if self.speech.bundle.has_message(name) else otherwise

    # Numbers

    def number(self, value: float, digits: int | None = None) -> str:
        """Large numbers without digits after the comma, small ones with two."""
        if digits is None:
            digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
        return str(format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", locale=self.language))

    def percent(self, share: float, digits: int = 1) -> str:
        return str(format_percent(share, f"#,##0.{'0' * digits}%" if digits else "#,##0%", locale=self.language))

    def figure(self, name: str, value: float) -> str:
        return self.percent(value) if is_share(name) else self.number(value)

    def range(self, name: str, span: Span) -> str:
        return self.shared("range", low=self.figure(name, span.low), high=self.figure(name, span.high))

    # Names

    def bot(self, name: str) -> str:
        return self.speech.level(name)

    def bots(self) -> str:
        return ", ".join(dict.fromkeys(self.bot(name) for name in self.report.bots))

    def name(self, figure: str) -> str:
        """What a figure is called in tables and under plots."""
        for begin in (SEAT, DECIDES, USES):
            if figure.startswith(begin):
                rest = figure.removeprefix(begin)
                return self.seat(int(rest)) if begin == SEAT else self.cause(rest)
        if figure == PENALTIES:
            return self.own("{game}-penalties", figure)
        return self.shared(f"figure-{figure}")

    def seat(self, turn: int) -> str:
        return self.shared("seat", turn=turn)

    def cause(self, name: str) -> str:
        word, _, number = name.partition("-")
        return self.own(f"{{game}}-cause-{word}", word, number=int(number or 0))

    def clause(self, name: str) -> str:
        word, _, number = name.partition("-")
        causes = self.game.measures.causes
        return next(each.clause for each in causes if each.name == word and each.number == int(number or 0))

    def variant(self, at: int, beside: int | None = None) -> str:
        """The options of a variant, or those in which it differs from another, in words; or its file."""
        given = [read_options(opt) for opt in self.report.opt]
        names = list(given[at]) if beside is None else changed(given[at], given[beside])
        told = [f"{self.option(name)}: {self.value(name, given[at].get(name))}" for name in names]
        if self.report.files[at] and (beside is None or self.report.files[beside] != self.report.files[at]):
            told.append(self.report.files[at].rpartition("/")[2])
        return "; ".join(told) or self.tell("usual")

    def option(self, name: str) -> str:
        return self.speech.say(f"{self.game.name}-option-{name}")

    def value(self, name: str, text: str | None) -> str:
        option = self.game.option_table.find(name)
        value = text or option.default
        if value is None:
            return self.tell("usual")
        if value in ("on", "off"):
            return self.speech.say(f"option-{value}")
        return self.speech.say(f"{self.game.name}-choice-{name}-{value}") if option.kind == "choice" else value

    def number_name(self, name: str) -> str:
        """A number that is varied: an option by its words, a number of the data by its path."""
        known = {option.name for option in self.game.option_list()}
        return self.option(name) if name in known else name

    def listed(self, parts: Iterable[str]) -> str:
        return ", ".join(parts)

    # Sentences

    def findings(self) -> list[str]:
        """What was found at each table size."""
        sizes = self.report.sizes
        if len(sizes) == 1:
            return self.size(sizes[0])
        return [f"{self.tell('at-size', players=size.players)} {text}" for size in sizes for text in self.size(size)]

    def size(self, size: Size) -> list[str]:
        figures = size.figures
        found = [self.length(size), self.seats(size)]
        if CHANGES in figures:
            found.append(
                self.tell(
                    "lead",
                    changes=self.number(figures[CHANGES].value, 1),
                    decided=self.percent(figures[DECIDED].value, 0),
                )
            )
            found.append(
                self.tell(
                    "comeback", share=self.percent(figures[COMEBACK].value, 0), fair=self.percent(size.trailing, 0)
                )
            )
        if PENALTIES in figures:
            found.append(
                self.tell("penalties", name=self.name(PENALTIES), number=self.number(figures[PENALTIES].value, 1))
            )
        if GUARDS in figures:
            found.append(self.guards(figures[GUARDS]))
        found += self.decides(size)
        found += self.skill(size)
        return found

    def length(self, size: Size) -> str:
        short, _, long = size.minutes
        figures = size.figures
        return self.tell(
            "length",
            moves=self.number(figures[MOVES].value, 0),
            minutes=self.number(figures[MINUTES].value, 0),
            short=self.number(short, 0),
            long=self.number(long, 0),
        )

    def seats(self, size: Size) -> str:
        """Is a seat better? Only what lies beyond its interval is called so."""
        fair = 1 / size.players
        seats = {turn: size.figures[f"{SEAT}{turn}"] for turn in range(1, size.players + 1)}
        best = max(seats, key=lambda turn: seats[turn].value)
        worst = min(seats, key=lambda turn: seats[turn].value)
        facts = {"fair": self.percent(fair), "best": self.seat(best), "worst": self.seat(worst)}
        facts |= {"most": self.percent(seats[best].value), "least": self.percent(seats[worst].value)}
        if seats[best].low <= fair <= seats[best].high and seats[worst].low <= fair <= seats[worst].high:
            return self.tell("seats-even", **facts)
        return self.tell("seats-uneven", **facts)

    def guards(self, share: Span) -> str:
        if share.value == 0:
            return self.tell("guards-never", most=self.percent(share.high, 2))
        return self.tell("guards", share=self.percent(share.value, 2 if share.value >= RARE else 4))

    def decides(self, size: Size) -> list[str]:
        found = {name: span for name, span in size.figures.items() if name.startswith(DECIDES) and span.value}
        most = sorted(found, key=lambda name: -found[name].value)[:MOST_CAUSES]
        causes = [f"{self.name(name)} ({self.percent(found[name].value, 0)})" for name in most]
        return [self.tell("decides", causes=self.listed(causes))] if causes else []

    def skill(self, size: Size) -> list[str]:
        """How much better it is to play better, and how many games show it."""
        if not size.levels:
            return []
        field = self.bot(self.report.bots[0])
        told = [
            self.tell("skill-one", level=self.bot(one.level), share=self.percent(one.wins.value)) for one in size.levels
        ]
        facts = {"field": field, "shares": self.listed(told), "fair": self.percent(1 / size.players)}
        found = [self.tell("skill", **facts)]
        best = max(size.levels, key=lambda level: level.wins.value)
        games = games_to_tell(best, size.players)
        if games is not None:
            found.append(self.tell("skill-games", level=self.bot(best.level), field=field, games=games))
        return found

    def differences(self) -> list[str]:
        """What other variants change, first what is sure."""
        found = []
        sizes = {comparison.players for comparison in self.report.compared}
        for comparison in self.report.compared:
            parts = [self.variant(comparison.variant, 0) + "." if len(self.report.opt) > 2 else ""]
            parts.append(self.tell("at-size", players=comparison.players) if len(sizes) > 1 else "")
            found += [" ".join(filter(None, [*parts, text])) for text in self.comparison(comparison)]
        return found

    def comparison(self, comparison: Comparison) -> list[str]:
        found = [self.changed(change) for change in comparison.sure]
        names = [self.name(figure) for figure in comparison.unsure]
        return [*found, self.shared("same", figures=self.listed(names)) + "."] if names else found

    def points(self, share: float) -> str:
        return self.shared("points", points=self.number(100 * share, 1 if abs(share) >= SMALL else 2))

    def changed(self, change: Change) -> str:
        """More or less, and between what and what."""
        ways: dict[str, Callable[[float], str]] = {"scaled": self.percent, "points": self.points, "plain": self.number}
        written = ways[change.unit]
        low, high = sorted((abs(change.by.low), abs(change.by.high)))
        facts = {
            "name": self.name(change.figure),
            "by": written(abs(change.by.value)),
            "range": self.shared("range", low=written(low), high=written(high)),
        }
        return self.shared("more" if change.by.value > 0 else "less", **facts) + "."

    def curves(self) -> list[str]:
        return [self.curve(curve) for curve in self.report.curves if len(curve.points) > 1]

    def curve(self, curve: Curve) -> str:
        first, last = curve.points[0], curve.points[-1]
        return self.tell(
            "curve",
            name=self.number_name(curve.name),
            players=curve.players,
            least=first.value,
            most=last.value,
            before=self.number(first.figures[MINUTES].value, 1),
            after=self.number(last.figures[MINUTES].value, 1),
        )


def games_to_tell(best: LevelShare, players: int) -> int | None:
    """After how many games the better player is ahead of each other one, nineteen times of twenty."""
    own = best.wins.value
    others = (1 - own) / (players - 1)
    lead = own - others
    if best.wins.low <= 1 / players:
        return None
    return math.ceil(ONE_OF_TWENTY**2 * (own + others - lead**2) / lead**2)
