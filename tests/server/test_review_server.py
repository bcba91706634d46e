"""Reviews of the real server: made in a process of its own, kept, and made anew after a kill in the middle."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.live import PATIENCE, QUICK, Answer, Live, eventually
from tests.server.reviewed import NAMES, store_game

OK, COMING = 200, 202


def ask(server: Live, code: str) -> Answer:
    return server.ask("GET", f"/api/tables/{code}/records/1/review")


def made(server: Live, code: str) -> dict[str, Any]:
    answers: list[Answer] = []

    def is_made() -> bool:
        answers.append(ask(server, code))
        assert answers[-1].status in (OK, COMING), answers[-1].body
        return answers[-1].status == OK

    # It gives way to everything else.
    eventually(is_made, "the review is made", 4 * PATIENCE)
    found: dict[str, Any] = answers[-1].json()
    return found


@pytest.mark.soak
def test_a_review_outlives_a_server_that_is_killed_while_it_is_made(tmp_path: Path) -> None:
    code = store_game(tmp_path)
    server = Live(tmp_path, *QUICK)
    try:
        server.start()
        first = ask(server, code)
        assert first.status == COMING
        assert first.json().keys() == {"done", "total", "ahead"}
        server.kill()
        server.start()
        review = made(server, code)
        assert [seat["name"] for seat in review["seats"]] == list(NAMES)
        assert [each["number"] for each in review["moves"]] == [each["number"] for each in review["decisions"]]
        assert all(each["best"]["type"] for each in review["moves"])
        assert review["hints"] == [0, 0, 0]
        server.kill()
        server.start()
        again = ask(server, code)
        assert again.status == OK
        assert again.json() == review
        assert server.stop() == 0
    finally:
        server.kill()
    # A process that was just starting when its server was killed says that nobody told it what to be.
    assert server.log.count(b"Traceback") == server.log.count(b"in spawn_main")
