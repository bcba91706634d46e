"""How hard a puzzle is, by which bots find it: the Elo rating at which they do as well as they did."""

from collections.abc import Mapping

#: what a level's tries count for; a level that a game lacks is left out
LEVELS = {"random": 600, "greedy": 1000, "easy": 1200, "normal": 1500, "hard": 1800, "expert": 2100}
LOWEST, HIGHEST = 800, 2200
#: a try that half succeeds, so that all or nothing still gives a number
MIDDLE = 1500


def expected(player: float, puzzle: float) -> float:
    """How likely a player of this rating solves a puzzle of that one."""
    return float(1 / (1 + 10 ** ((puzzle - player) / 400)))


def rate(found: Mapping[str, float]) -> int:
    """The rating at which the levels would be expected to find it as often as they did, in steps of 10."""
    tries = [(LEVELS[level], share) for level, share in found.items() if level in LEVELS] + [(MIDDLE, 0.5)]
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        if sum(expected(player, middle) for player, _ in tries) > sum(share for _, share in tries):
            low = middle
        else:
            high = middle
    return round(low / 10) * 10
