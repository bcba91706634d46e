"""The same short lives, at tables whose cards were known before."""

import pytest

from tests.simulation.run import play
from tests.simulation.world import World

SEEDS = 80
CHUNK = 40


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_promise_is_kept_with_cards_that_others_have_played(first: int) -> None:
    played = kept = 0
    for seed in range(first, first + CHUNK):
        world = World(seed)
        world.has_known_deals = True
        try:
            played += play(world).finished
        except BaseException as error:
            error.add_note(f"seed {seed} with known deals")
            raise
        kept += sum(len(results) for results in world.store.deals.values())
    assert played
    assert kept
