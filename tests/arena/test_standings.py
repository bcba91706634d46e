"""What games say, and how sure it is."""

import random

import pytest

from smallbox.arena.estimate import Tally, chance_beyond, estimate, holm, student
from smallbox.arena.match import Result, play_range
from smallbox.arena.plan import seatings
from smallbox.arena.ratings import rate
from smallbox.arena.standings import make_table, make_tables, whole_deals
from tests.arena.settings import settings_of


def result(number: int, deal: int, bots: str, winners: str) -> Result:
    """A game by the letters of its bots, and of the seats that won."""
    seats = tuple("ABCDEFGH".index(winner) for winner in winners)
    return Result(number, len(bots), deal, 0, 0, tuple(bots), seats, (), "win", 10)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (199, 1.9720)],
)
def test_quantiles_are_those_of_student(freedom: int, quantile: float) -> None:
    assert student(0.05, freedom) == pytest.approx(quantile, abs=0.0001)
    assert chance_beyond(quantile, freedom) == pytest.approx(0.05, abs=0.0001)
    assert chance_beyond(0.0, freedom) == 1.0


def test_chances_are_corrected_as_holm_did() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(600):
        deals = []
        for _ in range(40):
            # Four games that are more alike than chance.
            luck = chance.betavariate(1.5, 4.5)
            deals.append(Tally(sum(chance.random() < luck for _ in range(4)), 4, 4))
        found = estimate(deals, 0.25)
        held += found.low <= 0.25 <= found.high
        assert (found.p >= 0.05) == (found.low <= 0.25 <= found.high)
    assert 0.92 <= held / 600 <= 0.98


def test_who_won_everything_is_still_given_an_interval() -> None:
    found = estimate([Tally(2, 2, 2)] * 10, 0.5)
    assert found.share == found.high == 1.0
    assert 0.7 < found.low < 0.9


def test_one_deal_says_nothing() -> None:
    found = estimate([Tally(2, 2, 2)], 0.5)
    assert (found.low, found.high, found.p) == (0.0, 1.0, 1.0)


def test_shares_are_by_seat_and_shared_wins_count_in_parts() -> None:
    deals = [
        [result(0, 0, "xyyy", "A"), result(1, 0, "yxyy", "BC")],
        [result(2, 1, "yyxy", "A"), result(3, 1, "yyyx", "D")],
    ]
    table = make_table(["x", "y"], 4, deals)
    x, y = table.standings
    assert (x.games, x.wins.share, x.wins.fair) == (4, (1 + 0.5 + 0 + 1) / 4, 0.25)
    assert (y.games, y.wins.share) == (12, (0.5 + 1) / 12)
    # Seat against seat, where just one of the two won: 3 of 3, 2 of 2, 0 of 1, 3 of 3.
    assert table.duels[0].wins.share == 8 / 9


def test_deals_that_are_not_finished_are_left_out() -> None:
    games = [result(0, 0, "xy", "A"), result(1, 0, "yx", "A"), result(2, 1, "xy", "A")]
    assert whole_deals(games, 2) == [games[:2]]


@pytest.mark.compiled
def test_ratings_order_bots_by_strength() -> None:
    chance = random.Random(2)
    deals = []
    for deal in range(60):
        pair = ["xy", "yz", "xz"][deal % 3]
        deals.append(
            [
                result(2 * deal + turn, deal, pair[:: 1 - 2 * turn], "AB"[(chance.random() < 0.2) ^ turn])
                for turn in (0, 1)
            ]
        )
    ratings = rate(["x", "y", "z"], deals)
    assert ratings["x"].rating > ratings["y"].rating > ratings["z"].rating
    assert all(one.low < one.rating < one.high for one in ratings.values())
    assert sum(one.rating for one in ratings.values()) / 3 == pytest.approx(25)
    assert ratings == rate(["x", "y", "z"], deals)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "deals"), [("kobito", 2, 25), ("kanobu", 3, 12)])
def test_equal_bots_have_fair_shares(game: str, players: int, deals: int) -> None:
    bots = "random,random" if players == 2 else "greedy,greedy,greedy"
    settings = settings_of(game, bots, players)
    results = [played.result for played in play_range(settings, 0, deals * len(seatings(settings)))]
    labels = [entrant.label for entrant in settings.entrants]
    (table,) = make_tables(labels, whole_deals(results, len(seatings(settings))))
    assert len(table.standings) == players
    for standing in table.standings:
        assert standing.games == deals * players
        assert standing.wins.low <= 1 / players <= standing.wins.high
    assert sum(standing.wins.share for standing in table.standings) == pytest.approx(1)
    assert all(duel.p > 0.05 for duel in table.duels)
