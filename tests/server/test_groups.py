"""A group's page over HTTP: made, played for, looked at, taken along, erased; and for nobody without its secret."""

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from smallbox.server.config import Limits
from smallbox.tables.seats import hash_of
from tests.server.live import QUICK, Answer, Live, eventually, live
from tests.server.test_operations import play_on

SHORT = {"gold_cards": "4"}
NAME = "Zyxelinde Unforgettable"


class Circle(NamedTuple):
    """A group, with its secret."""

    server: Live
    id: str
    secret: str

    @property
    def key(self) -> dict[str, str]:
        return {"id": self.id, "secret": self.secret}

    def ask(self, what: str = "", **fields: Any) -> Answer:
        path = f"/api/groups/{self.id}{what and '/'}{what}"
        return self.server.ask("POST", path, {"secret": self.secret, **fields})

    def page(self) -> dict[str, Any]:
        answer = self.ask()
        assert answer.status == 200, answer.body
        return dict(answer.json())

    def play(self, name: str = "Ann") -> str:
        """A short game with bots, to its end; the table's code."""
        options: dict[str, Any] = {"seats": 2, "options": SHORT, "bots": ["random"], "group": self.key}
        seat = self.server.make_table("kobito", name=name, **options)
        assert play_on(self.server, seat)["phase"] == "over"
        return seat.code


def make(server: Live, name: str = "Friday", secret: str = "", headers: dict[str, str] | None = None) -> Circle:
    secret = secret or secrets.token_urlsafe(24)
    answer = server.ask("POST", "/api/groups", {"name": name, "secret": secret}, headers)
    assert answer.status == 201, answer.body
    assert answer.json()["link"] == f"{server.address}/g/{answer.json()['id']}"
    return Circle(server, answer.json()["id"], secret)


@pytest.fixture(scope="module", name="server")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("groups")) as started:
        yield started


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]


def test_the_same_secret_makes_the_same_group_again(server: Live) -> None:
    circle = make(server)
    assert make(server, "Other name", circle.secret).id == circle.id
    assert make(server).id != circle.id
    page = circle.page()
    assert (page["name"], page["members"], page["results"], page["total"]) == ("Friday", [], [], 0)


def test_only_the_hash_of_a_secret_is_kept(server: Live) -> None:
    circle = make(server)
    assert server.query("SELECT secret FROM play_groups WHERE id = ?", circle.id) == [(hash_of(circle.secret),)]
    assert circle.secret.encode() not in server.log


@pytest.mark.parametrize("what", ["", "results", "tables", "members", "members/erase", "erase", "export"])
def test_nothing_is_told_or_done_without_the_secret(server: Live, what: str) -> None:
    circle = make(server)
    fields = {"name": "Ann"} if what.startswith("members") else {}
    wrong = circle._replace(secret=secrets.token_urlsafe(24))
    nowhere = circle._replace(id="22222222")
    # The same answer for a wrong secret as for no such group: an id cannot be found out.
    assert error(wrong.ask(what, **fields)) == (404, "no-such-group")
    assert wrong.ask(what, **fields).body == nowhere.ask(what, **fields).body
    assert circle.page()["members"] == []


def test_a_table_is_made_for_a_group_by_whoever_has_its_secret(server: Live) -> None:
    circle = make(server)
    body = {"game": "kobito", "name": "Ann", "secret": secrets.token_urlsafe(24)}
    wrong = {**circle.key, "secret": secrets.token_urlsafe(24)}
    assert error(server.ask("POST", "/api/tables", {**body, "group": wrong})) == (404, "no-such-group")
    code = server.ask("POST", "/api/tables", {**body, "group": circle.key}).json()["code"]
    [table] = circle.ask("tables").json()["tables"]
    assert (table["code"], table["host"], table["phase"], table["taken"]) == (code, "Ann", "lobby", 1)


def test_a_finished_game_is_on_the_page_once_also_after_a_kill(tmp_path: Path) -> None:
    server = Live(tmp_path, *QUICK)
    server.start()
    try:
        circle = make(server)
        code = circle.play()
        [before] = circle.page()["results"]
        server.kill()
        server.start()
        page = circle.page()
        assert page["results"] == [before]
        assert (before["table"], before["number"], before["game"]) == (code, 1, "kobito")
        assert sorted(player["name"] for player in before["players"]) == ["Ann", "Pip"]
        assert [player["level"] for player in before["players"] if player["name"] == "Pip"] == ["random"]
        assert [(each["name"], each["games"], each["rating"]) for each in page["overall"]] == [("Ann", 1, None)]
        assert circle.ask("tables").json()["tables"] == []
        assert server.record(code).status == 200
        assert circle.ask("results", skip=0).json()["results"] == [before]
        assert circle.ask("results", skip=1).json()["results"] == []
    finally:
        server.kill()


