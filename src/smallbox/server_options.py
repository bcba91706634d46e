"""What the command line asks of a server."""

import os
from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "smallbox"


def wants_traces(environment: Mapping[str, str]) -> bool:
    """Does the environment ask for traces, in the words of OpenTelemetry?"""
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true" or environment.get("OTEL_TRACES_EXPORTER") == "none":
        return False
    return any(environment.get(f"OTEL_EXPORTER_OTLP_{name}") for name in ("ENDPOINT", "TRACES_ENDPOINT"))


@dataclass(frozen=True)
class DatabaseOptions:
    """Where a server keeps its tables."""

    _: KW_ONLY
    data_dir: Annotated[Path | None, Parameter(help="the folder of the database")] = None
    database: Annotated[str, Parameter(help="address of a database, such as postgresql://user@host/name")] = ""


@dataclass(frozen=True)
class ServerOptions:
    """A server as it is asked for."""

    _: KW_ONLY
    host: Annotated[str, Parameter(help="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Parameter(help="the port; 0 is any free one")] = 8000
    data_dir: Annotated[Path | None, Parameter(help="the folder of the database")] = None
    database: Annotated[str, Parameter(help="address of a database, such as postgresql://user@host/name")] = ""
    bus: Annotated[str, Parameter(help="address of Valkey or Redis, where many nodes share one database")] = ""
    processes: Annotated[int, Parameter(help="nodes to run on this machine; more than one need --bus")] = 1
    bot_workers: Annotated[int, Parameter(help="processes in which bots think")] = 1
    bot_pace: Annotated[Literal["human", "instant"], Parameter(help="how fast bots move")] = "human"
    public_url: Annotated[str, Parameter(help="the address that people see, for links")] = ""
    allow_host: Annotated[tuple[str, ...], Parameter(help="another name by which the server may be called")] = ()
    behind_proxy: Annotated[bool, Parameter(negative="", help="believe the addresses that a proxy tells")] = False
    keep: Annotated[int, Parameter(help="days after which unused tables are deleted; 0 is never")] = 0
    keep_moves: Annotated[
        int, Parameter(help="days after which finished games have their moves in the record only; 0 is never")
    ] = 0
    push: Annotated[bool, Parameter(help="tell people by push of their turns in games by the day")] = True
    telemetry: Annotated[
        bool,
        Parameter(help="send traces to a collector; by default where OTEL_EXPORTER_OTLP_ENDPOINT names one"),
    ] = field(default_factory=lambda: wants_traces(os.environ))
    limits: Annotated[bool, Parameter(help="limit what one address may do")] = True
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Parameter(help="what is logged")] = "info"


DEFAULTS = ServerOptions()
OWN_DATABASE = DatabaseOptions()
