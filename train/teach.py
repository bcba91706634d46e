"""`make train NAMES=network`: a network teaches itself Kanobu, is measured on the way, and meets `greedy`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from smallbox.adapters.pettingzoo.learner import learner
from smallbox.arena.command import arena, progress_bar
from smallbox.arena.wishes import Wishes
from smallbox.games import GAMES
from train.curve import Point, drawn
from train.environment import Environment
from train.features import KANOBU, Features
from train.network import Network
from train.network_bot import ELSEWHERE, WEIGHTS
from train.selftaught import Plan, Progress, Trainer
from train.weights import FOLDER

GAME = "kanobu"
#: moves after which a game of beginners is broken off, and nobody wins
LONGEST = 400
PLANS = (Plan(players=2), Plan(players=4))
QUICK = Plan(players=2, games=16, moves=24, updates=3, hidden=(16,), remember_every=2)
#: before it learns, after the first updates, and every so many of them the network plays some games against the
#: engine's policy, the bot `easy` at sight
FIRST_UPDATES = (1, 2, 4, 7)
MEASURE_EVERY = 10
MEASURED_GAMES = 600
MEASURED_SEED = 5
#: deals in the arena, each from every seat
DEALS, QUICK_DEALS = 1000, 1
PICTURE = Path("docs/pictures/kanobu-network.svg")


class Taught(NamedTuple):
    """A trained network with what it looks at, and how it came about."""

    network: Network
    features: Features
    size: int
    curve: list[Point]


def teach(plan: Plan, seed: int) -> Taught:
    """Train a network by self-play."""
    environment = Environment(GAME, plan.games, plan.players, seed, LONGEST)
    features = Features(environment.layout, KANOBU)
    trainer = Trainer(environment, features, environment.actions, plan, seed)
    curve = [Point(0.0, 0, share_of_wins(trainer.network, features, plan.players, MEASURED_GAMES))]
    began = process_time()
    with progress_bar() as bar:
        task = bar.add_task(f"self-play, {plan.players} players", total=plan.updates)

        def tell(now: Progress) -> None:
            bar.advance(task)
            if now.update in FIRST_UPDATES or now.update % MEASURE_EVERY == 0 or now.update == plan.updates:
                share = share_of_wins(trainer.network, features, plan.players, MEASURED_GAMES)
                curve.append(Point((process_time() - began) / 60, now.games, share))
                bar.update(task, description=f"self-play, {plan.players} players: wins {share:.0%} against the policy")

        trainer.run(tell)
    return Taught(trainer.network, features, environment.layout.size, curve)


def share_of_wins(network: Network, features: Features, players: int, wanted: int) -> float:
    """Which share of its games the network wins alone among seats that play by the engine's policy; the same deals
    every time."""
    games = min(wanted, 128)
    environment = learner(GAME, games=games, players=players, seed=MEASURED_SEED, opponents="policy", max_moves=LONGEST)
    shown, _ = environment.reset()
    played = won = 0.0
    while played < wanted:
        seen = features.of(shown["observation"]) * features.scale
        likings, _ = network.think(seen, shown["action_mask"].astype(np.bool_))
        shown, gains, ended, broken, _ = environment.step(likings.argmax(axis=1))
        over = ended | broken
        played += float(over.sum())
        won += float(np.maximum(gains[over], 0).sum())
    return won / played


def save(taught: dict[int, Taught], folder: Path) -> Path:
    """The bot as a module that anybody can load: its code, and its weights beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    stored: dict[str, Any] = {}
    for players, each in taught.items():
        for at, weight in enumerate(each.network.weights):
            # The hope of winning is not needed to play.
            is_last = at >= len(each.network.weights) - 2
            stored[f"{players}-layer{at}"] = (weight[..., :-1] if is_last else weight).astype(np.float16)
        stored[f"{players}-places"] = each.features.places.astype(np.int32)
        stored[f"{players}-scale"] = each.features.scale
        stored[f"{players}-size"] = np.array(each.size)
    np.savez_compressed(folder / WEIGHTS.name, **stored)
    if folder != WEIGHTS.parent:
        shutil.copy(WEIGHTS.with_name("network_bot.py"), folder)
    return folder / WEIGHTS.name


def measure(weights: Path, players: int, deals: int) -> None:
    """The arena: the network alone among greedy bots."""
    # Told to the processes that play.
    os.environ[ELSEWHERE] = str(weights)
    wishes = Wishes(
        GAME,
        bots="network=train.network_bot:KanobuNetwork",
        field="greedy",
        players=str(players),
        deals=deals,
        folder=FOLDER / f"network-{players}",
        fresh=True,
        records=False,
    )
    arena(GAMES[GAME], wishes)


def main(seed: int, *, quick: bool, duel: bool, write: bool) -> None:
    """Teach a network for each table size, keep them as a bot, draw the curves, and let the bot play."""
    console = Console()
    taught = {plan.players: teach(plan, seed) for plan in ((QUICK,) if quick else PLANS)}
    weights = save(taught, WEIGHTS.parent if write else FOLDER)
    console.print(f"Kept in {weights}")
    for players, each in taught.items():
        last = each.curve[-1]
        how = f"{last.minutes:.1f} minutes of processor time, {last.games} games"
        console.print(f"{players} players: {how}, wins {last.share:.1%} among the policy")
    picture = PICTURE if write else FOLDER / PICTURE.name
    picture.write_text(drawn({players: each.curve for players, each in taught.items()}), "utf-8")
    console.print(f"Its curve is in {picture}")
    if duel:
        for players in taught:
            measure(weights, players, QUICK_DEALS if quick else DEALS)
