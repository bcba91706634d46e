"""One request to a push service."""

import httpx

from smallbox.server.push_services import Delivery

#: seconds to connect, and to be answered
PATIENCE = 10.0


class Poster:
    """Connections to push services, which are kept a while."""

    def __init__(self) -> None:
        # A service that sends us elsewhere sends us to somebody who is not on the list.
        self._client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False)

    async def post(self, endpoint: str, content: bytes, headers: dict[str, str]) -> Delivery:
        """What came of it. The answer's own words are not read."""
        try:
            async with self._client.stream("POST", endpoint, content=content, headers=headers) as answer:
                return Delivery(answer.status_code, wait_of(answer.headers.get("retry-after", "")))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            return Delivery(0, kind=type(error).__name__)

    async def close(self) -> None:
        await self._client.aclose()


def wait_of(retry_after: str) -> float | None:
    """The seconds that a service asks us to wait; a date is not worth reading."""
    return float(retry_after) if retry_after.isascii() and retry_after.isdigit() and len(retry_after) < 7 else None
