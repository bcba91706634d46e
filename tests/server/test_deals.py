"""Known deals over HTTP: the day's deal to its end, and the cards of a finished game at another table."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from smallbox.tables.names import NOBODY
from smallbox.tables.seats import hash_of
from tests import check_deal
from tests.server.dated import DAY
from tests.server.live import QUICK, Answer, Live, Seat, eventually, verify
from tests.server.test_operations import play_on

DEAL = f"kanobu-{DAY}"


@pytest.fixture(scope="module", name="server")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    server = Live(tmp_path_factory.mktemp("deals"), *QUICK)
    server.program = ("tests.server.dated", DAY)
    try:
        server.start()
        yield server
        assert server.stop() == 0, server.log.decode()[-2000:]
    finally:
        server.kill()


def day(server: Live, deal: str = DEAL) -> dict[str, Any]:
    answer = server.ask("GET", f"/api/daily/{deal}")
    assert answer.status == 200, answer.body
    return dict(answer.json())


def ask_for(server: Live, deal: str, game: str = "kanobu", **fields: Any) -> Answer:
    secret = secrets.token_urlsafe(32)
    return server.ask("POST", "/api/tables", game=game, name="Ada", secret=secret, deal={"code": deal}, **fields)


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]


@pytest.fixture(scope="module", name="ada")
def played_day(server: Live) -> Seat:
    """Somebody who has played the day's deal to its end."""
    seat = server.make_table("kanobu", deal={"code": DEAL})
    table = play_on(server, seat)
    assert table["phase"] == "over"
    assert table["deal"] == {"code": DEAL, "kind": "daily", "counts": True}
    return seat


def test_a_days_deal_is_played_against_its_bots_and_counts(server: Live, ada: Seat) -> None:
    told = day(server)
    assert (told["day"], told["seats"], told["level"], told["total"]) == (DAY, 4, "normal", 1)
    assert [part["count"] for part in told["spread"]] == [1]
    assert told["named"] == []
    record = server.record(ada.code).body.decode()
    assert f'[Deal "{DEAL}"]' in record
    assert check_deal.check(record) == []
    verify(server, ada.code)
    assert server.query("SELECT person FROM daily_results") == [(hash_of(ada.secret),)]


def test_the_same_secret_comes_back_to_the_same_table_and_practice_does_not_count(server: Live, ada: Seat) -> None:
    again = server.make_table("kanobu", secret=ada.secret, deal={"code": DEAL})
    assert (again.code, again.seat) == (ada.code, ada.seat)
    practice = server.make_table("kanobu", deal={"code": DEAL, "is_practice": True})
    assert play_on(server, practice)["deal"] == {"code": DEAL, "kind": "daily", "counts": False}
    before = server.make_table("kanobu", deal={"code": "kanobu-2026-11-10"})
    assert play_on(server, before, moves=1)["deal"] == {
        "code": "kanobu-2026-11-10",
        "kind": "daily",
        "counts": False,
    }
    assert day(server)["total"] == 1


def test_the_expert_plays_the_same_cards_and_the_result_is_kept(server: Live, ada: Seat) -> None:
    eventually(lambda: day(server)["expert"] is not None, "the expert has played the day's deal")
    expert = day(server)["expert"]
    assert expert["level"] == "expert"
    assert expert["place"] in (1, None)
    assert server.query("SELECT is_judged FROM dailies WHERE deal = ?", DEAL) == [(1,)]


def test_a_name_is_shown_where_its_owner_wants_it_and_erased_with_them(server: Live) -> None:
    zyx = server.make_table("kanobu", name="Zyxelinde", deal={"code": DEAL})
    play_on(server, zyx)
    total = day(server)["total"]
    shown = server.ask("POST", f"/api/daily/{DEAL}/name", secret=zyx.secret, shows=True)
    assert shown.status == 204, shown.body
    assert [each["name"] for each in day(server)["named"]] == ["Zyxelinde"]
    other = server.ask("POST", f"/api/daily/{DEAL}/name", secret=secrets.token_urlsafe(32), shows=True)
    assert error(other) == (400, "not-your-seat")
    assert server.ask("POST", f"/api/tables/{zyx.code}/forget", secret=zyx.secret).status == 204
    eventually(lambda: day(server)["named"] == [], "the name is gone")
    assert day(server)["total"] == total - 1
    assert server.query("SELECT count(*) FROM daily_results WHERE person = ?", hash_of(zyx.secret)) == [(0,)]


