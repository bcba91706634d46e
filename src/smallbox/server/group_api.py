"""The endpoints of groups: a page that keeps a circle's evenings, for whoever has its link."""

import asyncio
import os
from functools import partial
from typing import Annotated

from litestar import Response
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from smallbox.server.admission import Admission
from smallbox.server.archive import Archive
from smallbox.server.endpoint import Answer, Endpoint, address_of, endpoints_of
from smallbox.server.group_files import as_csv, as_json, as_older, as_page
from smallbox.server.group_store import Group, GroupStore
from smallbox.server.hall_runner import HallRunner, clock
from smallbox.server.request_body import JsonRequest
from smallbox.tables.decide import new_code
from smallbox.tables.names import LONGEST_TITLE, clean_name, clean_title
from smallbox.tables.seats import hash_of
from smallbox.wire.codec import NotPossible
from smallbox.wire.groups import (
    AskGroup,
    AskResults,
    ExportGroup,
    GroupMade,
    GroupPage,
    MakeGroup,
    NameMember,
    ResultList,
)
from smallbox.wire.http import GroupKey, ListedTable, TableList

NO_GROUP = ("no-such-group", "not-stored")

Id = Annotated[str, Parameter(pattern="^[2-9A-HJ-NP-Z]{8}$", description="the group's id")]
PAGE = ResponseSpec(GroupPage, description="the page", generate_examples=False)
OLDER = ResponseSpec(ResultList, description="older results", generate_examples=False)
FILE = ResponseSpec(str, description="JSON, or CSV with a row for every player", generate_examples=False)


