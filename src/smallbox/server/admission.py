"""Admission control: host and origin checks, addresses, and how many connections each may have."""

import ipaddress
import re
import resource
import sys
import time
from collections.abc import Callable, ItemsView, Sequence
from typing import Any, Protocol
from urllib.parse import urlsplit

from litestar.datastructures import URL

from smallbox.server.config import Config
from smallbox.server.rate_limits import TokenBuckets, address_group
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import Reach

#: a name or an address, IPv6 in brackets, and perhaps a port
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
#: the same as a proxy reports it
FORWARDED = re.compile(r"\[([0-9a-f:.]+)\](?::[0-9]+)?|([0-9.]+):[0-9]+", re.IGNORECASE)
HIGHEST_PORT = 65535
#: open files that are not connections: the database, the bots, the log
OTHER_FILES = 64


class OpensNetwork(Protocol):
    """Opens the server to the local network."""

    async def open(self) -> str:
        """Where phones reach it from now on. Raises NotPossible."""


class ConnectionCounts:
    """Connections of one kind, counted by address."""

    def __init__(self, most: int) -> None:
        #: for one address; 0 is no limit
        self.most = most
        self._members: dict[Any, str] = {}
        self._counts: dict[str, int] = {}
        #: those that other nodes have
        self.elsewhere: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._members)

    def members(self) -> list[Any]:
        return list(self._members)

    def is_full(self, address: str) -> bool:
        return bool(self.most) and self._counts.get(address, 0) + self.elsewhere.get(address, 0) >= self.most

    def by_address(self) -> ItemsView[str, int]:
        return self._counts.items()

    def add(self, member: Any, address: str) -> None:
        self._members[member] = address
        self._counts[address] = self._counts.get(address, 0) + 1

    def remove(self, member: Any) -> None:
        """Let go of a member, if it is one."""
        address = self._members.pop(member, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class Admission:
    """Knows the connections that are open, and by which names the server may be called."""

    def __init__(self, config: Config) -> None:
        self.config = config
        limits = config.limits
        self.message_bytes = limits.message_bytes
        self.sockets = ConnectionCounts(limits.sockets_per_address)
        # Behind a proxy all connections come from the proxy.
        self.connections = ConnectionCounts(0 if config.behind_proxy else limits.connections_per_address)
        #: idle connections, which wait for no answer; the one idle longest comes first
        self._quiet: dict[Any, None] = {}
        self._most_files = most_files()
        #: what was turned away here
        self.refused = 0
        #: told when an address has made something that is scarce, so that other nodes know at once
        self.on_made: Callable[[], None] = _nothing
        self.reads = TokenBuckets(limits.reads_burst, limits.reads_per_minute / 60)
        self.openings = TokenBuckets(limits.openings_burst, limits.openings_per_minute / 60)
        self.costly = TokenBuckets(limits.costly_burst, limits.costly_per_minute / 60)
        self.requests = TokenBuckets(limits.requests_burst, limits.requests_per_minute / 60)
        self.tables = TokenBuckets(limits.tables_burst, limits.tables_per_hour / 3600)
        self.groups = TokenBuckets(limits.groups_burst, limits.groups_per_hour / 3600)
        self.bots = TokenBuckets(limits.bots_burst, limits.bots_per_hour / 3600)
        self.reviews = TokenBuckets(limits.reviews_burst, limits.reviews_per_hour / 3600)
        self.cards = TokenBuckets(limits.cards_burst, limits.cards_per_hour / 3600)
        self.measures = TokenBuckets(limits.measures_burst, limits.measures_per_hour / 3600)
        self.messages = TokenBuckets(limits.messages_burst_address, limits.messages_per_second_address)
        #: where phones in the local network reach the server, and the way to open it to them while it runs
        self.lan_url = config.lan_url
        self.network: OpensNetwork | None = None
        public = urlsplit(config.public_url).hostname
        self._hosts = {name.lower() for name in (*config.allowed_hosts, "localhost", public or "") if name}

    # Sockets.

    def opened(self, socket: Any) -> None:
        self.sockets.add(socket, socket.address)

    def closed(self, socket: Any) -> None:
        self.sockets.remove(socket)

    def is_crowded(self, address: str) -> bool:
        return self.sockets.is_full(address)

    # Connections of HTTP.

    def admits(self, connection: Any, peer: str) -> bool:
        """Let a connection in unless its address has too many; when files run out, an idle one makes room."""
        address = address_group(peer)
        if self.connections.is_full(address) or not self._has_room():
            self.refused += 1
            return False
        self.connections.add(connection, address)
        self._quiet[connection] = None
        return True

    def _has_room(self) -> bool:
        if len(self.connections) + len(self.sockets) < self._most_files:
            return True
        if not self._quiet:
            return False
        silent = next(iter(self._quiet))
        self.left(silent)
        silent.let_go()
        return True

    def busy(self, connection: Any) -> None:
        """It has asked for something."""
        self._quiet.pop(connection, None)

    def quiet(self, connection: Any) -> None:
        """It has its answer."""
        self._quiet[connection] = None

    def left(self, connection: Any) -> None:
        self._quiet.pop(connection, None)
        self.connections.remove(connection)

    # Addresses and names.

    def limit(self, buckets: TokenBuckets, address: str) -> None:
        """Count a request from an address. Raises NotPossible when there were too many."""
        now = time.monotonic()
        bucket = buckets.of(address, now)
        if not bucket.take(now):
            self.refused += 1
            raise NotPossible("rate-limited", seconds=bucket.wait())

    def makes(self, buckets: TokenBuckets, address: str) -> bool:
        """May an address make one more of something that is scarce?"""
        now = time.monotonic()
        may = buckets.of(address, now).take(now)
        self.on_made()
        return may

    def address_of(self, peer: str, forwarded: Sequence[str]) -> str:
        """The address that limits go by. A proxy appends the one it saw, so only the last is trusted, if valid."""
        if self.config.behind_proxy and forwarded:
            told = forwarded[-1].rsplit(",", 1)[-1].strip()
            parts = FORWARDED.fullmatch(told)
            told = (parts[1] or parts[2]) if parts else told
            peer = told if is_address(told) else peer
        return address_group(peer)

    def shared_address(self, host: str) -> str:
        """Where others can reach what was asked for as `host`; '' means at that very host."""
        if self.config.public_url:
            return self.config.public_url.rstrip("/")
        # A loopback address is of no use to a phone.
        return self.lan_url if is_own(name_in(host)) else ""

    def reach(self, host: str, peer: str) -> Reach:
        """Who can follow a link that is made for whoever asked as `host`."""
        if self.shared_address(host) or not is_own(name_in(host)):
            return "others"
        return "machine" if self.network_for(host, peer) is None else "openable"

    def network_for(self, host: str, peer: str) -> OpensNetwork | None:
        """The way into the local network, for those at this machine; a proxy is at this machine for everybody."""
        is_here = is_own(peer) and is_own(name_in(host)) and not self.config.behind_proxy
        return self.network if is_here else None

    def link_base(self, url: URL) -> str:
        """What links to pages of this server begin with, for whoever asked at a URL."""
        return self.shared_address(url.netloc) or f"{url.scheme}://{url.netloc}"

    def problem(self, hosts: Sequence[str], origins: Sequence[str]) -> str | None:
        """Why a request is not let in: by a name that is not ours (DNS rebinding), or from another site's page."""
        name = name_in(hosts[0]) if len(hosts) == 1 else ""
        if not (name in self._hosts or is_address(name)):
            return "bad-host"
        if not origins:
            return None
        if len(origins) > 1 or not hostname(origins[0]):
            return "bad-origin"
        page = urlsplit(origins[0])
        public = urlsplit(self.config.public_url)
        if page.netloc.lower() not in {hosts[0].lower(), public.netloc.lower()} or page.scheme not in ("http", "https"):
            return "bad-origin"
        return None


def most_files() -> int:
    """How many connections the system lets this process have."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(1, soft - OTHER_FILES)


def name_in(host: str) -> str:
    """The name or address in a Host header, in lower case; '' if it isn't valid, port included."""
    parts = HOST.fullmatch(host)
    if parts is None or (parts[2] is not None and not 0 < int(parts[2]) <= HIGHEST_PORT):
        return ""
    name = parts[1].lower()
    return name.strip("[]") if ":" in name or not name.startswith("[") else ""


def hostname(url: str) -> str:
    """The host of a URL in lower case; '' if there's none that can be read."""
    try:
        return (urlsplit(url).hostname or "").lower()
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own(name: str) -> bool:
    """Does the name lead only to this machine (loopback)?"""
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def _nothing() -> None:
    """Nobody wants to know."""
