"""Simulations of the search, one descent and one judgement each, beside OpenSpiel's Monte Carlo tree search in C++."""

from __future__ import annotations

import functools
import statistics
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from bench.costs import position
from bench.measure import Group, Pace, Row, Side, Slice, Tick, compare, play_for, race
from bench.peers import OPEN_SPIEL_SEARCH, OpenSpiel
from smallbox.bots.search import Search
from smallbox.core.bot import Level
from smallbox.core.chance import SearchRng
from smallbox.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

UNIT = "simulations/s"
STRONGEST = "expert"
PLAYERS = (2, 4, 6)
WORLDS = 16
POSITIONS = 8
A_SEARCH = 1_000
TARGET, STRETCH = 1.0, 2.0
#: from which OpenSpiel's lengths are learnt; nobody asks for them here
FEWEST_ROLLOUTS = 8


class Searcher:
    """Searches positions of random games one after another, as the strongest level does."""

    def __init__(self, name: str, players: int) -> None:
        self.game = GAMES[name]
        level = self.game.bot.levels[STRONGEST]
        assert isinstance(level, Level)
        self.level = level
        self.options = self.game.options(players, {})
        self.parameters = self.game.bot.search_parameters(self.options, level.parameters)
        self.positions = [position(self.game, self.options, seed) for seed in range(POSITIONS)]
        self.simulated = self.walked = self.number = 0

    def searches(self, seconds: float) -> Slice:
        return play_for(seconds, self.search)

    def search(self) -> int:
        """A fresh tree, its worlds, and a thousand simulations."""
        self.number += 1
        at = self.positions[self.number % POSITIONS]
        game, rng = self.game, SearchRng(self.number)
        search = Search(
            at.seat,
            self.options.players,
            game.actions(at.state),
            self.number,
            self.level.exploration,
            self.level.doubts,
        )
        for _ in range(WORLDS):
            world: Any = game.bot.sample(at.view, at.memory, rng)
            search.add_state(game.bot.search_state(world, at.seat, self.parameters, at.memory))
        search.simulate(A_SEARCH)
        self.simulated += A_SEARCH
        self.walked += int(search.walked)
        return A_SEARCH

    def lengths(self) -> str:
        """How long a simulation is, on average."""
        down, out = self.walked / max(1, self.simulated), int(self.parameters.played) / max(1, self.simulated)
        return f"{down:.1f} moves in the tree, {out:.1f} in a playout"


def searched() -> list[str]:
    """The games that have a bot that searches."""
    return [name for name, game in GAMES.items() if isinstance(game.bot.levels.get(STRONGEST), Level)]


def groups(pace: Pace) -> list[Group]:
    return [
        Group(
            [f"search.{name}.{players}" for players in PLAYERS],
            (len(PLAYERS) + 1) * pace.rounds,
            functools.partial(rows, name, pace),
        )
        for name in searched()
    ]


def rows(name: str, pace: Pace, tick: Tick) -> Iterator[Row]:
    searchers = {players: Searcher(name, players) for players in PLAYERS}
    sides: dict[str, Side] = {str(players): searcher.searches for players, searcher in searchers.items()}
    with suppress(ImportError):
        sides[OPEN_SPIEL_SEARCH] = OpenSpiel(FEWEST_ROLLOUTS).searches
    rates = race(sides, pace, tick)
    for players, searcher in searchers.items():
        ours, theirs = rates[str(players)], rates.get(OPEN_SPIEL_SEARCH)
        row = Row(f"search.{name}.{players}", statistics.median(ours), UNIT)
        if theirs is not None:
            row = compare(row.name, UNIT, ours, OPEN_SPIEL_SEARCH, theirs)
            row = msgspec.structs.replace(row, target=TARGET, stretch=STRETCH)
        yield msgspec.structs.replace(row, note=searcher.lengths())
