"""Games that a policy and an evaluation are learnt from. Every game follows from its number."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from smallbox.bots import find_bot
from smallbox.bots.play import begin, play_on
from smallbox.bots.search import Search
from smallbox.bots.thinker import Results, ThinkingBot
from smallbox.core.bot import Bot, Budget, Level
from smallbox.core.chance import SearchRng
from smallbox.core.messages import Move
from train.choice import Alternative, Sample
from train.weights import Weights

#: every so many games, half of the seats are taken by a bot that learns nothing
RIVALS_EVERY = 3


class Job(NamedTuple):
    """Some games, as a process plays them."""

    game: str
    weights: Weights
    #: simulations for a move; 0 is a game by the policy alone
    nodes: int
    players: tuple[int, ...]
    first: int
    last: int
    seed: int


class Lessons(NamedTuple):
    """What games taught: of moves, and of seats."""

    moves: list[Sample]
    seats: list[Sample]


def trainee_of(game: str) -> Any:
    return import_module(f"train.{game}").Trainee()


class Learner(ThinkingBot):
    """A searching bot that goes by given weights and notes what its searches found."""

    trainee: Any
    weights: Weights

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        super().__init__(seat, options, seed)
        self.trainee.install(self.parameters, self.weights)
        self.lessons: list[Sample] = []

    def decide(self, view: Any, search: Search, results: Results) -> Move:
        state = self.game.bot.sample(view, self.memory, self.dice(1))
        visits = sum(tried for tried, _ in results.values())
        shares = {action: tried / visits for action, (tried, _) in results.items()}
        lesson = self.trainee.lesson(state, self.parameters, shares)
        if lesson is not None:
            self.lessons.append(lesson)
        return super().decide(view, search, results)


def play_games(job: Job) -> Lessons:
    trainee = trainee_of(job.game)
    moves: list[Sample] = []
    seats: list[Sample] = []
    for number in range(job.first, job.last):
        players = job.players[number % len(job.players)]
        seed = job.seed * 1_000_003 + number
        if job.nodes == 0:
            seen, winners = trainee.policy_game(job.weights, players, seed)
            seats += [won(each, winners) for each in seen]
        else:
            taught = search_game(trainee, job, players, seed, with_rivals=number % RIVALS_EVERY == 0)
            moves += taught.moves
            seats += taught.seats
    return Lessons(moves, seats)


def search_game(trainee: Any, job: Job, players: int, seed: int, *, with_rivals: bool) -> Lessons:
    """A game among learners, some of them perhaps with rivals."""
    game = trainee.game
    options = game.options(players, {})
    level = Level(nodes=job.nodes)
    fields = {"game": game, "level": level, "trainee": trainee, "weights": job.weights}
    kind = type("SearchLearner", (Learner,), fields)
    rival = find_bot(game, trainee.rivals[0])
    bots: list[Bot] = [
        (rival if with_rivals and (seat + seed) % 2 else kind)(seat, options, seed * 8 + seat)
        for seat in range(players)
    ]
    state = begin(game, options, SearchRng(seed), bots)
    looker = game.bot.search_parameters(options, {})
    seen: list[list[Alternative]] = []
    made = 0

    def watch(now: Any, *_: Any) -> None:
        nonlocal made
        made += 1
        if game.outcome(now) is None and trainee.is_worth_a_look(now, made):
            seen.append(trainee.standings(now, looker))

    outcome = play_on(game, state, bots, Budget(), watch)
    moves = [lesson for bot in bots if isinstance(bot, Learner) for lesson in bot.lessons]
    return Lessons(moves, [won(each, outcome.winners) for each in seen])


def won(seats: Sequence[Alternative], winners: Sequence[int]) -> Sample:
    """Seats as they stood, with their share of the win."""
    share = 1 / len(winners)
    return tuple(seat._replace(share=share if at in winners else 0.0) for at, seat in enumerate(seats))
