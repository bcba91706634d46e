"""What runs in the process that measures somebody's cards: many games among bots, told of a slice at a time."""

import os
import socket

import msgspec

from smallbox.arena.show import SURE
from smallbox.balance.report import TOLD, Comparison, Report, make_report
from smallbox.balance.run import all_keys, play_keys
from smallbox.balance.study import make_study
from smallbox.balance.words import Words
from smallbox.bots.processes import follow_parent
from smallbox.core.data import own_text
from smallbox.core.own_cards import NAME
from smallbox.games import GAMES
from smallbox.server.review_worker import NICE, RAISED, Channel, Hangup, Slices, Stopped
from smallbox.wire.bench import Figure, MeasureReport

#: begins the answer with the report
REPORT = b"r"
#: games with either cards, and seconds after which none is begun
MOST_GAMES = 1000
MOST_SECONDS = 45.0


class Question(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    cards: str
    players: int
    language: str
    games: int = MOST_GAMES
    seconds: float = MOST_SECONDS


def serve_measurement(channel: socket.socket) -> None:
    """Measure one box of cards, and end."""
    follow_parent()
    os.nice(NICE)
    with channel:
        ours = Channel(channel)
        ours.say(b"")
        try:
            ours.say(answer(ours))
        except Hangup:
            return


def answer(channel: Channel) -> bytes:
    question = msgspec.json.decode(channel.hear(), type=Question)
    try:
        return REPORT + msgspec.json.encode(told(measured(question, Slices(channel)), question.language))
    except Stopped:
        return RAISED + b"Stopped"
    except Hangup:
        raise
    except Exception as error:  # noqa: BLE001 - its text may hold somebody's cards
        return RAISED + type(error).__name__.encode("ascii", "replace")


def measured(question: Question, slices: Slices) -> Report:
    """The game's own cards, and beside them somebody's, on the same deals."""
    study = make_study(GAMES[question.game], against_data=own_text(question.cards, NAME), players=str(question.players))
    keys = all_keys(study, question.games, 0)
    rows = []
    for played in play_keys(study, keys, 1, question.seconds):
        rows += played
        slices.progress(len(rows), len(keys))
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
