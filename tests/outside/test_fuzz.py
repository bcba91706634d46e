"""Whatever comes over a socket, over HTTP or in a file is answered or refused, and nobody else notices."""

import io
import os
import random
import signal
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from smallbox import cli
from tests.outside import garbage
from tests.outside.crowd import Crowd
from tests.outside.gathering import Gathering
from tests.outside.house import Figures, house, look_after, scenario
from tests.outside.tab import Tab
from tests.server.live import Live, smallbox

SEED = int(os.environ.get("SMALLBOX_FUZZ_SEED", "1"))
MESSAGES, MANY_MESSAGES = 3_000, 100_000
REQUESTS, MANY_REQUESTS = 600, 20_000
FILES, MANY_FILES = 40, 500
REAL_COMMANDS = 20
#: how many messages are on the way at once
PIPE = 20
#: how often frames that break the rules are sent instead, by messages
BAD_FRAMES = 0.02
THREADS = 8
#: for the answer to a request, and to one that is not whole and may get none
PATIENCE, IMPATIENCE = 10.0, 1.0
#: a file is read or refused within this
FILE_SECONDS = 20
EXIT_CODES = (0, 1, 2, 3)
ROOT = Path(__file__).parents[2]
APP = cli.app


# Sockets.


class Fuzzer:
    """Somebody who sends anything, and comes again when let go; beside people who must not notice."""

    def __init__(self, crowd: Crowd, chance: random.Random, game: str) -> None:
        self.crowd, self.chance = crowd, chance
        options = {"look_seconds": "0", "show_seconds": "2"} if game == "hat" else {}
        self.table = Gathering(crowd, game, "Ada", "Bo", "Mal", watcher="Dee", options=options)
        if chance.random() < 0.8:
            self.table.bring_to("playing")
        self.others = {name: self.table.tabs[name] for name in ("Ada", "Bo", "Dee")}
        self.tab = self.table.tabs["Mal"]
        self.answered = 0
        self.sent: list[bytes] = []

    def send(self, number: int) -> None:
        """Some messages at once, and sometimes frames that break the rules."""
        if self.tab.is_gone or self.tab.bye:
            is_seated = self.table.seat_of("Mal") is not None
            self.tab = self.table.welcome("Mal") if is_seated else self.crowd.come(self.table.code)
        self.tab.on_message = self.hear
        self.answered = 0
        self.sent = [garbage.text(self.chance, number + at, self.tab.view.get("moves", [])) for at in range(PIPE)]
        for data in self.sent:
            self.tab.text(data)
        if self.chance.random() < BAD_FRAMES * PIPE:
            self.tab.send_raw(garbage.bad_frames(self.chance))
            self.tab.hang_up(self.chance.choice(("goodbye", "close", "half", "reset")))

    def hear(self, tab: Tab, message: dict[str, Any]) -> None:
        self.answered += message["type"] in ("done", "refused", "error")

    @property
    def is_done(self) -> bool:
        return self.tab.is_gone or bool(self.tab.bye) or self.answered >= PIPE

    def look(self, figures: Figures) -> None:
        if not self.is_done:
            figures.unanswered.append(f"seed {SEED}: {PIPE - self.answered} of {PIPE}, such as {self.sent[:3]}")
        self.tab.complaints.clear()
        look_after(self.crowd, self.others, figures, f"seed {SEED}: beside somebody who sends anything")


