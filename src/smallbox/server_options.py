"""What the command line asks of a server."""

import os
from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "smallbox"


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
    push: Annotated[bool, Parameter(help="tell people by push of their turns in games by the day")] = True
    limits: Annotated[bool, Parameter(help="limit what one address may do")] = True
    log_level: Annotated[Literal["debug", "info", "warning", "error"], Parameter(help="what is logged")] = "info"


DEFAULTS = ServerOptions()
