"""Reviews tell players of different strength apart."""

from statistics import fmean

import pytest

from smallbox.analysis.review import Review
from smallbox.games import BUILT_IN
from tests.analysis.played import reviewed
from tests.compiled import compiled_only


def given_away(review: Review, seat: int) -> float:
    """How much of its chances a seat gave away, on average."""
    lost = [each.lost / max(0.02, each.chance) for each in review.decisions if each.seat == seat]
    return fmean(lost) if lost else 0.0


@pytest.mark.parametrize("seed", range(1, 5))
def test_whoever_says_just_anything_is_named_the_weakest_guest(seed: int) -> None:
    bots = ["normal"] * 4
    bots[seed % 4] = "random"
    found = reviewed("hat", ",".join(bots), seed, 8)
    assert found.weakest == seed % 4
    assert min(found.seats, key=lambda seat: seat.skill).seat == seed % 4


@compiled_only
@pytest.mark.parametrize(("name", "seed"), [("kanobu", 4), ("kobito", 3)])
def test_one_who_moves_at_random_among_normal_bots_is_named_the_weakest(name: str, seed: int) -> None:
    bots = ["normal"] * 4
    bots[seed % 4] = "random"
    assert reviewed(name, ",".join(bots), seed, 800).weakest == seed % 4


@pytest.mark.soak
@pytest.mark.parametrize("name", [game.name for game in BUILT_IN])
def test_one_who_moves_at_random_is_nearly_always_named(name: str) -> None:
    hits = 0
    for seed in range(20, 40):
        bots = ["normal"] * 4
        bots[seed % 4] = "random"
        hits += reviewed(name, ",".join(bots), seed, 0).weakest == seed % 4
    assert hits >= 16


@pytest.mark.soak
@pytest.mark.parametrize(("name", "levels"), [("kobito", "random,easy,expert"), ("kanobu", "random,easy,hard")])
def test_reviews_rank_the_levels(name: str, levels: str) -> None:
    reviews = [reviewed(name, levels, seed, 0) for seed in range(12)]
    shares = [fmean(given_away(review, seat) for review in reviews) for seat in range(3)]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.soak
def test_reviews_rank_the_memories() -> None:
    reviews = [reviewed("hat", "random,easy,hard,perfect", seed, 0) for seed in range(12)]
    shares = [fmean(given_away(review, seat) for review in reviews) for seat in range(4)]
    assert shares == sorted(shares, reverse=True)
