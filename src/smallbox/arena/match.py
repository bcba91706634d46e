"""The unit of work: games by their numbers, a plain function that any process on any machine can run."""

import time
import traceback
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from smallbox.arena.entrants import maker_for
from smallbox.arena.plan import Fixture, Settings, fixture
from smallbox.arena.program import ProgramBot
from smallbox.bots.play import tell
from smallbox.bots.team import TeamBot
from smallbox.core.bot import Bot
from smallbox.core.chance import SearchRng
from smallbox.core.data import own_file
from smallbox.core.errors import Refused, SmallboxError
from smallbox.core.messages import Move
from smallbox.core.notation import read_options, seat_name
from smallbox.core.record import write_record
from smallbox.core.recorder import Recorder
from smallbox.games import GAMES

MILLISECONDS = 1000.0


class BotFailed(SmallboxError):
    """A bot raised an error or made a move that the rules refuse."""


class Effort(msgspec.Struct, frozen=True):
    """How long one seat thought in one game, and how many of its moves were blunders."""

    seat: int
    moves: int
    milliseconds: float
    slowest: float
    blunders: int


class Result(msgspec.Struct, frozen=True):
    """How one game went; a row of the table of games."""

    number: int
    players: int
    deal: int
    line_up: int
    turn: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    kind: str
    moves: int

    def share(self, seat: int) -> float:
        """The part of the win that a seat has; nobody's win is everybody's."""
        if not self.winners:
            return 1 / self.players
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Played(msgspec.Struct, frozen=True):
    """A game with all that is kept of it."""

    result: Result
    efforts: tuple[Effort, ...]
    record: str


class Conduct:
    """What a seat has done so far: how long it thought about each move, and its blunders."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.blunders = 0

    def effort(self, seat: int) -> Effort:
        slowest = round(max(self.times, default=0.0), 3)
        return Effort(seat, len(self.times), round(sum(self.times), 3), slowest, self.blunders)


def play_range(settings: Settings, first: int, last: int) -> list[Played]:
    """Play the games from number `first` up to `last`. The same numbers give the same games, whoever plays them."""
    return [play_fixture(settings, fixture(settings, number)) for number in range(first, last)]


@lru_cache(maxsize=16)
def options_for(settings: Settings, players: int) -> Any:
    game = GAMES[settings.game]
    data = None if settings.data is None else game.data(own_file(settings.data))
    return game.options(players, read_options(settings.opt), data)


def play_fixture(settings: Settings, fixed: Fixture) -> Played:
    game = GAMES[settings.game]
    options = options_for(settings, fixed.players)
    labels = [entrant.label for entrant in fixed.seats]
    recorder = Recorder(game, options, labels, fixed.seed)
    seat = 0
    bots: list[Bot] = []
    try:
        for seat, entrant in enumerate(fixed.seats):
            bots.append(maker_for(game, entrant)(seat, options, fixed.bot_seed(seat)))
        conducts = [Conduct() for _ in bots]
        tell(bots, recorder.events)
        while recorder.outcome is None:
            acting = recorder.to_act
            assert acting is not None
            seat = acting
            move_once(recorder, bots, seat, fixed, conducts[seat])
        end_programs(recorder, bots)
    except Exception as error:  # noqa: BLE001 - somebody's own bot may raise anything
        raise BotFailed(failure(fixed, seat, len(recorder.entries), error)) from None
    finally:
        for bot in bots:
            if isinstance(bot, TeamBot | ProgramBot):
                bot.close()
    return played(fixed, recorder, conducts)


def move_once(recorder: Recorder, bots: Sequence[Bot], seat: int, fixed: Fixture, conduct: Conduct) -> None:
    view, bot = recorder.view(seat), bots[seat]
    if getattr(type(bot), "sees_all", False):
        show_all(bot, recorder)
    began = time.perf_counter()
    move = bot.choose(view, fixed.seats[seat].budget)
    conduct.times.append((time.perf_counter() - began) * MILLISECONDS)
    conduct.blunders += is_blunder(recorder, seat, move)
    tell(bots, recorder.make(seat, move))


def end_programs(recorder: Recorder, bots: Sequence[Bot]) -> None:
    """Tell programs that their game is over; they stay for the next one."""
    assert recorder.outcome is not None
    for seat, bot in enumerate(bots):
        if isinstance(bot, ProgramBot):
            bot.finish(recorder.view(seat), recorder.outcome)


def show_all(bot: Any, recorder: Recorder) -> None:
    """A yardstick that says that it sees all gets a copy of the truth, with other shuffles to come than the game's."""
    state = recorder.state.clone()
    state.chance = SearchRng(len(recorder.entries))
    bot.see(state)


def is_blunder(recorder: Recorder, seat: int, move: Move) -> bool:
    """Is a move that is not made yet a blunder? One that the rules refuse is something else."""
    game, state = recorder.game, recorder.state
    return game.check(state, seat, move) is None and game.bot.blunder(state, game.action(state, move)) != ""


def played(fixed: Fixture, recorder: Recorder, conducts: Sequence[Conduct]) -> Played:
    outcome = recorder.outcome
    assert outcome is not None
    result = Result(
        number=fixed.number,
        players=fixed.players,
        deal=fixed.deal,
        line_up=fixed.line_up,
        turn=fixed.turn,
        bots=tuple(entrant.label for entrant in fixed.seats),
        winners=tuple(outcome.winners),
        scores=tuple(outcome.scores or ()),
        kind=outcome.kind,
        moves=len(recorder.entries),
    )
    efforts = tuple(conduct.effort(seat) for seat, conduct in enumerate(conducts))
    return Played(result, efforts, write_record(recorder.record()))


def failure(fixed: Fixture, seat: int, moves: int, error: Exception) -> str:
    """What went wrong and where, with the innermost line of code."""
    what = "made a move that the rules refuse" if isinstance(error, Refused) else f"raised {type(error).__name__}"
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}"
    return (
        f"{fixed.seats[seat].label} in seat {seat_name(seat)} of game {fixed.number} "
        f"({fixed.players} players, deal {fixed.deal}) {what} after {moves} moves: {error} ({where})"
    )
