"""A round of That's Not a Hat as a learning environment plays it."""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallbox.core.chance import SearchRng
from smallbox.core.episode import Episode
from smallbox.core.search_state import NOBODY
from smallbox.core.vectors import vec
from smallbox.games.hat.messages import Options
from smallbox.games.hat.rules.apply import apply
from smallbox.games.hat.rules.cards import gift_of
from smallbox.games.hat.rules.match import lowest
from smallbox.games.hat.rules.observation import Places, allow, observe
from smallbox.games.hat.rules.playout import random_move
from smallbox.games.hat.rules.setup import setup
from smallbox.games.hat.rules.state import CLAIM, GUARD, OVER, State


class HatEpisode(Episode):
    """One round among seats that forget nothing: all that is in play was shown to all, so nothing need be kept."""

    def __init__(self, options: Options, places: Places, state: State) -> None:
        self.options = options
        self.places = places
        self.state = state

    def deal(self, seed: i64) -> None:
        self.state = setup(self.options, SearchRng(seed))

    def clone(self) -> Episode:
        return HatEpisode(self.options, self.places, self.state.clone())

    def in_state(self, state: object) -> Episode:
        assert isinstance(state, State)
        return HatEpisode(self.options, self.places, state)

    def position(self) -> object:
        return self.state

    def seat(self) -> i64:
        return NOBODY if self.state.phase == OVER else self.state.to_act()

    def make(self, action: i64) -> None:
        apply(self.state, action)

    def allow(self, mask: vec[u8], at: i64) -> None:
        allow(self.state, mask, at)

    def observe(self, seat: i64, seen: vec[u8], at: i64) -> None:
        observe(self.state, self.places, seat, seen, at)

    def winners(self) -> list[int]:
        return [] if self.state.phase != OVER else lowest(self.state.score_list())

    def is_guarded(self) -> bool:
        return self.state.reason == GUARD  # H40

    def any_move(self, rng: SearchRng) -> i64:
        return random_move(self.state, rng)

    def reply(self, rng: SearchRng) -> i64:
        """What a perfect memory says: the right name, and no to a wrong one."""
        state = self.state
        gift = gift_of(state.card)
        if state.phase == CLAIM:
            return gift if state.catalogue.listed[gift] else random_move(state, rng)
        return state.gifts.size + (0 if state.claim == gift else 1)


def episode(options: Options, seed: int, places: Places) -> HatEpisode:
    """A fresh round."""
    return HatEpisode(options, places, setup(options, SearchRng(seed)))
