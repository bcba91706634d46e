"""A game of Kanobu as a learning environment plays it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from smallbox.core.chance import SearchRng
from smallbox.core.episode import Episode
from smallbox.core.search_state import NOBODY
from smallbox.core.vectors import vec
from smallbox.games.kanobu.bot.search_state import Hints, KanobuSearchState, SearchParameters
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.rules.observation import Known, Places, allow, make, observe
from smallbox.games.kanobu.rules.playout import random_move
from smallbox.games.kanobu.rules.setup import setup
from smallbox.games.kanobu.rules.state import CAP, OVER, State

NO_HINTS: Final = Hints([], 0, 0, [], [])


class Shared:
    """What all episodes with the same options go by."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.places = Places(options)
        self.parameters = SearchParameters(options.data.faces)


class KanobuEpisode(Episode):
    """One game, with what everybody saw of its hidden cards."""

    def __init__(self, shared: Shared, state: State, known: Known) -> None:
        self.shared = shared
        self.state = state
        self.known = known

    def deal(self, seed: i64) -> None:
        self.state = setup(self.shared.options, SearchRng(seed))
        self.known = Known(self.state.players, self.state.faces)

    def clone(self) -> Episode:
        return KanobuEpisode(self.shared, self.state.clone(), self.known.clone())

    def in_state(self, state: object) -> Episode:
        assert isinstance(state, State)
        return KanobuEpisode(self.shared, state, self.known.clone())

    def position(self) -> object:
        return self.state

    def seat(self) -> i64:
        return NOBODY if self.state.phase == OVER else self.state.to_act

    def make(self, action: i64) -> None:
        make(self.state, self.known, action)

    def allow(self, mask: vec[u8], at: i64) -> None:
        allow(self.state, mask, at)

    def observe(self, seat: i64, seen: vec[u8], at: i64) -> None:
        observe(self.state, self.known, self.shared.places, seat, seen, at)

    def winners(self) -> list[int]:
        return self.state.winners

    def is_guarded(self) -> bool:
        return self.state.result == CAP  # C34

    def any_move(self, rng: SearchRng) -> i64:
        return random_move(self.state, rng)

    def reply(self, rng: SearchRng) -> i64:
        return KanobuSearchState(self.state, self.state.to_act, self.shared.parameters, NO_HINTS).play_at_sight(rng)


def episode(options: Options, seed: int, shared: Shared) -> KanobuEpisode:
    """A fresh game."""
    state = setup(options, SearchRng(seed))
    return KanobuEpisode(shared, state, Known(state.players, state.faces))
