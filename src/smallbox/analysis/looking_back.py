"""A finished game from its deal to its end, with everything that a review says about it."""

from collections.abc import Generator
from typing import Any

from smallbox.analysis.ledger import Ledger, rounded, weakest
from smallbox.analysis.review import Review, ReviewedDecision, grade_of
from smallbox.analysis.searched import SearchedJudge, strongest
from smallbox.core.errors import BadNotation, SmallboxError
from smallbox.core.game import AnyGame
from smallbox.core.judge import Judge, Verdict, split
from smallbox.core.notation import read_options
from smallbox.core.record import Record, read_record
from smallbox.core.recorder import opening_lines
from smallbox.core.replay import Replay, is_provable, options_given, players, seat_tags, sorted_fields
from smallbox.games import GAMES

#: the reasons why there is nothing to look back at; each has a sentence (`review-nothing-<reason>`)
STOPPED, UNFINISHED, UNKNOWN = "stopped", "unfinished", "unknown"


class NothingToReview(SmallboxError):
    """A record that replays, and has nothing to look back at."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing to review: {reason}")
        self.reason = reason


def look_back(
    record_text: str, seed: int = 0, nodes: int = 0, data: Any = None
) -> Generator[tuple[int, int], None, Review]:
    """Review a record move by move: yields how many moves of how many are done, and returns the review.

    Raises BadNotation where the record doesn't replay, NothingToReview where it is of no finished game.
    """
    record = read_record(record_text)
    if record.game not in GAMES:
        raise BadNotation(f"expected a game {', '.join(GAMES)}, got {record.game!r}")
    game = GAMES[record.game]
    outcome = require_finished(game, record, data)
    replay = Replay(game, record, data)
    options = options_of(game, replay, data)
    judge = judge_of(game, options, seed, nodes)
    result = split(outcome.winners, options.players)
    ledger = Ledger(judge.begin(replay.state, replay.events, is_dealt=is_dealt(game, replay)), result)
    curve = [ledger.point(None, None, judge, replay.state, None)]
    decisions: list[ReviewedDecision] = []
    total = len(record.entries)
    while not replay.is_done:
        yield replay.at, total
        seat, verdict = record.entries[replay.at].seat, None
        view = game.view(replay.state, seat)
        move = game.notation.read_move(record.entries[replay.at].move, replay.state, seat)
        if len(view.moves) > 1:
            verdict = judge.verdict(view, move)
        made = replay.step()
        if verdict is not None:
            ledger.enter(seat, verdict)
            decisions.append(decision_of(game, replay.at, seat, made.move, verdict))
        judge.hear(replay.events)
        curve.append(ledger.point(seat, made.move, judge, replay.state, verdict))
    yield total, total
    return Review(
        game=game.name,
        seats=ledger.seats(decisions, names_of(record)),
        decisions=decisions,
        curve=curve,
        weakest=weakest(decisions),
        seed=seed,
        nodes=judge.nodes,
        gifts=judge.stories(),
    )


def require_finished(game: AnyGame, record: Record, data: Any) -> Any:
    """How the game ended. Raises NothingToReview."""
    if record.is_stopped:
        raise NothingToReview(STOPPED)
    replay = Replay(game, record, data)
    replay.finish()
    outcome = game.outcome(replay.state)
    if outcome is None or not record.entries:
        raise NothingToReview(UNFINISHED)
    return outcome


def is_dealt(game: AnyGame, replay: Replay) -> bool:
    """Does a record begin with its deal, and not with a position in the middle of a game?"""
    full = sorted_fields(opening_lines(game, replay.state))
    return is_provable(replay.record) or sorted_fields(replay.record.setup) != full


def options_of(game: AnyGame, replay: Replay, data: Any) -> Any:
    """The options of a record: of its tags, or of the position that it begins with."""
    if is_provable(replay.record):
        return game.options(players(replay.record), options_given(game, replay.record, data), data)
    given = game.notation.field(replay.state, "opt")
    number = int(game.notation.field(replay.state, "n"))
    return game.options(number, read_options("" if given == "-" else given), data)


def judge_of(game: AnyGame, options: Any, seed: int, nodes: int) -> Judge:
    """The game's own judge, or its strongest search. Raises NothingToReview where it has neither."""
    own: Judge | None = game.bot.judge(options, seed, nodes)
    level = strongest(game)
    if own is not None:
        return own
    if level is None:
        raise NothingToReview(UNKNOWN)
    return SearchedJudge(game, level, options, seed, nodes)


def decision_of(game: AnyGame, number: int, seat: int, move: str, verdict: Verdict) -> ReviewedDecision:
    lost = rounded(verdict.lost)
    return ReviewedDecision(
        number=number,
        seat=seat,
        move=move,
        best=game.notation.write_move(verdict.best),
        lost=lost,
        grade=grade_of(lost),
        error=rounded(verdict.error),
        chance=rounded(verdict.chance),
        gained=rounded(verdict.moved[seat]),
        why=verdict.why,
    )


def names_of(record: Record) -> list[str]:
    """The names of the seats, as the record has them."""
    return list(seat_tags(record, "Seats").values())
