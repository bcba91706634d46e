"""How a server is set up."""

from pathlib import Path
from typing import Literal

import msgspec

from smallbox.tables.bot_turns import BotTiming

#: an id of a node has this many characters
NODE_LENGTH = 16


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one address or one socket may do; 0 is no limit."""

    sockets_per_address: int = 200
    #: sockets opened by an address: at once, and a minute
    openings_burst: int = 2000
    openings_per_minute: int = 3000
    #: connections of HTTP, unless a proxy makes them
    connections_per_address: int = 128
    #: a socket may send this many messages at once, and that many a second for ever
    messages_burst: int = 100
    messages_per_second: int = 40
    #: frames of any kind that a socket may send: a message may come in parts, and there are pings
    frames_burst: int = 400
    frames_per_second: int = 100
    #: messages of all sockets of an address together
    messages_burst_address: int = 5000
    messages_per_second_address: int = 500
    #: requests of any kind, by address: at once, and a minute
    reads_burst: int = 4000
    reads_per_minute: int = 6000
    #: those that take the server long: records and metrics
    costly_burst: int = 60
    costly_per_minute: int = 120
    #: those that change something or look into storage
    requests_burst: int = 100
    requests_per_minute: int = 300
    #: tables made by an address: at once, and an hour
    tables_burst: int = 40
    tables_per_hour: int = 120
    #: groups made by an address: at once, and an hour
    groups_burst: int = 10
    groups_per_hour: int = 20
    #: tokens of bots made by an address: at once, and an hour
    bots_burst: int = 10
    bots_per_hour: int = 20
    #: reviews of games begun by an address: at once, and an hour
    reviews_burst: int = 12
    reviews_per_hour: int = 30
    #: what a person may say and change at a table
    people: bool = True
    message_bytes: int = 16 * 1024
    #: a request with cards of one's own in it
    cards_bytes: int = 160 * 1024
    #: tables with cards of their own made by an address: at once, and an hour
    cards_burst: int = 20
    cards_per_hour: int = 60
    #: measurements of cards begun by an address: at once, and an hour
    measures_burst: int = 6
    measures_per_hour: int = 30
    #: a client that does not read is let go when this much waits for it
    waiting_bytes: int = 256 * 1024

    def body_bytes(self, size: Literal["message", "cards"]) -> int:
        """How long the body of a request may be."""
        return self.cards_bytes if size == "cards" else self.message_bytes


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that `smallbox serve` and `smallbox play` can be told."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: Path = Path("smallbox-data")
    #: address of a database; '' is SQLite in the data folder
    database: str = ""
    #: address of Valkey or Redis, where other nodes have the same database; '' is none
    bus: str = ""
    #: this node's id, which nobody can guess and no other node has; '' where there are no others
    node: str = ""
    #: nodes on this machine
    processes: int = 1
    bot_workers: int = 1
    #: the address that people see, for links; '' is made from the request
    public_url: str = ""
    #: the address in the local network, for links that are made on this machine
    lan_url: str = ""
    #: names by which the server may be called, beside addresses and localhost
    allowed_hosts: tuple[str, ...] = ()
    #: believe the address that a proxy on this machine tells
    behind_proxy: bool = False
    #: days after which old tables are deleted; 0 keeps them for ever
    keep_days: int = 0
    #: days after which the moves of finished games are kept in their records only; 0 keeps them for ever
    keep_moves_days: int = 0
    #: tell people by push of their turns in games by the day
    push: bool = True
    #: send traces to a collector of OpenTelemetry
    traces: bool = False
    #: one more push service; for tests, so no option of the command line sets it
    push_service: str = ""
    limits: Limits = Limits()
    bot_timing: BotTiming = BotTiming()

    @property
    def node_name(self) -> str:
        """What people call the node: enough of its id to tell it from others."""
        return self.node[:8]

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data_dir / 'smallbox.db').absolute()}"
