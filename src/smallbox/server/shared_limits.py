"""Limits of an address that hold among all nodes: each tells the others what it gave, and what they gave is owed here.

Nobody waits for another node. Whoever takes more than allowed by asking several nodes at once is in debt everywhere.
"""

from collections.abc import Mapping

from smallbox.server.admission import Admission
from smallbox.server.rate_limits import TokenBuckets

#: the limits that are shared, as they are called in `Admission`
SHARED = (
    "reads",
    "openings",
    "costly",
    "requests",
    "tables",
    "groups",
    "bots",
    "reviews",
    "cards",
    "measures",
    "messages",
)
#: An address's sockets are told where they are at least this part of what it may have.
TOLD_PART = 8
#: a smaller sum is told with the next one
LEAST_TOLD = 0.5
#: what a node has not repeated for so long, in seconds, is forgotten
FORGOTTEN_SECONDS = 7.0


class Told:
    """One limit, and what addresses had left of it when that was last told or heard."""

    def __init__(self, limit: TokenBuckets) -> None:
        self._limit = limit
        self._levels: dict[str, tuple[float, float]] = {}

    def spent(self, now: float) -> dict[str, float]:
        """What addresses have used up here and nobody else knows of yet."""
        found: dict[str, float] = {}
        levels = self._limit.levels(now)
        self._levels = {address: known for address, known in self._levels.items() if address in levels}
        for address, level in levels.items():
            used = self._expected(address, now) - level
            if used >= LEAST_TOLD:
                found[address] = round(used, 2)
                self._levels[address] = (level, now)
        return found

    def hear(self, spent: Mapping[str, float], now: float) -> None:
        """Another node has given these, and need not be told so again."""
        for address, tokens in spent.items():
            self._levels[address] = (self._expected(address, now) - tokens, now)
            self._limit.spend(address, tokens, now)

    def _expected(self, address: str, now: float) -> float:
        """What an address would have left, had it used up nothing since."""
        level, at = self._levels.get(address, (float(self._limit.burst), now))
        return min(self._limit.burst, level + (now - at) * self._limit.rate)


class SharedLimits:
    """One node's limits, and what the others say."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        limits = {name: getattr(admission, name) for name in SHARED}
        self._limits = {name: Told(limit) for name, limit in limits.items() if limit.rate}
        self._elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}

    def spent(self, now: float) -> dict[str, dict[str, float]]:
        """What addresses have used up here since this was asked last."""
        found = {name: limit.spent(now) for name, limit in self._limits.items()}
        return {name: spent for name, spent in found.items() if spent}

    def hear(self, limits: Mapping[str, Mapping[str, float]], now: float) -> None:
        """Another node has given these."""
        for name, spent in limits.items():
            if name in self._limits:
                self._limits[name].hear(spent, now)

    def sockets(self) -> dict[str, int]:
        """Addresses that have many sockets here."""
        counts = self._admission.sockets
        return {address: number for address, number in counts.by_address() if number * TOLD_PART >= counts.most > 0}

    def hear_sockets(self, node: str, sockets: Mapping[str, int], now: float) -> None:
        """Another node has these."""
        self._elsewhere[node] = (now, sockets)
        self._elsewhere = {
            each: (at, told) for each, (at, told) in self._elsewhere.items() if now - at < FORGOTTEN_SECONDS
        }
        total: dict[str, int] = {}
        for _, told in self._elsewhere.values():
            for address, number in told.items():
                total[address] = total.get(address, 0) + number
        self._admission.sockets.elsewhere = total
