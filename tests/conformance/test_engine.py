"""The compiled and the plain engine are the same engine."""

import hashlib
import os
from pathlib import Path

import pytest

from smallbox.core.chance import SearchRng, Stream
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_BUILT_IN, EVERY_TABLE, OPTIONS

TRACES = Path(__file__).with_name("traces.txt")
TRACED = [table for table in EVERY_TABLE if table[0] in EVERY_BUILT_IN]
ENGINE_MODULES = (
    "smallbox.core.chance",
    "smallbox.bots.search",
    *(f"smallbox.games.{name}.rules.apply" for name in EVERY_BUILT_IN),
)


@pytest.mark.skipif("SMALLBOX_EXPECT_COMPILED" not in os.environ, reason="only asked of the built wheel")
@pytest.mark.parametrize("module", ENGINE_MODULES)
def test_the_wheel_is_compiled(module: str) -> None:
    file = __import__(module, fromlist=["*"]).__file__
    assert file is not None
    assert not file.endswith(".py"), f"{module} is plain Python: {file}"


def trace(game: AnyGame, players: int, opt: str) -> str:
    """A hash over positions, moves and events of a few games, by the provable stream."""
    digest = hashlib.sha256()
    for seed in range(3):
        options = game.options(players, read_options(opt))
        events = Events()
        state = game.setup(options, Stream(seed.to_bytes(32, "big")), events)
        rng = SearchRng(seed)
        for _ in range(400):
            digest.update(f"{state}\n{events.told}\n".encode())
            actions = game.legal_moves(state)
            if not actions:
                break
            events.clear()
            game.apply(state, actions[rng.below(len(actions))], events)
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("name", "players"), TRACED)
def test_traces_are_those_on_file(name: str, players: int) -> None:
    """A change of behaviour shows here.

    If it is meant: bump RULES_VERSION, then write the file anew with `python -m tests.conformance.test_engine`.
    """
    for opt in OPTIONS[name]:
        line = f"{name} {players} {opt or '-'} {trace(GAMES[name], players, opt)}"
        assert line in TRACES.read_text("utf-8").splitlines()


def write_traces() -> None:
    lines = [f"{name} {n} {opt or '-'} {trace(GAMES[name], n, opt)}" for name, n in TRACED for opt in OPTIONS[name]]
    TRACES.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write_traces()
