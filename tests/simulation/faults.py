"""What goes wrong, and how often; after `heal` nothing does."""

from random import Random


class Faults:
    """Delays and failures by lot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.is_on = True
        self.duplicated = rng.choice((0.0, 0.05, 0.2))
        self.broken_disk = rng.choice((0.0, 0.0, 0.03, 0.1))
        self.unreadable_disk = rng.choice((0.0, 0.0, 0.1, 0.3))
        self.dead_worker = rng.choice((0.0, 0.05, 0.3))
        self.lost_request = rng.choice((0.0, 0.2))
        self.slow = rng.choice((0.0, 0.02, 0.1))
        self.silent_bot = rng.choice((0.0, 0.05, 0.3))
        self.late_bot = rng.choice((0.0, 0.0, 0.1))
        self.wrong_bot = rng.choice((0.0, 0.0, 0.1))
        self.doubled_bot = rng.choice((0.0, 0.2))
        self.bad_socket = rng.choice((0.0, 0.01, 0.05))
        self.rude = rng.choice((0.0, 0.1, 0.4))
        self.late_commit = rng.choice((0.0, 0.0, 0.05))
        self.raising_store = rng.choice((0.0, 0.0, 0.01))

    def heal(self) -> None:
        self.is_on = False

    def _happens(self, chance: float) -> bool:
        return self.is_on and chance > 0 and self.rng.random() < chance

    def latency(self) -> int:
        return self.rng.randrange(200, 3000) if self._happens(self.slow) else self.rng.randrange(2, 40)

    def commit_takes(self) -> int:
        if self._happens(self.late_commit):
            return self.rng.randrange(3000, 15_000)
        return self.rng.randrange(50, 600) if self._happens(self.slow) else self.rng.randrange(1, 8)

    def thinking(self) -> int:
        """A worker may be overloaded, or stand still for a while."""
        return self.rng.randrange(10_000, 50_000) if self._happens(self.late_bot) else self.rng.randrange(5, 900)

    def bot_is_silent(self) -> bool:
        return self._happens(self.silent_bot)

    def bot_is_wrong(self) -> bool:
        return self._happens(self.wrong_bot)

    def bot_repeats(self) -> bool:
        return self._happens(self.doubled_bot)

    def socket_fails(self) -> bool:
        """While it is being written to."""
        return self._happens(self.bad_socket)

    def is_rude(self) -> bool:
        """Does somebody say something and hang up at once?"""
        return self._happens(self.rude)

    def store_raises(self) -> bool:
        return self._happens(self.raising_store)

    def clock_is_off_by(self) -> int:
        """How far a machine's clock has jumped when a server starts, in milliseconds."""
        return self.rng.choice((0, 0, 3_600_000, -3_600_000, 90_000)) if self.is_on else 0

    def notice(self) -> int:
        return self.rng.randrange(10, 2000)

    def half_open(self) -> int:
        """How long the server goes on sending into the void."""
        return self.rng.randrange(10, 12_000)

    def disk_fails(self) -> bool:
        return self._happens(self.broken_disk)

    def reading_fails(self) -> bool:
        return self._happens(self.unreadable_disk)

    def duplicates(self) -> bool:
        return self._happens(self.duplicated)

    def worker_dies(self) -> bool:
        return self._happens(self.dead_worker)

    def loses_request(self) -> bool:
        return self._happens(self.lost_request)
