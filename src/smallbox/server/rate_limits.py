"""Rate limits: a token bucket for each address."""

import ipaddress

from smallbox.tables.token_bucket import TokenBucket as TokenBucket

#: the prefix of an IPv6 address that belongs to one household, in bits
HOUSEHOLD = 64
#: how many addresses are remembered before the full buckets are thrown away
MOST_BUCKETS = 10_000


class TokenBuckets:
    """A bucket for each address."""

    def __init__(self, burst: int, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._by_address: dict[str, TokenBucket] = {}

    def of(self, address: str, now: float) -> TokenBucket:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self._by_address[address] = TokenBucket(self.burst, self.rate)
            bucket.at = now
        return bucket

    def spend(self, address: str, tokens: float, now: float) -> None:
        """Another node has given tokens to an address: they are missing here too, and may leave a debt."""
        bucket = self.of(address, now)
        level = min(self.burst, bucket.tokens + max(0.0, now - bucket.at) * self.rate)
        bucket.tokens, bucket.at = max(-float(self.burst), level - tokens), now

    def levels(self, now: float) -> dict[str, float]:
        """What each address has left, where it is less than at first."""
        levels = {
            address: bucket.tokens + max(0.0, now - bucket.at) * self.rate
            for address, bucket in self._by_address.items()
        }
        return {address: level for address, level in levels.items() if level < self.burst}

    def _forget(self, now: float) -> None:
        """A bucket that is full again says nothing about its address; of the others the oldest go."""
        full = [each for each, bucket in self._by_address.items() if self._is_full(bucket, now)]
        for address in full or list(self._by_address)[: MOST_BUCKETS // 2]:
            del self._by_address[address]

    def _is_full(self, bucket: TokenBucket, now: float) -> bool:
        return bucket.tokens + (now - bucket.at) * self.rate >= self.burst


def address_group(address: str) -> str:
    """The address that limits go by: for IPv6 the network of 64 bits that one household has."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    # An address of IPv4 that came over a socket of IPv6.
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), HOUSEHOLD), strict=False))
