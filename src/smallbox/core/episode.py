"""One game as a learning environment plays it: moves by number, and what may be done and known as bytes."""

from __future__ import annotations

from mypy_extensions import i64, u8

from smallbox.core.chance import SearchRng
from smallbox.core.vectors import vec


class Episode:
    """A game that is dealt again and again. It keeps what its seats would remember; each game's subclass knows how."""

    def deal(self, seed: i64) -> None:
        """Begin a fresh game."""
        raise NotImplementedError

    def clone(self) -> Episode:
        """The same game with the same memories, sharing nothing that changes."""
        raise NotImplementedError

    def in_state(self, state: object) -> Episode:
        """The same memories in another state: one that was sampled from what a seat knows."""
        raise NotImplementedError

    def position(self) -> object:
        """The state of the game, for the verbs of its Game."""
        raise NotImplementedError

    def seat(self) -> i64:
        """Whose move it is, or NOBODY when the game is over."""
        raise NotImplementedError

    def make(self, action: i64) -> None:
        """Carry out a legal action of the seat to act."""
        raise NotImplementedError

    def allow(self, mask: vec[u8], at: i64) -> None:
        """Mark the legal actions by 1 in a mask, which begins at a place of a vector and is all noughts."""
        raise NotImplementedError

    def observe(self, seat: i64, seen: vec[u8], at: i64) -> None:
        """Write what a seat knows, from a place of a vector on, which is all noughts there."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who won a game that is over."""
        raise NotImplementedError

    def is_guarded(self) -> bool:
        """Was the game ended by a guard of its rules, which only keeps it from going on for ever?"""
        return False

    def any_move(self, rng: SearchRng) -> i64:
        """One of the legal actions, all equally likely."""
        raise NotImplementedError

    def reply(self, rng: SearchRng) -> i64:
        """A sensible move at once, by nothing but what the seat to act knows."""
        return self.any_move(rng)


def small(number: i64) -> u8:
    """A number that is not negative, as a place holds it: what is too large is 255."""
    return u8(min(number, 255))


def put_pair(seen: vec[u8], at: i64, number: i64) -> None:
    """Write a number over two places, the higher one first."""
    number = min(number, 65_535)
    seen[at] = u8(number >> 8)
    seen[at + 1] = u8(number & 255)


def empty(size: i64) -> vec[u8]:
    """A vector of noughts. Vectors are made in compiled modules only, for elsewhere `vec` is a plain list."""
    return vec[u8]([0] * size)


def observation_of(episode: Episode, seat: i64, noughts: vec[u8]) -> vec[u8]:
    """What a seat knows, in a vector of its own."""
    seen = noughts[:]
    episode.observe(seat, seen, 0)
    return seen


def mask_of(episode: Episode, noughts: vec[u8]) -> vec[u8]:
    """What the seat to act may do, in a vector of its own."""
    mask = noughts[:]
    episode.allow(mask, 0)
    return mask
