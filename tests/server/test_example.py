"""The client in docs/protocol.md is a whole one: it plays every game to its end, and comes back after a kill."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import PATIENCE, SHORT_HAT, Live, eventually, live, verify

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
MOST_LINES = 60
BOTS = 'bots=["random", "random"]'


def example() -> str:
    found = re.search(
        r"^## A whole client$.*?^```python\n(.*?)^```$", PROTOCOL.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found is not None, "expected a python block under 'A whole client'"
    return found[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("example")) as started:
        yield started


def start(server: Live, game: str, folder: Path, source: str) -> subprocess.Popen[str]:
    file = folder / "client.py"
    file.write_text(source, "utf-8")
    command = [sys.executable, str(file), server.address + "/", game]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(server: Live, client: subprocess.Popen[str], game: str) -> None:
    """The client ends by itself with a result, and the record of its game is proved."""
    try:
        said, errors = client.communicate(timeout=3 * PATIENCE)
    finally:
        client.kill()
    assert client.returncode == 0, errors
    result = ast.literal_eval(said)
    assert result["kind"]
    assert result["winners"]
    verify(server, server.codes(game)[-1])


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= MOST_LINES


@pytest.mark.parametrize("game", ["kanobu", "kobito"])
def test_the_example_plays_a_game_whose_record_is_proved(server: Live, tmp_path: Path, game: str) -> None:
    finish(server, start(server, game, tmp_path, example()), game)


def test_the_example_plays_that_is_not_a_hat(server: Live, tmp_path: Path) -> None:
    source = example()
    assert source.count(BOTS) == 1
    # Only so that the gifts are not shown for long.
    finish(server, start(server, "hat", tmp_path, source.replace(BOTS, f"{BOTS}, options={SHORT_HAT}")), "hat")


def test_the_example_comes_back_after_a_kill(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        client = start(server, "kobito", tmp_path, example())
        try:
            eventually(lambda: any(len(server.entries(code)) > 30 for code in server.codes("kobito")), "it plays")
            server.kill()
            server.start()
        except BaseException:
            client.kill()
            raise
        finish(server, client, "kobito")
