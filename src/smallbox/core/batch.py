"""Many games at once: all that an environment of many games does at each step, in one call.

What it shows lies in vectors that are made anew by each step, so whoever keeps one keeps it as it was.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallbox.core.chance import SearchRng
from smallbox.core.episode import Episode, empty
from smallbox.core.search_state import NOBODY
from smallbox.core.vectors import vec

#: who plays the seats that nobody learns for
RANDOM: Final[i64] = 0
POLICY: Final[i64] = 1

MASK_64: Final = 0xFFFF_FFFF_FFFF_FFFF


def seed_of(seed: int, game: int, number: int) -> int:
    """The seed of the deal `number` of a game, whatever other games are beside it (SplitMix64, 48 bits of it)."""
    mixed = seed & MASK_64
    for part in (game, number):
        mixed = (mixed + (part + 1) * 0x9E37_79B9_7F4A_7C15) & MASK_64
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK_64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & MASK_64
        mixed ^= mixed >> 31
    return mixed >> 16


class Batch:
    """Games in which every seat's action is given. A game that ends is dealt anew at once."""

    def __init__(self, episodes: list[Episode], players: i64, actions: i64, size: i64, most: i64) -> None:
        self.episodes = episodes
        self.players = players
        self.actions = actions
        #: of an observation
        self.size = size
        #: moves before a game is broken off; 0 for as many as it takes
        self.most = most
        self.games: i64 = len(episodes)
        self.seed = 0
        #: how often each game was dealt, and how many moves it has seen since
        self.numbers = vec[i64]([0] * self.games)
        self.lengths = vec[i64]([0] * self.games)
        self.rngs = [SearchRng(0) for _ in range(self.games)]
        self.chosen = vec[i64]([0] * self.games)
        #: random actions, once somebody has asked for them
        self.guesses = vec[i64]([0] * self.games)
        self.is_guessing = False
        self.no_observations = empty(self.games * size)
        self.no_masks = empty(self.games * actions)
        self.no_flags = empty(self.games)
        self.no_rewards = vec[float]([0.0] * (self.games * players))
        # What is shown.
        self.observations = self.no_observations
        self.masks = self.no_masks
        self.to_act = vec[i64]([0] * self.games)
        self.rewards = self.no_rewards
        self.terminated = self.no_flags
        self.truncated = self.no_flags

    def reset(self, seed: int) -> None:
        """Begin every game anew."""
        self.seed = seed
        self.is_guessing = False
        self.clear()
        for game in range(self.games):
            self.numbers[game] = 0
            self.rngs[game] = SearchRng(seed_of(seed, -int(game) - 2, 0))
            self.deal(game)
            self.show(game)

    def clear(self) -> None:
        """Fresh vectors to show things in."""
        self.observations = self.no_observations[:]
        self.masks = self.no_masks[:]
        self.to_act = self.to_act[:]
        self.rewards = self.no_rewards[:]
        self.terminated = self.no_flags[:]
        self.truncated = self.no_flags[:]

    def deal(self, game: i64) -> None:
        self.episodes[game].deal(seed_of(self.seed, int(game), int(self.numbers[game])))
        self.numbers[game] += 1
        self.lengths[game] = 0

    def show(self, game: i64) -> None:
        """What the seat to act may do and knows."""
        episode = self.episodes[game]
        seat = episode.seat()
        self.to_act[game] = seat
        episode.allow(self.masks, game * self.actions)
        episode.observe(seat, self.observations, game * self.size)
        if self.is_guessing:
            self.guesses[game] = episode.any_move(self.rngs[game])

    def choose(self, actions: bytes) -> i64:
        """An action for every game, four bytes each, the lowest first; the first game that forbids it, or NOBODY."""
        for game in range(self.games):
            action = read_action(actions, game)
            if action >= self.actions or self.masks[game * self.actions + action] == 0:
                return game
            self.chosen[game] = action
        return NOBODY

    def step(self) -> None:
        """Make the chosen move in every game."""
        self.clear()
        for game in range(self.games):
            self.episodes[game].make(self.chosen[game])
            self.lengths[game] += 1
            if self.is_done(game):
                self.deal(game)
            self.show(game)

    def is_done(self, game: i64) -> bool:
        """Is a game over or broken off? Then it is said how."""
        episode = self.episodes[game]
        if episode.seat() == NOBODY:
            if episode.is_guarded():
                self.truncated[game] = 1
            else:
                self.terminated[game] = 1
            self.reward(game, episode.winners())
            return True
        if self.most > 0 and self.lengths[game] >= self.most:
            self.truncated[game] = 1
            return True
        return False

    def reward(self, game: i64, winners: list[int]) -> None:
        """The winners share 1, the others share -1; where all win, nobody gets anything."""
        first = game * self.players
        others = self.players - len(winners)
        if others == 0 or not winners:
            return
        for seat in range(self.players):
            self.rewards[first + seat] = -1.0 / float(others)
        for winner in winners:
            self.rewards[first + winner] = 1.0 / float(len(winners))

    def any_actions(self) -> vec[i64]:
        """A legal action for every game, all equally likely; the same until the next step."""
        if not self.is_guessing:
            # From now on they are found beside the masks, while all that is known of a game is at hand.
            self.is_guessing = True
            for game in range(self.games):
                self.guesses[game] = self.episodes[game].any_move(self.rngs[game])
        return self.guesses[:]


