"""Plays the games of a study that are missing; which process plays what, and in which order, changes nothing."""

from collections.abc import Callable, Generator, Iterable, Sequence

from smallbox.arena.run import do_jobs
from smallbox.balance.match import Job, Row, play_job
from smallbox.balance.study import Study
from smallbox.core.bot import Level
from smallbox.games import GAMES

#: games that are given to a process at once: of quick bots many, so that they are not all errands
QUICK, SLOW = 40, 2
#: told after some games: how many are played, of how many
Watch = Callable[[int, int], None]
#: games as they end; close it when the rest is not wanted
Playing = Generator[list[Row], None, None]
Key = tuple[int, int, int, int]


def key_of(row: Row) -> Key:
    return row.variant, row.players, row.line_up, row.number


def all_keys(study: Study, games: int, deals: int) -> list[Key]:
    """Every game that is wanted. Number by number, so that whoever stops early has something of everything."""
    places = [(at, players, 0) for at in range(len(study.variants)) for players in study.players]
    levels = [
        (0, players, 1 + level * players + seat)
        for players in study.players
        for level in range(len(study.levels))
        for seat in range(players)
    ]
    plain = [(*place, number) for number in range(games) for place in places]
    return plain + [(*place, number) for number in range(deals) for place in levels]


def make_jobs(study: Study, keys: Iterable[Key]) -> list[Job]:
    """Games of the same kind in parcels, in the order of their first games."""
    most = QUICK if is_quick(study) else SLOW
    jobs: list[Job] = []
    open_jobs: dict[tuple[int, int, int], list[int]] = {}

    def close(place: tuple[int, int, int]) -> None:
        jobs.append(Job(study, *place, tuple(open_jobs.pop(place))))

    for *place, number in keys:
        at = (place[0], place[1], place[2])
        open_jobs.setdefault(at, []).append(number)
        if len(open_jobs[at]) == most:
            close(at)
    for at in list(open_jobs):
        close(at)
    return jobs


def is_quick(study: Study) -> bool:
    """Does nobody search?"""
    levels = GAMES[study.game].bot.levels
    known = [levels.get(name) for name in (*study.bots, *study.levels)]
    return not any(isinstance(level, Level) and level.nodes for level in known)


def play_keys(study: Study, keys: Sequence[Key], processes: int, seconds: float = 0.0) -> Playing:
    """The games as they end; none is begun after `seconds`, if given."""
    return do_jobs(play_job, make_jobs(study, keys), processes, seconds)


def play_all(study: Study, games: int, deals: int = 0, processes: int = 1, watch: Watch | None = None) -> list[Row]:
    """All games of a study, kept nowhere."""
    keys = all_keys(study, games, deals)
    rows: list[Row] = []
    for played in play_keys(study, keys, processes):
        rows += played
        if watch is not None:
            watch(len(rows), len(keys))
    return sorted(rows, key=key_of)
