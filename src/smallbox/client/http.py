"""The few things that a program asks over HTTP before it opens a socket: a token, a table, a seat."""

import re
import secrets
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from smallbox.core.errors import BadOption, SmallboxError
from smallbox.core.notation import shown

#: a link to a table ends with its code: /t/K7MPQ3XZ, or /tv/… of a big screen
LINK = re.compile(r"/(?:t|tv)/([2-9A-HJ-NP-Z]{8})/?\Z")
CODE = re.compile(r"[2-9A-HJ-NP-Z]{8}\Z")
PATIENCE = 30.0
#: of a token or a secret, in bytes
ENTROPY = 32


class RequestRefused(SmallboxError):
    """The server said no: its code, and the sentence that it gave."""

    def __init__(self, error: str, sentence: str) -> None:
        super().__init__(sentence)
        self.error = error


class Address(NamedTuple):
    """Where a table is: the server, and the table's code, '' where no table is meant."""

    server: str
    code: str = ""

    @property
    def socket(self) -> str:
        """Where the server takes websockets."""
        return f"{self.server.replace('http', 'ws', 1)}/socket"

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.code}"

    @classmethod
    def read(cls, address: str, code: str = "") -> "Address":
        """A server's address with a code, or the link to a table. Raises BadOption."""
        address = address.replace("ws", "http", 1) if address.startswith("ws") else address
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOption(f"expected an address such as http://127.0.0.1:8000/t/K7MPQ3XZ, got {shown(address)}")
        found = LINK.search(parts.path)
        code = (code or (found[1] if found else "")).upper()
        if code and not CODE.match(code):
            raise BadOption(f"expected the code of a table, eight letters and digits, got {shown(code)}")
        path = parts.path[: found.start()] if found else parts.path
        return cls(f"{parts.scheme}://{parts.netloc}{path}".rstrip("/").removesuffix("/socket"), code)


class Seated(NamedTuple):
    """A seat at a table, and the secret that opens it."""

    address: Address
    secret: str


async def post(server: str, path: str, **body: Any) -> Any:
    """What the server answers. Raises RequestRefused, BadOption where it cannot be reached."""
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.post(server + path, json=body)
            told = answer.json() if answer.content else {}
    except (httpx.HTTPError, ValueError) as error:
        raise BadOption(f"expected a smallbox server at {server}, got {type(error).__name__}: {error}") from None
    if answer.is_error:
        raise RequestRefused(str(told.get("error", "")), str(told.get("detail") or f"status {answer.status_code}"))
    return told


async def make_token(server: str, name: str) -> str:
    """A token for a bot of this name, which nobody else knows. Raises RequestRefused."""
    token = secrets.token_urlsafe(ENTROPY)
    await post(Address.read(server).server, "/api/bots", name=name, token=token)
    return token


async def revoke_token(server: str, token: str) -> None:
    """Make a token worthless. Raises RequestRefused."""
    await post(Address.read(server).server, "/api/bots/revoke", token=token)


async def join_table(address: Address, token: str, secret: str = "") -> Seated:
    """Sit down at a table as the bot of a token; with the same secret again it is the same seat."""
    secret = secret or secrets.token_urlsafe(ENTROPY)
    await post(address.server, f"/api/tables/{address.code}/seats", name="bot", secret=secret, token=token)
    return Seated(address, secret)


async def make_table(server: str, token: str, game: str, **wishes: Any) -> Seated:
    """Make a table with the bot of a token as its host; wishes are fields of CreateTable."""
    secret = secrets.token_urlsafe(ENTROPY)
    made = await post(server, "/api/tables", game=game, name="bot", secret=secret, token=token, **wishes)
    return Seated(Address(server, made["code"]), secret)
