"""The unit of work: games by their numbers, a plain function that any process can run."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from smallbox.arena.entrants import maker_of
from smallbox.balance.course import course_of
from smallbox.balance.study import Study, options_of
from smallbox.bots.play import begin, tell
from smallbox.core.bot import Bot, Budget, QuickBot
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Outcome
from smallbox.games import GAMES

#: a search takes the nodes of its level, and no bot looks at a clock: the same numbers give the same games
BUDGET = Budget()
#: nothing decided: the winners led from the first move on, or the game does not say who leads
UNDECIDED = -1


class Row(msgspec.Struct, frozen=True):
    """What is kept of one game; a row of the table of games."""

    variant: int
    players: int
    #: 0 for the bots as they were named; then level by level, and in each by the seat that has it
    line_up: int
    number: int
    #: who began
    first: int
    winners: tuple[int, ...]
    kind: str
    moves: int
    penalties: int
    changes: int
    behind: float
    trailing: float
    #: after how many moves it was decided, and the number of the cause
    decided: int
    cause: int
    #: how often each kind of decision was made, and how often each cause came up
    decisions: tuple[int, ...]
    uses: tuple[int, ...]

    def share(self, seat: int) -> float:
        """The part of the win that a seat has."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Job(msgspec.Struct, frozen=True):
    """Games that are played one after another."""

    study: Study
    variant: int
    players: int
    line_up: int
    numbers: tuple[int, ...]


def play_job(job: Job) -> list[Row]:
    return [play(job.study, job.variant, job.players, job.line_up, number) for number in job.numbers]


def seed_of(study: Study, players: int, number: int) -> int:
    """The seed of a deal, the same in all variants and for all bots."""
    text = f"smallbox balance {study.seed} {study.game} {players} {number}"
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")


def bots_at(study: Study, players: int, line_up: int) -> list[str]:
    """Who sits where."""
    seated = list(study.bots) if len(study.bots) > 1 else [study.bots[0]] * players
    if line_up:
        level, seat = divmod(line_up - 1, players)
        seated[seat] = study.levels[level]
    return seated


def play(study: Study, variant: int, players: int, line_up: int, number: int) -> Row:
    """One game. The same numbers give the same row, whoever plays it."""
    game = GAMES[study.game]
    options = options_of(study, variant, players)
    seed = seed_of(study, players, number)
    makers = [maker_of(game, name) for name in bots_at(study, players, line_up)]
    bots = [maker(seat, options, seed * 16 + seat) for seat, maker in enumerate(makers)]
    state = begin(game, options, SearchRng(seed), bots)
    seen = Seen(game, state)
    # Asked by name: an isinstance of a protocol takes longer than some moves.
    is_quick = all(hasattr(maker, "glance") for maker in makers)
    play_out: Any = play_quickly if is_quick else play_on
    outcome = play_out(game, state, bots, seen)
    return seen.row(outcome, (variant, players, line_up, number))


def play_on(game: AnyGame, state: Any, bots: Sequence[Bot], seen: "Seen") -> Outcome:
    """To the end; moves of our bots are legal, so nobody checks them."""
    events = Events()
    while (outcome := game.outcome(state)) is None:
        seat = game.to_act(state)
        assert seat is not None
        action = game.action(state, bots[seat].choose(game.view(state, seat), BUDGET))
        seen.before(state, action)
        events.clear()
        game.apply(state, action, events)
        game.explain(state, events)
        tell(bots, events)
        seen.after(state)
    return outcome


def play_quickly(game: AnyGame, state: Any, bots: Sequence[QuickBot], seen: "Seen") -> Outcome:
    """The same game without views and events, where all bots can do without them."""
    while (seat := game.to_act(state)) is not None:
        action = bots[seat].glance(state)
        seen.before(state, action)
        game.apply(state, action)
        seen.after(state)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


class Seen:
    """What is noted of one game while it is played."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.measures = game.measures
        self.first = game.to_act(state) or 0
        self.leads = [self.measures.leaders(state)]
        self.causes: list[int] = []
        self.decisions = [0] * len(self.measures.seconds)
        self.uses = [0] * len(self.measures.causes)
        self.penalties = 0

    def before(self, state: Any, action: int) -> None:
        decision, cause, penalties = self.measures.note(state, action)
        self.decisions[decision] += 1
        self.uses[cause] += 1
        self.causes.append(cause)
        self.penalties += penalties

    def after(self, state: Any) -> None:
        self.leads.append(self.measures.leaders(state))

    def row(self, outcome: Outcome, numbers: tuple[int, int, int, int]) -> Row:
        variant, players, line_up, number = numbers
        # Nobody's win is everybody's.
        winners = tuple(outcome.winners) or tuple(range(players))
        course = course_of(self.leads, sum(1 << seat for seat in winners), players)
        is_told = self.measures.has_lead and course.decided > 0
        return Row(
            variant=variant,
            players=players,
            line_up=line_up,
            number=number,
            first=self.first,
            winners=winners,
            kind=outcome.kind,
            moves=len(self.causes),
            penalties=self.penalties,
            changes=course.changes,
            behind=course.behind,
            trailing=course.trailing,
            decided=course.decided,
            cause=self.causes[course.decided - 1] if is_told else UNDECIDED,
            decisions=tuple(self.decisions),
            uses=tuple(self.uses),
        )
