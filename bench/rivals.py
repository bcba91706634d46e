"""The servers that ours is held against, and rows that do so."""

import functools
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from bench.load.ours import OURS
from bench.load.peers import PEERS, install
from bench.load.run import LoadFailed, Server
from bench.measure import Row, Tick, quartiles

Found = TypeVar("Found")


TOO_SLOW = "could not keep up"


class Rival(NamedTuple):
    """A peer under the short name that rows have, and the least ratios that are wished for: of moves in a closed loop,
    and of processor time."""

    name: str
    server: Server
    label: str
    moves: float | None = None
    processor: float | None = None


SERVERS = {server.name: server for server in PEERS}
RIVALS = (
    Rival("colyseus", SERVERS["colyseus"], "Colyseus 0.18, messages; stores nothing on disk", processor=1.0),
    Rival("boardgame", SERVERS["boardgame.io"], "boardgame.io 0.50; stores nothing on disk", moves=4.0),
)


class Figures(NamedTuple):
    """What is compared: each server's figures, one a round; None where it could not keep up."""

    unit: str
    by_server: Mapping[str, Sequence[float | None]]
    is_less_better: bool = False


@functools.cache
def problem() -> str | None:
    """Why there are no rivals here, or None."""
    return install()


def names(prefix: str) -> list[str]:
    """The rows that `rows` makes."""
    return [prefix, *[f"{prefix}.{rival.name}" for rival in RIVALS]]


def race(act: Callable[[Server], Found], rounds: int, tick: Tick) -> dict[str, list[Found | None]]:
    """What came of each server in each round, None where a rival came to no end; they take turns."""
    servers = [OURS, *([] if problem() else [rival.server for rival in RIVALS])]
    found: dict[str, list[Found | None]] = {server.name: [] for server in servers}
    for _ in range(rounds):
        for server in servers:
            found[server.name].append(act(server) if server is OURS else tried(act, server))
            tick()
    return found


def tried(act: Callable[[Server], Found], server: Server) -> Found | None:
    """A rival that cannot keep up, or does not even start, must not end the comparison with the others."""
    try:
        return act(server)
    except LoadFailed as error:
        sys.stderr.write(f"{error}\n")
        return None


def rows(prefix: str, figures: Figures, most: float | None = None, note: str | None = None) -> Iterator[Row]:
    """Our own figure, then one row for each rival."""
    ours = figures.by_server[OURS.name]
    late = None if any(figure is not None for figure in ours) else TOO_SLOW
    about = "; ".join(part for part in (late, note, problem()) if part) or None
    yield Row(prefix, median(ours), figures.unit, target=most, note=about)
    for rival in RIVALS:
        theirs = figures.by_server.get(rival.server.name)
        if theirs is not None:
            yield held_against(f"{prefix}.{rival.name}", rival, figures, theirs)


def held_against(name: str, rival: Rival, figures: Figures, theirs: Sequence[float | None]) -> Row:
    ours = figures.by_server[OURS.name]
    pairs = zip(theirs, ours) if figures.is_less_better else zip(ours, theirs)
    ratios = [one / other for one, other in pairs if one is not None and other]
    reached = median(theirs)
    return Row(
        name=name,
        value=median(ours),
        unit=figures.unit,
        peer=rival.label,
        peer_value=reached,
        ratio=median(ratios),
        spread=quartiles(ratios) if ratios else None,
        note=TOO_SLOW if reached is None else None,
    )


def median(figures: Sequence[float | None]) -> float | None:
    """Of the rounds that have a figure; None where none has."""
    known = [figure for figure in figures if figure is not None]
    return statistics.median(known) if known else None
