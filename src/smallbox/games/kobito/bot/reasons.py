"""Why a move of Kobito is better than another: by one's own hand and what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from smallbox.core.judge import Reason
from smallbox.core.messages import Move
from smallbox.games.kobito.bot.memory import Memory
from smallbox.games.kobito.messages import EndTurn, Gold, Pay, Play, Replace, Send, Start, Swap, View

GOLD, MORE_GOLD, READY, KEEP, EXCHANGE = "gold", "more_gold", "ready", "keep", "exchange"
NO_PAY, GO_ON, STOP, TOWARDS, STUDIO, REPLACE = "no_pay", "go_on", "stop", "towards", "studio", "replace"
CODES = (GOLD, MORE_GOLD, READY, KEEP, EXCHANGE, NO_PAY, GO_ON, STOP, TOWARDS, STUDIO, REPLACE)


def reason(view: View, memory: Memory, made: Move, better: Move) -> Reason | None:
    """The first thing that the better move does and the other does not."""
    return next(reasons(view, made, better), None)


def reasons(view: View, made: Move, better: Move) -> Iterator[Reason]:
    yield from taking(view, made, better)
    if left_after(view, made) == 1 and left_after(view, better) != 1:
        gold = gold_of(view, made)
        assert gold is not None
        yield Reason(READY, {"value": gold.value})
    if isinstance(made, Pay) and not isinstance(better, Pay):
        yield Reason(NO_PAY, {"card": made.card})
    if isinstance(better, Swap):
        yield Reason(EXCHANGE, {"number": better.number})
    if spends_kobito(made) and not spends_kobito(better):
        yield Reason(KEEP, {})
    if isinstance(better, EndTurn):
        yield Reason(STOP, {"number": len(view.hand or [])})
    if isinstance(made, EndTurn):
        yield Reason(GO_ON, {})
    yield from building(view, made, better)


def taking(view: View, made: Move, better: Move) -> Iterator[Reason]:
    """The better move takes gold, or more of it."""
    value, other = taken(view, better), taken(view, made)
    if value > other:
        yield Reason(MORE_GOLD, {"value": value, "other": other}) if other else Reason(GOLD, {"value": value})


def building(view: View, made: Move, better: Move) -> Iterator[Reason]:
    gold, other = gold_of(view, better), gold_of(view, made)
    if gold is not None and (other is None or gold.value > other.value):
        yield Reason(TOWARDS, {"value": gold.value, "left": left_after(view, better) or 0})
    if is_own(better) and not is_own(made):
        yield Reason(STUDIO, {})
    if isinstance(better, Replace):
        yield Reason(REPLACE, {"number": better.number})


def is_own(move: Move) -> bool:
    """Does a move lay cards into one's own studio?"""
    return isinstance(move, Start) or (isinstance(move, Play) and move.to.startswith("S"))


def spends_kobito(move: Move) -> bool:
    if isinstance(move, Play | Pay):
        return move.card == "K"
    return isinstance(move, Start) and "K" in (move.low, move.high)


def gold_of(view: View, move: Move) -> Gold | None:
    """The gold card whose rainbow a move lengthens."""
    if isinstance(move, Play | Send) and move.to.startswith("G"):
        return view.gold[int(move.to[1:]) - 1]
    return None


def left_after(view: View, move: Move) -> int | None:
    """How many places a gold rainbow lacks after a move that lengthens it."""
    gold = gold_of(view, move)
    return None if gold is None else gold.need - len(gold.rainbow) - 1


def taken(view: View, move: Move) -> int:
    """The value of the gold card that a move takes; 0 where it takes none."""
    gold = gold_of(view, move)
    return gold.value if gold is not None and left_after(view, move) == 0 else 0
