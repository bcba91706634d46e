"""`make train`: learn the weights of a game from nothing, compare them with the shipped ones, and let both play."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import KW_ONLY, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from smallbox.arena.command import arena, progress_bar
from smallbox.arena.run import all_cores
from smallbox.arena.wishes import Wishes
from smallbox.bots.processes import follow_parent
from smallbox.games import GAMES
from train import plan
from train.choice import Sample, fit
from train.selfplay import Job, Lessons, play_games, trainee_of
from train.weights import FOLDER, Weights, alike, apart, rewritten, save

#: games of one job, so that processes share the work out
BUNDLE = 10
#: what is asked for in place of a game
NETWORK = "network"
#: how far bots search where it is only to be seen that they do
QUICK_NODES = 8


@dataclass(frozen=True)
class Asked:
    """What the command line asks for."""

    game: Annotated[str, Parameter(help="kobito or kanobu, or network: one that teaches itself Kanobu")]
    _: KW_ONLY
    seed: Annotated[int, Parameter(help="the same one gives the same weights")] = 1
    processes: Annotated[int, Parameter(help="how many processes play; 0 is one a core")] = 0
    quick: Annotated[bool, Parameter(negative="", help="a few games, to see that it works")] = False
    duel: Annotated[bool, Parameter(help="let the trained bots play against the shipped ones")] = True
    write: Annotated[bool, Parameter(negative="", help="put the weights into the source of the game")] = False


def train(asked: Asked, keep: Callable[[Weights], object] = lambda _: None) -> Weights:
    """All rounds, whose weights are given to `keep`; the weights after the last one."""
    chosen = (plan.QUICK if asked.quick else plan.PLANS)[asked.game]
    trainee = trainee_of(asked.game)
    weights: Weights = trainee.blank()
    moves: list[Sample] = []
    with progress_bar() as progress, new_pool(asked.processes) as pool:
        for number, each in enumerate(chosen.rounds, 1):
            seed = asked.seed * 100 + number
            play = Player(pool, progress, asked.game, chosen.players, seed)
            name = f"{GAMES[asked.game].title}, round {number}"
            if each.by_policy:
                by_policy = play(f"{name}: games by the policy", weights, each.by_policy, 0)
                weights = weights | evaluation(trainee, by_policy.seats, chosen, seed, progress)
            searched = play(f"{name}: games by search", weights, each.searched, each.nodes)
            if not each.by_policy:
                weights = weights | evaluation(trainee, searched.seats, chosen, seed, progress)
            moves = [*(moves if chosen.keeps_lessons else ()), *searched.moves]
            weights = weights | policy(trainee, moves, chosen, seed, progress)
            keep(weights)
    return weights


def new_pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes or all_cores(), multiprocessing.get_context("spawn"), follow_parent)


class Player:
    """Has games played in several processes; what they teach comes in the order of their numbers."""

    def __init__(self, pool: ProcessPoolExecutor, progress: Progress, game: str, players: tuple[int, ...], seed: int):
        self.pool = pool
        self.progress = progress
        self.game = game
        self.players = players
        self.seed = seed

    def __call__(self, title: str, weights: Weights, games: int, nodes: int) -> Lessons:
        task = self.progress.add_task(title, total=games)
        ranges = [(first, min(first + BUNDLE, games)) for first in range(0, games, BUNDLE)]
        jobs = [Job(self.game, weights, nodes, self.players, *span, self.seed) for span in ranges]
        found = Lessons([], [])
        for (first, last), taught in zip(ranges, self.pool.map(play_games, jobs)):
            found.moves.extend(taught.moves)
            found.seats.extend(taught.seats)
            self.progress.advance(task, last - first)
        return found


def learning(progress: Progress, what: str, samples: list[Sample], epochs: int) -> Callable[[], None]:
    task = progress.add_task(f"{what} from {len(samples)} positions", total=epochs)
    return lambda: progress.advance(task)


def policy(trainee: Any, samples: list[Sample], chosen: plan.Plan, seed: int, progress: Progress) -> Weights:
    tick = learning(progress, "policy", samples, chosen.policy.epochs)
    found: Weights = trainee.policy_weights(fit(samples, trainee.policy_start(), chosen.policy, seed, tick))
    return found


def evaluation(trainee: Any, samples: list[Sample], chosen: plan.Plan, seed: int, progress: Progress) -> Weights:
    tick = learning(progress, "evaluation", samples, chosen.evaluation.epochs)
    learnt = fit(samples, trainee.evaluation_start(), chosen.evaluation, seed, tick)
    found: Weights = trainee.evaluation_weights(learnt)
    return found


def compare(game: str, weights: Weights, console: Console) -> None:
    """How the tables differ from those that ship; other numbers may play the same."""
    for name, shipped in trainee_of(game).shipped().items():
        far, near = apart(weights[name], shipped), alike(weights[name], shipped)
        console.print(f"{name}: {len(shipped)} numbers, {far:.2f} apart on average, correlation {near:.2f}")


def duel(game: str, *, quick: bool) -> None:
    """The trained bot alone among three shipped ones: 25 % is as strong."""
    for level, deals in plan.DUELS[game][: 1 if quick else None]:
        wishes = Wishes(
            game,
            bots=f"trained=train.bots:{game.title()}{level.title()}",
            field=level,
            players="2" if quick else "4",
            deals=1 if quick else deals,
            nodes=QUICK_NODES if quick else 0,
            folder=FOLDER / f"{game}-{level}",
            fresh=True,
            records=False,
        )
        arena(GAMES[game], wishes)


def write_source(game: str, weights: Weights) -> None:
    file = Path("src/smallbox/games") / game / "bot" / "policy_weights.py"
    file.write_text(rewritten(file.read_text("utf-8"), weights), "utf-8")


def teach_network(asked: Asked) -> None:
    """What a network needs beside smallbox is looked for only here."""
    try:
        from train import teach  # noqa: PLC0415
    except ImportError as missing:
        sys.exit(f"expected what a network is trained with, but: {missing} (pip install 'smallbox[rl,lab]')")
    teach.main(asked.seed, quick=asked.quick, duel=asked.duel, write=asked.write)


def main(asked: Annotated[Asked, Parameter(name="*")]) -> None:
    """Learn the weights of a game's bots, or a network, from self-play."""
    if asked.game == NETWORK:
        teach_network(asked)
        return
    if asked.game not in plan.PLANS:
        sys.exit(f"expected a game with learnt weights: {', '.join(plan.PLANS)}; or {NETWORK}; got {asked.game}")
    console = Console()
    weights = train(asked, partial(save, asked.game))
    console.print(f"Kept in {FOLDER}")
    compare(asked.game, weights, console)
    if asked.write:
        write_source(asked.game, weights)
    if asked.duel:
        duel(asked.game, quick=asked.quick)


if __name__ == "__main__":
    app = App(name="train")
    app.default(main)
    app()
