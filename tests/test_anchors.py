"""What bots are rated in My games is what the ladders in docs/bots.md have measured."""

from smallbox.bots import bots_of
from smallbox.games import BUILT_IN
from tools.anchors import ANCHORS, LADDERS, anchors, chance, measured, write_anchors


def test_the_ratings_of_bots_are_fresh() -> None:
    """`make generate` writes them anew."""
    assert ANCHORS.read_text("utf-8") == write_anchors()


def test_every_level_of_every_game_is_rated_the_weakest_first() -> None:
    rated = anchors()
    assert {game.name: list(rated[game.name]) for game in BUILT_IN} == {
        game.name: list(bots_of(game)) for game in BUILT_IN
    }


def test_the_ratings_tell_the_measured_shares_of_wins() -> None:
    rated = anchors()
    wrong = [
        abs(each.share - chance(rated[each.game][each.one] - rated[each.game][each.others], each.players))
        for each in measured(LADDERS.read_text("utf-8"))
    ]
    assert len(wrong) == 95
    assert sum(wrong) / len(wrong) < 0.035
    assert max(wrong) < 0.13
