"""Ratings by openskill's Plackett-Luce model, with intervals from drawing the deals again."""

from collections.abc import Iterable, Sequence
from statistics import stdev

import msgspec
from openskill.models import PlackettLuce

from smallbox.arena.match import Result
from smallbox.core.chance import SearchRng

#: how many ratings are worked out for the intervals: all runs take about as long
MOST_RATED = 40_000
FEWEST_RUNS, MOST_RUNS = 20, 200
NORMAL_95 = 1.96
#: where everybody begins, and the mean of all bots
START = 25.0


class Rating(msgspec.Struct, frozen=True):
    """Strength on openskill's scale, moved so that the mean of all bots is 25; the interval is one of 95 %."""

    rating: float
    low: float
    high: float


def rate(labels: Sequence[str], deals: Sequence[Sequence[Result]]) -> dict[str, Rating]:
    """The ratings after all games, deal after deal."""
    once = play_through(labels, deals)
    games = sum(len(deal) for deal in deals)
    runs = max(FEWEST_RUNS, min(MOST_RUNS, MOST_RATED // max(1, games)))
    rng = SearchRng(games)
    again = [play_through(labels, drawn(deals, rng)) for _ in range(runs)]
    ratings = {}
    for label in labels:
        half = NORMAL_95 * stdev(run[label] for run in again)
        ratings[label] = Rating(once[label], once[label] - half, once[label] + half)
    return ratings


def drawn(deals: Sequence[Sequence[Result]], rng: SearchRng) -> list[Sequence[Result]]:
    """As many deals, drawn with replacement."""
    return [deals[int(rng.below(len(deals)))] for _ in deals]


def play_through(labels: Sequence[str], deals: Iterable[Sequence[Result]]) -> dict[str, float]:
    # Bots do not get better or worse between games, so nothing is added to their uncertainty (tau).
    model = PlackettLuce(tau=0.0)
    ratings = {label: model.rating(name=label) for label in labels}
    for deal in deals:
        for result in deal:
            seats = [[ratings[label]] for label in result.bots]
            ranks = [0.0 if result.share(seat) else 1.0 for seat in range(result.players)]
            after = model.rate(seats, ranks=ranks)
            for label in dict.fromkeys(result.bots):
                # A bot with several seats takes the mean of what they say.
                own = [after[seat][0] for seat, other in enumerate(result.bots) if other == label]
                mu = sum(one.mu for one in own) / len(own)
                ratings[label] = model.rating(mu, sum(one.sigma for one in own) / len(own), label)
    # Only differences mean something: a bot with many seats would pull all ratings up or down.
    mean = sum(rating.mu for rating in ratings.values()) / len(ratings)
    return {label: rating.mu - mean + START for label, rating in ratings.items()}
