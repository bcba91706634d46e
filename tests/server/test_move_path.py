"""The path of one move through the server stays as short as it is written down, and is written down whole."""

import asyncio
from pathlib import Path

import pytest

from tests.server.move_path import Call, trace

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "ARCHITECTURE.md"
#: calls outside the engine, resumed coroutines and comprehensions included; lower it whenever the path gets shorter
MOST_CALLS = 137
MOST_FILES = 24


@pytest.fixture(scope="module", name="calls")
def calls_of_a_move() -> list[Call]:
    return [call for call in asyncio.run(trace("kanobu")) if not call.is_engine]


def test_a_move_takes_no_longer_way_than_it_did(calls: list[Call]) -> None:
    assert len(calls) <= MOST_CALLS
    assert len({call.module for call in calls}) <= MOST_FILES


def test_a_move_is_stored_before_anybody_hears_of_it(calls: list[Call]) -> None:
    names = [call.name for call in calls]
    assert names.index("FileWriter._write") < names.index("Socket.send")


def test_every_file_on_the_path_is_in_the_list_of_hops(calls: list[Call]) -> None:
    text = DOCUMENT.read_text("utf-8")
    assert not {call.module for call in calls if f"`{call.module}`" not in text}
