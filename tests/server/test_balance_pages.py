"""What was measured of the readings is a page of the server's, in every language."""

from typing import Any

import pytest

from tests.server.test_client_files import ask, made


@pytest.fixture(scope="module", name="app")
def application_without_a_client() -> Any:
    return made(None)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_report_is_a_page_that_keeps_the_strict_policy(app: Any, language: str) -> None:
    answer = ask(app, f"/balance/kanobu/{language}")
    text = answer.body.decode()
    assert answer.status == 200
    assert (answer.header("content-type") or "").startswith("text/html")
    assert f'<html lang="{language}">' in text
    assert '<link rel="stylesheet" href="/balance.css">' in text
    assert "<style" not in text
    assert " style=" not in text
    assert 'href="/rules/kanobu"' in text
    assert 'id="drawWhenAble=off"' in text


def test_its_style_has_an_address_of_its_own(app: Any) -> None:
    answer = ask(app, "/balance.css")
    assert (answer.header("content-type") or "").startswith("text/css")
    assert b"figure" in answer.body


@pytest.mark.parametrize("path", ["/balance/chess/en", "/balance/kanobu/xx", "/balance/kanobu"])
def test_what_nobody_measured_is_not_there(app: Any, path: str) -> None:
    assert ask(app, path).status == 404
