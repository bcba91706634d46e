"""A game of Kobito as a learning environment plays it."""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallbox.core.chance import SearchRng
from smallbox.core.episode import Episode
from smallbox.core.search_state import NOBODY
from smallbox.core.vectors import vec
from smallbox.games.kobito.bot.search_state import Hints, KobitoSearchState, SearchParameters
from smallbox.games.kobito.messages import Options
from smallbox.games.kobito.rules.apply import winners
from smallbox.games.kobito.rules.legal import Moves, find_moves
from smallbox.games.kobito.rules.observation import Known, Places, allow, make, observe
from smallbox.games.kobito.rules.setup import setup
from smallbox.games.kobito.rules.state import IDLE, OVER, State


class Shared:
    """What all episodes with the same options go by, and scratch space."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.places = Places(options)
        self.moves = Moves()
        self.parameters = SearchParameters(options.players)
        self.hints = Hints([0] * options.players, [0] * options.players, [0] * options.players, [0] * options.players)


class KobitoEpisode(Episode):
    """One game, with what everybody saw of its hands and gold cards."""

    def __init__(self, shared: Shared, state: State, known: Known) -> None:
        self.shared = shared
        self.state = state
        self.known = known

    def deal(self, seed: i64) -> None:
        self.state = setup(self.shared.options, SearchRng(seed))
        self.known = Known(self.state.rules.players, len(self.shared.places.kinds))

    def clone(self) -> Episode:
        return KobitoEpisode(self.shared, self.state.clone(), self.known.clone())

    def in_state(self, state: object) -> Episode:
        assert isinstance(state, State)
        return KobitoEpisode(self.shared, state, self.known.clone())

    def position(self) -> object:
        return self.state

    def seat(self) -> i64:
        return NOBODY if self.state.phase == OVER else self.state.turn

    def make(self, action: i64) -> None:
        make(self.state, self.known, self.shared.places, action)

    def allow(self, mask: vec[u8], at: i64) -> None:
        allow(self.state, self.shared.moves, mask, at)

    def observe(self, seat: i64, seen: vec[u8], at: i64) -> None:
        observe(self.state, self.known, self.shared.places, seat, seen, at)

    def winners(self) -> list[int]:
        if self.state.phase != OVER:
            return []
        return winners(self.state, [self.state.score(seat) for seat in range(self.state.rules.players)])

    def is_guarded(self) -> bool:
        return self.state.ending == IDLE  # K53

    def any_move(self, rng: SearchRng) -> i64:
        moves = self.shared.moves
        find_moves(self.state, moves)
        return moves.actions[rng.below(moves.size)]

    def reply(self, rng: SearchRng) -> i64:
        shared = self.shared
        return KobitoSearchState(self.state, self.state.turn, shared.parameters, shared.hints, 0).play_at_sight(rng)


def episode(options: Options, seed: int, shared: Shared) -> KobitoEpisode:
    """A fresh game."""
    state = setup(options, SearchRng(seed))
    return KobitoEpisode(shared, state, Known(state.rules.players, len(shared.places.kinds)))
