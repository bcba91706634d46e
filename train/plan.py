"""What is played and learnt, in which order: expert iteration, each round with the weights of the one before."""

from __future__ import annotations

from typing import NamedTuple

from train.choice import Course


class Round(NamedTuple):
    """Games that are searched, and games by the policy alone, from which the weights of the next round are learnt."""

    searched: int
    nodes: int
    by_policy: int = 0


class Plan(NamedTuple):
    """How a game's weights are made."""

    rounds: tuple[Round, ...]
    players: tuple[int, ...]
    policy: Course
    evaluation: Course
    #: does the policy also learn from the searches of earlier rounds? Where it has many weights it needs them
    keeps_lessons: bool = False


PLANS = {
    "kobito": Plan(
        (Round(200, 60), Round(300, 100), Round(500, 200)),
        (2, 3, 4, 5, 6),
        policy=Course(epochs=4, rate=0.1),
        evaluation=Course(epochs=12, rate=0.05),
    ),
    "kanobu": Plan(
        (Round(60, 150, 600), Round(100, 200, 1000), Round(160, 300, 1500)),
        (2, 3, 4, 5, 6, 7, 8),
        policy=Course(epochs=8, rate=0.1),
        evaluation=Course(epochs=4, rate=0.05),
        keeps_lessons=True,
    ),
}
QUICK = {
    "kobito": Plan((Round(2, 6),), (2,), Course(epochs=2), Course(epochs=2)),
    "kanobu": Plan((Round(2, 6, 4),), (2, 3), Course(epochs=2), Course(epochs=2)),
}
#: at which levels the trained bot plays alone among three shipped ones, and how many deals
DUELS = {"kobito": (("hard", 150),), "kanobu": (("easy", 400), ("normal", 150))}