def send_anything(server: Live, number: int) -> None:
    chance = random.Random(SEED)
    with scenario(server, f"{number} messages") as (crowd, figures):
        fuzzers: list[Fuzzer] = []
        while figures.tried < number and len(figures.unanswered) + len(figures.disturbed) < 20:
            if figures.tried % (number // 4 // PIPE * PIPE) == 0:
                # New tables now and then: games end, and those who left cannot return.
                fuzzers = [Fuzzer(crowd, chance, game) for game in ("kobito", "kanobu", "hat", "kobito")]
            for fuzzer in fuzzers:
                fuzzer.send(figures.tried)
                figures.tried += PIPE
            crowd.until(lambda fuzzers=fuzzers: all(fuzzer.is_done for fuzzer in fuzzers), 5)  # type: ignore[misc]
            for fuzzer in fuzzers:
                fuzzer.look(figures)


def test_any_message_is_answered(server: Live) -> None:
    send_anything(server, MESSAGES)


@pytest.mark.soak
def test_a_hundred_thousand_messages_are_answered(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        send_anything(server, MANY_MESSAGES)


# HTTP.


def ask_anything(port: int, data: bytes) -> str:
    """Send a request; what is wrong with the answer, or nothing. One that is not whole may be left without any."""
    try:
        patience = IMPATIENCE if is_partial(data) else PATIENCE
        with socket.create_connection(("127.0.0.1", port), timeout=patience) as line:
            line.sendall(data)
            answer = line.recv(65536)
    except TimeoutError:
        # It waits for the rest of a request that is not whole: its right.
        return "" if is_partial(data) else f"no answer in {PATIENCE} s"
    except OSError:
        return ""
    if answer and (answer[:9] != b"HTTP/1.1 " or not b"1" <= answer[9:10] <= b"4"):
        return f"{answer[:100]!r}"
    return ""


def is_partial(data: bytes) -> bool:
    """May a server wait for more? It may where there is no end of the head, or a body is announced."""
    head, end, _ = data.partition(b"\r\n\r\n")
    lower = head.lower()
    # Spoilt names of headers are other headers; whoever announces a body or another protocol has more to say.
    return not end or any(word in lower for word in (b"content-l", b"transfer-", b"upgrade", b"expect", b"length"))


def request_anything(server: Live, number: int) -> None:
    chance = random.Random(SEED)
    with scenario(server, f"{number} requests") as (crowd, figures):
        table = Gathering(crowd, "kobito", "Ada", "Bo", watcher="Dee")
        requests = [garbage.http_request(chance, server.port, table.code) for _ in range(number)]
        with ThreadPoolExecutor(THREADS) as pool:
            for at in range(0, number, 200):
                part = requests[at : at + 200]
                found = zip(part, pool.map(lambda data: ask_anything(server.port, data), part), strict=True)
                figures.complaints += [f"seed {SEED}: {wrong} to {data[:300]!r}" for data, wrong in found if wrong]
                figures.tried += len(part)
                look_after(crowd, table.tabs, figures, f"seed {SEED}: beside {at} requests")


def test_any_request_is_answered(server: Live) -> None:
    request_anything(server, REQUESTS)


@pytest.mark.soak
def test_twenty_thousand_requests_are_answered(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        request_anything(server, MANY_REQUESTS)


# Files.


def originals() -> list[tuple[str, Path, list[str]]]:
    """What kind of file, an example, and the command that reads it."""
    games, found = ROOT / "src" / "smallbox" / "games", []
    for file in sorted((ROOT / "tests" / "records").glob("*.rec")):
        found += [("record", file, ["verify", "FILE"]), ("record", file, ["replay", "FILE"])]
    for file in sorted((ROOT / "tests" / "cases").glob("*.cases")):
        found.append((f"{file.stem}.", file, ["cases", "FILE"]))
    for file in sorted(games.glob("*/data/*")):
        game = file.parents[1].name
        if file.suffix in (".json", ".csv"):
            found.append(("data", file, ["moves", game, "--data", "FILE"]))
            found.append(("data", file, ["simulate", game, "--games", "1", "--data", "FILE"]))
    return found


def files(number: int, folder: Path) -> Iterator[tuple[list[str], bytes]]:
    """Spoilt files and the commands that read them."""
    chance = random.Random(SEED)
    kinds = originals()
    words = sorted({word for _, file, _ in kinds for word in file.read_bytes()[:20000].split()})
    for at in range(number):
        prefix, file, command = kinds[at % len(kinds)]
        content = shortened(chance, file.read_bytes(), prefix)
        data = content if chance.random() < 0.05 else garbage.spoilt_text(chance, content, words)
        path = folder / f"{prefix if prefix.endswith('.') else ''}{at}{file.suffix}"
        path.write_bytes(data)
        yield [str(path) if word == "FILE" else word for word in command], data


def shortened(chance: random.Random, data: bytes, prefix: str) -> bytes:
    """Of a case file a few cases, or most of the time would go to the good ones."""
    if not prefix.endswith("."):
        return data
    lines = [line for line in data.split(b"\n") if line and not line.startswith(b"#")]
    at = chance.randrange(max(1, len(lines) - 20))
    return b"\n".join(lines[at : at + 20])


@contextmanager
def time_limit(seconds: int) -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def run(command: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a command in this process; what is wrong with how it ended, or nothing."""
    monkeypatch.setattr(cli, "app", partial(APP, command))
    monkeypatch.setattr(sys, "stdin", io.StringIO("new n 3\n"))
    out, errors = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(errors), time_limit(FILE_SECONDS):
            cli.main()
        code: object = 0
    except SystemExit as end:
        code = end.code or 0
    except TimeoutError:
        return f"took longer than {FILE_SECONDS} s"
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        return f"{type(error).__name__}: {str(error)[:100]}"
    said = errors.getvalue()
    if code not in EXIT_CODES or "Traceback" in said:
        return f"exit code {code}, {said[-300:]}"
    return "" if code != 2 or said or out.getvalue() else "exit code 2 without a sentence"


def read_anything(number: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: dict[str, str] = {}
    commands = []
    for command, data in files(number, folder):
        commands.append(command)
        problem = run(command, monkeypatch)
        if problem:
            wrong.setdefault(problem, f"{command}: {data[:300]!r}")
    sys.stdout.write(f"{number} files, {len(wrong)} kinds of failure\n")
    assert not wrong, "\n".join(
        [f"seed {SEED}, {len(wrong)} kinds", *(f"{key} at {value}" for key, value in wrong.items())]
    )
    for command in commands[:: max(1, number // REAL_COMMANDS)][: REAL_COMMANDS if number > FILES else 2]:
        ended = smallbox(*command)
        assert ended.returncode in EXIT_CODES, ended.stderr[-500:]
        assert "Traceback" not in ended.stderr


def test_any_file_is_read_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_anything(FILES, tmp_path, monkeypatch)


@pytest.mark.soak
def test_five_hundred_files_are_read_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_anything(MANY_FILES, tmp_path, monkeypatch)
