"""What somebody's cards change, in the reader's language: games among bots, with them and with the game's own."""

from collections.abc import Callable

from smallbox.arena.show import SURE
from smallbox.balance.match import Row
from smallbox.balance.report import TOLD, Comparison, Report, make_report
from smallbox.balance.run import all_keys, play_keys
from smallbox.balance.study import make_study
from smallbox.balance.words import Words
from smallbox.core.data import own_text
from smallbox.core.own_cards import NAME
from smallbox.games import GAMES
from smallbox.server.measure_worker import Question
from smallbox.wire.bench import Figure, MeasureReport


def card_report(question: Question, progress: Callable[[int, int], None]) -> MeasureReport:
    """Play, and tell what was found; `progress` hears how many games are played, and may raise to stop."""
    return told(measured(question, progress), question.language)


def measured(question: Question, progress: Callable[[int, int], None]) -> Report:
    """The game's own cards, and beside them somebody's, on the same deals."""
    study = make_study(GAMES[question.game], against_data=own_text(question.cards, NAME), players=str(question.players))
    keys = all_keys(study, question.games, 0)
    rows: list[Row] = []
    for played in play_keys(study, keys, 1, question.seconds):
        rows += played
        progress(len(rows), len(keys))
    return make_report(study, rows)


def told(report: Report, language: str) -> MeasureReport:
    """A report in the reader's language."""
    words = Words(report, language)
    [compared] = report.compared
    figures = [figure(words, report, compared, name) for name in TOLD if name in compared.gaps]
    return MeasureReport(compared.games, words.differences(), figures, report.html(language))


def figure(words: Words, report: Report, compared: Comparison, name: str) -> Figure:
    usual, yours = report.sizes[0].figures.get(name), compared.other.get(name)
    return Figure(
        name=words.name(name),
        usual="" if usual is None else words.figure(name, usual.value),
        usual_range="" if usual is None else words.range(name, usual),
        yours="" if yours is None else words.figure(name, yours.value),
        yours_range="" if yours is None else words.range(name, yours),
        is_different=compared.gaps[name].p < SURE,
    )
