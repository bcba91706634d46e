"""That's Not a Hat, looked back at: the race for fewest penalties, and what was known of every gift."""

import pytest

from smallbox.analysis import analyse
from smallbox.analysis.hint import hint
from smallbox.core.chance import SearchRng
from smallbox.games import GAMES
from smallbox.games.hat.bot.race import LONG, Race
from tests.analysis.played import played, reviewed


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("passes", [0, 150])
def test_the_shares_of_a_race_add_up_and_are_fair(players: int, passes: int) -> None:
    race = Race(players, 3, 200)
    assert race.shares([1] * players, passes) == pytest.approx([1 / players] * players)
    scores = [seat % 3 for seat in range(players)]
    shares = race.shares(scores, passes)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1]


def test_a_race_that_is_over_belongs_to_the_fewest_penalties() -> None:
    race = Race(3, 3, 200)
    assert race.shares([0, 3, 0], 40) == [0.5, 0.0, 0.5]
    assert race.shares([2, 1, 2], 200) == [0.0, 1.0, 0.0]


def test_the_guard_makes_no_jump_when_it_comes_near() -> None:
    race = Race(4, 3, 200)
    before = race.shares([0, 1, 1, 2], 200 - LONG - 1)
    assert race.shares([0, 1, 1, 2], 200 - LONG) == pytest.approx(before, abs=0.01)


def test_two_for_whom_one_penalty_is_the_last_share_what_is_left() -> None:
    # Of two seats with one penalty to go, each is hit next as likely as the other.
    assert Race(2, 2, 0).shares([1, 1], 0) == pytest.approx([0.5, 0.5])
    assert Race(2, 2, 0).shares([0, 1], 0) == pytest.approx([0.75, 0.25])


def test_every_gift_that_was_answered_has_its_story() -> None:
    text = played("hat", "normal,easy,random", 2)
    found = analyse(text, nodes=4)
    assert len(found.gifts) * 2 == len(found.curve) - 1
    for gift in found.gifts:
        assert (gift.claim == "true") == (gift.named == gift.gift)
        assert gift.right == ((gift.answer == "accepted") == (gift.claim == "true"))
        assert gift.seen is not None
        assert gift.seen < gift.number < gift.answered
        assert len(gift.names) == gift.passes


def test_a_random_guest_bluffs_and_an_attentive_one_is_right_to_doubt() -> None:
    gifts = analyse(played("hat", "normal,normal,random,normal", 1), nodes=8).gifts
    bluffs = [gift for gift in gifts if gift.claim == "bluff"]
    assert {gift.giver for gift in bluffs} == {2}
    assert all(gift.answer == "refused" and gift.right for gift in bluffs)


def test_a_name_that_was_believed_is_no_bluff() -> None:
    kinds = {gift.claim for seed in range(4) for gift in reviewed("hat", "easy,easy,easy", seed, 2).gifts}
    assert kinds >= {"true", "believed", "slip"}


def test_who_missed_the_beginning_can_know_nothing() -> None:
    game = GAMES["hat"]
    options = game.options(3, {})
    state = game.setup(options, SearchRng(4))
    for _ in range(6):
        game.apply(state, game.legal_moves(state)[0])
    seat = game.to_act(state)
    assert seat is not None
    found = hint(game, options, [], game.view(state, seat), nodes=1)
    assert found.why.code == "unknown"