class GroupApi:
    """What can be asked of groups; storage and the archive answer it."""

    def __init__(self, runner: HallRunner, admission: Admission, archive: Archive) -> None:
        self.runner = runner
        self.admission = admission
        self.archive = archive
        #: groups being made, by the hash of their secret
        self._making: dict[str, asyncio.Future[str]] = {}

    @property
    def _store(self) -> GroupStore:
        return self.runner.store.groups

    async def _find(self, group: str, secret: str) -> Group:
        return await self._store.find(group, hash_of(secret))

    async def check(self, key: GroupKey) -> None:
        """May a table be made for a group? Raises NotPossible."""
        await self._find(key.id, key.secret)
        await self._store.check_room(key.id)

    async def _make(self, hashed: str, name: str, address: str) -> str:
        async with self.runner.alone(f"group {hashed}"):
            return await self._make_alone(hashed, name, address)

    async def _make_alone(self, hashed: str, name: str, address: str) -> str:
        made = await self._store.made_by(hashed)
        if made is not None:
            return made
        shown = clean_title(name, LONGEST_TITLE)
        if not self.admission.makes(self.admission.groups, address):
            raise NotPossible("too-many-groups")
        group = Group(new_code(os.urandom), hashed, shown, clock())
        await self._store.make(group)
        return group.id

    @Endpoint("POST", "/api/groups", limit="requests", refuses=("bad-name", "too-many-groups", "not-stored"))
    async def make_group(self, request: JsonRequest, data: JSONBody[MakeGroup]) -> GroupMade:
        """Make a group."""
        hashed = hash_of(data.secret)
        # Asked again while it is being made: the same group.
        making = self._making.get(hashed)
        if making is None:
            address = address_of(request, self.admission)
            making = self._making[hashed] = asyncio.ensure_future(self._make(hashed, data.name, address))
            making.add_done_callback(lambda _: self._making.pop(hashed))
        made = await asyncio.shield(making)
        return GroupMade(made, f"{self.admission.link_base(request.url)}/g/{made}")

    @Endpoint(
        "POST",
        "/api/groups/{group:str}",
        who="whoever has the group's secret",
        limit="costly",
        refuses=(*NO_GROUP, "busy"),
        answer=Answer(status=200, spec=PAGE, struct=GroupPage),
    )
    async def look_at_group(self, request: JsonRequest, group: Id, data: JSONBody[AskGroup]) -> Response[bytes]:
        """A group's page: members, standings with ratings, the newest results."""
        found = await self._find(group, data.secret)
        page = await self.archive.of_group(group, ("page",), partial(as_page, found))
        return Response(page, media_type="application/json")

    @Endpoint(
        "POST",
        "/api/groups/{group:str}/results",
        who="whoever has the group's secret",
        limit="costly",
        refuses=(*NO_GROUP, "busy"),
        answer=Answer(status=200, spec=OLDER, struct=ResultList),
    )
    async def older_results(self, request: JsonRequest, group: Id, data: JSONBody[AskResults]) -> Response[bytes]:
        """Results that came before the newest ones."""
        await self._find(group, data.secret)
        results = await self.archive.of_group(group, ("results", data.skip), partial(as_older, skip=data.skip))
        return Response(results, media_type="application/json")

    @Endpoint(
        "POST",
        "/api/groups/{group:str}/tables",
        who="whoever has the group's secret",
        limit="requests",
        refuses=NO_GROUP,
        answer=Answer(status=200),
    )
    async def tables_of_group(self, request: JsonRequest, group: Id, data: JSONBody[AskGroup]) -> TableList:
        """Tables of the group that are waiting or being played, the latest first."""
        await self._find(group, data.secret)
        found = await self._store.tables(group)
        return TableList(
            [
                ListedTable(
                    each.code,
                    each.game,
                    each.phase,
                    each.host,
                    each.seats,
                    each.taken,
                    each.pace,
                    *self.runner.at(each.code),
                )
                for each in found
            ]
        )

    @Endpoint(
        "POST",
        "/api/groups/{group:str}/members",
        who="whoever has the group's secret",
        limit="requests",
        refuses=("bad-name", "group-full", *NO_GROUP),
        answer=Answer(status=204),
    )
    async def add_member(self, request: JsonRequest, group: Id, data: JSONBody[NameMember]) -> None:
        """Add a name to the group, if it is not there."""
        await self._find(group, data.secret)
        await self._store.add_member(group, clean_name(data.name, ()), clock())

    @Endpoint(
        "POST",
        "/api/groups/{group:str}/members/erase",
        who="whoever has the group's secret",
        limit="costly",
        refuses=NO_GROUP,
        answer=Answer(status=204),
    )
    async def erase_member(self, request: JsonRequest, group: Id, data: JSONBody[NameMember]) -> None:
        """Erase a person from the group and its results; tables keep the names of their own players."""
        await self._find(group, data.secret)
        await self._store.erase_member(group, data.name)

    @Endpoint(
        "POST",
        "/api/groups/{group:str}/erase",
        who="whoever has the group's secret",
        limit="requests",
        refuses=NO_GROUP,
        answer=Answer(status=204),
    )
    async def erase_group(self, request: JsonRequest, group: Id, data: JSONBody[AskGroup]) -> None:
        """Erase a group with all that it keeps."""
        await self._find(group, data.secret)
        await self._store.erase(group)

    @Endpoint(
        "POST",
        "/api/groups/{group:str}/export",
        who="whoever has the group's secret",
        limit="costly",
        refuses=(*NO_GROUP, "busy"),
        answer=Answer(status=200, spec=FILE),
    )
    async def export_group(self, request: JsonRequest, group: Id, data: JSONBody[ExportGroup]) -> Response[bytes]:
        """All that is kept of a group, as a file."""
        found = await self._find(group, data.secret)
        write = as_csv if data.format == "csv" else partial(as_json, found)
        file = await self.archive.of_group(group, (data.format,), write)
        kind = "text/csv" if data.format == "csv" else "application/json"
        headers = {"content-disposition": f'attachment; filename="smallbox-group-{group}.{data.format}"'}
        return Response(file, media_type=kind, headers=headers)


#: the one list of what can be asked of groups
GROUP_ENDPOINTS = tuple(endpoints_of(GroupApi))
