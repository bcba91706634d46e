"""Weights fitted on what searches chose and on wins; `policy.py` and `evaluation.py` say what they mean."""

from typing import Final

#: how much a move of a kind is liked: owing nothing and owing cards, each without and with gold to take; fitted on what
#: searches chose
MOVES: Final[list[float]] = [
    6.59, 1.0, 1.0, 0.33, 0.41, 0.29, 1.0, 1.0, 0.49, 0.25, 7.23,
    1.74, 2.15, 1.0, 4.18, 0.18, 0.08, 5.67, 1.0, 1.83, 1.0, 1.7,
    1.18, 9.12, 1.78, 0.56, 0.34, 0.28, 2.66, 1.0, 0.47, 0.2, 2.0,
    1.54, 1.18, 4.6, 1.44, 0.42, 0.14, 2.44, 1.0, 1.47, 1.0, 0.76,
    2.67, 1.0, 1.83, 0.46, 0.7, 0.42, 1.0, 1.11, 0.41, 0.32, 3.65,
    3.61, 1.4, 1.0, 2.61, 0.44, 0.25, 1.79, 1.18, 1.01, 0.93, 1.0,
    1.02, 9.05, 0.9, 0.44, 0.31, 0.19, 2.16, 2.76, 0.22, 0.15, 3.18,
    1.89, 0.57, 6.19, 3.08, 0.44, 0.36, 3.22, 1.28, 0.79, 0.69, 1.0,
]  # fmt: skip
#: what a trait is worth in points while all gold is to come, and what is added to that when none is; fitted on wins
EARLY: Final[list[float]] = [0.83, 0.07, 0.77, -1.04, -0.29, 0.32, 3.17, 0.17, 1.41, 1.13, 0.88, -3.06]
LATE: Final[list[float]] = [0.11, -0.38, 0.02, 0.83, -0.19, -0.09, -1.87, -0.22, -1.14, -0.48, -0.79, -0.05]