def test_members_have_names_that_can_be_shown(server: Live) -> None:
    circle = make(server, "  Fri\u202eday  ")
    assert circle.page()["name"] == "Friday"
    assert circle.ask("members", name="<b>Ann</b>").status == 204
    assert circle.ask("members", name="<B>ANN</B>").status == 204
    assert error(circle.ask("members", name="\u200b \u200b")) == (400, "bad-name")
    assert circle.page()["members"] == ["<b>Ann</b>"]
    assert circle.ask("members/erase", name="<b>ann</b>").status == 204
    assert circle.page()["members"] == []


def test_who_is_erased_from_the_group_is_not_in_it(server: Live) -> None:
    circle = make(server)
    circle.play(NAME)
    assert NAME in circle.ask().body.decode()
    assert circle.ask("members/erase", name=NAME).status == 204
    for what, fields in (("", {}), ("results", {}), ("export", {}), ("export", {"format": "csv"})):
        assert NAME not in circle.ask(what, **fields).body.decode()
    [result] = circle.page()["results"]
    assert sorted(player["name"] for player in result["players"]) == ["Pip", "—"]


def test_who_is_forgotten_at_the_table_is_forgotten_by_the_group_and_the_files(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        circle = make(server)
        seat = server.make_table("kobito", name=NAME, seats=2, options=SHORT, bots=["random"], group=circle.key)
        assert play_on(server, seat)["phase"] == "over"
        assert NAME in circle.ask().body.decode()
        assert server.ask("POST", f"/api/tables/{seat.code}/forget", secret=seat.secret).status == 204
        eventually(lambda: NAME not in circle.ask().body.decode(), "the name is gone from the page")
        with closing(sqlite3.connect(server.data_dir / "smallbox.db")) as database:
            assert NAME not in "".join(row[0] for row in database.execute("SELECT players FROM group_results"))
        files = [file for file in server.data_dir.glob("smallbox.db*") if file.is_file()]
        eventually(
            lambda: not any(NAME.encode() in file.read_bytes() for file in files if file.exists()),
            "the name is in no file of the database",
        )


def test_a_group_is_taken_along_as_json_and_as_csv(server: Live) -> None:
    circle = make(server)
    code = circle.play()
    told = circle.ask("export")
    assert told.header("content-disposition") == f'attachment; filename="smallbox-group-{circle.id}.json"'
    assert json.loads(told.body)["results"][0]["table"] == code
    table = circle.ask("export", format="csv")
    assert table.header("content-type") == "text/csv; charset=utf-8"
    assert table.body.decode("utf-8-sig").splitlines()[0].startswith("ended,game,table,record,name")
    assert table.header("cache-control") == "no-store"


def test_a_group_that_is_erased_is_gone_and_its_tables_play_on(server: Live) -> None:
    circle = make(server)
    seat = server.make_table("kobito", name="Ann", seats=2, options=SHORT, bots=["random"], group=circle.key)
    play_on(server, seat, moves=2)
    circle.play()
    assert circle.ask("erase").status == 204
    assert error(circle.ask()) == (404, "no-such-group")
    assert play_on(server, seat)["phase"] == "over"
    for table in ("group_results", "group_members"):
        assert server.query(f"SELECT count(*) FROM {table} WHERE group_id = ?", circle.id) == [(0,)]


def test_an_address_makes_so_many_groups_and_no_more(tmp_path: Path) -> None:
    with live(tmp_path, "--behind-proxy") as server:
        here = {"x-forwarded-for": "192.0.2.1"}
        circles = [make(server, headers=here) for _ in range(Limits().groups_burst)]
        body = {"name": "One more", "secret": secrets.token_urlsafe(24)}
        assert error(server.ask("POST", "/api/groups", body, here)) == (429, "too-many-groups")
        assert make(server, secret=circles[0].secret, headers=here).id == circles[0].id
        make(server, headers={"x-forwarded-for": "192.0.2.2"})
