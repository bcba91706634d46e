"""Who wins a round, by penalties alone: a race in which the next one may hit anybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from smallbox.games.hat.rules.match import lowest

#: how often a gift ends in a penalty among attentive guests (docs/bots.md: 5.4 of them in 64.7 gifts)
PENALTY = 0.083
#: with more gifts than this to come, the guard of H40 decides nothing
LONG = 120

#: the share of a seat by its own score, where the scores of all are those of a key, in order
Shares = dict[int, float]
Scores = tuple[int, ...]


class Race:
    """Exact shares of wins, where every penalty to come is as likely for each seat."""

    def __init__(self, players: int, limit: int, guard: int) -> None:
        self.players = players
        self.limit = limit
        self.guard = guard
        #: what was worked out: without a guard, and with so many gifts to come
        self.known: dict[Scores, Shares] = {}
        self.left: list[dict[Scores, Shares]] = []

    def shares(self, scores: Sequence[int], passes: int) -> list[float]:
        """The share of every seat after some gifts, with these penalties."""
        key = tuple(sorted(scores))
        left = self.guard - passes if self.guard else LONG + 1
        found = self.without_guard(key) if left > LONG else self.with_guard(key, max(0, left))
        return [found[score] for score in scores]

    def without_guard(self, key: Scores) -> Shares:
        if key not in self.known:
            self.known[key] = self.ended(key) if key[-1] >= self.limit else self.after_penalty(key, self.without_guard)
        return self.known[key]

    def with_guard(self, key: Scores, left: int) -> Shares:
        """Worked out from the end, so that no gift asks for another below it."""
        while len(self.left) <= left:
            self.left.append({key: self.step(key, len(self.left)) for key in self.keys()})
        return self.ended(key) if key[-1] >= self.limit else self.left[left][key]

    def step(self, key: Scores, left: int) -> Shares:
        """One gift before what is known: it ends in a penalty, or it does not."""
        if left == 0:
            return self.ended(key)
        after = self.after_penalty(key, lambda other: self.with_guard(other, left - 1))
        return {score: (1 - PENALTY) * self.left[left - 1][key][score] + PENALTY * after[score] for score in set(key)}

    def after_penalty(self, key: Scores, look_up: Callable[[Scores], Shares]) -> Shares:
        """The mean over all seats that the next penalty may hit."""
        found = dict.fromkeys(key, 0.0)
        for hit in set(key):
            after = look_up(fined(key, hit))
            seats = key.count(hit)
            for score in found:
                others = seats - 1 if score == hit else seats
                found[score] += others * after[score] if others else 0.0
                found[score] += after[hit + 1] if score == hit else 0.0
        return {score: total / self.players for score, total in found.items()}

    def ended(self, key: Scores) -> Shares:
        """H34, H35: the lowest score wins, level players win together."""
        best = lowest(key)
        return {score: 1 / len(best) if score == key[0] else 0.0 for score in key}

    def keys(self) -> list[Scores]:
        """All scores of a round that goes on, in order."""
        found: list[Scores] = [()]
        for _ in range(self.players):
            found = [(*key, score) for key in found for score in range(key[-1] if key else 0, self.limit)]
        return found


def fined(key: Scores, score: int) -> Scores:
    """The scores with one more penalty for a seat that has so many."""
    others = list(key)
    others.remove(score)
    return tuple(sorted([*others, score + 1]))