def test_fourteen_days_are_listed_with_todays_first(server: Live, ada: Seat) -> None:
    answer = server.ask("GET", "/api/daily")
    listed = answer.json()
    assert (answer.status, listed["today"]) == (200, DAY)
    assert [each["day"] for each in listed["days"][:4]] == [DAY, DAY, DAY, "2026-11-10"]
    assert len(listed["days"]) == 42
    assert len({each["code"] for each in listed["days"]}) == 42


@pytest.mark.parametrize(
    ("deal", "told"),
    [
        ("kanobu-2026-11-12", (409, "deal-not-yet")),
        ("kobito-2026-11-11", (404, "no-such-deal")),
        ("chess-2026-11-11", (404, "no-such-deal")),
        ("kanobu-2025-12-31", (404, "no-such-deal")),
        ("kanobu-2026-02-30", (404, "no-such-deal")),
        ("ZZZZ2345", (404, "no-such-deal")),
        ("zzzz2345", (400, "bad-message")),
        ("kanobu", (400, "bad-message")),
        ("", (400, "bad-message")),
    ],
)
def test_a_deal_that_is_not_there_is_refused_with_a_sentence(server: Live, deal: str, told: tuple[int, str]) -> None:
    answer = ask_for(server, deal)
    assert error(answer) == told
    assert len(answer.json()["detail"]) > 20


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/api/daily/chess-2026-11-11", (404, "no-such-deal")),
        ("/api/daily/ZZZZ2345", (404, "no-such-deal")),
        ("/api/deals/ZZZZ2345", (404, "no-such-deal")),
        ("/api/deals/kanobu-2026-11-11", (404, "no-such-deal")),
        ("/api/deals/nonsense!", (400, "bad-message")),
    ],
)
def test_a_page_of_a_deal_that_is_not_there_says_so(server: Live, path: str, told: tuple[int, str]) -> None:
    assert error(server.ask("GET", path)) == told


def test_other_people_play_the_cards_of_a_finished_game_and_are_compared(server: Live) -> None:
    first = server.make_table("kobito", seats=2, options={"gold_cards": "4"}, bots=["random"])
    assert error(server.ask("POST", f"/api/tables/{first.code}/deals", number=1)) == (404, "no-such-record")
    play_on(server, first)
    answer = server.ask("POST", f"/api/tables/{first.code}/deals", number=1)
    assert answer.status == 201, answer.body
    code = answer.json()["code"]
    assert answer.json()["link"] == f"{server.address}/deal/{code}"
    assert server.ask("POST", f"/api/tables/{first.code}/deals", number=1).json()["code"] == code
    page = server.ask("GET", f"/api/deals/{code}").json()
    assert (page["game"], page["seats"], page["options"]) == ("kobito", 2, {"gold_cards": "4"})
    assert page["is_playable"] is True
    # Seats and options are the deal's, whatever is asked for.
    second = server.make_table("kobito", name="Bo", seats=4, options={}, bots=["random"], deal={"code": code})
    table = play_on(server, second)
    assert table["deal"] == {"code": code, "kind": "duplicate", "counts": False}
    records = [server.record(seat.code).body.decode() for seat in (first, second)]
    dealt = [[line for line in text.splitlines() if line.startswith(("[Shuffle", "[Seed", "="))] for text in records]
    assert dealt[0] == dealt[1]
    verify(server, second.code)
    page = server.ask("GET", f"/api/deals/{code}").json()
    assert [each["table"] for each in page["results"]] == [first.code, second.code]
    assert [each["players"][0]["name"] for each in page["results"]] == ["Ada", "Bo"]
    assert server.ask("POST", f"/api/tables/{second.code}/forget", secret=second.secret).status == 204
    eventually(
        lambda: server.ask("GET", f"/api/deals/{code}").json()["results"][1]["players"][0]["name"] == NOBODY,
        "the name is gone",
    )
