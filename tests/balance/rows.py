"""Games made by hand."""

from typing import Any

from smallbox.balance.match import Row
from smallbox.balance.study import Study, Variant
from smallbox.games import GAMES


def row(number: int, *, winners: tuple[int, ...] = (0,), **fields: Any) -> Row:
    """A game of Kanobu in which nothing happens but what is named."""
    measures = GAMES["kanobu"].measures
    usual: dict[str, Any] = {
        "variant": 0,
        "players": 2,
        "line_up": 0,
        "first": 0,
        "kind": "win",
        "moves": 10,
        "penalties": 0,
        "changes": 0,
        "behind": 0.0,
        "trailing": 0.5,
        "decided": 0,
        "cause": -1,
        "decisions": (0,) * len(measures.seconds),
        "uses": (0,) * len(measures.causes),
    }
    return Row(number=number, winners=winners, **{**usual, **fields})


def study(*variants: str, players: tuple[int, ...] = (2,), levels: tuple[str, ...] = ()) -> Study:
    return Study(
        game="kanobu",
        rules="1",
        variants=tuple(Variant(opt) for opt in ("", *variants)),
        players=players,
        bots=("greedy",),
        levels=levels,
        seed=1,
        code="test",
    )
