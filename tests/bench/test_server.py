"""The benchmarks of the server when a side cannot keep up: every row is printed, and says so."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bench import command, rivals, server
from bench.load.result import Latency, Phase, Run
from bench.load.run import Pace, Server
from bench.measure import Row
from smallbox import cli

FINE = Latency(1.0, 4.0, 9.0)


def phase(mode: str, latency: Latency | None) -> Phase:
    return Phase(
        mode=mode,
        rate=None if mode == "closed" else 3000.0,
        seconds=1.0,
        moves=0 if latency is None else 2000,
        moves_per_second=0.0 if latency is None else 2000.0,
        all_seats=latency,
        first_seat=latency,
        last_seats=[0, 0, 0, 0],
        stalled=0,
        unfinished=3000 if latency is None else 0,
        server_us_per_move=None if latency is None else 100.0,
        server_load=1.0,
        generator_load=0.5,
        others_load=0.0,
    )


@pytest.fixture(name="slow")
def servers_of_which_some_are_slow(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of servers that finish no move in an open loop; nothing is really started."""
    slow: set[str] = set()

    def load(asked: Server, sockets: int, pace: Pace) -> Run:
        latency = None if asked.name in slow else FINE
        phases = [phase("closed", FINE), *(phase("open", latency) for _ in pace.rates)]
        return Run(asked.name, sockets, 1.0, 5.0, 50.0, 300.0, 0, phases)

    monkeypatch.setattr(server, "load", load)
    monkeypatch.setattr(rivals, "problem", lambda: None)
    monkeypatch.chdir(Path(__file__).parents[2])
    return slow


def test_a_peer_that_finishes_no_move_could_not_keep_up(slow: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    slow.add("boardgame.io")
    cli.bench("server.open", quick=True, json=True)
    rows = {row["name"]: row for row in map(json.loads, capsys.readouterr().out.splitlines())}
    assert list(rows) == [
        f"server.open.{part}{peer}" for part in ("p50", "p99") for peer in ("", ".colyseus", ".boardgame")
    ]
    lost = rows["server.open.p99.boardgame"]
    assert (lost["value"], lost["note"]) == (FINE.p99, "could not keep up")
    assert "peer_value" not in lost
    assert "ratio" not in lost
    assert rows["server.open.p99.colyseus"]["ratio"] == 1.0


def test_the_table_says_so_too(slow: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    slow.add("boardgame.io")
    cli.bench("server.open.p50", quick=True)
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("server.open.p50.boardgame") and "could not keep up" in line]


def test_ours_may_be_the_one_that_is_too_slow(slow: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    slow.add("smallbox")
    cli.bench("server.open", quick=True)
    said = capsys.readouterr().out
    assert "could not keep up" in said
    assert "missed" in next(line for line in said.splitlines() if line.startswith("server.open.p99 "))


def test_a_row_is_printed_before_the_next_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []

    def measure(*_: object) -> Iterator[Row]:
        for name in ("server.one", "server.two"):
            yield Row(name, 1.0, "ms")
            seen.append(capsys.readouterr().out)
        raise RuntimeError("the third one broke")

    monkeypatch.setattr(command, "measure", measure)
    watch: Callable[[str, int, int], None] = lambda *_: None  # noqa: E731 a name for its type
    with pytest.raises(RuntimeError):
        command.run([], watch, is_quick=True, as_json=False)
    assert ["server.one" in seen[0], "server.two" in seen[1]] == [True, True]
