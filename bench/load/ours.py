"""smallbox as it is installed where the benchmarks run: compiled or plain, with SQLite on disk as by default."""

import sys

from bench.load.run import Server

OPTIONS = ("--port={port}", "--data-dir={data}", "--no-limits", "--bot-pace=instant")
OURS = Server(
    name="smallbox",
    command=(sys.executable, "-m", "smallbox", "serve", *OPTIONS),
    driver="bench.load.smallbox_driver:Smallbox",
    says="smallbox listens on",
    health="/health",
)
