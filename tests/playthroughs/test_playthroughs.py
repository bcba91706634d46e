"""The games on file play again, word for word."""

import pytest

from tests.playthroughs.write import PLAYTHROUGHS, Playthrough, transcript


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda one: one.file.stem)
def test_a_playthrough_plays_again(playthrough: Playthrough) -> None:
    assert transcript(playthrough).splitlines() == playthrough.file.read_text("utf-8").splitlines()
