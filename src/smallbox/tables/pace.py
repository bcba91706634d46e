"""How long a seat has for a move, when it is reminded, and how long bots take."""

from typing import NamedTuple

from smallbox.wire.client import BotPace, Pace

SECOND = 1000
DAY = 24 * 3600

#: seconds a move; 0 is no clock
SECONDS: dict[Pace, int] = {
    "none": 0,
    "relaxed": 60,
    "brisk": 30,
    "day": DAY,
    "three_days": 3 * DAY,
    "week": 7 * DAY,
}
#: nobody has to be at a table that is played by the day; whoever is not is told of their turn by push
BY_THE_DAY: frozenset[Pace] = frozenset({"day", "three_days", "week"})


class Share(NamedTuple):
    """How much bots use of the time that they may take before a move, and of the time that they may think."""

    waiting: float
    thinking: float


BOT_PACES: dict[BotPace, Share] = {
    "thoughtful": Share(1, 1),
    "brisk": Share(0.3, 0.5),
    "instant": Share(0, 0.2),
}
#: the part of its time after which a seat is gently reminded
REMINDER = 0.6
#: without a clock a seat is reminded after this long, in milliseconds
REMINDER_WITHOUT_CLOCK = 60 * SECOND
#: after a restart everybody has at least this long to come back
GRACE = 15 * SECOND
#: a gift is shown from the moment the slowest client has drawn it, but no longer is waited for that
DRAWING = 2 * SECOND
#: the next round of a match begins when all are ready, or after this
BETWEEN_ROUNDS = 30 * SECOND
#: numbers that were promised are waited for so long when the cards are to be dealt
OPENING = 10 * SECOND
#: how long a one-time code for another device holds
CODE_HOLDS = 10 * 60 * SECOND
