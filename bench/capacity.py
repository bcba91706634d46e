"""What a number of tables needs, from what was measured: `python -m bench.capacity --tables 100000`.

Every figure is an argument: put in what `python -m bench.scaling` says on your machines. docs/scaling.md explains them.
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import dataclass, fields

MOST_LOAD = 0.6


@dataclass(frozen=True)
class Given:
    """What is wished for and what was measured, each with its unit."""

    #: tables at which people play at the same time, people at each, seconds between two moves of a table
    tables: float = 100_000
    seats: float = 4
    pause: float = 8
    #: hours a day for which they do
    hours: float = 8
    #: moves of a game, until a table begins another
    moves: float = 150
    #: processor time of a move on one node, microseconds, and of a move heard from another node
    move_us: float = 140
    heard_us: float = 140
    #: memory of a socket with its share of the table, kB, and sockets that a node holds
    socket_kb: float = 22
    node_sockets: float = 16_000
    #: milliseconds from one commit of a node to its next
    spacing_ms: float = 3
    #: bytes of an entry and of a table in PostgreSQL, with their indexes; of a move in a record
    entry_bytes: float = 267
    table_bytes: float = 1_622
    record_bytes: float = 14
    #: days after which moves are kept in records only
    keep_moves: float = 30
    #: bytes of a notice on the bus and of a subscription to a table's notices
    notice_bytes: float = 210
    subscription_bytes: float = 250
    #: gigabytes that one partition should have at most
    partition_gb: float = 50


def spread_of(given: Given, nodes: int) -> float:
    """How many nodes have a table open, on average: its people come to any of them."""
    return float(nodes * (1 - (1 - 1 / nodes) ** given.seats))


def cores_of(given: Given, nodes: int) -> float:
    """Processors that are busy with the moves of all tables."""
    a_move = given.move_us + (spread_of(given, nodes) - 1) * given.heard_us
    return given.tables / given.pause * a_move / 1e6


def needs(given: Given) -> dict[str, float]:
    """Names with their units, in the order in which one follows from another."""
    sockets = given.tables * given.seats
    moves = given.tables / given.pause
    by_sockets = sockets / given.node_sockets
    nodes = math.ceil(max(1.0, by_sockets))
    # With more nodes more of them hear a move, which needs more nodes: up to one for each seat.
    while nodes < math.ceil(cores_of(given, nodes) / MOST_LOAD):
        nodes += 1
    cores, spread = cores_of(given, nodes), spread_of(given, nodes)
    per_node = moves / nodes
    commits = nodes * min(per_node, 1000 / given.spacing_ms)
    a_day = moves * given.hours * 3600
    games = a_day / given.moves
    kept = a_day * given.keep_moves * given.entry_bytes
    for_ever = a_day * given.record_bytes + games * given.table_bytes
    return {
        "sockets": sockets,
        "moves/s": moves,
        "nodes by sockets": math.ceil(by_sockets),
        "nodes by processor": math.ceil(cores / MOST_LOAD),
        "nodes": nodes,
        "nodes that have a table open": spread,
        "cores busy, all nodes": cores,
        "memory of sockets, GB": sockets * given.socket_kb / 1e6,
        "rows written/s": moves,
        "commits/s": commits,
        "rows a commit": moves / commits,
        "database, MB/s": moves * given.entry_bytes / 1e6,
        "entries kept, GB": kept / 1e9,
        "for ever, GB a year": for_ever * 365 / 1e9,
        "partitions of the entries": math.ceil(kept / 1e9 / given.partition_gb),
        "bus, notices in/s": moves,
        "bus, notices out/s": moves * (spread - 1),
        "bus, MB/s out": moves * (spread - 1) * given.notice_bytes / 1e6,
        "bus, MB of memory": given.tables * spread * given.subscription_bytes / 1e6,
    }


def arguments(words: list[str]) -> Given:
    parser = argparse.ArgumentParser(prog="python -m bench.capacity", description="Calculate what tables need.")
    for field in fields(Given):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=float, default=field.default)
    return Given(**vars(parser.parse_args(words)))


def main() -> None:
    for name, value in needs(arguments(sys.argv[1:])).items():
        sys.stdout.write(f"{name:<32}{value:>14,.{0 if value >= 100 or value == int(value) else 1}f}\n")


if __name__ == "__main__":
    main()
