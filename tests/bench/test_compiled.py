"""What runs at every move is compiled: ENGINE in hatch_build.py must not leave a module of the rules out."""

import sys
from collections import Counter
from types import FrameType

import pytest

from bench.contender import MOST_MOVES, Contender
from bench.plain import compiled_modules
from smallbox.core.chance import SearchRng
from smallbox.games import GAMES


@pytest.mark.skipif(not compiled_modules(), reason="the engine is plain Python")
@pytest.mark.parametrize("name", list(GAMES))
def test_a_playout_never_leaves_compiled_code(name: str) -> None:
    contender = Contender(name)
    calls: Counter[str] = Counter()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[f"{frame.f_code.co_filename}:{frame.f_code.co_name}"] += 1

    states = [contender.game.setup(contender.options, SearchRng(seed)) for seed in range(10)]
    sys.setprofile(watch)
    for state in states:
        contender.play_out(state, contender.rng, MOST_MOVES)
    sys.setprofile(None)
    assert not calls
