"""How much somebody may do: a token bucket, whose time is an argument."""


class TokenBucket:
    """Holds up to `burst` tokens and gets `rate` new ones a second. A rate of 0 is no limit."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.tokens = float(burst)
        self.at = 0.0

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        if not self.rate:
            return True
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until there is a token again, at least one."""
        return max(1, round((1 - self.tokens) / self.rate)) if self.rate else 0
