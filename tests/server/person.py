"""A person as a program: plays any game by the protocol, and comes back after every broken connection."""

import asyncio
import hashlib
import json
import random
import secrets
import time
from typing import Any

from picows.websockets.asyncio import ClientConnection, connect
from picows.websockets.exceptions import WebSocketException

from tests.server.live import PATIENCE, Live

#: a server that is being started again is asked this often, in seconds
AGAIN = 0.1
#: errors after which the same message is sent again
TRY_AGAIN = ("busy", "not-stored", "shutting-down", "rate-limited")
#: messages after which something is stored
CHANGING = ("ready", "reveal", "start", "move", "chat", "react")
#: what a table may refuse because it has changed since
OVERTAKEN = ("ready", "reveal", "start")


class Person:
    """One seat at one table. Messages without an answer are sent again, with the same id, on the next socket."""

    def __init__(self, server: Live, name: str, chance: random.Random) -> None:
        self.server = server
        self.name = name
        self.chance = chance
        self.secret = secrets.token_urlsafe(32)
        self.code = ""
        self.table: dict[str, Any] = {"phase": "lobby", "seats": []}
        self.view: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}
        self.version: int | None = None
        #: the version that the answer to the last move told of
        self.moved = 0
        self.waiting: dict[str, dict[str, Any]] = {}
        #: ids of messages that were acknowledged, and the version that came with it
        self.acknowledged: dict[str, int] = {}
        self.sockets = 0
        #: versions that went backwards, and answers that changed
        self.complaints: list[str] = []
        self.is_started = False
        #: the number that was given last, and whether numbers are given openly
        self.nonce = ""
        self.gives_openly = chance.random() < 0.3

    async def make_table(self, game: str, **fields: object) -> None:
        body = {"game": game, "name": self.name, "secret": self.secret, **fields}
        self.code = (await self._post("/api/tables", body))["code"]

    async def join(self, code: str) -> None:
        self.code = (await self._post(f"/api/tables/{code}/seats", {"name": self.name, "secret": self.secret}))["code"]

    async def _post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """Ask until there is an answer: the same secret again gives the same again."""
        ends = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await asyncio.to_thread(self.server.ask, "POST", path, body)
            except (OSError, EOFError):
                assert time.monotonic() < ends, f"expected an answer to POST {path}"
                await asyncio.sleep(AGAIN)
                continue
            if answer.status == 503:
                await asyncio.sleep(AGAIN)
                continue
            assert answer.status == 201, answer.body
            found: dict[str, Any] = answer.json()
            return found

    async def play(self) -> None:
        """Play until the game is over."""
        while self.table["phase"] != "over":
            try:
                async with await self._connect() as socket:
                    await self._come(socket)
                    async for text in socket:
                        await self.hear(socket, json.loads(text))
                        if self.table["phase"] == "over" and not self.waiting:
                            break
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(AGAIN)

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(f"{self.server.address}/socket".replace("http", "ws", 1))
        except AssertionError:
            # What picows says when the server hangs up in the middle of the handshake.
            raise ConnectionResetError from None

    async def _come(self, socket: ClientConnection) -> None:
        self.sockets += 1
        unanswered = [each for each in self.waiting.values() if each["type"] in CHANGING]
        self.waiting = {each["id"]: each for each in unanswered}
        known = self.version if self.chance.random() < 0.5 else None
        await self.say(socket, "hello", table=self.code, secret=self.secret, version=known)
        for message in unanswered:
            await socket.send(json.dumps(message))
        if self.sockets == 1:
            await self.say(socket, "react", reaction="hello")

    async def say(self, socket: ClientConnection, kind: str, **fields: object) -> None:
        message: dict[str, Any] = {"type": kind, "id": secrets.token_hex(8), **fields}
        self.waiting[message["id"]] = message
        await socket.send(json.dumps(message))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("table", "update"):
            self._look(message)
            if self.clock["waits_for"] == "show":
                await self.say(socket, "displayed", version=self.version)
        elif kind in ("done", "refused", "error"):
            await self._answered(socket, message)
        await self._act(socket)

    def _look(self, message: dict[str, Any]) -> None:
        known = max(self.version or 0, self.moved) if message["type"] == "table" else self.version or 0
        if message["version"] < known:
            self.complaints.append(f"{self.code}: version {message['version']} after {known}")
            self.moved = message["version"]
        if message["type"] == "update" and message["since"] != self.version:
            self.complaints.append(f"{self.code}: since {message['since']}, expected {self.version}")
        self.version = message["version"]
        self.table = message["table"] or self.table
        self.view = message["view"] or self.view
        self.clock = message["clock"]

    async def _answered(self, socket: ClientConnection, answer: dict[str, Any]) -> None:
        asked = self.waiting.get(answer["id"])
        if asked is None:
            return
        if answer["type"] == "error" and answer["error"] in TRY_AGAIN:
            await asyncio.sleep(AGAIN)
            await socket.send(json.dumps(asked))
            return
        del self.waiting[asked["id"]]
        if answer["type"] == "done" and asked["type"] in CHANGING:
            self.acknowledged[asked["id"]] = answer["version"]
            self.moved = max(self.moved, answer["version"])
        elif answer["type"] == "error" and asked["type"] == "start":
            self.is_started = False
        elif answer["type"] == "error" and answer["error"] == "no-promise":
            self.gives_openly = True
        elif answer["type"] == "error" and asked["type"] not in ("move", *OVERTAKEN):
            self.complaints.append(f"{self.code}: {asked['type']} got {answer}")

    async def _act(self, socket: ClientConnection) -> None:
        """Begin the game once all are there, and move whenever it is possible and nothing waits for its answer."""
        if (self.version or 0) < self.moved or any(each["type"] in CHANGING for each in self.waiting.values()):
            return
        if self.table["phase"] == "lobby":
            await self._prepare(socket)
        elif self.table["phase"] == "playing" and self.clock["waits_for"] == "move" and self.view.get("moves"):
            await self.say(socket, "move", move=self.chance.choice(self.view["moves"]))
            if self.chance.random() < 0.1:
                await self.say(socket, "react", reaction="wow")

    async def _prepare(self, socket: ClientConnection) -> None:
        """Ready once all are there, with a number that is promised or open; the host then starts."""
        seats, you = self.table["seats"], self.table.get("you")
        if you is None or None in seats:
            return
        if self.table["dealing"] is not None:
            if you in self.table["dealing"]["awaits"]:
                await self.say(socket, "reveal", nonce=self.nonce)
        elif not seats[you]["is_ready"]:
            self.is_started = False
            self.nonce = secrets.token_hex(16)
            given = (
                {"nonce": self.nonce}
                if self.gives_openly
                else {"commit": hashlib.sha256(self.nonce.encode()).hexdigest()}
            )
            await self.say(socket, "ready", **given)
        elif you == self.table["host"] and not self.is_started and all(seat["is_ready"] for seat in seats):
            self.is_started = True
            await self.say(socket, "start")
