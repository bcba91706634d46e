"""Who may come in: host and origin checks, addresses, and how many sockets each may have."""

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from smallbox.server.config import Config
from smallbox.server.limits import Buckets, address_group


class Gate:
    """Knows the sockets that are open, by address, and by which names the server may be called."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.sockets: set[Any] = set()
        self._by_address: dict[str, int] = {}
        limits = config.limits
        self.requests = Buckets(limits.requests_burst, limits.requests_per_minute / 60)
        self.tables = Buckets(limits.tables_burst, limits.tables_per_hour / 3600)
        self.messages = Buckets(limits.messages_burst_address, limits.messages_per_second_address)
        public = urlsplit(config.public_url).hostname
        self._hosts = {name.lower() for name in (*config.allowed_hosts, "localhost", public or "") if name}

    def opened(self, socket: Any) -> None:
        self.sockets.add(socket)
        self._by_address[socket.address] = self._by_address.get(socket.address, 0) + 1

    def closed(self, socket: Any) -> None:
        if socket in self.sockets:
            self.sockets.remove(socket)
            left = self._by_address[socket.address] - 1
            if left:
                self._by_address[socket.address] = left
            else:
                del self._by_address[socket.address]

    def is_crowded(self, address: str) -> bool:
        most = self.config.limits.sockets_per_address
        return bool(most) and self._by_address.get(address, 0) >= most

    def address_of(self, peer: str, forwarded: str) -> str:
        """The address that limits go by. A proxy appends the address it saw, so the last one is believed."""
        if self.config.behind_proxy and forwarded:
            peer = forwarded.rsplit(",", 1)[-1].strip()
        return address_group(peer)

    def shared_address(self, host: str) -> str:
        """Where others reach what was asked for as `host`; '' is there too."""
        if self.config.public_url:
            return self.config.public_url.rstrip("/")
        # An address of this machine only is of no use to a phone.
        return self.config.lan_url if is_own(hostname(f"//{host}")) else ""

    def problem(self, host: str, origin: str | None) -> str | None:
        """Why a request is not let in: by a name that is not ours (DNS rebinding), or from another site's page."""
        name = hostname(f"//{host}")
        if not (name in self._hosts or is_address(name)):
            return "bad-host"
        if origin is None:
            return None
        if not hostname(origin):
            return "bad-origin"
        page = urlsplit(origin)
        public = urlsplit(self.config.public_url)
        if page.netloc.lower() not in {host.lower(), public.netloc.lower()} or page.scheme not in ("http", "https"):
            return "bad-origin"
        return None


def hostname(url: str) -> str:
    """The host of an address in lower case, '' where it has none that can be read."""
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
    """Does the name lead nowhere but to this machine?"""
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)
