"""The benchmarks of the learning environments: PettingZoo's own card games and OpenSpiel, in one process and thread."""

import importlib
import random
import statistics
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from bench.measure import Group, Pace, Row, Side, Slice, Tick, compare, play_for, race
from smallbox.games import GAMES

UNIT = "moves/s"
GAMES_AT_ONCE = 1_024
PLAYERS = 4
#: PettingZoo's games that RLCard plays
CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")

AEC, VECTOR, LEARNER = "aec", "vector", "learner"
PETTINGZOO = "PettingZoo's card games (RLCard), one after another"
PETTINGZOO_LOOP = f"PettingZoo's card games (RLCard), {GAMES_AT_ONCE} in a loop"
OPEN_SPIEL = "OpenSpiel crazy_eights with observation tensors (it has none of information states), Python loop"


class Match(NamedTuple):
    """One of our environments, and what it is held against; the goals are those of Kanobu."""

    name: str
    ours: str
    peer: str
    target: float
    stretch: float


MATCHES = (
    Match("aec.pettingzoo", AEC, PETTINGZOO, 10, 30),
    Match("vector.pettingzoo", VECTOR, PETTINGZOO_LOOP, 100, 400),
    Match("vector.openspiel", VECTOR, OPEN_SPIEL, 5, 15),
)
GAME_WITH_GOALS = "kanobu"


def groups(pace: Pace) -> list[Group]:
    """Kanobu beside its peers, the other games by themselves."""
    found = [
        Group(
            [f"environments.{GAME_WITH_GOALS}.{match.name}" for match in MATCHES],
            5 * pace.rounds,
            lambda tick: match_rows(pace, tick),
        )
    ]
    for game in GAMES:
        names = [f"environments.{game}.{kind}" for kind in (AEC, VECTOR, LEARNER)]
        found.append(Group(names, 3 * pace.rounds, rows_of(game, pace)))
    return found


def rows_of(game: str, pace: Pace) -> Callable[[Tick], Iterator[Row]]:
    return lambda tick: own_rows(game, pace, tick)


def own_rows(game: str, pace: Pace, tick: Tick) -> Iterator[Row]:
    """Moves a second of each kind of environment."""
    for name, rates in race(own_sides(game), pace, tick).items():
        yield Row(f"environments.{game}.{name}", statistics.median(rates), UNIT)


def own_sides(game: str) -> dict[str, Side]:
    box = importlib.import_module("smallbox.adapters.pettingzoo")
    players = min(PLAYERS, GAMES[game].most_players)
    return {
        AEC: Loop([box.env(game, players)]).one_by_one,
        VECTOR: vector_side(box.vector(game, GAMES_AT_ONCE, players)),
        LEARNER: vector_side(box.learner(game, GAMES_AT_ONCE, players)),
    }


def match_rows(pace: Pace, tick: Tick) -> Iterator[Row]:
    sides = own_sides(GAME_WITH_GOALS)
    del sides[LEARNER]
    sides |= peer_sides()
    rates = race(sides, pace, tick)
    for match in MATCHES:
        name = f"environments.{GAME_WITH_GOALS}.{match.name}"
        if match.peer in rates:
            row = compare(name, UNIT, rates[match.ours], match.peer, rates[match.peer])
            yield msgspec.structs.replace(row, target=match.target, stretch=match.stretch)
        else:
            yield Row(name, statistics.median(rates[match.ours]), UNIT, note="install the extra bench")


def peer_sides() -> dict[str, Side]:
    """The peers that are installed."""
    sides: dict[str, Side] = {}
    with suppress(ImportError):
        sides[PETTINGZOO] = Loop([card_game(name) for name in CARD_GAMES]).one_by_one
        many = [card_game(CARD_GAMES[number % len(CARD_GAMES)]) for number in range(GAMES_AT_ONCE)]
        sides[PETTINGZOO_LOOP] = Loop(many).all_at_once
    with suppress(ImportError):
        sides[OPEN_SPIEL] = Tensors().plays
    return sides


def card_game(name: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return importlib.import_module(f"pettingzoo.classic.{name}").env()


def vector_side(games: Any) -> Side:
    """Steps of all games by random actions; each is a move of every game, with its mask and observation."""
    games.reset()

    def step() -> int:
        games.step(games.random_actions())
        return GAMES_AT_ONCE

    return lambda seconds: play_for(seconds, step)


class Loop:
    """AEC environments by random play: what is seen and allowed is asked for before each move, ours and theirs."""

    def __init__(self, envs: list[Any]) -> None:
        self.envs = envs
        self.random = random.Random(7)
        self.turn = 0
        for number, env in enumerate(envs):
            env.reset(seed=number)

    def one_by_one(self, seconds: float) -> Slice:
        """Whole games, one after another."""
        return play_for(seconds, self.play)

    def play(self) -> int:
        env = self.envs[self.turn % len(self.envs)]
        self.turn += 1
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, is_terminated, is_truncated, _ = env.last()
            if is_terminated or is_truncated:
                break
            env.step(self.pick(seen["action_mask"]))
            moves += 1
        return moves

    def all_at_once(self, seconds: float) -> Slice:
        """A move of each game in turn."""
        return play_for(seconds, self.step)

    def step(self) -> int:
        for env in self.envs:
            seen, _, is_terminated, is_truncated, _ = env.last()
            if is_terminated or is_truncated:
                env.reset()
                seen = env.last()[0]
            env.step(self.pick(seen["action_mask"]))
        return len(self.envs)

    def pick(self, mask: Any) -> int:
        """One of the allowed actions."""
        allowed = mask.nonzero()[0]
        return int(allowed[int(self.random.random() * len(allowed))])


class Tensors:
    """OpenSpiel's crazy_eights from Python: for every move the legal actions and what the player sees as a tensor."""

    def __init__(self) -> None:
        self.game = importlib.import_module("pyspiel").load_game(f"crazy_eights(players={PLAYERS})")
        self.random = random.Random(7)

    def plays(self, seconds: float) -> Slice:
        return play_for(seconds, self.play)

    def play(self) -> int:
        unit = self.random.random
        state = self.game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(unit() * len(outcomes))][0])
                continue
            # crazy_eights has no tensor of information states, which would be larger and slower.
            state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(unit() * len(actions))])
            moves += 1
        return moves
