"""Push with the real server: who may subscribe, who is told, and what is left of it when people go."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.frames import Frames
from tests.server.live import QUICK, Live, Seat, eventually, live, smallbox
from tests.server.push_service import Browser, PushService, push_service

ENDPOINT = "https://fcm.googleapis.com/fcm/send/not-a-real-one"


class Evening(NamedTuple):
    """A server, and the service that it may push to."""

    server: Live
    service: PushService

    @property
    def key(self) -> str:
        return str(self.server.ask("GET", "/api/push").json()["key"])

    def subscribe(self, seat: Seat, browser: Browser, language: str = "en") -> None:
        body = {"secret": seat.secret, "language": language, **browser.subscription}
        answer = self.server.ask("POST", f"/api/tables/{seat.code}/push", body)
        assert (answer.status, answer.body) == (204, b""), answer.body

    def kept(self) -> list[str]:
        return [endpoint for (endpoint,) in self.server.query("SELECT endpoint FROM push_subscriptions")]

    def is_in_a_file(self, text: str) -> bool:
        files = [file for file in self.server.data_dir.iterdir() if file.is_file()]
        return any(text.encode() in file.read_bytes() for file in files)


@contextmanager
def evening(folder: Path) -> Iterator[Evening]:
    with push_service() as service:
        server = Live(folder, *QUICK)
        server.program = ("tests.server.push_server", service.origin)
        try:
            server.start()
            yield Evening(server, service)
            assert server.metric("smallbox_failures_total") == 0
            assert server.stop() == 0, server.log.decode()[-2000:]
        finally:
            server.kill()


@pytest.fixture(scope="module", name="night")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with evening(tmp_path_factory.mktemp("push")) as started:
        yield started


def begun(night: Evening, pace: str = "day") -> tuple[Seat, Seat]:
    """A game of Kobito by the day, at which nobody is: whose turn it is, and the other seat."""
    host = night.server.make_table("kobito", name="Ada", seats=2, pace=pace)
    guest = night.server.join(host.code, name="Bo")
    with ExitStack() as stack:
        sockets = [stack.enter_context(Frames(night.server)) for _ in range(2)]
        for seat, socket in zip((host, guest), sockets):
            socket.hello(seat)
            assert socket.ask("ready")["type"] == "done"
        assert sockets[0].ask("start")["type"] == "done"
    return (host, guest) if view_of(night, host)["moves"] else (guest, host)


def view_of(night: Evening, seat: Seat) -> dict[str, Any]:
    with Frames(night.server) as socket:
        found: dict[str, Any] = socket.hello(seat)["view"]
        return found


def mover_name(night: Evening, seat: Seat) -> str:
    with Frames(night.server) as socket:
        table = socket.hello(seat)["table"]
        return str(table["seats"][table["you"]]["name"])


def end_turn(night: Evening, seat: Seat) -> None:
    """Come, make moves until it is somebody else's turn, and go."""
    with Frames(night.server) as socket:
        view = socket.hello(seat)["view"]
        while view["moves"]:
            said = socket.say("move", move=view["moves"][0])
            assert socket.answer(said)["type"] == "done"
            view = socket.until("update")["view"]


def test_whoever_is_away_is_told_of_their_turn(night: Evening) -> None:
    mover, other = begun(night)
    browser = Browser(night.service.origin)
    night.subscribe(other, browser, "uk")
    before = len(night.service.arrived)
    end_turn(night, mover)
    eventually(lambda: len(night.service.arrived) > before, "a push comes")
    arrived = night.service.arrived[before]
    told = browser.read(arrived)
    assert told["table"] == mover.code
    assert (told["title"], told["body"]) == ("Твій хід: Кобіто", f"За столом: {mover_name(night, mover)}")
    assert int(arrived.headers["ttl"]) <= 24 * 3600
    night.service.check_signature(arrived, night.key)
    # Neither the seat's secret nor its hash, nor a card.
    assert set(told) == {"table", "game", "title", "body"}
    assert night.service.stays_quiet(before + 1)
    assert night.server.metric("smallbox_pushes_total") >= 1


def test_whoever_is_there_is_not_told(night: Evening) -> None:
    mover, other = begun(night)
    night.subscribe(other, Browser(night.service.origin))
    before = len(night.service.arrived)
    with Frames(night.server) as socket:
        socket.hello(other)
        end_turn(night, mover)
        assert night.service.stays_quiet(before)


@pytest.mark.soak
def test_a_server_that_is_killed_tells_nobody_again(tmp_path: Path) -> None:
    with evening(tmp_path) as night:
        mover, other = begun(night)
        browser = Browser(night.service.origin)
        night.subscribe(other, browser)
        key = night.key
        end_turn(night, mover)
        eventually(lambda: len(night.service.arrived) == 1, "a push comes")
        for _ in range(2):
            night.server.kill()
            night.server.start()
            assert night.service.stays_quiet(1)
        assert night.key == key
        end_turn(night, other)
        end_turn(night, mover)
        eventually(lambda: len(night.service.arrived) == 2, "the next turn is told")
        assert browser.read(night.service.arrived[1])["table"] == mover.code


