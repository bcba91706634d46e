"""The built client as a server hands it out: types, caching, zipped, and kind to those who went astray."""

import asyncio
import gzip
from pathlib import Path
from typing import Any, cast

import pytest

from smallbox.server.admission import Admission
from smallbox.server.client_files import FOR_EVER, ClientFiles
from smallbox.server.config import Config
from smallbox.server.http import application
from tests.server.live import Answer

INDEX = b"<!doctype html><title>smallbox</title>" + b"<p>tables</p>" * 50
SCRIPT = b"export const answer = 42;\n" * 50
PICTURE = bytes(range(256)) * 4
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module", name="app")
def application_with_a_client(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "home-3f9a12bc.js").write_bytes(SCRIPT)
    (folder / "assets" / "picture-3f9a12bc.png").write_bytes(PICTURE)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "favicon.svg").write_text("<svg/>")
    return made(folder)


def made(folder: Path | None) -> Any:
    """The server's HTTP, of which only the client's files are asked for here."""
    return application(
        cast("Any", None), Admission(Config()), ClientFiles(folder), cast("Any", None), cast("Any", None)
    )


def ask(app: Any, path: str, method: str = "GET", **headers: str) -> Answer:
    """One request, without a network."""
    messages: list[dict[str, Any]] = []
    given = {"host": "localhost", **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "state": {},
        "extensions": {},
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        messages.append(message)

    asyncio.run(app(scope, receive, send))
    found = [(name.decode(), value.decode()) for name, value in messages[0]["headers"]]
    return Answer(messages[0]["status"], found, b"".join(message.get("body", b"") for message in messages[1:]))


@pytest.mark.parametrize(
    "path", ["/", "/t/K7MPQ3XZ", "/t/K7MPQ3XZ/replay/1/12", "/rules", "/rules/kobito/uk", "/about", "/mine"]
)
def test_every_page_of_the_client_is_its_index(app: Any, path: str) -> None:
    answer = ask(app, path)
    assert (answer.status, answer.body) == (200, INDEX)
    assert answer.header("content-type") == "text/html; charset=utf-8"
    assert answer.header("cache-control") == "no-cache"
    assert "default-src 'none'" in (answer.header("content-security-policy") or "")


def test_a_page_that_has_not_changed_is_not_sent_again(app: Any) -> None:
    tag = ask(app, "/").header("etag") or ""
    again = ask(app, "/t/K7MPQ3XZ", if_none_match=tag)
    assert (again.status, again.body) == (304, b"")
    assert again.header("etag") == tag
    assert ask(app, "/", if_none_match='W/"000000000000"').status == 200


def test_files_with_a_hash_in_their_name_are_kept_for_ever(app: Any) -> None:
    script = ask(app, "/assets/home-3f9a12bc.js")
    assert (script.status, script.body) == (200, SCRIPT)
    assert script.header("content-type") == "text/javascript; charset=utf-8"
    assert script.header("cache-control") == FOR_EVER
    assert script.header("x-content-type-options") == "nosniff"


def test_text_is_zipped_for_those_who_can_read_it_and_pictures_are_not(app: Any) -> None:
    script = ask(app, "/assets/home-3f9a12bc.js", accept_encoding="gzip, br")
    assert script.header("content-encoding") == "gzip"
    assert gzip.decompress(script.body) == SCRIPT
    assert len(script.body) < len(SCRIPT)
    assert script.header("vary") == "accept-encoding"
    picture = ask(app, "/assets/picture-3f9a12bc.png", accept_encoding="gzip")
    assert picture.header("content-encoding") is None
    assert (picture.header("content-type"), picture.body) == ("image/png", PICTURE)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_other_files_have_their_types_and_are_asked_for_again(app: Any, path: str, kind: str) -> None:
    answer = ask(app, path)
    assert (answer.status, answer.header("content-type")) == (200, kind)
    assert answer.header("cache-control") == "no-cache"


def test_head_and_options_work_for_pages_and_files(app: Any) -> None:
    for path in ("/", "/rules/kobito", "/assets/home-3f9a12bc.js", "/favicon.svg"):
        assert ask(app, path, "HEAD").status == 200
        assert ask(app, path, "OPTIONS").header("allow") == "GET, HEAD, OPTIONS"
    assert ask(app, "/", "POST").status == 405


def test_a_browser_that_went_astray_gets_the_client_and_a_program_a_problem(app: Any) -> None:
    person = ask(app, "/no/such/page", **BROWSER)
    assert (person.status, person.body) == (404, INDEX)
    assert ask(app, "/no/such/page", if_none_match=person.header("etag") or "", **BROWSER).status == 404
    for program in (ask(app, "/no/such/page"), ask(app, "/api/no-such-thing", **BROWSER), ask(app, "/assets/old.js")):
        assert (program.status, program.json()["error"]) == (404, "no-such-page")


@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/%2e%2e/index.html", "/index.html", "/assets/", "/assets"]
)
def test_only_what_is_listed_is_handed_out(app: Any, path: str) -> None:
    assert ask(app, path).status == 404


def test_a_build_has_a_version_and_no_build_has_none(tmp_path: Path) -> None:
    assert ClientFiles(None).version == ""
    assert ClientFiles(tmp_path).version == ""
    (tmp_path / "index.html").write_bytes(INDEX)
    first = ClientFiles(tmp_path).version
    (tmp_path / "index.html").write_bytes(INDEX + b"<p>new</p>")
    assert len(first) == 12
    assert ClientFiles(tmp_path).version not in ("", first)


def test_without_a_client_there_is_a_plain_page() -> None:
    answer = ask(made(None), "/", **BROWSER)
    assert answer.status == 200
    assert b"smallbox play --terminal" in answer.body
    assert ask(made(None), "/no/such/page", **BROWSER).json()["error"] == "no-such-page"


def test_the_link_to_a_table_says_the_same_for_every_code_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>smallbox</title></head>")
    app = made(tmp_path)
    known, unknown = (
        ask(app, f"/t/{code}", accept_language="uk-UA,uk;q=0.9,en;q=0.8") for code in ("K7MPQ3XZ", "AAAAAAAA")
    )
    assert known.body == unknown.body
    assert '<meta property="og:title" content="Тебе запрошують на гру" />' in known.body.decode()
    assert "og:description" in known.body.decode()
    assert known.header("vary") == "accept-encoding, accept-language"
    for wished in ("", "fr-FR, ja;q=0.5", "*", "x" * 100_000):
        assert "You&#x27;re invited" in ask(app, "/t/K7MPQ3XZ", accept_language=wished).body.decode()
    assert "og:title" not in ask(app, "/").body.decode()
