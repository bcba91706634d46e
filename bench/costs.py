"""Absolute figures of a game: the cost of its verbs, the size of a game, and the time to import all games."""

import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bench.measure import Pace, Row, Side, Slice, Tick, play_for, race
from bench.memory import live_bytes
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.games import GAMES

APPLY_PLAYERS = (2, 5)
PLAYERS = 4
POSITIONS = 32
GAMES_PLAYED = 100
SEED_BYTES = 32
NANOSECONDS, MICROSECONDS, MILLISECONDS = 1e9, 1e6, 1e3


class Position(NamedTuple):
    """A game in progress, with what the seat to act knows."""

    state: Any
    seat: int
    view: Any
    memory: Any


def random_game(game: AnyGame, options: Any, seed: int) -> list[int]:
    """The moves of a random game; it plays again from SearchRng(seed)."""
    rng = SearchRng(seed + 1)
    state = game.setup(options, SearchRng(seed))
    made: list[int] = []
    while moves := game.legal_moves(state):
        made.append(moves[rng.below(len(moves))])
        game.apply(state, made[-1])
    return made


def position(game: AnyGame, options: Any, seed: int) -> Position:
    """Somewhere in the first half of a random game."""
    moves = random_game(game, options, seed)
    memories = [game.bot.memory(seat, options) for seat in range(options.players)]
    events = Events()
    state = game.setup(options, SearchRng(seed), events)
    for move in [None, *moves[: min(len(moves) // 2, 10 + seed % 50)]]:
        if move is not None:
            game.apply(state, move, events)
        for seat, memory in enumerate(memories):
            memory.observe(events.heard_by(seat))
        events.clear()
    to_act = game.to_act(state)
    assert to_act is not None
    return Position(state, to_act, game.view(state, to_act), memories[to_act])


def applying(game: AnyGame, players: int) -> Side:
    """Apply the moves of known games, one after another, from Python; set-up is not in the time."""
    options = game.options(players, {})
    apply = game.apply
    games = [random_game(game, options, seed) for seed in range(GAMES_PLAYED)]
    whole = sum(len(moves) for moves in games)

    def side(seconds: float) -> Slice:
        made, elapsed = 0, 0.0
        end = perf_counter() + seconds
        while perf_counter() < end:
            states = [game.setup(options, SearchRng(seed)) for seed in range(GAMES_PLAYED)]
            began = process_time()
            for state, moves in zip(states, games):
                for move in moves:
                    apply(state, move)
            elapsed += process_time() - began
            made += whole
        return made, elapsed

    return side


def calling(positions: Sequence[Position], call: Callable[[Position], object]) -> Side:
    """Call a verb on one position after another."""

    def once() -> int:
        for place in positions:
            call(place)
        return len(positions)

    return lambda seconds: play_for(seconds, once)


def verb_sides(game: AnyGame) -> dict[str, Side]:
    options = game.options(PLAYERS, {})
    positions = [position(game, options, seed) for seed in range(POSITIONS)]
    rng = SearchRng(7)
    seats = [number for number in APPLY_PLAYERS if game.fewest_players <= number <= game.most_players]
    return {
        **{f"apply.{number}": applying(game, number) for number in seats},
        "clone": calling(positions, lambda place: place.state.clone()),
        "view": calling(positions, lambda place: game.view(place.state, place.seat)),
        "sample": calling(positions, lambda place: game.bot.sample(place.view, place.memory, rng)),
    }


VERBS = (*[f"apply.{number}" for number in APPLY_PLAYERS], "clone", "view", "sample")
SIZES = ("live", "parked")


def verb_rows(name: str, pace: Pace, tick: Tick) -> Iterator[Row]:
    """What one call of a verb costs, from Python."""
    for verb, rates in race(verb_sides(GAMES[name]), pace, tick).items():
        unit, scale = ("ns", NANOSECONDS) if verb.startswith("apply") else ("us", MICROSECONDS)
        yield Row(f"engine.{name}.{verb}", scale / statistics.median(rates), unit)


def size_rows(name: str, pace: Pace) -> Iterator[Row]:
    """The bytes of a game in memory, and of one that is put away as its seed and its moves."""
    live = live_bytes(name, pace.states)
    if live is not None:
        yield Row(f"engine.{name}.live", live, "bytes", note=f"{PLAYERS} players, with its stream")
    game = GAMES[name]
    options = game.options(PLAYERS, {})
    moves = statistics.mean(len(random_game(game, options, seed)) for seed in range(GAMES_PLAYED))
    width = 1 if game.actions(game.setup(options, SearchRng(0))) <= 256 else 2
    note = f"{moves:.0f} moves of {width} and the seed"
    yield Row(f"engine.{name}.parked", SEED_BYTES + moves * width, "bytes", note=note)


def import_row(pace: Pace, tick: Tick) -> Row:
    """The time to import all games, beyond that of a Python that does nothing."""
    bare: list[Launch] = []
    full: list[Launch] = []
    launch("import smallbox.games")
    for _ in range(pace.launches):
        bare.append(launch("pass"))
        full.append(launch("import smallbox.games"))
        tick()
    processor = statistics.median(one.processor - other.processor for one, other in zip(full, bare))
    wall = statistics.median(one.wall - other.wall for one, other in zip(full, bare))
    note = f"all games, over bare Python; {MILLISECONDS * wall:.0f} by the wall clock; aim 50"
    return Row("engine.import", MILLISECONDS * processor, "ms", note=note)


class Launch(NamedTuple):
    """The seconds that a process took."""

    processor: float
    wall: float


def launch(program: str) -> Launch:
    # As after the first start of an installed smallbox, when the bytecode is written.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before, began = children_time(), perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return Launch(children_time() - before, perf_counter() - began)


def children_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