def test_only_services_of_browser_vendors_are_let_in(night: Evening) -> None:
    seat = night.server.make_table("kobito")
    path = f"/api/tables/{seat.code}/push"
    keys = Browser("").subscription
    for endpoint in ("https://evil.example/push", "http://127.0.0.1:22/x", "https://fcm.googleapis.com.evil.example/"):
        refused = night.server.ask("POST", path, {"secret": seat.secret, **keys, "endpoint": endpoint})
        assert (refused.status, refused.json()["error"]) == (400, "unknown-push-service")
        assert "push service" in refused.json()["detail"]
    bad = night.server.ask("POST", path, {"secret": seat.secret, **keys, "endpoint": ENDPOINT, "p256dh": "B" * 87})
    assert (bad.status, bad.json()["error"]) == (400, "bad-message")
    assert night.server.ask("POST", path, {"secret": seat.secret, **keys, "endpoint": ENDPOINT}).status == 204


def test_a_secret_is_needed_to_subscribe_and_to_end_it(night: Evening) -> None:
    host = night.server.make_table("kobito", seats=2)
    guest = night.server.join(host.code)
    path = f"/api/tables/{host.code}/push"
    browser = Browser(night.service.origin)
    stranger = {"secret": secrets.token_urlsafe(32), **browser.subscription}
    assert night.server.ask("POST", path, stranger).json()["error"] == "not-your-seat"
    assert night.server.ask("POST", "/api/tables/ZZZZZZZZ/push", stranger).json()["error"] == "no-such-table"
    night.subscribe(host, browser)
    for secret, left in ((guest.secret, True), (host.secret, False)):
        assert night.server.ask("DELETE", path, secret=secret, endpoint=browser.endpoint).status == 204
        assert (browser.endpoint in night.kept()) == left


@pytest.mark.parametrize("how", ["forget", "leave and forget", "by HTTP"])
def test_nothing_of_a_device_is_in_any_file_once_its_person_is_forgotten(night: Evening, how: str) -> None:
    host = night.server.make_table("kobito", seats=3)
    guest = night.server.join(host.code)
    browser = Browser(night.service.origin)
    night.subscribe(guest, browser)
    marks = [browser.endpoint.rsplit("/", 1)[1], browser.subscription["p256dh"], browser.subscription["auth"]]
    assert night.is_in_a_file(marks[0])
    forget = f"/api/tables/{host.code}/forget"
    if how == "by HTTP":
        assert night.server.ask("POST", forget, secret=guest.secret).status == 204
    else:
        with Frames(night.server) as socket:
            socket.hello(guest)
            assert socket.ask(how.split(maxsplit=1)[0])["type"] == "done"
    if how == "leave and forget":
        assert browser.endpoint not in night.kept()
        assert night.server.ask("POST", forget, secret=guest.secret).status == 204
    eventually(lambda: not any(night.is_in_a_file(mark) for mark in marks), "no file knows of it")


def test_neither_addresses_nor_the_private_key_are_shown_or_logged(tmp_path: Path) -> None:
    with evening(tmp_path / "server") as night:
        mover, other = begun(night)
        browser = Browser(night.service.origin)
        night.subscribe(other, browser)
        end_turn(night, mover)
        eventually(lambda: len(night.service.arrived) == 1, "a push comes")
        [(private,)] = night.server.query("SELECT private FROM push_keys")
        shown = [night.server.ask("GET", path).body for path in ("/api/push", "/metrics", "/health", "/api/tables")]
        with Frames(night.server) as socket:
            shown.append(str(socket.hello(mover)).encode())
        hidden = [private.encode(), browser.path.encode(), browser.subscription["auth"].encode()]
        assert not [text for text in hidden if any(text in page for page in [*shown, night.server.log])]
    assert smallbox("export", tmp_path / "records", "--data-dir", night.server.data_dir).returncode == 0
    written = [file.read_bytes() for file in (tmp_path / "records").iterdir()]
    assert not [text for text in hidden if any(text in page for page in [*written, night.server.log])]


def test_a_server_may_send_no_pushes_at_all(tmp_path: Path) -> None:
    with live(tmp_path, *QUICK, "--no-push") as server:
        assert server.ask("GET", "/api/push").json() == {"key": ""}
        seat = server.make_table("kobito")
        body = {"secret": seat.secret, **Browser("").subscription, "endpoint": ENDPOINT}
        refused = server.ask("POST", f"/api/tables/{seat.code}/push", body)
        assert (refused.status, refused.json()["error"]) == (409, "push-off")
        assert server.query("SELECT count(*) FROM push_keys") == [(0,)]


def test_a_table_that_is_deleted_takes_its_devices_along(tmp_path: Path) -> None:
    with evening(tmp_path) as night:
        browser = Browser(night.service.origin)
        night.subscribe(night.server.make_table("kobito"), browser)
        night.server.query("UPDATE tables SET updated = 1")
        assert night.kept() == [browser.endpoint]
        assert night.server.stop() == 0
        night.server.options = (*QUICK, "--keep", "1")
        night.server.start()
        eventually(lambda: night.kept() == [], "the devices are gone with the table")
