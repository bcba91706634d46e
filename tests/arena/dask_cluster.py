"""A real Dask cluster on the loopback: a scheduler and worker processes that can be killed."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60


class DaskCluster:
    """Workers come when they are called and go when they are killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        options = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self.about), "--no-jupyter")
        self.scheduler = self._start("dask_scheduler", *options)
        until = time.monotonic() + PATIENCE_SECONDS
        while not (address := self._address()):
            assert self.scheduler.poll() is None, "expected a running scheduler"
            assert time.monotonic() < until, "expected the scheduler to write its address"
            time.sleep(0.02)
        self.address = address

    def _address(self) -> str:
        """Where the scheduler is; nothing before it has written all of it down."""
        try:
            return str(json.loads(self.about.read_text())["address"])
        except (OSError, ValueError):
            return ""

    def worker(self, source: Path | None = None) -> subprocess.Popen[bytes]:
        """One more, with the smallbox of the tests or of this folder."""
        options = ("--scheduler-file", str(self.about), "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
        return self._start("dask_worker", *options, "--local-directory", str(self.folder), source=source)

    def _start(self, module: str, *options: str, source: Path | None = None) -> subprocess.Popen[bytes]:
        log = (self.folder / f"{module}-{len(self.processes)}.log").open("wb")
        with log:
            started = subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard", *options],
                cwd=ROOT,
                env={**os.environ, **({} if source is None else {"PYTHONPATH": str(source)})},
                stdout=log,
                stderr=log,
            )
        self.processes.append(started)
        return started


@contextmanager
def dask_cluster(folder: Path) -> Iterator[DaskCluster]:
    cluster = DaskCluster(folder)
    try:
        yield cluster
    finally:
        for process in cluster.processes:
            process.kill()
            process.wait()
