"""A group's page and files: made in the thread of the archive, from all that the group keeps."""

import csv
import io
from datetime import UTC, datetime

import msgspec

from smallbox.server.group_ratings import ladders
from smallbox.server.group_store import Group, Keepings
from smallbox.wire.groups import (
    MOST_RESULTS,
    RESULTS_AT_ONCE,
    GameStandings,
    GroupPage,
    GroupResult,
    ResultList,
    Standing,
)

COLUMNS = ("ended", "game", "table", "record", "name", "bot", "place", "score", "resigned")
#: a spreadsheet takes what begins with one of these for a formula
FORMULA = ("=", "+", "-", "@", "\t", "\r")


class GroupFile(msgspec.Struct, frozen=True):
    """All that is kept of a group, to take along."""

    name: str
    created: str
    members: list[str]
    overall: list[Standing]
    games: list[GameStandings]
    results: list[GroupResult]


def as_page(group: Group, kept: Keepings) -> bytes:
    """The page, with the newest results."""
    overall, games = ladders(kept.results)
    shown = GroupPage(
        id=group.id,
        name=group.name,
        created=group.created,
        members=kept.members,
        overall=overall,
        games=games,
        results=newest(kept, 0),
        total=len(kept.results),
        most=MOST_RESULTS,
    )
    return msgspec.json.encode(shown)


def as_older(kept: Keepings, skip: int) -> bytes:
    return msgspec.json.encode(ResultList(newest(kept, skip)))


def newest(kept: Keepings, skip: int) -> list[GroupResult]:
    return kept.results[::-1][skip : skip + RESULTS_AT_ONCE]


def as_json(group: Group, kept: Keepings) -> bytes:
    overall, games = ladders(kept.results)
    file = GroupFile(group.name, day_and_time(group.created), kept.members, overall, games, kept.results)
    return msgspec.json.format(msgspec.json.encode(file), indent=2)


def as_csv(kept: Keepings) -> bytes:
    """A row for every player of every game."""
    text = io.StringIO()
    written = csv.writer(text)
    written.writerow(COLUMNS)
    for result in kept.results:
        game = (day_and_time(result.at), result.game, result.table, result.number)
        for each in result.players:
            row = (each.name, each.level or "", each.place, each.score, "yes" if each.is_resigned else "")
            written.writerow([*game, *map(harmless, row)])
    # The mark tells spreadsheets that it is UTF-8.
    return text.getvalue().encode("utf-8-sig")


def harmless(cell: str | int | None) -> str | int | None:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def day_and_time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
