"""The commands that start a server."""

import os
import socket
import sys
import threading
import webbrowser

import msgspec
from rich.console import Console

from smallbox.core.errors import BadOption
from smallbox.server.admission import is_own
from smallbox.server.config import Config, Limits
from smallbox.server.logs import set_up_logs
from smallbox.server.network import lan_address
from smallbox.server.run import listen, run
from smallbox.server.supervisor import new_node, supervise
from smallbox.server_options import ServerOptions, data_folder
from smallbox.tables.bot_turns import BotTiming

NO_LIMITS = Limits(
    people=False,
    sockets_per_address=0,
    messages_per_second=0,
    frames_per_second=0,
    messages_per_second_address=0,
    openings_per_minute=0,
    connections_per_address=0,
    reads_per_minute=0,
    costly_per_minute=0,
    requests_per_minute=0,
    tables_per_hour=0,
    groups_per_hour=0,
    bots_per_hour=0,
    reviews_per_hour=0,
)
INSTANT = BotTiming(shortest=0, longest=0, thinking=50)
EVERYWHERE = "0.0.0.0"

out = Console(highlight=False)


def config_of(options: ServerOptions) -> Config:
    """What was asked for, checked. Raises BadOption."""
    if not 0 <= options.port <= 65535:
        raise BadOption(f"--port: expected 0 to 65535, got {options.port}")
    if options.bot_workers < 1:
        raise BadOption(f"--bot-workers: expected a number from 1, got {options.bot_workers}")
    if options.processes < 1:
        raise BadOption(f"--processes: expected a number from 1, got {options.processes}")
    if options.processes > 1 and not options.bus:
        raise BadOption("--processes: expected --bus as well, by which nodes hear of each other; got none")
    if options.bus and not options.database.startswith("postgres"):
        raise BadOption(
            "--bus: expected a database that many nodes can share, as in --database postgresql://..., got SQLite"
        )
    if options.bus:
        check_bus(options.bus)
    if options.keep < 0:
        raise BadOption(f"--keep: expected a number of days from 0, got {options.keep}")
    if options.keep_moves < 0:
        raise BadOption(f"--keep-moves: expected a number of days from 0, got {options.keep_moves}")
    return Config(
        host=options.host,
        port=options.port,
        data_dir=options.data_dir or data_folder(),
        database=options.database,
        bus=options.bus,
        node=new_node() if options.bus else "",
        processes=options.processes,
        bot_workers=options.bot_workers,
        public_url=options.public_url,
        allowed_hosts=tuple(options.allow_host),
        behind_proxy=options.behind_proxy,
        keep_days=options.keep,
        keep_moves_days=options.keep_moves,
        push=options.push,
        traces=options.telemetry,
        limits=Limits() if options.limits else NO_LIMITS,
        bot_timing=INSTANT if options.bot_pace == "instant" else BotTiming(),
    )


def check_bus(url: str) -> None:
    """Raises BadOption where an address cannot be read."""
    # It takes a while to import, and few servers need it.
    from smallbox.server.bus import pool_of  # noqa: PLC0415 - see above

    pool_of(url)


def serve(options: ServerOptions) -> None:
    """Run until a signal comes."""
    config = config_of(options)
    set_up_logs(options.log_level, config.node_name if config.processes == 1 else "")
    listening = listen(config, or_next=False)
    port = listening.getsockname()[1]

    def ready() -> None:
        print_lines(f"smallbox listens on {address(config.host, port)}")

    if config.processes > 1:
        supervise(config, listening, options.log_level, ready)
    else:
        run(config, listening, ready)


def play(options: ServerOptions, *, lan: bool, browser: bool) -> None:
    """Run on this machine, show how to get there, and open the browser."""
    config = config_of(options)
    if config.bus:
        raise BadOption("--bus: expected `smallbox serve`, which has many nodes; `smallbox play` is one")
    set_up_logs("warning" if options.log_level == "info" else options.log_level)
    if lan:
        config = msgspec.structs.replace(config, host=EVERYWHERE, allowed_hosts=(*config.allowed_hosts, own_name()))
    listening = listen(config, or_next=True)
    port = listening.getsockname()[1]
    here = address("127.0.0.1" if config.host in (EVERYWHERE, "::") else config.host, port)
    found = lan_address() if lan else None
    there = "" if found is None else address(found, port)
    config = msgspec.structs.replace(config, lan_url=there.rstrip("/"))

    def ready() -> None:
        print_lines(f"smallbox is open at {here}", "Stop it with Ctrl+C; the tables are kept.")
        if lan:
            invite(config.public_url or there)
        if browser and has_display():
            # A thread of its own, because some browsers block until they are there.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    # Whoever plays at this machine may let others in later, from the page.
    run(config, listening, ready, invite if is_own(config.host) else None)


def invite(there: str) -> None:
    """The address for phones, and its QR code."""
    if not there:
        print_lines("This machine has no address in a local network, so phones cannot reach it.")
        return
    import segno  # noqa: PLC0415 - only whoever lets phones in draws a code

    print_lines(f"Phones in the same network: {there}")
    segno.make(there, micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_name() -> str:
    return socket.gethostname().lower()


def has_display() -> bool:
    """Is there a screen on which a browser could open?"""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def print_lines(*lines: str) -> None:
    for line in lines:
        out.print(line, markup=False, soft_wrap=True)
    sys.stdout.flush()
