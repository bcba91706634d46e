"""What is measured and calculated for docs/scaling.md; no server is started here."""

import asyncio
import os
from pathlib import Path

import pytest

from bench import scaling, scaling_log
from bench.capacity import Given, arguments, needs
from bench.load.run import Pace
from bench.scaling_load import family
from tests.databases.test_databases import NEWEST
from tests.server.test_backup import stored


def test_more_tables_need_more_of_everything() -> None:
    few, many = needs(Given(tables=1000)), needs(Given())
    assert few["nodes"] == 1
    assert few["bus, notices out/s"] == 0
    assert all(many[name] >= few[name] for name in many if name != "rows a commit")
    assert many["nodes"] == max(many["nodes by sockets"], many["nodes by processor"])


def test_every_figure_can_be_put_in() -> None:
    given = arguments(["--tables", "5", "--move-us", "70", "--keep-moves", "7"])
    assert (given.tables, given.move_us, given.keep_moves, given.seats) == (5, 70, 7, 4)


def test_the_sum_in_the_documentation_is_that_of_the_command() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scaling.md").read_text("utf-8")
    found = needs(Given())
    assert f"| **{found['nodes']:.0f}** |" in text
    assert f"| tables / pause | {found['moves/s']:,.0f} a second |" in text
    assert f"{found['memory of sockets, GB']:.1f} GB" in text
    assert f"| {found['partitions of the entries']:.0f}; with 7 days" in text
    assert f"| {found['bus, MB of memory']:.0f} MB |" in text


def test_a_longer_log_takes_longer_and_is_thinned_to_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scaling_log, "LENGTHS", (20, 200))
    rows = {row.name: row for row in scaling_log.log_rows("s")}
    assert rows["s.log.20.size"].value < rows["s.log.200.size"].value / 5  # type: ignore[operator]
    assert "200 moves" in (rows["s.log.200.load"].note or "")


def test_several_nodes_need_a_database_and_a_bus(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        scaling.arguments(["--processes", "2"])
    assert "--bus" in capsys.readouterr().err
    wish = scaling.Wish("postgresql://x/y", "redis://z", 3, Pace())
    command = wish.server("/data").command
    assert [word for word in command if "data" in word] == ["--data-dir=/data", "--database=postgresql://x/y"]
    assert command[-2:] == ("--bus=redis://z", "--processes=3")


def test_the_space_of_a_database_is_found(tmp_path: Path) -> None:
    found = asyncio.run(scaling.stored(stored(tmp_path, NEWEST)))
    assert (found.entries, found.tables) == (397, 11)
    assert found.size > 50_000


def test_a_process_has_its_family() -> None:
    assert family(os.getpid())[0] == os.getpid()
