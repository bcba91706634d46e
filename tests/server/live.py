"""The real server as a process of its own, on a free port of the loopback, and HTTP requests to it."""

import http.client
import json
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from smallbox.tables.entries import Entry, read_entry
from tests.warm import Forked, fork, run

#: for whatever is awaited: a slow machine, shared with others
PATIENCE = 60.0
QUICK = ("--bot-pace", "instant", "--no-limits")
#: options with which That's Not a Hat shows its gifts as shortly as it can
SHORT_HAT = {"show_seconds": "2", "reveal_seconds": "2", "look_seconds": "0", "penalty_limit": "2"}


class Answer(NamedTuple):
    """What came over HTTP."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    def header(self, name: str) -> str | None:
        found = [value for key, value in self.headers if key.lower() == name]
        assert len(found) < 2, f"expected {name} once, got {found}"
        return found[0] if found else None


class Seat(NamedTuple):
    """A seat at a table, and the secret that opens it."""

    code: str
    seat: int
    secret: str


class Live:
    """A server that can be started, stopped and killed, on the same port and folder each time."""

    #: what is run, as a module
    program: tuple[str, ...] = ("smallbox",)

    def __init__(self, folder: Path, *options: str, command: str = "serve", port: int = 0) -> None:
        self.folder = folder
        self.options = options
        self.command = command
        self.port = port
        self.log_file = folder / "server.log"
        self.process: subprocess.Popen[str] | Forked | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def data_dir(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> bytes:
        """All that was ever logged or printed to stderr."""
        return self.log_file.read_bytes()

    def start(self, *, files: int = 0) -> str:
        """Start the process, perhaps with a limit of open files, and wait until it listens; the line that says so."""
        self.begin(files=files)
        return self.listen()

    def begin(self, *, files: int = 0) -> None:
        """Start the process."""
        self.process = begin(
            [self.command, "--port", str(self.port), "--data-dir", str(self.data_dir), *self.options],
            self.log_file,
            files=files,
            program=self.program,
        )

    def listen(self) -> str:
        """Wait until the process listens; the line that says so."""
        line = self.read_line()
        assert "http://" in line, f"expected an address, got {line!r} and {self.log.decode()[-2000:]}"
        self.port = int(line.rsplit(":", 1)[1].strip().strip("/"))
        return line

    def read_line(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def stop(self) -> int:
        """Send SIGTERM and wait; the exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End the process at once, without a word."""
        self._end(signal.SIGKILL)

    def _end(self, number: int) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(number)
        code = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None, **fields: Any
    ) -> Answer:
        """Make a request; a body that is no bytes, or the fields, are sent as JSON."""
        given = body if body is not None else fields or None
        data = given if isinstance(given, bytes) or given is None else json.dumps(given).encode()
        sent = {"content-type": "application/json"} if data is not None else {}
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request(method, path, data, {**sent, **(headers or {})})
            response = connection.getresponse()
            return Answer(response.status, response.getheaders(), response.read())

    def make_table(self, game: str = "kanobu", *, name: str = "Ada", secret: str = "", **fields: Any) -> Seat:
        secret = secret or secrets.token_urlsafe(32)
        answer = self.ask("POST", "/api/tables", game=game, name=name, secret=secret, **fields)
        assert answer.status == 201, answer.body
        made = answer.json()
        return Seat(made["code"], made["seat"], secret)

    def join(self, code: str, *, name: str = "Bo") -> Seat:
        secret = secrets.token_urlsafe(32)
        answer = self.ask("POST", f"/api/tables/{code}/seats", name=name, secret=secret)
        assert answer.status == 201, answer.body
        return Seat(code, answer.json()["seat"], secret)

    def record(self, code: str, number: int = 1) -> Answer:
        return self.ask("GET", f"/api/tables/{code}/records/{number}")

    def is_healthy(self) -> bool:
        return bool(self.ask("GET", "/health").json().get("status") == "ok")

    def metric(self, name: str) -> float:
        """A number that the server counts."""
        lines = self.ask("GET", "/metrics").body.decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    def query(self, sql: str, *values: object) -> list[Any]:
        """Ask the database, past the server."""
        with closing(sqlite3.connect(self.data_dir / "smallbox.db", timeout=PATIENCE)) as database, database:
            return database.execute(sql, values).fetchall()

    def entries(self, code: str) -> list[Entry]:
        """What is stored of a table."""
        found = self.query("SELECT body FROM entries WHERE table_code = ? ORDER BY seq", code)
        return [read_entry(body) for (body,) in found]

    def codes(self, game: str) -> list[str]:
        """The tables of a game, the oldest first."""
        return [code for (code,) in self.query("SELECT code FROM tables WHERE game = ? ORDER BY created", game)]


def begin(
    arguments: list[str], log: Path, *, files: int = 0, program: tuple[str, ...] = Live.program
) -> subprocess.Popen[str] | Forked:
    """Start the command `smallbox`, or another; its stderr is added to the log."""
    with log.open("ab") as errors:
        if program == Live.program:
            return fork(arguments, errors.fileno(), files=files)
        return subprocess.Popen(
            [sys.executable, "-m", *program, *arguments], stdout=subprocess.PIPE, stderr=errors, text=True
        )


def smallbox(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return run(*map(str, arguments))


@contextmanager
def live(folder: Path, *options: str, command: str = "serve", port: int = 0) -> Iterator[Live]:
    """A running server, which is stopped in the end whatever happens."""
    server = Live(folder, *(options or QUICK), command=command, port=port)
    try:
        server.start()
        yield server
        assert server.stop() == 0, server.log.decode()[-2000:]
    finally:
        server.kill()


def eventually(is_so: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    ends = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < ends, f"expected that {what}, waited {seconds} s"
        time.sleep(0.02)


def verify(server: Live, code: str, number: int = 1) -> None:
    """A finished game's record, fetched over HTTP, is proved by the command line."""
    answer = server.record(code, number)
    assert answer.status == 200, answer.body
    file = server.folder / f"{code}-{number}.record"
    file.write_bytes(answer.body)
    proof = smallbox("verify", file)
    assert proof.returncode == 0, proof.stdout + proof.stderr