def read_action(actions: bytes, game: i64) -> i64:
    at = 4 * game
    low: i64 = actions[at]
    more: i64 = actions[at + 1]
    high: i64 = actions[at + 2]
    most: i64 = actions[at + 3]
    return low | more << 8 | high << 16 | most << 24


class LearnerBatch(Batch):
    """Games in which one seat's actions are given, and the others play by themselves."""

    def __init__(
        self, episodes: list[Episode], players: i64, actions: i64, size: i64, most: i64, seat: i64, opponents: i64
    ) -> None:
        super().__init__(episodes, players, actions, size, most)
        #: the seat that learns; NOBODY for another one in each deal
        self.learner = seat
        self.opponents = opponents
        self.no_gains = vec[float]([0.0] * self.games)
        # What is shown besides: what the learners have won, and the last that they saw of games that ended.
        self.gains = self.no_gains
        self.finals = self.no_observations
        self.has_finals = False

    def clear(self) -> None:
        super().clear()
        self.gains = self.no_gains[:]
        self.finals = self.no_observations
        self.has_finals = False

    def seat_of(self, game: i64) -> i64:
        """The seat that learns in the present deal of a game."""
        if self.learner != NOBODY:
            return self.learner
        return (game + self.numbers[game] - 1) % self.players

    def deal(self, game: i64) -> None:
        """Deal until the learner has a move: a game that ends before is none of its business."""
        super().deal(game)
        self.reply(game, 0)
        while self.episodes[game].seat() == NOBODY:
            super().deal(game)
            self.reply(game, 0)

    def reply(self, game: i64, most: i64) -> None:
        """Let the others move until it is the learner's turn, or the game is over or long enough (0 is never)."""
        episode = self.episodes[game]
        learner = self.seat_of(game)
        rng = self.rngs[game]
        seat = episode.seat()
        while seat != learner and seat != NOBODY and (most == 0 or self.lengths[game] < most):
            episode.make(episode.reply(rng) if self.opponents == POLICY else episode.any_move(rng))
            self.lengths[game] += 1
            seat = episode.seat()

    def step(self) -> None:
        self.clear()
        for game in range(self.games):
            self.episodes[game].make(self.chosen[game])
            self.lengths[game] += 1
            self.reply(game, self.most)
            if self.is_done(game):
                self.keep_final(game)
                self.deal(game)
            self.show(game)

    def keep_final(self, game: i64) -> None:
        seat = self.seat_of(game)
        self.gains[game] = self.rewards[game * self.players + seat]
        if not self.has_finals:
            self.has_finals = True
            self.finals = self.no_observations[:]
        self.episodes[game].observe(seat, self.finals, game * self.size)
