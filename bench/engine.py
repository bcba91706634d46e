"""The benchmarks of the engine: ratios to peers for every game, then absolute figures."""

import functools
import statistics
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from typing import NamedTuple

import msgspec

from bench.contender import Contender
from bench.costs import SIZES, VERBS, import_row, size_rows, verb_rows
from bench.measure import Group, Pace, Row, Side, Tick, compare, race
from bench.peers import OPEN_SPIEL_LOOP, OPEN_SPIEL_ROLLOUTS, RLCARD_RUN, Peers
from bench.plain import PlainEngine
from smallbox.games import GAMES

UNIT = "moves/s"
PLAYOUTS, LOOP, PLAIN, PROVABLE = "playouts", "loop", "plain", "provable"
SEARCH_PLAYOUTS = "playouts with the search generator"


class Match(NamedTuple):
    """One of our ways to play, and what it is held against; the goals are those of Kanobu."""

    name: str
    ours: str
    peer: str
    target: float | None = None
    stretch: float | None = None


MATCHES = (
    Match("playouts.openspiel", PLAYOUTS, OPEN_SPIEL_ROLLOUTS, 2.5, 4),
    Match("playouts.rlcard", PLAYOUTS, RLCARD_RUN, 150, 300),
    Match("loop.openspiel", LOOP, OPEN_SPIEL_LOOP, 4, 7),
    Match("plain.rlcard", PLAIN, RLCARD_RUN, 5, 10),
    Match("provable", PROVABLE, SEARCH_PLAYOUTS),
)
GAME_WITH_GOALS = "kanobu"


def groups(pace: Pace) -> list[Group]:
    """Everything there is to measure."""
    peers = functools.cache(lambda: Peers(pace.rollouts))
    found: list[Group] = []
    for game in sorted(GAMES, key=lambda name: name != GAME_WITH_GOALS):
        found += game_groups(game, pace, peers)
    return [*found, Group(["engine.import"], pace.launches, lambda tick: [import_row(pace, tick)])]


def game_groups(game: str, pace: Pace, peers: Callable[[], Peers]) -> list[Group]:
    sides = {match.ours for match in MATCHES} | {match.peer for match in MATCHES if match.peer != SEARCH_PLAYOUTS}
    return [
        Group(
            [f"engine.{game}.{match.name}" for match in MATCHES],
            len(sides) * pace.rounds,
            lambda tick: match_rows(game, peers(), pace, tick),
        ),
        Group(
            [f"engine.{game}.{verb}" for verb in VERBS],
            len(VERBS) * pace.rounds,
            lambda tick: verb_rows(game, pace, tick),
        ),
        Group([f"engine.{game}.{size}" for size in SIZES], 0, lambda tick: size_rows(game, pace)),
    ]


def match_rows(game: str, peers: Peers, pace: Pace, tick: Tick) -> Iterator[Row]:
    """All our ways to play and all peers take turns, in one process and one thread."""
    contender = Contender(game)
    with closing(PlainEngine(game)) as plain:
        sides: Mapping[str, Side] = {
            PLAYOUTS: contender.playouts,
            **peers.sides,
            LOOP: contender.loop,
            PLAIN: plain.playouts,
            PROVABLE: contender.provable,
        }
        rates = race(sides, pace, tick)
    for match in MATCHES:
        yield match_row(f"engine.{game}", match, rates, peers)


def match_row(prefix: str, match: Match, rates: Mapping[str, list[float]], peers: Peers) -> Row:
    name = f"{prefix}.{match.name}"
    ours = rates[match.ours]
    theirs = rates[PLAYOUTS] if match.peer == SEARCH_PLAYOUTS else rates.get(match.peer)
    if theirs is None:
        return Row(name, statistics.median(ours), UNIT, note="install the extra bench")
    row = compare(name, UNIT, ours, match.peer, theirs)
    if prefix == f"engine.{GAME_WITH_GOALS}":
        row = msgspec.structs.replace(row, target=match.target, stretch=match.stretch)
    return with_chances(row, peers.chances(match.peer))


def with_chances(row: Row, chances: float) -> Row:
    """Say what the ratio would be, were the peer's chance steps counted as moves."""
    if not chances or row.ratio is None:
        return row
    return msgspec.structs.replace(row, note=f"{row.ratio / (1 + chances):.2f} counting chance steps")
