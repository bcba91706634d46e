"""What is said of a review while it is being made; the review itself is `smallbox.analysis.review.Review`."""

import msgspec


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review is being made: ask again in a moment. Whoever does not ask for a while no longer wants it."""

    #: of `total` steps; both are 0 until it has begun
    done: int
    total: int
    #: how many others are made before
    ahead: int
