"""The local network: this machine's address in it, and the way to open a running server to it."""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable

from smallbox.server.admission import Admission
from smallbox.wire.codec import NotPossible


def lan_address() -> str | None:
    """This machine's address in its local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody: connecting only picks a way out
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    is_usable = not (ipaddress.ip_address(found).is_loopback or ipaddress.ip_address(found).is_unspecified)
    return found if is_usable else None


class LocalNetwork:
    """A server that listens on this machine alone, and in the local network too once somebody here asks for it."""

    def __init__(
        self, admission: Admission, listen: Callable[[str], Awaitable[int]], told: Callable[[str], None]
    ) -> None:
        self._admission = admission
        #: listens on an address too; the port
        self._listen = listen
        self._told = told
        self._opening = asyncio.Lock()

    async def open(self) -> str:
        """Listen at this machine's address in the local network, once; where. Raises NotPossible."""
        async with self._opening:
            if not self._admission.lan_url:
                address = lan_address()
                if address is None:
                    raise NotPossible("no-network")
                port = await self._listen(address)
                self._admission.lan_url = f"http://{address}:{port}"
                self._told(f"{self._admission.lan_url}/")
            return self._admission.lan_url
