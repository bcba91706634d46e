"""What goes wrong, and how often; after `heal` nothing does."""

from random import Random


class Faults:
    """Delays and failures by lot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.is_on = True
        self.duplicated = rng.choice((0.0, 0.05, 0.2))
        self.broken_disk = rng.choice((0.0, 0.0, 0.03, 0.1))
        self.dead_worker = rng.choice((0.0, 0.05, 0.3))
        self.lost_request = rng.choice((0.0, 0.2))
        self.slow = rng.choice((0.0, 0.02, 0.1))

    def heal(self) -> None:
        self.is_on = False

    def _happens(self, chance: float) -> bool:
        return self.is_on and chance > 0 and self.rng.random() < chance

    def latency(self) -> int:
        return self.rng.randrange(200, 3000) if self._happens(self.slow) else self.rng.randrange(2, 40)

    def commit_takes(self) -> int:
        return self.rng.randrange(50, 600) if self._happens(self.slow) else self.rng.randrange(1, 8)

    def thinking(self) -> int:
        return self.rng.randrange(5, 900)

    def notice(self) -> int:
        return self.rng.randrange(10, 2000)

    def half_open(self) -> int:
        """How long the server goes on sending into the void."""
        return self.rng.randrange(10, 12_000)

    def disk_fails(self) -> bool:
        return self._happens(self.broken_disk)

    def duplicates(self) -> bool:
        return self._happens(self.duplicated)

    def worker_dies(self) -> bool:
        return self._happens(self.dead_worker)

    def loses_request(self) -> bool:
        return self._happens(self.lost_request)
