"""The arena on a Dask cluster: the same bytes as on one machine, whoever comes late, dies or does not fit."""

import json
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from smallbox.arena.cluster_worker import misfit
from smallbox.arena.command import arena
from smallbox.arena.fingerprint import code_digest
from smallbox.arena.wishes import Wishes
from smallbox.cli import app
from smallbox.core.errors import SmallboxError
from smallbox.games import GAMES
from tests.arena.dask_cluster import ROOT, DaskCluster, dask_cluster
from tests.arena.settings import settings_of
from tests.arena.test_command import begin, kept, rows, wait_until

# Slow enough to be disturbed in the middle, and almost without work for the processor.
SLOW = ("kobito", "--bots", "slow=tests.arena.own:Slow@4ms,first=tests.arena.own:First", "--players", "2")
DEALS = ("--deals", "6", "--json")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    with dask_cluster(tmp_path_factory.mktemp("dask")) as started:
        yield started


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """The same games on this machine."""
    folder = tmp_path_factory.mktemp("alone")
    done = begin(*SLOW, *DEALS, "--processes", "1", "--folder", str(folder))
    told, said = done.communicate(timeout=120)
    assert done.returncode == 0, said
    return folder, json.loads(told)


def other_code(folder: Path) -> Path:
    """A smallbox that plays otherwise."""
    left_out = shutil.ignore_patterns("__pycache__", "rulebook", "server", "tables")
    shutil.copytree(ROOT / "src" / "smallbox", folder / "smallbox", ignore=left_out)
    with (folder / "smallbox" / "arena" / "plan.py").open("a") as changed:
        changed.write("# changed\n")
    return folder


def test_kills_strangers_and_a_stop_change_no_byte(
    cluster: DaskCluster, alone: tuple[Path, Any], tmp_path: Path
) -> None:
    folder = tmp_path / "cluster"
    command = (*SLOW, *DEALS, "--cluster", cluster.address, "--folder", str(folder))
    # Nobody is there yet: it waits. A stranger comes beside two workers, and one of those is killed.
    running = begin(*command)
    heard: list[str] = []
    listening = Thread(target=lambda: heard.extend(running.stderr or ()))
    listening.start()
    cluster.worker(other_code(tmp_path))
    workers = [cluster.worker(), cluster.worker()]
    wait_until(lambda: rows(folder) >= 2)
    workers[0].kill()
    # However long the stranger takes to come.
    workers[1].send_signal(signal.SIGSTOP)
    wait_until(lambda: any("is left out: expected the same code of engine and bots" in line for line in heard))
    workers[1].send_signal(signal.SIGCONT)
    wait_until(lambda: rows(folder) >= 4)
    running.send_signal(signal.SIGINT)
    with running:
        assert running.wait(60) == 130, heard
        listening.join()
    said = "".join(heard)
    assert "the same command goes on" in said
    assert "Traceback" not in said
    assert "distributed." not in said
    stopped = rows(folder)
    assert 4 <= stopped < 12
    # One worker is left; it is killed when another one has come, in the middle of a game.
    again = begin(*command)
    cluster.worker()
    wait_until(lambda: rows(folder) > stopped)
    workers[1].kill()
    told, said = again.communicate(timeout=120)
    assert again.returncode == 0, said
    assert json.loads(told) == alone[1]
    assert kept(folder) == kept(alone[0])


def test_a_scheduler_that_does_not_answer_is_told_in_a_sentence(tmp_path: Path) -> None:
    for address in ("tcp://127.0.0.1:9", "parrot://127.0.0.1:9"):
        with pytest.raises(SmallboxError, match="expected the address of a Dask scheduler") as told:
            arena(GAMES["hat"], Wishes("hat", bots="easy,hard", deals=1, cluster=address, folder=tmp_path))
        assert address in str(told.value)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--processes", "2"), "--processes: expected none beside --cluster"),
        (("--bots", "hard@2c,easy"), "one core for each bot"),
    ],
)
def test_what_a_cluster_cannot_do_is_refused_before_any_game(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    folder = tmp_path / "none"
    with pytest.raises(SmallboxError, match=said):
        app(["arena", "kanobu", "--cluster", "tcp://127.0.0.1:9", "--folder", str(folder), *arguments])
    assert not folder.exists()


def test_without_dask_it_is_said_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "smallbox.arena.cluster", raising=False)
    monkeypatch.delattr("smallbox.arena.cluster", raising=False)
    with pytest.raises(SmallboxError, match=r"pip install 'smallbox\[cluster\]'"):
        app(["arena", "hat", "--bots", "easy,hard", "--cluster", "tcp://127.0.0.1:9", "--folder", str(tmp_path / "x")])
    assert not (tmp_path / "x").exists()


def test_a_worker_with_other_rules_code_or_data_is_a_misfit(tmp_path: Path) -> None:
    data = tmp_path / "gold.csv"
    asked = settings_of("hat", "easy,hard", 2)
    asked = msgspec.structs.replace(asked, code=code_digest(GAMES["hat"], asked.entrants))
    assert misfit(asked) == ""
    assert "by rules 0.0, got rules" in misfit(msgspec.structs.replace(asked, rules="0.0"))
    assert "got no such game" in misfit(msgspec.structs.replace(asked, game="bridge"))
    assert "got other code" in misfit(msgspec.structs.replace(asked, code="0" * 16))
    assert "gold.csv" in misfit(msgspec.structs.replace(asked, data=str(data), data_digest="1"))
    data.write_text("other")
    assert "got other content" in misfit(msgspec.structs.replace(asked, data=str(data), data_digest="2"))
