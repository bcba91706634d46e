"""The training curve as a picture: which share of its games a network wins, by the minutes that it has trained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure

from smallbox.arena.plots import BLUE, GREY, ORANGE, STYLE, svg

COLOURS = (BLUE, ORANGE, GREY)


class Point(NamedTuple):
    """After how many minutes and games the network wins which share of its games."""

    minutes: float
    games: int
    share: float


def drawn(curves: Mapping[int, Sequence[Point]]) -> str:
    """Curves by table size, each with the fair share as a broken line, as SVG."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(7.2, 3.6))
        figure.patch.set_facecolor("white")
        place = figure.add_subplot()
        for (players, points), colour in zip(curves.items(), COLOURS):
            minutes = [point.minutes for point in points]
            place.plot(minutes, [100 * point.share for point in points], color=colour, label=f"{players} players")
            place.axhline(100 / players, color=colour, linestyle="--", linewidth=1)
        place.set_xlabel("minutes of training, on one core")
        place.set_ylabel("games won among the engine's policy, %")
        place.set_ylim(bottom=0)
        place.grid(alpha=0.3)
        place.legend(loc="lower right")
        return svg(figure)
