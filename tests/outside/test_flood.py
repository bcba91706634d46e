"""Who floods the server slows nobody else down beyond a bound that is measured in the same run."""

import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside.crowd import Crowd, join, make_table, new_secret
from tests.outside.flooder import ADDRESS, KINDS
from tests.outside.gathering import Gathering
from tests.outside.house import Figures, house, look_after, scenario
from tests.outside.tab import Tab
from tests.server.live import Live

SHORT_RUN, LONG_RUN = 0.6, 20.0
#: how often those who are measured ask something, in seconds: well within the limits of a socket
EVERY = 0.04
#: an answer may take this many times as long as in the quiet, and this much on a machine that is shared
RATIO = 20
SECONDS = 0.25
LONGEST = 5.0
#: how much the server may grow, in bytes
GROWTH = 64 * 1024 * 1024
#: each person has an address of their own, told by a proxy
OPTIONS = ("--bot-pace", "instant", "--behind-proxy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with house(tmp_path_factory.mktemp("flood"), *OPTIONS) as started:
        yield started


def measure(crowd: Crowd, tabs: list[Tab], seconds: float) -> list[float]:
    """How long answers take for people who ask now and then."""
    for tab in tabs:
        tab.delays.clear()
    for _ in range(int(seconds / EVERY)):
        for tab in tabs:
            tab.say("back")
        crowd.rest(EVERY)
    crowd.until(lambda: not any(tab.waiting for tab in tabs if not tab.is_gone), LONGEST)
    return [delay for tab in tabs for delay in tab.delays]


def flood(server: Live, kind: str, seconds: float) -> None:
    with scenario(server, f"flood of {kind}") as (crowd, figures):
        quiet = Gathering(crowd, "kobito", "Ada", "Bo", watcher="Dee")
        tabs = [quiet.tabs["Ada"], quiet.tabs["Bo"]]
        code, secret = flooded_table(server, kind, crowd)
        before = quiet_delays(server, crowd, tabs, seconds)
        size = memory(server)
        process = begin(kind, server.port, code, secret, seconds + 0.4)
        crowd.rest(0.2)
        during = measure(crowd, tabs, seconds)
        grown = memory(server) - size
        out, _ = process.communicate(timeout=60)
        figures.tried = int(out)
        compare(figures, kind, before, during)
        if grown > GROWTH:
            figures.disturbed.append(f"{kind}: the server has grown by {grown >> 20} MB")
        look_after(crowd, quiet.tabs, figures, f"after a flood of {kind}")


#: how long answers took at a server while nobody flooded it, by its port
QUIET: dict[int, list[float]] = {}


def quiet_delays(server: Live, crowd: Crowd, tabs: list[Tab], seconds: float) -> list[float]:
    """Measured once, at the same server and in the same run."""
    if server.port not in QUIET:
        QUIET[server.port] = measure(crowd, tabs, seconds)
    return QUIET[server.port]


def memory(server: Live) -> int:
    """What the server's process has in memory, in bytes."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


def flooded_table(server: Live, kind: str, crowd: Crowd) -> tuple[str, str]:
    """Where the flood is: at a table of its own, whose record is there to be fetched."""
    secret = new_secret()
    code = make_table(server.port, "kobito", "Mal", secret, seats=2, address=ADDRESS)
    other = new_secret()
    join(server.port, code, "Max", other, address=ADDRESS)
    if kind == "records":
        # As many words as the server lets one say in a while make the record slow to find.
        process = begin("chat", server.port, code, secret, 1.0)
        process.communicate(timeout=60)
        finish(crowd, code, secret, other)
    return code, secret


def finish(crowd: Crowd, code: str, secret: str, other: str) -> None:
    host, guest = (crowd.come(code, each, address="10.6.6.7") for each in (secret, other))
    for tab, kind in ((host, "ready"), (guest, "ready"), (host, "start"), (guest, "resign"), (host, "stop")):
        assert crowd.ask(tab, kind)["type"] == "done", kind
    for tab in (host, guest):
        tab.hang_up("goodbye")


def begin(kind: str, port: int, code: str, secret: str, seconds: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.outside.flooder", kind, str(port), code, secret, str(seconds)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])
    assert process.stdout is not None
    assert process.stdout.readline() == "begins\n"
    return process


def compare(figures: Figures, kind: str, before: list[float], during: list[float]) -> None:
    quiet, loud = statistics.median(before), statistics.median(during) if during else LONGEST
    figures.what += (
        f" ({quiet * 1000:.1f} ms before, {loud * 1000:.1f} ms meanwhile, {max(during, default=0):.2f} s at most)"
    )
    if len(during) < len(before) * 0.9:
        figures.unanswered.append(f"{kind}: {len(before)} answers before, {len(during)} meanwhile")
    if loud > quiet * RATIO + SECONDS:
        figures.disturbed.append(f"{kind}: an answer took {loud:.3f} s, {quiet:.3f} s before")
    if max(during, default=0) > LONGEST:
        figures.disturbed.append(f"{kind}: the longest answer took {max(during):.2f} s")


@pytest.mark.alone
@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_slows_nobody_else_down(kind: str, server: Live) -> None:
    flood(server, kind, SHORT_RUN)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_a_long_flood_slows_nobody_else_down(kind: str, tmp_path: Path) -> None:
    with house(tmp_path, *OPTIONS) as server:
        flood(server, kind, LONG_RUN)
