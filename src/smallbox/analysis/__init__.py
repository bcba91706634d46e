"""Looking back at a finished game, and hints while it runs: judged by what a seat could know, never by more."""

from collections.abc import Callable
from typing import Any

from smallbox.analysis.looking_back import NothingToReview, look_back
from smallbox.analysis.review import Review
from smallbox.core.errors import SmallboxError

__all__ = ["NothingToReview", "Review", "ReviewStopped", "analyse", "look_back"]


class ReviewStopped(SmallboxError):
    """Whoever asked for a review wants it no more."""


def analyse(
    record_text: str,
    seed: int = 0,
    nodes: int = 0,
    *,
    data: Any = None,
    progress: Callable[[int, int], None] | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Review:
    """Review a finished game from its record; the same record, seed and nodes give the same review.

    `nodes` is how many simulations look for the better move of each decision, 0 for as many as the strongest bot makes.
    `data` is what `Game.data` has read from a file. Raises BadNotation, NothingToReview, and ReviewStopped when
    `should_stop`, which is asked before every move, says so. `look_back` does the same move by move.
    """
    steps = look_back(record_text, seed, nodes, data)
    while True:
        try:
            done, total = next(steps)
        except StopIteration as finished:
            review: Review = finished.value
            return review
        if progress is not None:
            progress(done, total)
        if should_stop is not None and should_stop():
            raise ReviewStopped("this review was stopped before its end")
